import {
  RichTreeView,
  TreeItem,
  type RichTreeViewProps,
  type TreeItemProps,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';
import { claim } from '@portal/claims';
import { type FocusEvent, StrictMode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import DeleteWithTheKeyboard from './demos/DeleteWithTheKeyboard';
import GoToAFile from './demos/GoToAFile';
import MoveToAFolder from './demos/MoveToAFolder';
import PreviewOnFocus from './demos/PreviewOnFocus';
import ReachableParts from './demos/ReachableParts';

/** What assistive technologies are told about a selected item differs between releases. */
const SELECTED = ':is([aria-selected="true"], [aria-checked="true"])';

type Item = TreeViewBaseItem;
type Props = Partial<RichTreeViewProps<Item, boolean>>;
type Api = NonNullable<NonNullable<RichTreeViewProps<Item, boolean>['apiRef']>['current']>;

const items: Item[] = [
  {
    id: 'minutes',
    label: 'Minutes',
    children: [
      { id: 'march', label: 'March' },
      { id: 'april', label: 'April' },
    ],
  },
  { id: 'budget', label: 'Budget' },
  { id: 'bylaws', label: 'Bylaws' },
  { id: 'units', label: 'Units' },
];

const api: { current: Required<Api> | undefined } = { current: undefined };
const focuses = vi.fn<(event: { type: string } | null, id: string) => void>();

function Tree(props: Props) {
  return (
    <>
      <button type="button">Before</button>
      <RichTreeView
        aria-label="Files"
        apiRef={api}
        items={items}
        defaultExpandedItems={['minutes']}
        onItemFocus={focuses}
        {...props}
      />
      <button type="button">After</button>
    </>
  );
}

async function renderTree(props: Props = {}) {
  focuses.mockClear();
  return render(<Tree {...props} />);
}

const focused = () => document.activeElement?.id.split('-').at(-1);
const focusedText = () => document.activeElement?.textContent;
const selected = () =>
  [...document.querySelectorAll(SELECTED)].map((item) => item.id.split('-').at(-1));
const treeItem = (name: string) => page.getByRole('treeitem', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name });

async function press(id: string, keys: string) {
  api.current?.focusItem(null, id);
  await expect.poll(focused).toBe(id);
  await userEvent.keyboard(keys);
}
async function tabInto() {
  await button('Before').click();
  await userEvent.keyboard('{Tab}');
}

const isMinutes = (item: Item) => item.id === 'minutes';
const isBudget = (item: Item) => item.id === 'budget';

claim('The browser scrolls the item into view.', async () => {
  await renderTree({ sx: { height: 60, overflow: 'auto' } });
  const tree = page.getByRole('tree').element();
  expect(tree.scrollTop).toBe(0);
  api.current?.focusItem(null, 'units');
  await expect.poll(() => tree.scrollTop).toBeGreaterThan(0);
});

claim(
  "`focusItem` takes an event, or `null`, and the id of the item. It doesn't select the item. It can't focus an item inside a collapsed item, because that item isn't on the page: expand its ancestors first.",
  async () => {
    const { unmount } = await render(<GoToAFile />);
    await button('Go to the budget').click();
    expect(focusedText()).toBe('Budget 2025.xlsx');
    expect(selected()).toEqual([]);
    await unmount();
    await renderTree({ defaultExpandedItems: [] });
    api.current?.focusItem(null, 'march');
    expect(focuses).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  },
);

claim(
  '`onItemFocus` is called with an event and the id of the item that receives the focus.',
  async () => {
    await render(<PreviewOnFocus />);
    await treeItem('Editor').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Editor: Kenji Mori');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Archivist: Aylin Kaya');
  },
);

claim(
  "The event isn't always a focus event: for arrow keys, you also receive the keyboard event. After a key press or a call of `focusItem`, the callback runs twice for the same item, so it should be safe to repeat, such as a state setter.",
  async () => {
    await renderTree();
    await treeItem('Budget').click();
    expect(focuses.mock.calls.map(([event, id]) => [event?.type, id])).toEqual([
      ['focus', 'budget'],
    ]);
    focuses.mockClear();
    await userEvent.keyboard('{ArrowDown}');
    expect(focuses.mock.calls.map(([event, id]) => [event?.type, id])).toEqual([
      ['focus', 'bylaws'],
      ['keydown', 'bylaws'],
    ]);
    focuses.mockClear();
    api.current?.focusItem(null, 'units');
    expect(focuses.mock.calls.map(([event, id]) => [event?.type, id])).toEqual([
      ['focus', 'units'],
      [undefined, 'units'],
    ]);
  },
);

claim(
  'A tree has one tab stop: Tab moves the focus into the tree, and the arrow keys move it from item to item.',
  async () => {
    await renderTree();
    expect(document.querySelectorAll('[role="treeitem"][tabindex="0"]')).toHaveLength(1);
    await tabInto();
    expect(focused()).toBe('minutes');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('march');
    await userEvent.keyboard('{Tab}');
    expect(focusedText()).toBe('After');
  },
);

claim("If no item is selected, the tab stop is the first item that isn't disabled.", async () => {
  await renderTree({ isItemDisabled: isMinutes });
  await tabInto();
  expect(focused()).toBe('budget');
});

claim(
  "If items are selected, it is the item whose id comes first in the selection, and that is visible and not disabled. This isn't always the topmost one, because a click with Ctrl puts its id first.",
  async () => {
    const { unmount } = await renderTree({
      multiSelect: true,
      isItemDisabled: isBudget,
      defaultSelectedItems: ['budget', 'units'],
    });
    await tabInto();
    expect(focused()).toBe('units');
    await unmount();
    await renderTree({
      multiSelect: true,
      defaultExpandedItems: [],
      defaultSelectedItems: ['march', 'bylaws'],
    });
    await tabInto();
    expect(focused()).toBe('bylaws');
    await userEvent.keyboard('{Control>}');
    await treeItem('Units').click();
    await userEvent.keyboard('{/Control}');
    await tabInto();
    expect(focused()).toBe('units');
  },
);

claim(
  "If you collapse an item, the items inside it stay in the list of expanded items. A selected item two levels below is then still the tab stop, although it isn't on the page, so Tab doesn't find an element in the tree.",
  async () => {
    const nested: Item[] = [
      {
        id: 'minutes',
        label: 'Minutes',
        children: [{ id: 'spring', label: 'Spring', children: [{ id: 'march', label: 'March' }] }],
      },
    ];
    function Files({ removesIds }: { removesIds: boolean }) {
      const [expanded, setExpanded] = useState(['minutes', 'spring']);
      return (
        <Tree
          items={nested}
          selectedItems="march"
          expandedItems={expanded}
          onExpandedItemsChange={(_event, ids) =>
            setExpanded(removesIds && !ids.includes('minutes') ? [] : ids)
          }
        />
      );
    }
    for (const removesIds of [false, true]) {
      const { unmount } = await render(<Files removesIds={removesIds} />);
      await tabInto();
      expect(focused()).toBe('march');
      await press('minutes', '{ArrowLeft}');
      await expect.poll(() => document.querySelectorAll('[role="treeitem"]').length).toBe(1);
      await tabInto();
      expect(focusedText()).toBe(removesIds ? 'Minutes' : 'After');
      await unmount();
    }
  },
);

claim('`onItemFocus` may have been called anyway.', async () => {
  await renderTree({ defaultExpandedItems: [] });
  api.current?.setItemExpansion({ itemId: 'minutes', shouldBeExpanded: true });
  api.current?.focusItem(null, 'march');
  expect(focuses).toHaveBeenCalledExactlyOnceWith(null, 'march');
  expect(document.activeElement).toBe(document.body);
});

claim(
  "The tree doesn't remember the last focused item. When users come back, they start at the tab stop again.",
  async () => {
    await renderTree();
    await press('bylaws', '{Tab}');
    expect(focusedText()).toBe('After');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe('minutes');
  },
);

claim(
  'From an item below the tab stop, Shift + Tab moves to the tab stop before it leaves the tree.',
  async () => {
    await renderTree();
    await press('bylaws', '{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe('minutes');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focusedText()).toBe('Before');
  },
);

claim(
  'Focus and selection are independent. Arrow keys move the focus only, Space selects, and a click does both.',
  async () => {
    await renderTree();
    await press('budget', '{ArrowDown}');
    expect(focused()).toBe('bylaws');
    expect(selected()).toEqual([]);
    await userEvent.keyboard(' ');
    expect(selected()).toEqual(['bylaws']);
    await treeItem('Units').click();
    expect([focused(), selected()]).toEqual(['units', ['units']]);
  },
);

claim(
  'The selected item is the tab stop, so this tree remembers the last focused item.',
  async () => {
    function Pages() {
      const [pageId, setPageId] = useState<string | null>(null);
      return (
        <Tree
          selectedItems={pageId}
          onSelectedItemsChange={(_event, itemId) => setPageId(itemId as string | null)}
          onItemFocus={(_event, itemId) => setPageId(itemId)}
        />
      );
    }
    await render(<Pages />);
    await press('budget', '{ArrowDown}');
    expect(selected()).toEqual(['bylaws']);
    await userEvent.keyboard('{Tab}');
    expect(focusedText()).toBe('After');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe('bylaws');
  },
);

claim(
  "With `disabledItemsFocusable`, the arrow keys reach them, so that screen readers announce them. A click or Space still doesn't select them, but Ctrl + A does if the tree has `multiSelect`.",
  async () => {
    const tree = await renderTree({
      multiSelect: true,
      isItemDisabled: isBudget,
      disabledItemsFocusable: true,
    });
    await treeItem('Budget').click({ force: true });
    await press('budget', ' ');
    expect(selected()).toEqual([]);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(selected()).toContain('budget');
    await tree.unmount();
    await render(<ReachableParts />);
    await treeItem('Pump').click();
    await userEvent.keyboard('{ArrowDown}');
    expect(focusedText()).toBe('Valve (discontinued)');
    await userEvent.keyboard(' ');
    expect(document.activeElement?.matches(SELECTED)).toBe(false);
    await page.getByRole('switch').click();
    await treeItem('Pump').click();
    await userEvent.keyboard('{ArrowDown}');
    expect(focusedText()).toBe('Gasket');
  },
);

claim('`focusItem` focuses a disabled item in both cases.', async () => {
  for (const disabledItemsFocusable of [false, true]) {
    const { unmount } = await renderTree({ isItemDisabled: isBudget, disabledItemsFocusable });
    api.current?.focusItem(null, 'budget');
    expect(focused()).toBe('budget');
    await unmount();
  }
});

claim(
  'When the focused item is removed from `items`, the tree focuses its tab stop, which can be far away.',
  async () => {
    const { rerender } = await renderTree();
    api.current?.focusItem(null, 'bylaws');
    await expect.poll(focused).toBe('bylaws');
    await rerender(<Tree items={items.filter(({ id }) => id !== 'bylaws')} />);
    await expect.poll(focused).toBe('minutes');
  },
);

claim('The demo prefers the next sibling, then the previous one, then the parent.', async () => {
  await render(<DeleteWithTheKeyboard />);
  await treeItem('Method').click();
  await userEvent.keyboard('{Delete}');
  await expect.poll(focusedText).toBe('Results');
  await userEvent.keyboard('{Delete}');
  await expect.poll(focusedText).toBe('Introduction');
  await userEvent.keyboard('{Delete}');
  await expect.poll(focusedText).toBe('Part 1');
});

claim(
  'A dialog focuses itself when it opens. To focus an item instead, call `focusItem` in `onEntered` of its transition.',
  async () => {
    await render(<MoveToAFolder />);
    await button('Move to…').click();
    await expect.poll(focusedText).toBe('Bridge');
  },
);

claim('When the dialog closes, it returns the focus to the button.', async () => {
  await render(<MoveToAFolder />);
  await button('Move to…').click();
  await expect.poll(focusedText).toBe('Bridge');
  await userEvent.keyboard('{Escape}');
  await expect.poll(focusedText).toBe('Move to…');
});

claim('↓ | The next visible item', async () => {
  await renderTree();
  await press('april', '{ArrowDown}');
  expect(focused()).toBe('budget');
});

claim('↑ | The previous visible item', async () => {
  await renderTree();
  await press('budget', '{ArrowUp}');
  expect(focused()).toBe('april');
});

claim('→ on an expanded item | Its first child', async () => {
  await renderTree();
  await press('minutes', '{ArrowRight}');
  expect(focused()).toBe('march');
});

claim('← on a collapsed item | Its parent', async () => {
  await renderTree();
  await press('april', '{ArrowLeft}');
  expect(focused()).toBe('minutes');
});

claim('Home | The first item', async () => {
  await renderTree();
  await press('budget', '{Home}');
  expect(focused()).toBe('minutes');
});

claim('End | The last visible item', async () => {
  await renderTree();
  await press('march', '{End}');
  expect(focused()).toBe('units');
});

claim('A letter | The next visible item whose label starts with it', async () => {
  await renderTree({ defaultExpandedItems: [] });
  await press('minutes', 'b');
  expect(focused()).toBe('budget');
  await userEvent.keyboard('a');
  expect(focused()).toBe('budget');
});

claim(
  'Type-ahead compares only the first letter: typing `b` and then `u` moves to a label that starts with `b`, then to one that starts with `u`.',
  async () => {
    await renderTree();
    await press('minutes', 'bu');
    expect(focused()).toBe('units');
  },
);

claim('At the last item, ↓ does nothing. Type-ahead continues at the top.', async () => {
  await renderTree();
  await press('units', '{ArrowDown}');
  expect(focused()).toBe('units');
  await userEvent.keyboard('a');
  expect(focused()).toBe('april');
});

claim(
  'The component in `slots.item` is declared inside another component, so it is new on each render, and React replaces all items.',
  async () => {
    function Page() {
      const [count, setCount] = useState(0);
      const OwnItem = (props: TreeItemProps) => <TreeItem {...props} title={`${count}`} />;
      return <Tree slots={{ item: OwnItem }} onItemClick={() => setCount(count + 1)} />;
    }
    await render(<Page />);
    await treeItem('Budget').click();
    await expect.poll(() => document.activeElement).toBe(document.body);
  },
);

claim("With `disableSelection`, the item isn't selected, but it still has the focus.", async () => {
  await renderTree({ disableSelection: true });
  await treeItem('Budget').click();
  expect(focused()).toBe('budget');
  expect(selected()).toEqual([]);
});

claim(
  "The item is inside a collapsed item, or you expanded its parent in the same handler and React hasn't rendered it yet.",
  async () => {
    const expand = () =>
      api.current?.setItemExpansion({ itemId: 'minutes', shouldBeExpanded: true });
    function Files({ flush }: { flush: boolean }) {
      const goToMarch = () => {
        if (flush) {
          flushSync(expand);
        } else {
          expand();
        }
        api.current?.focusItem(null, 'march');
      };
      return (
        <>
          <button type="button" onClick={goToMarch}>
            Go to March
          </button>
          <Tree defaultExpandedItems={[]} />
        </>
      );
    }
    const { unmount } = await render(<Files flush={false} />);
    await button('Go to March').click();
    await expect.element(treeItem('March')).toBeVisible();
    expect(focusedText()).toBe('Go to March');
    await unmount();
    await render(<Files flush />);
    await button('Go to March').click();
    await expect.poll(focused).toBe('march');
  },
);

claim(
  'There is no callback for an item that loses the focus, and the tree ignores its `onBlur` prop. Use `slotProps={{ root: { onBlur } }}` instead: the tree calls it each time an item loses the focus. `relatedTarget` of the event is the element that receives the focus.',
  async () => {
    const ignored = vi.fn<(event: FocusEvent) => void>();
    const blurs = vi.fn<(event: FocusEvent) => void>();
    await renderTree({ onBlur: ignored, slotProps: { root: { onBlur: blurs } } });
    await press('budget', '{ArrowDown}');
    expect(blurs).toHaveBeenCalledOnce();
    expect(blurs.mock.calls[0]?.[0].relatedTarget).toBe(treeItem('Bylaws').element());
    await userEvent.keyboard('{Tab}');
    expect(blurs).toHaveBeenCalledTimes(2);
    expect(blurs.mock.calls[1]?.[0].relatedTarget).toBe(button('After').element());
    expect(ignored).not.toHaveBeenCalled();
  },
);

claim(
  'On a page without a dialog, call `focusItem` in an effect, but wait for one frame:',
  async () => {
    function Page() {
      useEffect(() => {
        const frame = requestAnimationFrame(() => api.current?.focusItem(null, 'budget'));
        return () => cancelAnimationFrame(frame);
      }, []);
      return <Tree />;
    }
    await render(
      <StrictMode>
        <Page />
      </StrictMode>,
    );
    await expect.poll(focused).toBe('budget');
  },
);

claim(
  "In this release, `focusItem` doesn't focus the element of an item if you call it in the effect itself, because the tree changes the ids of its elements when it mounts.",
  async () => {
    for (const id of [undefined, 'files']) {
      let before: string | undefined;
      function Page() {
        useEffect(() => {
          before = document.querySelector('[role="treeitem"]')?.id;
          api.current?.focusItem(null, 'budget');
        }, []);
        return <Tree {...(id === undefined ? {} : { id })} />;
      }
      const { unmount } = await render(<Page />);
      await expect
        .poll(() => document.querySelector('[role="treeitem"]')?.id !== before)
        .toBe(true);
      expect(document.activeElement).toBe(document.body);
      await unmount();
    }
  },
);
