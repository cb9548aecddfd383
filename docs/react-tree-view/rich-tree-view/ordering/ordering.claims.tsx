import { StrictMode, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import {
  RichTreeView,
  TreeItem,
  TreeItemDragAndDropOverlay,
  useRichTreeViewApiRef,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { claim, sourced } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import FilesIntoFolders from './demos/FilesIntoFolders/FilesIntoFolders';
import MenuCardWithUndo from './demos/MenuCardWithUndo/MenuCardWithUndo';
import NavigationWithMenu from './demos/NavigationWithMenu/NavigationWithMenu';
import { type Items, moveItem } from './demos/OutlineWithKeys/moves';
import OutlineWithKeys from './demos/OutlineWithKeys/OutlineWithKeys';

const treeItem = (name: string) => page.getByRole('treeitem', { name, exact: true });
const status = () => page.getByRole('status');
const says = (text: string) => expect.element(status()).toHaveTextContent(text);

/** The labels in their order, with one dash for each level. */
const order = () =>
  [...document.querySelectorAll('.MuiTreeItem-content')].map((row) => {
    const depth = Number(getComputedStyle(row).getPropertyValue('--TreeView-itemDepth'));
    return '-'.repeat(depth) + (row.textContent ?? '');
  });
const focused = () => {
  const item = document.activeElement?.closest('[role="treeitem"]');
  return item?.querySelector('.MuiTreeItem-label')?.textContent ?? null;
};

async function focusOn(name: string) {
  await page.getByText(name, { exact: true }).click();
  await expect.poll(focused).toBe(name);
}

const alt = (key: string) => userEvent.keyboard(`{Alt>}{${key}}{/Alt}`);

const items: Items = [
  {
    id: 'shore',
    label: 'Shore',
    children: [
      { id: 'tides', label: 'Tides' },
      { id: 'shells', label: 'Shells' },
    ],
  },
  { id: 'birds', label: 'Birds' },
];

claim(
  'Go to an item and press Alt with an arrow key. The item keeps the focus. The text below the tree shows the new position, and screen readers announce it.',
  async () => {
    await render(
      <StrictMode>
        <OutlineWithKeys />
      </StrictMode>,
    );
    await focusOn('Seaweed');
    await alt('ArrowUp');
    await says('Moved Seaweed: 1 of 3 in Shore.');
    expect(order().slice(0, 3)).toEqual(['Shore', '-Seaweed', '-Tides']);
    await expect.poll(focused).toBe('Seaweed');
    await alt('ArrowLeft');
    await says('Moved Seaweed: 2 of 4 at the top level.');
    await expect.poll(focused).toBe('Seaweed');
  },
);

claim(
  'The tree ignores keys that are pressed with Alt, so they are free for your own shortcuts.',
  async () => {
    await render(
      <RichTreeView
        aria-label="Outline"
        items={items}
        isItemEditable
        multiSelect
        defaultExpandedItems={['shore']}
      />,
    );
    await page.getByText('Tides').click();
    const html = document.querySelector('[role="tree"]')?.innerHTML;
    for (const key of [
      'ArrowUp',
      'ArrowDown',
      'ArrowRight',
      'ArrowLeft',
      'Home',
      'End',
      'Enter',
      ' ',
      'b',
      '*',
    ]) {
      await alt(key);
      expect(focused(), key).toBe('Tides');
      expect(document.querySelector('[role="tree"]')?.innerHTML, key).toBe(html);
    }
  },
);

const moves = (name: string, key: string, result: string[]) => async () => {
  await render(<OutlineWithKeys />);
  await focusOn(name);
  await alt(key);
  await expect.poll(order).toEqual(result);
};

claim(
  'Alt + ↑ | Moves the item above the previous sibling',
  moves('Shells', 'ArrowUp', [
    'Shore',
    '-Tides',
    '-Shells',
    '-Seaweed',
    'Birds',
    '-Waders',
    'Weather',
  ]),
);
claim(
  'Alt + ↓ | Moves the item below the next sibling',
  moves('Tides', 'ArrowDown', [
    'Shore',
    '-Seaweed',
    '-Tides',
    '-Shells',
    'Birds',
    '-Waders',
    'Weather',
  ]),
);
claim(
  'Alt + → | Moves the item into the previous sibling, as its last child',
  moves('Weather', 'ArrowRight', [
    'Shore',
    '-Tides',
    '-Seaweed',
    '-Shells',
    'Birds',
    '-Waders',
    '-Weather',
  ]),
);
claim(
  'Alt + ← | Moves the item out of its parent, to the position below it',
  moves('Tides', 'ArrowLeft', [
    'Shore',
    '-Seaweed',
    '-Shells',
    'Tides',
    'Birds',
    '-Waders',
    'Weather',
  ]),
);

claim('In right-to-left pages, → and ← are swapped.', async () => {
  await render(
    <div dir="rtl">
      <OutlineWithKeys />
    </div>,
  );
  await focusOn('Weather');
  await alt('ArrowLeft');
  await says('Moved Weather: 2 of 2 in Birds.');
  await alt('ArrowRight');
  await says('Moved Weather: 3 of 3 at the top level.');
});

claim('The items inside the moved item move with it.', async () => {
  await render(<OutlineWithKeys />);
  await page.getByText('Weather').click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.poll(focused).toBe('Birds');
  await alt('ArrowUp');
  await expect
    .poll(order)
    .toEqual(['Birds', '-Waders', 'Shore', '-Tides', '-Seaweed', '-Shells', 'Weather']);
});

claim(
  'Each demo on this page has a file `moves.ts`. Its function `moveItem` returns a new array with the item at another position:',
  () => {
    const moved = moveItem(items, 'tides', { parentId: null, index: 0 });
    expect(moved.map((item) => item.id)).toEqual(['tides', 'shore', 'birds']);
    expect(items.map((item) => item.id)).toEqual(['shore', 'birds']);
    expect(items[0]?.children).toHaveLength(2);
  },
);

claim(
  "`index` counts the other children of the new parent: `0` is before all of them. `moveItem` returns the same array if there's no such item, or if the new parent is the item itself or inside it.",
  () => {
    const last = moveItem(items, 'tides', { parentId: 'shore', index: 1 });
    expect(last[0]?.children?.map((item) => item.id)).toEqual(['shells', 'tides']);
    const first = moveItem(items, 'shells', { parentId: 'shore', index: 0 });
    expect(first[0]?.children?.map((item) => item.id)).toEqual(['shells', 'tides']);
    expect(moveItem(items, 'nothing', { parentId: null, index: 0 })).toBe(items);
    expect(moveItem(items, 'shore', { parentId: 'shore', index: 0 })).toBe(items);
    expect(moveItem(items, 'shore', { parentId: 'tides', index: 0 })).toBe(items);
  },
);

function Outline({ flushes = true, expands = true }: { flushes?: boolean; expands?: boolean }) {
  const apiRef = useRichTreeViewApiRef();
  const [moved, setMoved] = useState(items);
  const [expanded, setExpanded] = useState(['shore']);
  const move = () => {
    setMoved(moveItem(moved, 'tides', { parentId: 'birds', index: 0 }));
    if (expands) {
      setExpanded(['shore', 'birds']);
    }
  };
  return (
    <RichTreeView
      aria-label="Outline"
      apiRef={apiRef}
      items={moved}
      expandedItems={expanded}
      slotProps={{
        item: {
          onKeyDown: (event) => {
            if (event.key === 'm' && event.target === event.currentTarget) {
              event.defaultMuiPrevented = true;
              if (flushes) {
                flushSync(move);
              } else {
                move();
              }
              apiRef.current?.focusItem(event, 'tides');
            }
          },
        },
      }}
    />
  );
}

async function moveTides(props: ComponentProps<typeof Outline>) {
  const rendered = await render(<Outline {...props} />);
  await focusOn('Tides');
  const before = document.activeElement;
  await userEvent.keyboard('m');
  return { before, ...rendered };
}

claim(
  'When an item moves to another parent, React creates a new element for it, and the focus is lost. Call `focusItem` after the move. `flushSync` makes React render the new order first.',
  async () => {
    const first = await moveTides({});
    await expect.poll(focused).toBe('Tides');
    expect(first.before?.isConnected).toBe(false);
    await first.unmount();
    await moveTides({ flushes: false });
    await expect.poll(order).toEqual(['Shore', '-Shells', 'Birds', '-Tides']);
    expect(focused()).not.toBe('Tides');
  },
);

claim(
  'The new parent has to be expanded, because `focusItem` does nothing for an item in a collapsed parent.',
  async () => {
    await moveTides({ expands: false });
    await expect.poll(order).toEqual(['Shore', '-Shells', 'Birds']);
    expect(focused()).toBeNull();
  },
);

claim("If a move isn't possible, say so.", async () => {
  await render(<OutlineWithKeys />);
  await focusOn('Tides');
  await alt('ArrowUp');
  await says('Tides: 1 of 3 in Shore. It can’t move further.');
});

claim(
  'Add a button to each item that opens the menu, and also open it with Shift + F10 or the menu key.',
  async () => {
    await render(
      <StrictMode>
        <NavigationWithMenu />
      </StrictMode>,
    );
    await page.getByRole('button', { name: 'Move Valves' }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await says('Moved Valves: 1 of 2 in Products.');
    await expect.element(treeItem('Valves')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await page.getByRole('menuitem', { name: 'Move out of its parent' }).click();
    await says('Moved Valves: 2 of 4 at the top level.');
    await expect.element(treeItem('Valves')).toHaveFocus();
    await userEvent.keyboard('{ContextMenu}');
    await page.getByRole('menuitem', { name: 'Move into the item above' }).click();
    await says('Moved Valves: 2 of 2 in Products.');
  },
);

claim("Moves that aren't possible are disabled.", async () => {
  await render(<NavigationWithMenu />);
  await page.getByRole('button', { name: 'Move Products' }).click();
  const disabled = () =>
    [...document.querySelectorAll('[role="menuitem"][aria-disabled="true"]')].map(
      (command) => command.textContent,
    );
  await expect
    .poll(disabled)
    .toEqual(['Move up', 'Move into the item above', 'Move out of its parent']);
});

claim(
  "The whole tree uses one menu, which is rendered outside it, so clicks in the menu don't reach an item.",
  async () => {
    await render(<NavigationWithMenu />);
    await page.getByRole('button', { name: 'Move Valves' }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await says('Moved Valves');
    expect(document.querySelector('[data-selected]')).toBeNull();
  },
);

claim(
  'Buttons above the tree move the selected item. They take no space in the items, and they work on touch screens.',
  async () => {
    await render(<MenuCardWithUndo />);
    await page.getByRole('button', { name: 'Move Harira up' }).click();
    await says('Moved Harira: 1 of 2 in Soups.');
    await page.getByText('Bacalhau à Brás').click();
    await page.getByRole('button', { name: 'Move Bacalhau à Brás out' }).click();
    await expect
      .poll(order)
      .toEqual(['Soups', '-Harira', '-Caldo verde', 'Fish', 'Bacalhau à Brás']);
  },
);

claim(
  '**Undo** and Ctrl + Z restore the array from before the last move, and focus the item. If its parent was collapsed in the meantime, the demo expands the parent. The handler for the keys is on the element around the buttons and the tree, so that it also works while a button has the focus.',
  async () => {
    await render(
      <StrictMode>
        <MenuCardWithUndo />
      </StrictMode>,
    );
    const before = order();
    await page.getByRole('button', { name: 'Move Harira up' }).click();
    const between = order();
    await page.getByRole('button', { name: 'Move Harira out' }).click();
    await expect.poll(order).not.toEqual(between);
    await focusOn('Soups');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(order).not.toContain('-Caldo verde');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(order).toEqual(between);
    await expect.element(treeItem('Harira')).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(order).toEqual(before);
    await expect.element(treeItem('Harira')).toHaveFocus();
    await says('Undone. Harira: 2 of 2 in Soups.');
    const up = page.getByRole('button', { name: 'Move Harira up' });
    await up.click();
    await expect.element(up).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(order).toEqual(before);
    await expect.element(treeItem('Harira')).toHaveFocus();
  },
);

claim("They need little memory, because they share the items that haven't changed.", () => {
  const moved = moveItem(items, 'tides', { parentId: 'shore', index: 1 });
  expect(moved).not.toBe(items);
  expect(moved[1]).toBe(items[1]);
  expect(moved[0]?.children?.[0]).toBe(items[0]?.children?.[1]);
});

claim(
  "The buttons are never disabled, because a focused button loses the focus when it becomes disabled. If a move isn't possible, a message says so.",
  async () => {
    await render(<MenuCardWithUndo />);
    const up = page.getByRole('button', { name: 'Move Harira up' });
    await up.click();
    await up.click();
    await says('This move isn’t possible.');
    await expect.element(up).toHaveFocus();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await says('There’s nothing to undo.');
    function Once() {
      const [done, setDone] = useState(false);
      return (
        <button type="button" disabled={done} onClick={() => setDone(true)}>
          Once
        </button>
      );
    }
    await render(<Once />);
    const once = page.getByRole('button', { name: 'Once' });
    await once.click();
    await expect.element(once).toBeDisabled();
    await expect.poll(() => document.activeElement).toBe(document.body);
  },
);

claim(
  "To move an item a long way, your users can cut and paste it, or drag it to a folder. This demo uses the MIT package and the browser's drag and drop:",
  async () => {
    await render(
      <StrictMode>
        <FilesIntoFolders />
      </StrictMode>,
    );
    await focusOn('Scan 4 March.pdf');
    await userEvent.keyboard('{Control>}x{/Control}');
    await says('Cut Scan 4 March.pdf.');
    await focusOn('Contracts');
    await userEvent.keyboard('{Control>}v{/Control}');
    await says('Moved Scan 4 March.pdf: 1 of 1 in Contracts.');
    await expect.poll(focused).toBe('Scan 4 March.pdf');
  },
);

const rowOf = (name: string): Element => {
  const found = [...document.querySelectorAll('.MuiTreeItem-content')].find(
    (content) => content.textContent === name,
  );
  if (!found) {
    throw new Error(`No row says ${name}`);
  }
  return found;
};

function dragTo(from: string, to: string) {
  const dataTransfer = new DataTransfer();
  const fire = (row: Element, type: string) =>
    row.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  fire(rowOf(from), 'dragstart');
  const allowed = !fire(rowOf(to), 'dragover');
  fire(rowOf(to), 'drop');
  return allowed;
}

claim(
  '`slotProps.content` of each item makes its row draggable and a drop target. `event.preventDefault()` in `onDragOver` allows a drop there.',
  async () => {
    await render(<FilesIntoFolders />);
    expect(rowOf('March.pdf').getAttribute('draggable')).toBe('true');
    expect(dragTo('March.pdf', 'Inbox')).toBe(true);
    await says('Moved March.pdf: 2 of 2 in Inbox.');
  },
);

claim('A folder is an item with an array of children, even an empty one.', async () => {
  await render(<FilesIntoFolders />);
  dragTo('Scan 4 March.pdf', 'March.pdf');
  await says('Scan 4 March.pdf can’t be moved into March.pdf.');
  dragTo('Scan 4 March.pdf', 'Contracts');
  await says('Moved Scan 4 March.pdf: 1 of 1 in Contracts.');
  expect(order()).toEqual(['Inbox', 'Invoices', '-March.pdf', 'Contracts', '-Scan 4 March.pdf']);
});

claim(
  '`action` has four possible values: `reorder-above` draws a line at the top of the row, `reorder-below` and `move-to-parent` draw one at the bottom, and `make-child` colors the row. Without `action`, the component renders nothing.',
  async () => {
    const actions = ['reorder-above', 'reorder-below', 'move-to-parent', 'make-child'] as const;
    await render(
      <>
        {actions.map((action) => (
          <div key={action} data-action={action} style={{ position: 'relative' }}>
            <TreeItemDragAndDropOverlay action={action} />
          </div>
        ))}
        <div data-action="none">
          <TreeItemDragAndDropOverlay />
        </div>
      </>,
    );
    const look = (action: string) => {
      const overlay = document.querySelector(`[data-action="${action}"] > *`);
      if (!overlay) {
        return null;
      }
      const { borderTopWidth, borderBottomWidth, backgroundColor } = getComputedStyle(overlay);
      const isColored = backgroundColor !== 'rgba(0, 0, 0, 0)';
      return [borderTopWidth, borderBottomWidth, isColored];
    };
    expect([...actions, 'none'].map(look)).toEqual([
      ['1px', '0px', false],
      ['0px', '1px', false],
      ['0px', '1px', false],
      ['0px', '0px', true],
      null,
    ]);
  },
);

claim(
  'Replace it with `slots.dragAndDropOverlay` of `TreeItem`, or style its class `MuiTreeItem-dragAndDropOverlay`.',
  async () => {
    const classes: (string | undefined)[] = [];
    const Overlay = ({ className }: { className?: string }) => {
      classes.push(className);
      return null;
    };
    const Item = (props: TreeItemProps) => (
      <TreeItem {...props} slots={{ dragAndDropOverlay: Overlay }} />
    );
    await render(<RichTreeView aria-label="Outline" items={items} slots={{ item: Item }} />);
    expect(classes.length).toBeGreaterThan(0);
    expect(classes.every((name) => name?.includes('MuiTreeItem-dragAndDropOverlay'))).toBe(true);
  },
);

claim(
  "`RichTreeView` doesn't have this prop and passes it on to its element, so React logs an error about it.",
  async () => {
    const logged: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
      logged.push(parts.join(' '));
    });
    const props = { itemsReordering: true };
    await render(<RichTreeView aria-label="Outline" items={items} {...props} />);
    expect(logged.some((text) => text.includes('itemsReordering'))).toBe(true);
  },
);

claim(
  "The array was changed in place, for example with `splice`. The tree doesn't notice this. Set a new array.",
  async () => {
    const mutable = structuredClone(items);
    const tree = (list: Items) => <RichTreeView aria-label="Outline" items={list} />;
    const { rerender } = await render(tree(mutable));
    mutable.reverse();
    await rerender(tree(mutable));
    expect(order()).toEqual(['Shore', 'Birds']);
    await rerender(tree([...mutable]));
    await expect.poll(order).toEqual(['Birds', 'Shore']);
  },
);

claim("An item without children isn't expandable, but it can be a drop target.", async () => {
  await render(<FilesIntoFolders />);
  await expect.element(treeItem('Contracts')).not.toHaveAttribute('aria-expanded');
  dragTo('March.pdf', 'Contracts');
  await expect.element(treeItem('Contracts')).toHaveAttribute('aria-expanded', 'true');
});

const guide = 'https://mui.com/x/react-tree-view/rich-tree-view/ordering/';
const api = 'https://mui.com/x/api/tree-view/rich-tree-view-pro/';
const fix = 'https://github.com/mui/mui-x/pull/20368';
const checked = '2026-11-25';

sourced(
  'To let users move items to another position or into another item, use the drag and drop of `RichTreeViewPro` (Pro plan).',
  {
    url: guide,
    checked,
  },
);
sourced(
  '`itemsReordering` of `RichTreeViewPro` lets your users drag all items: above or below another item, into it, or to the level of its parent.',
  { url: guide, checked },
);
sourced('`itemsReordering` | Turns on dragging. `false` by default', { url: api, checked });
sourced(
  "`isItemReorderable` | Receives an id, and returns `false` for items that can't be dragged",
  { url: api, checked },
);
sourced(
  "`canMoveItemToNewPosition` | Receives a move, and returns `false` if an item can't be dropped there",
  { url: api, checked },
);
sourced('`onItemPositionChange` | Receives a move after the item was dropped', {
  url: api,
  checked,
});
sourced('A move is an object with `itemId`, `oldPosition` and `newPosition`.', {
  url: api,
  checked,
});
sourced(
  "The move doesn't tell you whether the item was dropped above, below or into another item.",
  { url: 'https://github.com/mui/mui-x/issues/20301', checked },
);
sourced(
  'Users can still drop items on an item for which `isItemReorderable` returns `false`, and an item that is dropped on itself stays where it is. Before 8.19, neither was true.',
  { url: fix, checked },
);
sourced('To cancel dragging, press Escape.', {
  url: 'https://github.com/mui/mui-x/pull/17735',
  checked,
});
sourced('Not everyone can drag: WCAG 2.2 requires an alternative without dragging.', {
  url: 'https://www.w3.org/WAI/WCAG22/Understanding/dragging-movements.html',
  checked,
});
sourced(
  "Both positions have a `parentId`, which is `null` for the top level, and an `index`. The tree keeps the new order itself: your `items` don't change.",
  { url: guide, checked },
);
sourced(
  'In Pro, call `apiRef.current.getItemTree()`. The tree changes after `onItemPositionChange`, so call the method in a `setTimeout`.',
  { url: guide, checked },
);
sourced(
  'There, you can also put the props `draggable`, `onDragStart`, `onDragOver` and `onDragEnd` from `getRootProps()` on a drag handle instead of the root.',
  { url: guide, checked },
);
sourced(
  '`event.preventDefault()` is necessary because in some browsers, Alt + ← goes back to the previous page.',
  { url: 'https://support.google.com/chrome/answer/157179', checked },
);
sourced(
  "The element has to exist before the move, because screen readers don't reliably announce a new element.",
  {
    url: 'https://developer.mozilla.org/en-US/docs/Web/Accessibility/ARIA/Guides/Live_regions',
    checked,
  },
);

claim(
  'After about 50 moves to the same place, no number is left between two neighbors, so renumber the siblings then.',
  () => {
    for (const [a, b] of [
      [1, 2],
      [1000, 2000],
    ] as const) {
      let upper: number = b;
      let count = 0;
      while ((a + upper) / 2 !== a && (a + upper) / 2 !== upper) {
        upper = (a + upper) / 2;
        count += 1;
      }
      expect(Math.round(count / 10)).toBe(5);
    }
  },
);

claim(
  'Or it was moved into a collapsed item: expand the new parent in the same update.',
  async () => {
    const hidden = await moveTides({ expands: false });
    await expect.poll(order).toEqual(['Shore', '-Shells', 'Birds']);
    await hidden.unmount();
    await moveTides({});
    await expect.poll(order).toEqual(['Shore', '-Shells', 'Birds', '-Tides']);
  },
);
