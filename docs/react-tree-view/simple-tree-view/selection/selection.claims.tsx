import {
  SimpleTreeView,
  TreeItem,
  treeItemClasses,
  type SimpleTreeViewProps,
  type useSimpleTreeViewApiRef,
} from '@mui/x-tree-view';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import CameraBackup from './demos/CameraBackup';
import ChooseASeat from './demos/ChooseASeat';
import ChooseOnlyModels from './demos/ChooseOnlyModels';
import FlatHandover from './demos/FlatHandover';
import NewsletterTopics from './demos/NewsletterTopics';
import RolePermissions from './demos/RolePermissions';

/** What assistive technologies are told about a selected item differs between releases. */
const SELECTED = ':is([aria-selected="true"], [aria-checked="true"])';

type Props = SimpleTreeViewProps<boolean | undefined>;

const api: ReturnType<typeof useSimpleTreeViewApiRef> = { current: undefined };
const changes = vi.fn<(ids: unknown, event: unknown) => void>();
const last = () => changes.mock.lastCall?.[0];

const folders = (
  <>
    <TreeItem itemId="photos" label="Photos">
      <TreeItem itemId="spring" label="Spring" />
      <TreeItem itemId="summer" label="Summer" />
    </TreeItem>
    <TreeItem itemId="mail" label="Mail" />
    <TreeItem itemId="notes" label="Notes" />
  </>
);

function Tree({ children = folders, ...props }: Props) {
  return (
    <SimpleTreeView
      aria-label="Folders"
      apiRef={api}
      onSelectedItemsChange={(event, ids) => changes(ids, event)}
      {...props}
    >
      {children}
    </SimpleTreeView>
  );
}

async function renderTree(props: Props = {}) {
  changes.mockClear();
  return render(<Tree {...props} />);
}

const boxes: Props = { multiSelect: true, checkboxSelection: true };
const branches: Props = { ...boxes, selectionPropagation: { parents: true, descendants: true } };

const element = (id: string) => api.current?.getItemDOMElement(id) ?? null;
const inside = (id: string, selector: string): Element => {
  const found = element(id)?.querySelector(selector);
  if (!found) {
    throw new Error(`Item ${id} has no ${selector}`);
  }
  return found;
};
const click = (id: string) => userEvent.click(inside(id, `.${treeItemClasses.content}`));
const check = (id: string) => userEvent.click(inside(id, 'input'));
const hasDash = (id: string) => inside(id, 'input').getAttribute('data-indeterminate') === 'true';
const isExpanded = (id: string) => element(id)?.getAttribute('aria-expanded') === 'true';
const names = () =>
  [...document.querySelectorAll(`[role="treeitem"]${SELECTED}`)].map(
    (item) => item.querySelector(`.${treeItemClasses.label}`)?.textContent,
  );
const treeItem = (name: string | RegExp) => page.getByRole('treeitem', { name });
const box = (name: string | RegExp) => treeItem(name).element().querySelector('input');
const checkBox = (name: string | RegExp) => userEvent.click(box(name) as Element);
const isDashed = (name: string | RegExp) =>
  box(name)?.getAttribute('data-indeterminate') === 'true';

async function press(id: string, keys: string) {
  api.current?.focusItem(null, id);
  await userEvent.keyboard(keys);
}

async function expand(id: string) {
  api.current?.setItemExpansion({ itemId: id, shouldBeExpanded: true });
  await expect.poll(() => isExpanded(id)).toBe(true);
}

async function collapse(id: string, child: string) {
  api.current?.setItemExpansion({ itemId: id, shouldBeExpanded: false });
  await expect.poll(() => element(child)).toBeNull();
}

claim('Users can select one item in a `SimpleTreeView` without any configuration.', async () => {
  await renderTree();
  await click('mail');
  await click('notes');
  expect(last()).toBe('notes');
  expect(names()).toEqual(['Notes']);
});

claim('Click an item, or move the focus to it and press Space.', async () => {
  await render(<ChooseASeat />);
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('Stalls, rows 6 to 14: €36');
  await treeItem('Center').click();
  await expect.element(status).toHaveTextContent('Balcony, center: €29');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(status).toHaveTextContent('Balcony, center: €29');
  await userEvent.keyboard(' ');
  await expect.element(status).toHaveTextContent('Balcony, side: €18');
});

claim(
  '`onSelectedItemsChange` receives the event and the new id. The id is `null` when Space deselects the item.',
  async () => {
    await renderTree({ defaultSelectedItems: 'mail' });
    await click('notes');
    expect(changes.mock.lastCall).toEqual(['notes', expect.objectContaining({ type: 'click' })]);
    await press('notes', ' ');
    expect(last()).toBeNull();
    expect(names()).toEqual([]);
  },
);

claim(
  "With checkboxes, a click on the rest of the row doesn't select the item. It focuses the item, and expands or collapses it if it has children.",
  async () => {
    await renderTree(boxes);
    for (const id of ['notes', 'photos']) {
      await click(id);
      expect(document.activeElement).toBe(element(id));
    }
    expect(isExpanded('photos')).toBe(true);
    expect(changes).not.toHaveBeenCalled();
    await check('photos');
    await check('notes');
    expect(names()).toEqual(['Photos', 'Notes']);
  },
);

claim(
  "A dash on a parent means that items inside it are selected, but the parent itself isn't.",
  async () => {
    await render(<FlatHandover />);
    expect(isDashed(/^Kitchen/)).toBe(true);
    expect(names()).toEqual(['Oven cleaned', 'Mailbox']);
    await checkBox('Refrigerator defrosted');
    expect(isDashed(/^Kitchen/)).toBe(true);
    expect(names()).not.toContain('Kitchen');
  },
);

claim(
  'A click then selects one item and deselects the others. A click with Ctrl or ⌘ adds or removes one item.',
  async () => {
    await renderTree({ multiSelect: true, defaultExpandedItems: ['photos'] });
    await click('notes');
    await click('mail');
    expect(last()).toEqual(['mail']);
    for (const key of ['Control', 'Meta']) {
      await userEvent.keyboard(`{${key}>}`);
      await click('spring');
      expect(names()).toEqual(['Spring', 'Mail']);
      await click('spring');
      expect(names()).toEqual(['Mail']);
      await userEvent.keyboard(`{/${key}}`);
    }
  },
);

claim(
  'A click with Shift selects the range from the item that the user last clicked or toggled, and selects nothing if there is no such item yet.',
  async () => {
    for (const defaultSelectedItems of [[], ['mail']]) {
      const { unmount } = await renderTree({
        multiSelect: true,
        defaultSelectedItems,
        defaultExpandedItems: ['photos'],
      });
      await userEvent.keyboard('{Shift>}');
      await click('notes');
      expect(changes).not.toHaveBeenCalled();
      await userEvent.keyboard('{/Shift}');
      await click('summer');
      await userEvent.keyboard('{Shift>}');
      await click('notes');
      await userEvent.keyboard('{/Shift}');
      expect(names()).toEqual(['Summer', 'Mail', 'Notes']);
      await unmount();
    }
  },
);

claim(
  '**Select all topics** also selects the two topics in Sports, although Sports is collapsed: expand it to see them checked.',
  async () => {
    await render(<NewsletterTopics />);
    await page.getByRole('button', { name: 'Select all topics' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('5 selected');
    await page.getByText('Sports').click();
    await expect
      .poll(names)
      .toEqual(['Concerts', 'Exhibitions', 'Readings', 'Football', 'Handball']);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(names).toEqual([]);
  },
);

claim('Selected items stay selected when you collapse their parent.', async () => {
  await renderTree({ ...boxes, defaultExpandedItems: ['photos'] });
  await check('spring');
  await collapse('photos', 'spring');
  expect(changes).toHaveBeenCalledTimes(1);
  await check('notes');
  expect(last()).toEqual(['notes', 'spring']);
});

claim(
  'If `selectedItems` is `undefined` on the first render, the tree controls the selection itself.',
  async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rerender } = await renderTree();
    await click('notes');
    expect(names()).toEqual(['Notes']);
    await rerender(<Tree selectedItems="mail" />);
    expect(errors.mock.calls.flat().join()).toContain('changing the uncontrolled selectedItems');
    errors.mockRestore();
  },
);

claim(
  'To change one item without controlling the selection, call `setItemSelection` of `apiRef`.',
  async () => {
    await renderTree();
    api.current?.setItemSelection({ itemId: 'spring' });
    expect(last()).toBe('spring');
    await expand('photos');
    await expect.poll(names).toEqual(['Spring']);
  },
);

claim(
  'Without `multiSelect`, only one item is selected, but with `parents`, the checkbox of a parent whose only child is selected looks checked, too.',
  async () => {
    const isChecked = (id: string) => (inside(id, 'input') as HTMLInputElement).checked;
    for (const parents of [true, false]) {
      const { unmount } = await renderTree({
        checkboxSelection: true,
        defaultExpandedItems: ['photos'],
        selectionPropagation: { parents, descendants: true },
        children: (
          <TreeItem itemId="photos" label="Photos">
            <TreeItem itemId="spring" label="Spring" />
          </TreeItem>
        ),
      });
      await check('photos');
      expect(last()).toBe('photos');
      expect(isChecked('spring')).toBe(false);
      await check('spring');
      expect(last()).toBe('spring');
      expect(isChecked('photos')).toBe(parents);
      await unmount();
    }
  },
);

claim(
  "When you check Holiday, its two children are checked, too. Check Wedding, and then expand it: its children aren't checked.",
  async () => {
    await render(<CameraBackup />);
    await checkBox(/^Holiday/);
    expect(names()).toEqual(['Holiday (expanded)', 'Beach', 'Market']);
    await checkBox(/^Wedding/);
    await page.getByText(/^Wedding/).click();
    await expect.element(treeItem('Ceremony')).toBeVisible();
    expect(names()).toEqual([
      'Holiday (expanded)',
      'Beach',
      'Market',
      'Wedding (not expanded yet)',
    ]);
  },
);

claim('Expanded | The children are selected, too | The parent shows a dash', async () => {
  const { unmount } = await renderTree({ ...branches, defaultExpandedItems: ['photos'] });
  await check('photos');
  expect(last()).toEqual(['photos', 'spring', 'summer']);
  await unmount();
  await renderTree({
    ...branches,
    defaultExpandedItems: ['photos'],
    defaultSelectedItems: ['spring'],
  });
  await expect.poll(() => hasDash('photos')).toBe(true);
});

claim(
  'Collapsed after it was expanded | The children are selected, too | The parent shows a dash',
  async () => {
    await renderTree({ ...branches, defaultExpandedItems: ['photos'] });
    await check('spring');
    await collapse('photos', 'spring');
    expect(hasDash('photos')).toBe(true);
    await check('photos');
    expect((last() as string[]).toSorted()).toEqual(['photos', 'spring', 'summer']);
  },
);

claim("Never expanded | The children aren't selected | The parent shows no dash", async () => {
  const { unmount } = await renderTree(branches);
  await check('photos');
  expect(last()).toEqual(['photos']);
  await unmount();
  await renderTree({ ...branches, defaultSelectedItems: ['spring'] });
  expect(hasDash('photos')).toBe(false);
  await expand('photos');
  await expect.poll(() => hasDash('photos')).toBe(true);
});

claim(
  'With `descendants`, selecting a parent also selects everything inside it. With `parents`, selecting all children also selects their parent.',
  async () => {
    const { unmount } = await renderTree({
      ...boxes,
      defaultExpandedItems: ['photos'],
      selectionPropagation: { descendants: true },
    });
    await check('photos');
    expect(last()).toEqual(['photos', 'spring', 'summer']);
    await unmount();
    await renderTree({
      ...boxes,
      defaultExpandedItems: ['photos'],
      selectionPropagation: { parents: true },
    });
    await check('spring');
    expect(last()).toEqual(['spring']);
    await check('summer');
    expect((last() as string[]).toSorted()).toEqual(['photos', 'spring', 'summer']);
  },
);

const granted = page.getByRole('status');

claim(
  'Invoices is collapsed and shows a dash, because one of its three permissions is granted. If you check the box, all three are granted.',
  async () => {
    await render(<RolePermissions />);
    await expect.element(treeItem('Invoices (1 of 3)')).toHaveAttribute('aria-expanded', 'false');
    expect(isDashed(/^Invoices/)).toBe(true);
    expect(isDashed(/^Customers/)).toBe(false);
    await checkBox(/^Invoices/);
    await expect.element(granted).toHaveTextContent('View invoices, Edit invoices, Send invoices');
    expect(isDashed(/^Invoices/)).toBe(false);
    await page.getByText(/^Invoices/).click();
    await expect.poll(names).toContain('Send invoices');
    await checkBox('Edit invoices');
    await expect.poll(() => isDashed(/^Invoices/)).toBe(true);
    await checkBox(/^Invoices/);
    await checkBox(/^Invoices/);
    await expect.element(treeItem(/^Invoices \(0 of 3\)/)).toBeVisible();
  },
);

claim(
  'An area is selected if all its permissions are, so `selectedItems` is computed on each render.',
  async () => {
    await render(<RolePermissions />);
    expect(names()).toContain('Customers (2 of 2)');
    await checkBox('Edit customers');
    await expect.poll(names).toEqual(['View customers']);
    await checkBox('Edit customers');
    await expect.poll(names).toContain('Customers (2 of 2)');
  },
);

const dashed = { visible: true, indeterminate: true };
const undashed = { visible: true, indeterminate: false };

claim('`onItemSelectionToggle` is called once for each item that changes.', async () => {
  const toggles = vi.fn();
  await renderTree({
    multiSelect: true,
    defaultExpandedItems: ['photos'],
    onItemSelectionToggle: (_event, id, isSelected) => void toggles(id, isSelected),
  });
  await click('spring');
  await userEvent.keyboard('{Shift>}');
  await click('mail');
  await userEvent.keyboard('{/Shift}');
  expect(toggles.mock.calls).toEqual([
    ['spring', true],
    ['summer', true],
    ['mail', true],
  ]);
});

claim(
  '`slotProps.checkbox` of `TreeItem` sets `indeterminate` from the data. It overrides the value that the tree computes.',
  async () => {
    await renderTree({
      ...boxes,
      defaultExpandedItems: ['open'],
      defaultSelectedItems: ['known'],
      children: (
        <>
          <TreeItem itemId="closed" label="Closed" slotProps={{ checkbox: dashed }}>
            <TreeItem itemId="hidden" label="Hidden" />
          </TreeItem>
          <TreeItem itemId="open" label="Open" slotProps={{ checkbox: undashed }}>
            <TreeItem itemId="known" label="Known" />
            <TreeItem itemId="other" label="Other" />
          </TreeItem>
        </>
      ),
    });
    expect(hasDash('closed')).toBe(true);
    expect(hasDash('open')).toBe(false);
  },
);

claim(
  'Ctrl + A selects the items on the page and deselects all others. `getItemDOMElement` returns `null` for the others, and the function ignores them.',
  async () => {
    const { unmount } = await renderTree({ multiSelect: true, defaultSelectedItems: ['spring'] });
    await press('notes', '{Control>}a{/Control}');
    expect(last()).toEqual(['photos', 'mail', 'notes']);
    expect(element('spring')).toBeNull();
    await unmount();
    await render(<RolePermissions />);
    // A click on an item without children moves the focus, and changes nothing else.
    await page.getByText('View customers').first().click();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.element(granted).toHaveTextContent('View invoices');
    for (const name of ['Invoices (3 of 3)', 'Reports (2 of 2)']) {
      await expect.element(treeItem(name)).toBeVisible();
    }
    await expect.element(treeItem(/^Customers \(2 of 2\)/)).toBeVisible();
  },
);

claim(
  'Screen readers announce `aria-checked`, which is `mixed` for a dash. But the tree computes this attribute from the items that it knows: for an area that was never expanded, it is `false`.',
  async () => {
    await render(<RolePermissions />);
    const invoices = treeItem('Invoices (1 of 3)');
    await expect.element(invoices).toHaveAttribute('aria-checked', 'false');
    await page.getByText(/^Invoices/).click();
    await expect.element(treeItem(/^Invoices/)).toHaveAttribute('aria-checked', 'mixed');
  },
);

claim('Unlike a disabled item, it can still be expanded, collapsed and focused.', async () => {
  await render(<ChooseOnlyModels />);
  const drills = treeItem(/^Drills/);
  await page.getByText('Drills').click();
  await expect.element(drills).toHaveAttribute('aria-expanded', 'false');
  await expect.element(drills).toHaveFocus();
  await page.getByText('Drills').click();
  await expect.element(drills).toHaveAttribute('aria-expanded', 'true');
});

claim(
  "Such an item has no checkbox, and a click and Space don't select it. In 8.29.3, Ctrl + A and `setItemSelection` still do, so the demo removes its id in `onSelectedItemsChange`.",
  async () => {
    const children = (
      <>
        <TreeItem itemId="drills" label="Drills" disableSelection />
        <TreeItem itemId="saws" label="Saws" />
      </>
    );
    const first = await renderTree({ ...boxes, children });
    expect(element('drills')?.querySelector('input')).toBeNull();
    await first.unmount();
    const second = await renderTree({ multiSelect: true, children });
    await click('drills');
    await press('drills', ' ');
    expect(changes).not.toHaveBeenCalled();
    await press('saws', '{Control>}a{/Control}');
    expect(last()).toEqual(['drills', 'saws']);
    api.current?.setItemSelection({ itemId: 'drills', shouldBeSelected: true });
    expect(last()).toEqual(['drills']);
    await second.unmount();
    await render(<ChooseOnlyModels />);
    (treeItem(/^Drills/).element() as HTMLElement).focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.poll(names).toHaveLength(4);
  },
);

claim(
  'With `disableSelection` on the tree, users can still focus, expand and collapse items, but not select them. The checkboxes disappear.',
  async () => {
    await renderTree({ ...boxes, disableSelection: true });
    expect(element('notes')?.querySelector('input')).toBeNull();
    await press('notes', ' ');
    expect(changes).not.toHaveBeenCalled();
    await click('photos');
    expect(isExpanded('photos')).toBe(true);
  },
);

const all: Props = { multiSelect: true, defaultExpandedItems: ['photos'] };

claim('Space | Selects or deselects the item | Adds or removes the item', async () => {
  const { unmount } = await renderTree({ defaultSelectedItems: 'mail' });
  await press('notes', ' ');
  expect(last()).toBe('notes');
  await press('notes', ' ');
  expect(last()).toBeNull();
  await unmount();
  await renderTree({ ...all, defaultSelectedItems: ['mail'] });
  await press('notes', ' ');
  expect(last()).toEqual(['notes', 'mail']);
  await press('notes', ' ');
  expect(last()).toEqual(['mail']);
});

claim('Enter, item without children | Selects the item | Adds or removes the item', async () => {
  const { unmount } = await renderTree();
  await press('notes', '{Enter}');
  await press('notes', '{Enter}');
  expect(names()).toEqual(['Notes']);
  await unmount();
  await renderTree({ ...all, defaultSelectedItems: ['mail'] });
  await press('notes', '{Enter}');
  expect(last()).toEqual(['notes', 'mail']);
  await press('notes', '{Enter}');
  expect(last()).toEqual(['mail']);
});

claim('Enter, item with children | Expands or collapses it | Expands or collapses it', async () => {
  for (const multiSelect of [false, true]) {
    const { unmount } = await renderTree({ multiSelect });
    await press('photos', '{Enter}');
    expect(isExpanded('photos')).toBe(true);
    await press('photos', '{Enter}');
    expect(isExpanded('photos')).toBe(false);
    expect(changes).not.toHaveBeenCalled();
    await unmount();
  }
});

claim('Shift + ↑ or ↓ | – | Extends or shrinks the selection by one item', async () => {
  await renderTree({ ...all, defaultSelectedItems: ['spring'] });
  await press('spring', '{Shift>}{ArrowDown}{ArrowDown}');
  expect(names()).toEqual(['Spring', 'Summer', 'Mail']);
  await userEvent.keyboard('{ArrowUp}{/Shift}');
  expect(names()).toEqual(['Spring', 'Summer']);
});

claim(
  'Shift + Space | Selects or deselects the item | Selects the range from the last selected item',
  async () => {
    const { unmount } = await renderTree();
    await press('notes', '{Shift>} {/Shift}');
    expect(last()).toBe('notes');
    await press('notes', '{Shift>} {/Shift}');
    expect(last()).toBeNull();
    await unmount();
    await renderTree(all);
    await press('spring', ' ');
    await press('mail', '{Shift>} {/Shift}');
    expect(names()).toEqual(['Spring', 'Summer', 'Mail']);
  },
);

claim(
  'Ctrl + Shift + Home or End | – | Selects up to the first or down to the last item',
  async () => {
    const { unmount } = await renderTree(all);
    await press('summer', '{Control>}{Shift>}{Home}{/Shift}{/Control}');
    expect(names()).toEqual(['Photos', 'Spring', 'Summer']);
    await unmount();
    await renderTree(all);
    await press('summer', '{Control>}{Shift>}{End}{/Shift}{/Control}');
    expect(names()).toEqual(['Summer', 'Mail', 'Notes']);
  },
);

claim(
  'Ctrl + A | – | Selects all visible items, except disabled items that the keyboard skips',
  async () => {
    for (const key of ['Control', 'Meta']) {
      const { unmount } = await renderTree({ multiSelect: true });
      await press('notes', `{${key}>}a{/${key}}`);
      expect(last()).toEqual(['photos', 'mail', 'notes']);
      await unmount();
    }
  },
);

claim("The tree doesn't know children that were never rendered.", async () => {
  await renderTree(branches);
  expect(api.current?.getItemOrderedChildrenIds('photos')).toEqual([]);
  await expand('photos');
  await expect
    .poll(() => api.current?.getItemOrderedChildrenIds('photos'))
    .toEqual(['spring', 'summer']);
});

claim('`selectedItems` is set, and nothing updates it.', async () => {
  await renderTree({ selectedItems: null });
  await click('notes');
  expect(last()).toBe('notes');
  expect(names()).toEqual([]);
});

claim(
  'Ctrl + A replaces the selection with the visible items, so selected items in collapsed branches are deselected.',
  async () => {
    await renderTree({ multiSelect: true, defaultSelectedItems: ['summer'] });
    await press('mail', '{Control>}a{/Control}');
    expect(last()).toEqual(['photos', 'mail', 'notes']);
  },
);

claim('When you stop rendering a `TreeItem`, its id stays in the selection.', async () => {
  const { rerender } = await renderTree({ ...boxes, defaultSelectedItems: ['notes'] });
  await rerender(
    <Tree {...boxes} defaultSelectedItems={['notes']}>
      <TreeItem itemId="mail" label="Mail" />
    </Tree>,
  );
  await check('mail');
  expect(last()).toEqual(['mail', 'notes']);
});
