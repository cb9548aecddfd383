import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  RichTreeView,
  TreeItem,
  treeItemClasses,
  type RichTreeViewProps,
  type TreeItemProps,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';
import { claim } from '@portal/claims';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import BicycleParts from './demos/BicycleParts';
import FilterSpices from './demos/FilterSpices';
import HandbookContents from './demos/HandbookContents';
import OneDepartmentAtATime from './demos/OneDepartmentAtATime';
import OpenByPath from './demos/OpenByPath';
import ProjectFiles from './demos/ProjectFiles';
import ReopenTheSidebar from './demos/ReopenTheSidebar';

/** What assistive technologies are told about a selected item differs between releases. */
const SELECTED = ':is([aria-selected="true"], [aria-checked="true"])';
const isSelected = (item: Locator) => item.element().matches(SELECTED);

type Item = TreeViewBaseItem;
type Props = Partial<RichTreeViewProps<Item, boolean>>;
type Api = NonNullable<NonNullable<RichTreeViewProps<Item, boolean>['apiRef']>['current']>;

const items: Item[] = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'old', label: 'Old', children: [{ id: 'lease', label: 'Lease' }] },
      { id: 'new', label: 'New', children: [{ id: 'insurance', label: 'Insurance' }] },
    ],
  },
  { id: 'plans', label: 'Plans', children: [{ id: 'level', label: 'Level' }] },
  { id: 'notes', label: 'Notes' },
];

const api: { current: Required<Api> | undefined } = { current: undefined };
const changes = vi.fn<(ids: string[], event: unknown) => void>();
const toggles = vi.fn<(event: unknown, id: string, isExpanded: boolean) => void>();
const lists = () => changes.mock.calls.map(([ids]) => ids);
const last = () => changes.mock.lastCall?.[0];

function Tree(props: Props) {
  return (
    <RichTreeView
      aria-label="Files"
      apiRef={api}
      items={items}
      onExpandedItemsChange={(event, ids) => changes(ids, event)}
      onItemExpansionToggle={toggles}
      {...props}
    />
  );
}

async function renderTree(props: Props = {}) {
  changes.mockClear();
  toggles.mockClear();
  return render(<Tree {...props} />);
}

const element = (id: string) => api.current?.getItemDOMElement(id) ?? null;
const inside = (id: string, selector: string): Element => {
  const found = element(id)?.querySelector(selector);
  if (!found) {
    throw new Error(`Item ${id} has no ${selector}`);
  }
  return found;
};
const clickLabel = (id: string) => userEvent.click(inside(id, `.${treeItemClasses.label}`));
const clickArrow = (id: string) => userEvent.click(inside(id, `.${treeItemClasses.iconContainer}`));
const isExpanded = (id: string) => element(id)?.getAttribute('aria-expanded') === 'true';
const focused = () => document.activeElement?.id.split('-').at(-1);
const labels = () =>
  [...document.querySelectorAll(`.${treeItemClasses.label}`)].map((label) => label.textContent);
const visible = (text: string) => labels().includes(text);
// The library logs each message once per page, so the claims share what was logged.
const logged: string[] = [];
const catchErrors = () =>
  vi.spyOn(console, 'error').mockImplementation((message) => {
    logged.push(String(message));
  });
const button = (name: string) => page.getByRole('button', { name });

async function press(id: string, keys: string) {
  api.current?.focusItem(null, id);
  await expect.poll(focused).toBe(id);
  await userEvent.keyboard(keys);
}

const isPlans = (item: Item) => item.id === 'plans';

// The first claim that changes a default prop: the library logs that only once.
claim(
  'To keep the list after a reload, write it to `localStorage` and read it when the tree mounts:',
  async () => {
    const key = 'folders.expanded';
    const readExpanded = () => JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
    function Folders({ readsOnce }: { readsOnce: boolean }) {
      const [stored] = useState(readExpanded);
      return (
        <RichTreeView
          aria-label="Folders"
          apiRef={api}
          items={items}
          defaultExpandedItems={readsOnce ? stored : readExpanded()}
          onExpandedItemsChange={(_event, itemIds) =>
            localStorage.setItem(key, JSON.stringify(itemIds))
          }
        />
      );
    }
    const errors = catchErrors();
    const { rerender, unmount } = await render(<Folders readsOnce />);
    await clickLabel('plans');
    await rerender(<Folders readsOnce />);
    expect(errors).not.toHaveBeenCalled();
    // If you read it on each render instead.
    await rerender(<Folders readsOnce={false} />);
    expect(logged.join()).toContain('A component is changing the default expandedItems state');
    await unmount();
    await render(<Folders readsOnce />);
    expect(isExpanded('plans')).toBe(true);
    expect(isExpanded('contracts')).toBe(false);
    errors.mockRestore();
    localStorage.removeItem(key);
  },
);

claim('Items of a `RichTreeView` are collapsed by default.', async () => {
  await renderTree();
  expect(labels()).toEqual(['Contracts', 'Plans', 'Notes']);
  expect(isExpanded('contracts')).toBe(false);
});

claim(
  '`defaultExpandedItems` is a list of ids that the tree reads once, when it mounts.',
  async () => {
    const errors = catchErrors();
    const { rerender } = await renderTree({ defaultExpandedItems: ['plans'] });
    expect(isExpanded('plans')).toBe(true);
    await rerender(<Tree defaultExpandedItems={['contracts']} />);
    expect(isExpanded('plans')).toBe(true);
    expect(isExpanded('contracts')).toBe(false);
    errors.mockRestore();
  },
);

claim(
  'An item is visible only if all its ancestors are expanded, so list them too: with `contracts-2025` alone, this item would stay hidden inside Contracts.',
  async () => {
    const { unmount } = await render(<ProjectFiles />);
    expect(visible('Insurance.pdf')).toBe(true);
    expect(visible('Lease Porto.pdf')).toBe(false);
    await unmount();
    await renderTree({ defaultExpandedItems: ['new'] });
    expect(visible('New')).toBe(false);
    expect(visible('Insurance')).toBe(false);
  },
);

claim(
  "A click on the row of an item with children expands or collapses it, unless you click its checkbox. With `multiSelect`, a click with Ctrl, ⌘, or Shift doesn't collapse an expanded item. The children of a collapsed item aren't in the DOM.",
  async () => {
    await renderTree({ checkboxSelection: true });
    await userEvent.click(inside('plans', 'input'));
    expect(isExpanded('plans')).toBe(false);
    expect(element('level')).toBeNull();
    await clickLabel('plans');
    expect(element('level')).not.toBeNull();
    await clickArrow('plans');
    expect(isExpanded('plans')).toBe(false);
    await expect.poll(() => element('level')).toBeNull();
    await userEvent.click(inside('plans', `.${treeItemClasses.content}`), {
      position: { x: 300, y: 10 },
    });
    expect(isExpanded('plans')).toBe(true);
    await cleanup();
    await renderTree({ multiSelect: true });
    for (const key of ['Control', 'Meta', 'Shift']) {
      await userEvent.keyboard(`{${key}>}`);
      for (let click = 0; click < 2; click += 1) {
        await clickLabel('plans');
        expect(isExpanded('plans')).toBe(true);
      }
      await userEvent.keyboard(`{/${key}}`);
      await clickLabel('plans');
      expect(isExpanded('plans')).toBe(false);
    }
  },
);

claim(
  '**Collapse all** sets an empty array, **Expand all** an array of the ids of all parents.',
  async () => {
    await render(<HandbookContents />);
    expect(visible('Acids')).toBe(false);
    await button('Expand all').click();
    expect(labels()).toHaveLength(7);
    await button('Collapse all').click();
    await expect.poll(() => labels()).toEqual(['Safety', 'Equipment']);
    await page.getByText('Equipment').click();
    await expect.poll(() => visible('Centrifuge')).toBe(true);
  },
);

claim(
  "The second argument of `onExpandedItemsChange` is the complete new list. Don't rely on its order: a click adds an id at the start, and * adds ids at the end.",
  async () => {
    await renderTree();
    await clickLabel('plans');
    await clickLabel('contracts');
    expect(last()).toEqual(['contracts', 'plans']);
    await press('new', '*');
    expect(last()).toEqual(['contracts', 'plans', 'old', 'new']);
  },
);

claim(
  'When an item is collapsed, its expanded descendants stay in the list, so they are expanded again when the user expands that item.',
  async () => {
    await renderTree({ defaultExpandedItems: ['contracts', 'old'] });
    await clickLabel('contracts');
    expect(last()).toEqual(['old']);
    await expect.poll(() => visible('Lease')).toBe(false);
    await clickLabel('contracts');
    expect(visible('Lease')).toBe(true);
  },
);

claim(
  'With `expansionTrigger="iconContainer"`, a click expands or collapses the item only on its arrow. A click on the label selects the item, or does nothing if the tree has checkboxes.',
  async () => {
    await render(<BicycleParts />);
    const status = page.getByRole('status');
    await page.getByText('Frame set').click();
    await expect.element(status).toHaveTextContent('FR-100: Frame set, quantity 1');
    expect(visible('Fork')).toBe(true);
    expect(visible('Spoke')).toBe(false);
    const wheel = page.getByRole('treeitem', { name: 'Wheel' }).element();
    await userEvent.click(wheel.querySelector(`.${treeItemClasses.iconContainer}`) ?? wheel);
    expect(visible('Spoke')).toBe(true);
    await cleanup();
    const selections = vi.fn();
    await renderTree({
      expansionTrigger: 'iconContainer',
      checkboxSelection: true,
      onSelectedItemsChange: selections,
    });
    await clickLabel('plans');
    expect(isExpanded('plans')).toBe(false);
    await clickArrow('plans');
    expect(isExpanded('plans')).toBe(true);
    expect(selections).not.toHaveBeenCalled();
  },
);

claim(
  'In a tree without checkboxes, a click on the arrow also selects the item. To prevent that, stop the event at the arrow:',
  async () => {
    function PartItem(props: TreeItemProps) {
      return (
        <TreeItem
          {...props}
          slotProps={{ iconContainer: { onClick: (event) => event.stopPropagation() } }}
        />
      );
    }
    const selections = vi.fn<(event: unknown, ids: unknown) => void>();
    const props: Props = {
      expansionTrigger: 'iconContainer',
      onSelectedItemsChange: selections,
    };
    const { unmount } = await renderTree(props);
    await clickArrow('plans');
    expect(selections.mock.lastCall?.[1]).toBe('plans');
    await unmount();
    selections.mockClear();
    await renderTree({ ...props, slots: { item: PartItem } });
    await clickArrow('plans');
    expect(isExpanded('plans')).toBe(true);
    expect(selections).not.toHaveBeenCalled();
    await clickLabel('plans');
    expect(selections.mock.lastCall?.[1]).toBe('plans');
    expect(isExpanded('plans')).toBe(true);
  },
);

claim(
  'The default is `"content"`, the whole row. If you set `isItemEditable`, the default is `"iconContainer"`. The prop affects clicks only: the keys work as before.',
  async () => {
    const first = await renderTree();
    await clickLabel('plans');
    expect(isExpanded('plans')).toBe(true);
    await first.unmount();
    const second = await renderTree({ isItemEditable: true });
    await clickLabel('plans');
    expect(isExpanded('plans')).toBe(false);
    await clickArrow('plans');
    expect(isExpanded('plans')).toBe(true);
    await second.unmount();
    await renderTree({ expansionTrigger: 'iconContainer' });
    await press('plans', '{Enter}');
    expect(isExpanded('plans')).toBe(true);
    await press('plans', '{ArrowLeft}');
    expect(isExpanded('plans')).toBe(false);
  },
);

claim(
  'To collapse the other items when one is expanded, keep a single id, and set it in `onItemExpansionToggle`.',
  async () => {
    await render(<OneDepartmentAtATime />);
    expect(visible('Erik Lindqvist')).toBe(true);
    await page.getByText('Logistics').click();
    await expect.poll(() => visible('Erik Lindqvist')).toBe(false);
    expect(visible('Rania Haddad')).toBe(true);
    await page.getByText('Logistics').click();
    await expect.poll(() => visible('Rania Haddad')).toBe(false);
  },
);

claim(
  '`onItemExpansionToggle` receives the event, the id of the item, and whether it is now expanded. It is called once for each item that changes, before `onExpandedItemsChange`.',
  async () => {
    await renderTree({ defaultExpandedItems: ['contracts'] });
    await press('old', '*');
    expect(toggles.mock.calls.map(([, id, open]) => [id, open])).toEqual([
      ['old', true],
      ['new', true],
    ]);
    expect(changes).toHaveBeenCalledTimes(1);
    expect(toggles.mock.invocationCallOrder[1]).toBeLessThan(
      changes.mock.invocationCallOrder[0] ?? 0,
    );
    await clickLabel('contracts');
    expect(toggles.mock.lastCall?.slice(1)).toEqual(['contracts', false]);
    expect(toggles.mock.lastCall?.[0]).toMatchObject({ type: 'click' });
  },
);

claim('Without `shouldBeExpanded`, the method toggles the item.', async () => {
  await renderTree();
  api.current?.setItemExpansion({ itemId: 'plans' });
  await expect.poll(() => isExpanded('plans')).toBe(true);
  api.current?.setItemExpansion({ itemId: 'plans' });
  await expect.poll(() => isExpanded('plans')).toBe(false);
});

claim('It does nothing if the item is already in that state.', async () => {
  await renderTree({ defaultExpandedItems: ['plans'] });
  api.current?.setItemExpansion({ itemId: 'plans', shouldBeExpanded: true });
  api.current?.setItemExpansion({ itemId: 'contracts', shouldBeExpanded: false });
  expect(changes).not.toHaveBeenCalled();
  expect(toggles).not.toHaveBeenCalled();
});

claim('It also expands disabled items.', async () => {
  await renderTree({ isItemDisabled: isPlans });
  api.current?.setItemExpansion({ itemId: 'plans', shouldBeExpanded: true });
  await expect.poll(() => visible('Level')).toBe(true);
});

claim('It calls both callbacks, with `null` as the event unless you pass one.', async () => {
  await renderTree();
  api.current?.setItemExpansion({ itemId: 'plans' });
  expect(toggles.mock.calls).toEqual([[null, 'plans', true]]);
  expect(changes.mock.calls).toEqual([[['plans'], null]]);
});

claim(
  "In a controlled tree, the method only calls the callbacks, and you update the state. Don't call it in a loop in such a tree: each call starts from the same `expandedItems`, and only the last one has an effect.",
  async () => {
    await renderTree({ expandedItems: ['notes'] });
    for (const itemId of ['contracts', 'plans']) {
      api.current?.setItemExpansion({ itemId, shouldBeExpanded: true });
    }
    expect(lists()).toEqual([
      ['contracts', 'notes'],
      ['plans', 'notes'],
    ]);
    expect(isExpanded('plans')).toBe(false);
  },
);

claim(
  'Keep the list in a component that stays mounted when the tree unmounts. Hide the mailboxes and show them again: the same items are expanded.',
  async () => {
    await render(<ReopenTheSidebar />);
    await page.getByText('Suppliers').click();
    await button('Hide mailboxes').click();
    expect(labels()).toEqual([]);
    await button('Show mailboxes').click();
    expect(visible('Satō Paper')).toBe(true);
    expect(visible('Demir Tekstil')).toBe(true);
  },
);

claim(
  'Ids of items that no longer exist are ignored, but stay in the list until you remove them. If such an item comes back, it is expanded.',
  async () => {
    const { rerender } = await renderTree({ defaultExpandedItems: ['plans'] });
    const without = items.filter((item) => item.id !== 'plans');
    await rerender(<Tree defaultExpandedItems={['plans']} items={without} />);
    await expect.poll(() => visible('Plans')).toBe(false);
    await clickLabel('contracts');
    expect(last()).toEqual(['contracts', 'plans']);
    await rerender(<Tree defaultExpandedItems={['plans']} items={items} />);
    await expect.poll(() => visible('Level')).toBe(true);
  },
);

claim('Add the ids of all ancestors to `expandedItems`, then focus the item.', async () => {
  await render(<OpenByPath />);
  await button('letters/1911/tromsoe.pdf').click();
  await expect.poll(() => document.activeElement?.textContent).toBe('tromsoe.pdf');
  await button('maps/coast/lofoten.tif').click();
  await expect.poll(() => document.activeElement?.textContent).toBe('lofoten.tif');
  expect(visible('tromsoe.pdf')).toBe(true);
});

claim(
  '`flushSync` is necessary: `focusItem` does nothing while the parent of the item is collapsed.',
  async () => {
    const onItemFocus = vi.fn();
    await renderTree({ onItemFocus });
    api.current?.focusItem(null, 'level');
    expect(onItemFocus).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  },
);

claim(
  "Users can't expand or collapse a disabled item with a click, Enter or an arrow key.",
  async () => {
    await renderTree({ isItemDisabled: isPlans, disabledItemsFocusable: true });
    await userEvent.click(inside('plans', `.${treeItemClasses.label}`), { force: true });
    await press('plans', '{Enter}{ArrowRight}');
    expect(isExpanded('plans')).toBe(false);
    api.current?.setItemExpansion({ itemId: 'plans' });
    await expect.poll(() => isExpanded('plans')).toBe(true);
    toggles.mockClear();
    await userEvent.click(inside('plans', `.${treeItemClasses.label}`), { force: true });
    await press('plans', '{Enter}{ArrowLeft}');
    expect(toggles).not.toHaveBeenCalled();
  },
);

claim(
  'It can still be expanded in three ways: by its id in `expandedItems` or `defaultExpandedItems`, by `setItemExpansion`, and by * on one of its siblings.',
  async () => {
    for (const prop of ['expandedItems', 'defaultExpandedItems']) {
      const { unmount } = await renderTree({ isItemDisabled: isPlans, [prop]: ['plans'] });
      expect(isExpanded('plans')).toBe(true);
      await unmount();
    }
    const second = await renderTree({ isItemDisabled: isPlans });
    api.current?.setItemExpansion({ itemId: 'plans' });
    await expect.poll(() => isExpanded('plans')).toBe(true);
    await second.unmount();
    await renderTree({ isItemDisabled: isPlans });
    await press('notes', '*');
    await expect.poll(() => isExpanded('plans')).toBe(true);
  },
);

claim(
  '→ | Expands a collapsed item; on an expanded item, moves the focus to its first child',
  async () => {
    await renderTree();
    await press('plans', '{ArrowRight}');
    expect(isExpanded('plans')).toBe(true);
    expect(focused()).toBe('plans');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('level');
  },
);

claim('← | Collapses an expanded item; otherwise, moves the focus to the parent', async () => {
  await renderTree({ defaultExpandedItems: ['contracts'] });
  await press('old', '{ArrowLeft}');
  expect(focused()).toBe('contracts');
  expect(isExpanded('contracts')).toBe(true);
  await userEvent.keyboard('{ArrowLeft}');
  expect(isExpanded('contracts')).toBe(false);
});

claim('Enter on a parent | Expands or collapses it', async () => {
  await renderTree();
  await press('plans', '{Enter}');
  expect(isExpanded('plans')).toBe(true);
  await press('plans', '{Enter}');
  expect(isExpanded('plans')).toBe(false);
});

claim(
  '* | Expands all siblings of the item and the item itself, but nothing inside them',
  async () => {
    await renderTree();
    await press('contracts', '*');
    expect(isExpanded('contracts')).toBe(true);
    expect(isExpanded('plans')).toBe(true);
    expect(isExpanded('old')).toBe(false);
    expect(last()).toEqual(['contracts', 'plans']);
  },
);

claim('Ctrl + → or ← | Nothing', async () => {
  await renderTree({ defaultExpandedItems: ['contracts'] });
  await press('plans', '{Control>}{ArrowRight}{/Control}');
  await press('contracts', '{Control>}{ArrowLeft}{/Control}');
  expect(changes).not.toHaveBeenCalled();
  expect(focused()).toBe('contracts');
});

claim('In right-to-left layouts, the two arrow keys are swapped.', async () => {
  await render(
    <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
      <Tree />
    </ThemeProvider>,
  );
  await press('plans', '{ArrowRight}');
  expect(isExpanded('plans')).toBe(false);
  await press('plans', '{ArrowLeft}');
  expect(isExpanded('plans')).toBe(true);
  await press('plans', '{ArrowRight}');
  expect(isExpanded('plans')).toBe(false);
});

claim('If an item is editable, Enter edits its label instead.', async () => {
  await renderTree({ isItemEditable: true });
  await press('plans', '{Enter}');
  await expect.element(page.getByRole('textbox')).toHaveValue('Plans');
  expect(isExpanded('plans')).toBe(false);
});

claim(
  'A `Collapse` from Material UI animates the height of the children. To turn off the animation, set its `timeout` to `0` in the item component:',
  async () => {
    function StillItem(props: TreeItemProps) {
      return <TreeItem {...props} slotProps={{ groupTransition: { timeout: 0 } }} />;
    }
    const duration = () => {
      const group = inside('plans', `.${treeItemClasses.groupTransition}`);
      return group instanceof HTMLElement ? parseFloat(group.style.transitionDuration) : NaN;
    };
    const { unmount } = await renderTree();
    await clickLabel('plans');
    expect(duration()).toBeGreaterThan(0);
    await unmount();
    await renderTree({ slots: { item: StillItem } });
    await clickLabel('plans');
    expect(duration() || 0).toBe(0);
    await clickLabel('plans');
    await expect.poll(() => element('level')).toBeNull();
  },
);

const folders = (count: number, files: number): Item[] =>
  Array.from({ length: count }, (_folder, folder) => ({
    id: `folder${folder}`,
    label: `Folder ${folder}`,
    children: Array.from({ length: files }, (_file, file) => ({
      id: `file${folder}/${file}`,
      label: `File ${file}`,
    })),
  }));
const treeItems = () => document.querySelectorAll('[role="treeitem"]').length;

claim(
  'A tree of 10,000 items in 100 collapsed folders renders 100 list items. With one folder expanded, it renders 200.',
  async () => {
    await renderTree({ items: folders(100, 100) });
    expect(treeItems()).toBe(100);
    api.current?.setItemExpansion({ itemId: 'folder0' });
    await expect.poll(treeItems).toBe(200);
  },
);

claim(
  'With all folders expanded, it renders 10,100, and each of them contains several elements.',
  async () => {
    // The same proportions in a smaller tree: all folders and all files are rendered.
    const some = folders(10, 10);
    await renderTree({ items: some, defaultExpandedItems: some.map(({ id }) => id) });
    expect(treeItems()).toBe(110);
    expect(document.querySelectorAll('[role="tree"] *').length).toBeGreaterThan(3 * 110);
  },
);

claim(
  'For example, the first render of 310 visible items takes at least five times as long as the first render of 10.',
  async () => {
    const some = folders(10, 100);
    const time = async (ids: string[]) => {
      const start = performance.now();
      const { unmount } = await renderTree({ items: some, defaultExpandedItems: ids });
      const duration = performance.now() - start;
      await unmount();
      return duration;
    };
    await time([]);
    const few = Math.min(await time([]), await time([]), await time([]));
    const many = await time(['folder0', 'folder1', 'folder2']);
    expect(many / few).toBeGreaterThan(5);
  },
);

claim(
  'If you compute it from data that arrives later, the tree has already mounted with an empty list, and logs "A component is changing the default expandedItems state" in development.',
  async () => {
    const errors = catchErrors();
    const { rerender } = await renderTree({ items: [], defaultExpandedItems: [] });
    await rerender(<Tree items={items} defaultExpandedItems={['plans']} />);
    expect(isExpanded('plans')).toBe(false);
    expect(logged.join()).toContain('A component is changing the default expandedItems state');
    errors.mockRestore();
  },
);

claim('If you know the ids in advance, you can pass them before the items exist.', async () => {
  const ids = ['plans'];
  const { rerender } = await renderTree({ items: [], defaultExpandedItems: ids });
  await rerender(<Tree items={items} defaultExpandedItems={ids} />);
  await expect.poll(() => visible('Level')).toBe(true);
});

claim('`expandedItems` is set, and nothing updates it.', async () => {
  await renderTree({ expandedItems: [] });
  await clickLabel('plans');
  expect(last()).toEqual(['plans']);
  expect(isExpanded('plans')).toBe(false);
});

claim(
  'One of its ancestors is collapsed. `isItemExpanded` returns `true` in this case too: it only tells you that the id is in the list.',
  async () => {
    await renderTree({ defaultExpandedItems: ['new', 'notes'] });
    expect(api.current?.isItemExpanded('new')).toBe(true);
    expect(element('new')).toBeNull();
    expect(api.current?.isItemExpanded('notes')).toBe(true);
    expect(element('notes')?.hasAttribute('aria-expanded')).toBe(false);
  },
);

claim('`expandedItems` was `undefined` on the first render. Start with `[]`.', async () => {
  const errors = catchErrors();
  const first = await renderTree({ expandedItems: [] });
  await first.rerender(<Tree expandedItems={['plans']} />);
  expect(errors).not.toHaveBeenCalled();
  expect(isExpanded('plans')).toBe(true);
  await first.unmount();
  const { rerender } = await renderTree();
  await rerender(<Tree expandedItems={['plans']} />);
  expect(logged.join()).toContain('A component is changing the uncontrolled expandedItems state');
  errors.mockRestore();
});

claim(
  'An item needs at least one child to be expandable. For an empty folder, add a disabled child with a label such as "Empty".',
  async () => {
    await renderTree({
      items: [
        { id: 'bare', label: 'Bare', children: [] },
        { id: 'hinted', label: 'Hinted', children: [{ id: 'hint', label: 'Empty' }] },
      ],
      isItemDisabled: (item) => item.id === 'hint',
    });
    expect(element('bare')?.hasAttribute('aria-expanded')).toBe(false);
    expect(element('hinted')?.getAttribute('aria-expanded')).toBe('false');
    await clickLabel('hinted');
    expect(element('hint')?.getAttribute('aria-disabled')).toBe('true');
  },
);

claim(
  'Type "tur": the tree shows Turmeric inside Roots. Clear the field: the items that were expanded before are expanded again, because the demo doesn\'t change `expanded` while it filters. Selected items stay selected even while the filter hides them, because the tree stores their ids.',
  async () => {
    await render(<FilterSpices />);
    const names = () =>
      page
        .getByRole('treeitem')
        .elements()
        .map((element) => element.querySelector('.MuiTreeItem-label')?.textContent);
    await page.getByRole('treeitem', { name: 'Seeds' }).click();
    await page.getByRole('treeitem', { name: 'Cumin' }).click();
    const everything = ['Seeds', 'Cumin', 'Fennel', 'Mustard', 'Roots'];
    await expect.poll(names).toEqual(everything);
    const field = page.getByRole('textbox', { name: 'Filter spices' });
    await field.fill('tur');
    await expect.poll(names).toEqual(['Roots', 'Turmeric']);
    await field.fill('seed');
    await expect.poll(names).toEqual(['Seeds', 'Cumin', 'Fennel', 'Mustard']);
    await field.fill('xyz');
    await expect.element(page.getByRole('status')).toHaveTextContent('No spice matches.');
    await field.fill('');
    await expect.poll(names).toEqual(everything);
    await expect.poll(() => isSelected(page.getByRole('treeitem', { name: 'Cumin' }))).toBe(true);
  },
);
