import {
  RichTreeView,
  SimpleTreeView,
  TreeItem,
  treeItemClasses,
  type RichTreeViewProps,
  type TreeItemProps,
  type TreeViewDefaultItemModelProperties,
  useRichTreeViewApiRef,
  type useSimpleTreeViewApiRef,
} from '@mui/x-tree-view';
import { claim } from '@portal/claims';
import { Component, StrictMode, useEffect, useState, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import BookedRooms from './demos/BookedRooms';
import HospitalUnits from './demos/HospitalUnits';
import OpenAPaper from './demos/OpenAPaper';
import RegionIndentation from './demos/RegionIndentation';
import RevealASpecies from './demos/RevealASpecies';
import SparePartsInStock from './demos/SparePartsInStock';
import TripPackingList from './demos/TripPackingList';

/** What assistive technologies are told about a selected item differs between releases. */
const SELECTED = ':is([aria-selected="true"], [aria-checked="true"])';
const isSelected = (item: Locator) => item.element().matches(SELECTED);

type Item = TreeViewDefaultItemModelProperties;

const items: Item[] = [
  {
    id: 'north',
    label: 'North',
    children: [
      { id: 'aalto', label: 'Aalto' },
      { id: 'hadid', label: 'Hadid' },
      { id: 'tange', label: 'Tange' },
    ],
  },
  { id: 'south', label: 'South', children: [{ id: 'piano', label: 'Piano' }] },
  { id: 'roof', label: 'Roof' },
];

const api: ReturnType<typeof useRichTreeViewApiRef> = { current: undefined };

function Tree(props: Partial<RichTreeViewProps<Item, boolean>>) {
  return <RichTreeView aria-label="Rooms" apiRef={api} items={items} {...props} />;
}

const element = (id: string) => api.current?.getItemDOMElement(id) ?? null;
const inside = (id: string, selector: string): Element => {
  const found = element(id)?.querySelector(selector);
  if (!found) {
    throw new Error(`Item ${id} has no ${selector}`);
  }
  return found;
};
const content = (id: string) => inside(id, `.${treeItemClasses.content}`);
const focused = () => document.activeElement?.id.split('-').at(-1);
const texts = () =>
  [...document.querySelectorAll(`.${treeItemClasses.label}`)].map((label) => label.textContent);
const treeItem = (name: string) => page.getByRole('treeitem', { name, exact: true });

const isHadid = (item: Item) => item.id === 'hadid';
const isSouth = (item: Item) => item.id === 'south';

class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message === undefined ? (
      this.props.children
    ) : (
      <p role="alert">{this.state.message}</p>
    );
  }
}

async function thrownBy(tree: ReactNode): Promise<string> {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { unmount } = await render(<Caught>{tree}</Caught>);
  const message = document.querySelector('[role="alert"]')?.textContent ?? '';
  await unmount();
  silent.mockRestore();
  return message;
}

claim(
  "`children` is optional. An item whose array isn't empty has an arrow and can be expanded.",
  async () => {
    await render(
      <Tree
        items={[
          { id: 'full', label: 'Full', children: [{ id: 'child', label: 'Child' }] },
          { id: 'empty', label: 'Empty', children: [] },
          { id: 'none', label: 'None' },
        ]}
      />,
    );
    expect(element('full')?.getAttribute('aria-expanded')).toBe('false');
    expect(content('full').querySelector('svg')).not.toBeNull();
    for (const leaf of ['empty', 'none']) {
      expect(element(leaf)?.hasAttribute('aria-expanded')).toBe(false);
      expect(content(leaf).querySelector('svg')).toBeNull();
    }
    await userEvent.click(content('full'));
    await expect.poll(texts).toEqual(['Full', 'Child', 'Empty', 'None']);
  },
);

claim('`RichTreeView` never changes the array.', async () => {
  const freeze = (list: Item[]): Item[] =>
    Object.freeze(
      list.map((item) =>
        Object.freeze({ ...item, ...(item.children && { children: freeze(item.children) }) }),
      ),
    ) as Item[];
  const frozen = freeze(items);
  await render(<Tree items={frozen} defaultExpandedItems={['north']} isItemEditable />);
  api.current?.updateItemLabel('aalto', 'Alvar');
  api.current?.setIsItemDisabled({ itemId: 'hadid', shouldBeDisabled: true });
  await expect.poll(texts).toContain('Alvar');
  expect(frozen).toEqual(items);
});

claim(
  "If your ids are numbers, convert them to strings: the tree passes ids to callbacks as you returned them, and `'110'` doesn't select `110`.",
  async () => {
    interface Unit {
      key: number;
      label: string;
    }
    const clicked: unknown[] = [];
    // The type allows strings only, so a number gets here from untyped data.
    const getKey = (unit: Unit) => JSON.parse(String(unit.key)) as string;
    await render(
      <RichTreeView
        aria-label="Units"
        items={[
          { key: 110, label: 'Day surgery' },
          { key: 120, label: 'Trauma' },
        ]}
        getItemId={getKey}
        selectedItems="110"
        onItemClick={(_event, itemId) => clicked.push(itemId)}
      />,
    );
    await expect.poll(() => isSelected(treeItem('Day surgery'))).toBe(false);
    await treeItem('Day surgery').click();
    expect(clicked).toEqual([110]);
  },
);

claim(
  '`getItemLabel` returns the text of the label. Typing letters moves the focus to the next label that starts with them, so the text must be a string.',
  async () => {
    await render(<HospitalUnits />);
    await expect
      .poll(texts)
      .toEqual([
        'Surgery (64 beds)',
        'Day surgery (12 beds)',
        'Trauma (28 beds)',
        'Internal medicine (80 beds)',
      ]);
    (document.querySelector('[role="treeitem"]') as HTMLElement).focus();
    // In one task: on a busy machine, a real keyboard types too slowly for letters to count as one word.
    for (const key of 'int') {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
    await expect.element(treeItem('Internal medicine (80 beds)')).toHaveFocus();

    interface Numbered {
      id: string;
      value: number;
    }
    const getValue = (item: Numbered) => JSON.parse(String(item.value)) as string;
    expect(
      await thrownBy(
        <RichTreeView
          items={[{ id: 'a', value: 1 }]}
          getItemLabel={getValue}
          aria-label="Values"
        />,
      ),
    ).toContain('is not a function');
  },
);

claim(
  'If the tree receives a new function, it reads all items again and re-renders every visible item.',
  async () => {
    const rendered = vi.fn();
    const slots = {
      item: (props: TreeItemProps) => {
        rendered(props.itemId);
        return <TreeItem {...props} />;
      },
    };
    const read = vi.fn();
    const seen = <Value,>(item: Item, value: Value): Value => {
      read(item.id);
      return value;
    };
    const readers = (): Partial<RichTreeViewProps<Item, boolean>>[] => [
      { getItemId: (item) => seen(item, item.id) },
      { getItemLabel: (item) => seen(item, item.label) },
      { getItemChildren: (item) => seen(item, item.children) },
    ];
    for (const [index, props] of readers().entries()) {
      const { rerender, unmount } = await render(<Tree slots={slots} {...props} />);
      read.mockClear();
      rendered.mockClear();
      await rerender(<Tree slots={slots} {...props} className="again" />);
      expect(read).not.toHaveBeenCalled();
      expect(rendered).not.toHaveBeenCalled();
      await rerender(<Tree slots={slots} {...readers()[index]} />);
      await expect.poll(() => new Set(read.mock.calls.flat()).size).toBe(7);
      await expect.poll(() => new Set(rendered.mock.calls.flat()).size).toBe(3);
      await unmount();
    }
  },
);

claim(
  'If you define it inside another component, it is a new component on each render: React replaces all items, and the focused item loses the focus.',
  async () => {
    const Outside = (props: TreeItemProps) => <TreeItem {...props} />;
    const { rerender } = await render(<Tree slots={{ item: Outside }} />);
    api.current?.focusItem(null, 'roof');
    await expect.poll(focused).toBe('roof');
    const before = [element('north'), element('roof')];
    await rerender(<Tree slots={{ item: Outside }} className="again" />);
    expect(focused()).toBe('roof');
    expect([element('north'), element('roof')]).toEqual(before);
    await rerender(<Tree slots={{ item: (props: TreeItemProps) => <TreeItem {...props} /> }} />);
    expect(document.activeElement).toBe(document.body);
    expect(before.map((item) => item?.isConnected)).toEqual([false, false]);
  },
);

claim('In the data, `label` stays a string, so type-ahead still works.', async () => {
  await render(<SparePartsInStock />);
  await page.getByText('Drivetrain').click();
  await page.getByText('Drivetrain').click();
  await userEvent.keyboard('b');
  await expect.element(treeItem('Bottom bracket Sold out')).toHaveFocus();
});

claim(
  '`PartItem` receives the props of `TreeItem`, passes them on, and replaces the label.',
  async () => {
    await render(<SparePartsInStock />);
    await expect.element(treeItem('Bottom bracket Sold out')).toBeVisible();
    await expect.element(treeItem('Chain, 11-speed 24 in stock')).toBeVisible();
    await treeItem('Brake pads 41 in stock').click();
    await expect.poll(() => isSelected(treeItem('Brake pads 41 in stock'))).toBe(true);
  },
);

claim('`endIcon` is the icon of items without children. By default, they have none.', async () => {
  const EndIcon = () => <svg data-testid="end" />;
  const { rerender } = await render(<Tree />);
  expect(content('roof').querySelector('svg')).toBeNull();
  await rerender(<Tree slots={{ endIcon: EndIcon }} />);
  expect(content('roof').querySelectorAll('[data-testid="end"]')).toHaveLength(1);
  expect(content('south').querySelector('[data-testid="end"]')).toBeNull();
  expect(content('south').querySelectorAll('svg')).toHaveLength(1);
});

claim(
  'All items inside a disabled item are disabled, too. In this demo, Tange is disabled because its wing is closed.',
  async () => {
    await render(<BookedRooms />);
    await expect.element(treeItem('Tange, 6 seats')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(treeItem('Aalto, 12 seats')).not.toHaveAttribute('aria-disabled');
  },
);

claim(
  'By default, the keyboard skips disabled items. With `disabledItemsFocusable`, the arrow keys reach them, so that screen readers announce them.',
  async () => {
    await render(<BookedRooms />);
    await treeItem('Aalto, 12 seats').click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(treeItem('Niemeyer, 20 seats')).toHaveFocus();
    await page.getByRole('switch').click();
    await treeItem('Aalto, 12 seats').click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(treeItem('Hadid, 8 seats')).toHaveFocus();
  },
);

claim('Is reached by arrow keys and typing | No | Yes', async () => {
  for (const disabledItemsFocusable of [false, true]) {
    const { unmount } = await render(
      <Tree
        isItemDisabled={isHadid}
        disabledItemsFocusable={disabledItemsFocusable}
        defaultExpandedItems={['north']}
      />,
    );
    for (const key of ['{ArrowDown}', 'h']) {
      api.current?.focusItem(null, 'aalto');
      await userEvent.keyboard(key);
      expect(focused() === 'hadid').toBe(disabledItemsFocusable);
    }
    await unmount();
  }
});

claim('Is selected by a click, Space or Enter | No | No', async () => {
  for (const disabledItemsFocusable of [false, true]) {
    for (const multiSelect of [false, true]) {
      const changes = vi.fn();
      const { unmount } = await render(
        <Tree
          multiSelect={multiSelect}
          isItemDisabled={isHadid}
          disabledItemsFocusable={disabledItemsFocusable}
          defaultExpandedItems={['north']}
          onSelectedItemsChange={(_event, ids) => void changes(ids)}
        />,
      );
      await userEvent.click(content('hadid'), { force: true });
      api.current?.focusItem(null, 'hadid');
      expect(focused()).toBe('hadid');
      await userEvent.keyboard(' {Enter}');
      expect(changes).not.toHaveBeenCalled();
      await unmount();
    }
  }
});

claim('Is selected as part of a range with Shift | No | No', async () => {
  for (const disabledItemsFocusable of [false, true]) {
    const changes = vi.fn();
    const { unmount } = await render(
      <Tree
        multiSelect
        isItemDisabled={isHadid}
        disabledItemsFocusable={disabledItemsFocusable}
        defaultExpandedItems={['north']}
        onSelectedItemsChange={(_event, ids) => void changes(ids)}
      />,
    );
    await userEvent.click(content('aalto'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(content('tange'));
    await userEvent.keyboard('{/Shift}');
    expect(changes).toHaveBeenLastCalledWith(['aalto', 'tange']);
    await userEvent.click(content('aalto'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(changes).toHaveBeenCalled();
    expect(changes.mock.lastCall?.[0]).not.toContain('hadid');
    await unmount();
  }
});

claim('Is selected by Ctrl + Shift + Home, as the first item | No | Yes', async () => {
  for (const disabledItemsFocusable of [false, true]) {
    const changes = vi.fn();
    const { unmount } = await render(
      <Tree
        multiSelect
        isItemDisabled={(item) => item.id === 'north'}
        disabledItemsFocusable={disabledItemsFocusable}
        onSelectedItemsChange={(_event, ids) => void changes(ids)}
      />,
    );
    api.current?.focusItem(null, 'roof');
    await userEvent.keyboard('{Control>}{Shift>}{Home}{/Shift}{/Control}');
    expect(changes).toHaveBeenLastCalledWith([
      ...(disabledItemsFocusable ? ['north'] : []),
      'south',
      'roof',
    ]);
    await unmount();
  }
});

claim(
  'By default, if the first child of a parent is disabled, ↑ on its first enabled child skips the parent as well. ← moves the focus to the parent.',
  async () => {
    const rooms = [items[2], items[0]].filter((item) => item !== undefined);
    const press = async (key: string, props: Partial<RichTreeViewProps<Item, boolean>>) => {
      const { unmount } = await render(
        <Tree items={rooms} defaultExpandedItems={['north']} {...props} />,
      );
      api.current?.focusItem(null, 'hadid');
      await userEvent.keyboard(key);
      const result = focused();
      await unmount();
      return result;
    };
    const isItemDisabled = (item: Item) => item.id === 'aalto';
    expect(await press('{ArrowUp}', { isItemDisabled })).toBe('roof');
    expect(await press('{ArrowLeft}', { isItemDisabled })).toBe('north');
    expect(await press('{ArrowUp}', { isItemDisabled, disabledItemsFocusable: true })).toBe(
      'aalto',
    );
  },
);

claim('Is selected by Ctrl + A | No | Yes', async () => {
  for (const disabledItemsFocusable of [false, true]) {
    const changes = vi.fn();
    const { unmount } = await render(
      <Tree
        multiSelect
        isItemDisabled={isHadid}
        disabledItemsFocusable={disabledItemsFocusable}
        defaultExpandedItems={['north']}
        onSelectedItemsChange={(_event, ids: string[] | string | null) => {
          changes(ids?.includes('hadid'));
        }}
      />,
    );
    api.current?.focusItem(null, 'aalto');
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(changes).toHaveBeenLastCalledWith(disabledItemsFocusable);
    await unmount();
  }
});

claim('Is selected with its parent | Yes | Yes', async () => {
  for (const disabledItemsFocusable of [false, true]) {
    const changes = vi.fn();
    const { unmount } = await render(
      <Tree
        multiSelect
        selectionPropagation={{ descendants: true }}
        isItemDisabled={isHadid}
        disabledItemsFocusable={disabledItemsFocusable}
        onSelectedItemsChange={(_event, ids) => void changes(ids)}
      />,
    );
    await userEvent.click(content('north'));
    expect(changes).toHaveBeenLastCalledWith(['north', 'aalto', 'hadid', 'tange']);
    await unmount();
  }
});

claim('Is selected by `apiRef` or `selectedItems` | Yes | Yes', async () => {
  for (const disabledItemsFocusable of [false, true]) {
    const shared = { isItemDisabled: isHadid, disabledItemsFocusable };
    const { unmount } = await render(<Tree {...shared} defaultExpandedItems={['north']} />);
    api.current?.setItemSelection({ itemId: 'hadid' });
    await expect.poll(() => element('hadid')?.matches(SELECTED)).toBe(true);
    await unmount();
    const controlled = await render(
      <Tree {...shared} defaultExpandedItems={['north']} selectedItems="hadid" />,
    );
    expect(element('hadid')?.matches(SELECTED)).toBe(true);
    await controlled.unmount();
  }
});

claim('Is expanded or collapsed by a click, Enter or an arrow key | No | No', async () => {
  for (const disabledItemsFocusable of [false, true]) {
    const { unmount } = await render(
      <Tree isItemDisabled={isSouth} disabledItemsFocusable={disabledItemsFocusable} />,
    );
    const tryAll = async () => {
      await userEvent.click(content('south'), { force: true });
      api.current?.focusItem(null, 'south');
      await userEvent.keyboard('{Enter}');
      api.current?.focusItem(null, 'south');
      await userEvent.keyboard('{ArrowRight}');
      api.current?.focusItem(null, 'south');
      await userEvent.keyboard('{ArrowLeft}');
    };
    await tryAll();
    expect(api.current?.isItemExpanded('south')).toBe(false);
    api.current?.setItemExpansion({ itemId: 'south' });
    await expect.poll(() => element('piano')?.tagName).toBe('LI');
    await tryAll();
    expect(api.current?.isItemExpanded('south')).toBe(true);
    await unmount();
  }
});

claim('Is expanded by `*` on one of its siblings | Yes | Yes', async () => {
  for (const disabledItemsFocusable of [false, true]) {
    const { unmount } = await render(
      <Tree isItemDisabled={isSouth} disabledItemsFocusable={disabledItemsFocusable} />,
    );
    api.current?.focusItem(null, 'roof');
    await userEvent.keyboard('*');
    await expect.poll(() => api.current?.isItemExpanded('south')).toBe(true);
    await unmount();
  }
});

claim('A property named `disabled` has no effect by itself.', async () => {
  const withDisabled = [{ id: 'off', label: 'Off', disabled: true }];
  await render(<Tree items={withDisabled} />);
  expect(element('off')?.hasAttribute('aria-disabled')).toBe(false);
});

claim(
  'It is called for clicks and taps anywhere on the row, including the icon and the checkbox. It is also called for disabled items, but not for keys.',
  async () => {
    const clicked = vi.fn();
    await render(
      <Tree
        checkboxSelection
        isItemDisabled={isSouth}
        onItemClick={(_event, itemId) => void clicked(itemId)}
      />,
    );
    await userEvent.click(inside('north', 'svg'));
    expect(clicked).toHaveBeenLastCalledWith('north');
    await userEvent.click(inside('roof', 'input'));
    expect(clicked).toHaveBeenLastCalledWith('roof');
    await userEvent.click(content('south'), { force: true });
    expect(clicked).toHaveBeenLastCalledWith('south');
    expect(clicked).toHaveBeenCalledTimes(3);
    api.current?.focusItem(null, 'roof');
    await userEvent.keyboard(' {Enter}');
    expect(clicked).toHaveBeenCalledTimes(3);
  },
);

claim(
  "With `useRichTreeViewApiRef<Paper>()`, `getItem` returns your type. If no item has this id, it returns `undefined`, although its type doesn't include `undefined`.",
  async () => {
    await render(<OpenAPaper />);
    await treeItem('Election rules').click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Opening “Election rules”, 3 pages.');
    await page.getByText('Statutes').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('“Statutes” is a folder.');
    await render(<Tree />);
    expect(api.current?.getItem('nowhere')).toBeUndefined();
    expect(api.current?.getItem('roof')).toBe(items[2]);
  },
);

claim(
  "To change the items, pass a new array. The tree doesn't notice changes inside the array that it already has.",
  async () => {
    const list = [...items];
    const { rerender } = await render(<Tree items={list} />);
    list.push({ id: 'cellar', label: 'Cellar' });
    await rerender(<Tree items={list} className="again" />);
    expect(texts()).toEqual(['North', 'South', 'Roof']);
    await rerender(<Tree items={[...list]} />);
    await expect.poll(texts).toEqual(['North', 'South', 'Roof', 'Cellar']);
  },
);

claim(
  'Items that are still in the new array stay expanded and selected, because the tree stores their ids.',
  async () => {
    await render(<TripPackingList />);
    await treeItem('Gas stove').click();
    await page.getByRole('button', { name: 'Pack: Matches' }).click();
    await expect.element(treeItem('Matches')).toBeVisible();
    await expect.element(treeItem('Pegs')).toBeVisible();
    await expect.poll(() => isSelected(treeItem('Gas stove'))).toBe(true);
  },
);

claim(
  "The tree doesn't remove the id of a removed item from `selectedItems` and `expandedItems`. If you add an item with the same id later, it is selected and expanded.",
  async () => {
    const changes = vi.fn();
    const shared: Partial<RichTreeViewProps<Item, boolean>> = {
      multiSelect: true,
      defaultSelectedItems: ['roof'],
      defaultExpandedItems: ['south'],
      onSelectedItemsChange: (_event, ids) => void changes(ids),
      onExpandedItemsChange: (_event, ids) => void changes(ids),
    };
    const { rerender } = await render(<Tree {...shared} />);
    await rerender(<Tree {...shared} items={items.slice(0, 1)} />);
    await expect.poll(texts).toEqual(['North']);
    api.current?.setItemSelection({ itemId: 'north', keepExistingSelection: true });
    expect(changes).toHaveBeenLastCalledWith(['north', 'roof']);
    api.current?.setItemExpansion({ itemId: 'north' });
    expect(changes).toHaveBeenLastCalledWith(['north', 'south']);
    await rerender(<Tree {...shared} items={[...items]} />);
    await expect.poll(texts).toContain('Piano');
    expect(content('roof').hasAttribute('data-selected')).toBe(true);
  },
);

claim('To scroll to an item, expand its ancestors and then focus it.', async () => {
  await render(<RevealASpecies />);
  await page.getByRole('button', { name: 'Find the oystercatcher' }).click();
  await expect.element(treeItem('Eurasian oystercatcher')).toHaveFocus();
  await expect.element(treeItem('Eurasian oystercatcher')).toBeVisible();
});

claim(
  "`flushSync` makes React render the expanded branches immediately. Without it, the item isn't on the page yet when `focusItem` runs, and the browser focuses nothing.",
  async () => {
    await render(
      <>
        <Tree />
        <button
          type="button"
          onClick={() => {
            api.current?.setItemExpansion({ itemId: 'north', shouldBeExpanded: true });
            expect(element('hadid')).toBeNull();
            api.current?.focusItem(null, 'hadid');
          }}
        >
          Reveal
        </button>
      </>,
    );
    await page.getByRole('button').click();
    await expect.poll(() => element('hadid')).not.toBeNull();
    await expect.element(page.getByRole('button')).toHaveFocus();
  },
);

claim(
  '`itemChildrenIndentation` is the distance between an item and its children: a number of pixels or a CSS length. The default is `12px`.',
  async () => {
    const distance = () => {
      const left = (id: string) =>
        inside(id, `.${treeItemClasses.label}`).getBoundingClientRect().left;
      return left('aalto') - left('north');
    };
    const { rerender } = await render(<Tree defaultExpandedItems={['north']} />);
    await expect.poll(distance).toBe(12);
    await rerender(<Tree itemChildrenIndentation={40} />);
    await expect.poll(distance).toBe(40);
    await rerender(<Tree itemChildrenIndentation="2rem" />);
    await expect.poll(distance).toBe(32);
    await render(<RegionIndentation />);
    await page.getByRole('button', { name: '4px' }).click();
    expect(
      (page.getByRole('tree', { name: 'Regions' }).element() as HTMLElement).style.getPropertyValue(
        '--TreeView-itemChildrenIndentation',
      ),
    ).toBe('4px');
  },
);

claim(
  '`getItem(itemId)` | Returns your object, as you passed it, without changes that users made to its label.',
  async () => {
    await render(<Tree />);
    api.current?.updateItemLabel('roof', 'Terrace');
    await expect.poll(texts).toContain('Terrace');
    expect(api.current?.getItem('roof')).toBe(items[2]);
  },
);

claim(
  '`getItemTree()` | Returns a copy of all items. Children are in `children`, even if `getItemChildren` reads another property.',
  async () => {
    const rooms = [{ id: 'a', label: 'A', rooms: [{ id: 'b', label: 'B' }] }];
    const getRooms = (item: Item & { rooms?: Item[] }) => item.rooms;
    await render(
      <RichTreeView aria-label="Rooms" apiRef={api} items={rooms} getItemChildren={getRooms} />,
    );
    const tree = api.current?.getItemTree();
    expect(tree).toMatchObject([{ id: 'a', children: [{ id: 'b', label: 'B' }] }]);
    expect(tree?.[0]).not.toBe(rooms[0]);
  },
);

claim(
  '`getItemDOMElement(itemId)` | Returns the `li` element, or `null` if an ancestor is collapsed.',
  async () => {
    await render(<Tree />);
    expect(element('roof')?.tagName).toBe('LI');
    expect(element('aalto')).toBeNull();
    api.current?.setItemExpansion({ itemId: 'north' });
    await expect.poll(() => element('aalto')?.tagName).toBe('LI');
    api.current?.setItemExpansion({ itemId: 'north' });
    await expect.poll(() => element('aalto')).toBeNull();
  },
);

claim(
  '`getItemOrderedChildrenIds(itemId)` | Returns the ids of the children, or of the top-level items if you pass `null`.',
  async () => {
    await render(<Tree />);
    expect(api.current?.getItemOrderedChildrenIds('north')).toEqual(['aalto', 'hadid', 'tange']);
    expect(api.current?.getItemOrderedChildrenIds(null)).toEqual(['north', 'south', 'roof']);
    expect(api.current?.getItemOrderedChildrenIds('roof')).toEqual([]);
  },
);

claim(
  '`updateItemLabel(itemId, label)` | Changes a label in the tree and calls `onItemLabelChange` if it is different. Throws if the label is empty.',
  async () => {
    const changed = vi.fn();
    await render(<Tree onItemLabelChange={changed} />);
    api.current?.updateItemLabel('roof', 'Roof');
    expect(changed).not.toHaveBeenCalled();
    api.current?.updateItemLabel('roof', 'Terrace');
    expect(changed).toHaveBeenCalledExactlyOnceWith('roof', 'Terrace');
    expect(() => api.current?.updateItemLabel('roof', '')).toThrow('cannot be empty');
  },
);

claim(
  '`setEditedItem(itemId)` | Starts editing a label if `isItemEditable` allows it; `null` stops editing.',
  async () => {
    await render(<Tree isItemEditable={(item) => item.id === 'roof'} />);
    const input = () => document.querySelector('[data-element="labelInput"]');
    api.current?.setEditedItem('north');
    api.current?.setEditedItem('roof');
    await expect.poll(input).not.toBeNull();
    expect(element('roof')?.contains(input())).toBe(true);
    api.current?.setEditedItem(null);
    await expect.poll(input).toBeNull();
    api.current?.setEditedItem('north');
    expect(input()).toBeNull();
  },
);

claim(
  '`setIsItemDisabled` and `updateItemLabel` change the tree, but not your data. When you pass a new `items` array or a new function, such as `isItemDisabled` or `getItemLabel`, their changes are lost.',
  async () => {
    const { rerender } = await render(<Tree />);
    const change = () => {
      api.current?.setIsItemDisabled({ itemId: 'roof' });
      api.current?.updateItemLabel('roof', 'Terrace');
    };
    const isChanged = () =>
      element('roof')?.textContent === 'Terrace' && element('roof')?.ariaDisabled === 'true';
    change();
    await expect.poll(isChanged).toBe(true);
    await rerender(<Tree className="again" />);
    expect(isChanged()).toBe(true);
    const changes: Partial<RichTreeViewProps<Item, boolean>>[] = [
      { items: [...items] },
      { isItemDisabled: () => false },
      { getItemLabel: (item) => item.label },
    ];
    for (const props of changes) {
      await rerender(<Tree {...props} />);
      await expect.poll(() => element('roof')?.textContent).toBe('Roof');
      expect(element('roof')?.hasAttribute('aria-disabled')).toBe(false);
      change();
      await expect.poll(isChanged).toBe(true);
    }
  },
);

claim(
  'The tree renders every item whose ancestors are expanded, including those outside the viewport: this release has no virtualization.',
  async () => {
    const many = Array.from({ length: 300 }, (_value, index) => ({
      id: `item-${index}`,
      label: `Item ${index}`,
      children: [{ id: `child-${index}`, label: `Child ${index}` }],
    }));
    await render(
      <div style={{ height: 100, overflow: 'auto' }}>
        <Tree items={many} />
      </div>,
    );
    expect(document.querySelectorAll('[role="treeitem"]')).toHaveLength(300);
  },
);

claim(
  'If you pass a new array or function, the tree reads every item and re-renders every visible item. A new `slotProps.item` re-renders them, too.',
  async () => {
    const rendered = vi.fn();
    const Counted = (props: TreeItemProps) => {
      rendered(props.itemId);
      return <TreeItem {...props} />;
    };
    const slots = { item: Counted };
    const slotProps = { item: {} };
    const same = { slots, slotProps, items };
    const changes: Partial<RichTreeViewProps<Item, boolean>>[] = [
      { items: [...items] },
      { isItemDisabled: () => false },
      { slotProps: { item: {} } },
    ];
    for (const change of changes) {
      const { rerender, unmount } = await render(<Tree {...same} />);
      rendered.mockClear();
      await rerender(<Tree {...same} className="again" />);
      expect(rendered).not.toHaveBeenCalled();
      await rerender(<Tree {...same} {...change} />);
      await expect
        .poll(() => new Set(rendered.mock.calls.flat()))
        .toEqual(new Set(['north', 'south', 'roof']));
      await unmount();
    }
  },
);

claim("It reads the items in collapsed branches, but doesn't render them.", async () => {
  const getItemLabel = vi.fn((item: Item) => item.label);
  await render(<Tree getItemLabel={getItemLabel} />);
  expect(new Set(getItemLabel.mock.calls.map(([item]) => item.id)).size).toBe(7);
  expect(texts()).toEqual(['North', 'South', 'Roof']);
});

claim(
  "Two items have the same id, or an item has no id. An id must be unique in the whole tree, not only within its parent. `1` and `'1'` count as the same id.",
  async () => {
    const message = 'requires all items to have a unique `id` property';
    const noId = JSON.parse('[{ "label": "A" }]') as Item[];
    const mixed = JSON.parse('[{ "id": 1, "label": "A" }, { "id": "1", "label": "B" }]') as Item[];
    const deep = [
      { id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] },
      { id: 'b', label: 'B' },
    ];
    for (const wrong of [noId, mixed, deep]) {
      expect(await thrownBy(<Tree items={wrong} />)).toContain(message);
    }
    expect(await thrownBy(<Tree />)).toBe('');
  },
);

claim(
  'An object has no `label`, or `getItemLabel` returned `undefined` or `null`. Return an empty string for an item without a label.',
  async () => {
    const message = 'requires all items to have a `label` property';
    const noLabel = JSON.parse('[{ "id": "a" }]') as Item[];
    expect(await thrownBy(<Tree items={noLabel} />)).toContain(message);
    for (const json of ['null', '{}']) {
      const getItemLabel = () => (JSON.parse(json) as { label?: string } | null)?.label as string;
      expect(await thrownBy(<Tree getItemLabel={getItemLabel} />)).toContain(message);
    }
    expect(await thrownBy(<Tree getItemLabel={() => ''} />)).toBe('');
  },
);

claim(
  'The tree received a new `isItemDisabled` function, or a new `items` array, and read all items again.',
  async () => {
    function Page() {
      const [count, setCount] = useState(0);
      return (
        <StrictMode>
          <Tree isItemDisabled={(item) => item.id === 'south'} />
          <button type="button" onClick={() => setCount(count + 1)}>
            Render
          </button>
        </StrictMode>
      );
    }
    await render(<Page />);
    api.current?.setIsItemDisabled({ itemId: 'roof', shouldBeDisabled: true });
    await expect.poll(() => element('roof')?.ariaDisabled).toBe('true');
    await page.getByRole('button').click();
    await expect.poll(() => element('roof')?.hasAttribute('aria-disabled')).toBe(false);
  },
);

claim(
  '`items` accepts a readonly array, but `getItemChildren` must return a mutable one.',
  async () => {
    interface Unit {
      id: string;
      label: string;
      units?: readonly Unit[];
    }
    const units: readonly Unit[] = [{ id: 'a', label: 'A', units: [{ id: 'b', label: 'B' }] }];
    await render(
      <RichTreeView
        aria-label="Units"
        items={units}
        // @ts-expect-error -- what the entry says
        getItemChildren={(unit) => unit.units}
        defaultExpandedItems={['a']}
      />,
    );
    expect(texts()).toEqual(['A', 'B']);
  },
);

claim(
  'With a `SimpleTreeView`, use `useSimpleTreeViewApiRef()`, which has all methods except the last two.',
  async () => {
    const simple: ReturnType<typeof useSimpleTreeViewApiRef> = { current: undefined };
    await render(
      <>
        <Tree />
        <SimpleTreeView apiRef={simple} aria-label="Simple" />
      </>,
    );
    const names = Object.keys(simple.current ?? {});
    const missing = Object.keys(api.current ?? {}).filter((name) => !names.includes(name));
    expect(missing.sort()).toEqual(['setEditedItem', 'updateItemLabel']);
  },
);

claim(
  'If your data uses other names, tell the tree where to find the id, the label and the children with `getItemId`, `getItemLabel` and `getItemChildren`.',
  async () => {
    interface Unit {
      code: string;
      name: string;
      parts?: Unit[];
    }
    const units: Unit[] = [{ code: 'a', name: 'Ward', parts: [{ code: 'b', name: 'Bed' }] }];
    await render(
      <RichTreeView
        aria-label="Units"
        items={units}
        getItemId={({ code }) => code}
        getItemLabel={({ name }) => name}
        getItemChildren={({ parts }) => parts}
        defaultExpandedItems={['a']}
      />,
    );
    expect(texts()).toEqual(['Ward', 'Bed']);
  },
);

claim('To change icons only, set `slots={{ expandIcon, collapseIcon, endIcon }}`.', async () => {
  const icon = (id: string) => () => <i data-icon={id} />;
  await render(
    <Tree
      defaultExpandedItems={['north']}
      slots={{ expandIcon: icon('open'), collapseIcon: icon('close'), endIcon: icon('end') }}
    />,
  );
  const of = (id: string) => content(id).querySelector('[data-icon]')?.getAttribute('data-icon');
  expect([of('north'), of('south'), of('roof')]).toEqual(['close', 'open', 'end']);
});

claim(
  "To disable an item, return `true` for its object in `isItemDisabled`. Clicking it doesn't select, expand or collapse it.",
  async () => {
    for (const expanded of [[], ['south']]) {
      const { unmount } = await render(
        <Tree isItemDisabled={isSouth} defaultExpandedItems={expanded} />,
      );
      await expect.element(treeItem('South')).toHaveAttribute('aria-disabled', 'true');
      await expect.element(treeItem('Roof')).not.toHaveAttribute('aria-disabled');
      await userEvent.click(content('south'), { force: true });
      expect(content('south').hasAttribute('data-selected')).toBe(false);
      expect(api.current?.isItemExpanded('south')).toBe(expanded.length > 0);
      await unmount();
    }
  },
);

claim('Calls `onItemClick` | Yes | Yes', async () => {
  for (const disabledItemsFocusable of [false, true]) {
    const clicked = vi.fn<(id: string) => void>();
    const { unmount } = await render(
      <Tree
        isItemDisabled={isSouth}
        disabledItemsFocusable={disabledItemsFocusable}
        onItemClick={(_event, id) => clicked(id)}
      />,
    );
    await userEvent.click(content('south'), { force: true });
    expect(clicked.mock.calls).toEqual([['south']]);
    await unmount();
  }
});

claim(
  "An item inside a collapsed item isn't on the page, so it can't receive the focus.",
  async () => {
    await render(<Tree />);
    api.current?.focusItem(null, 'aalto');
    expect(document.activeElement).toBe(document.body);
    expect(element('aalto')).toBeNull();
    api.current?.setItemExpansion({ itemId: 'north', shouldBeExpanded: true });
    await expect.poll(() => element('aalto')?.tagName).toBe('LI');
    api.current?.focusItem(null, 'aalto');
    expect(focused()).toBe('aalto');
  },
);

claim('`getParentId(itemId)` | Returns the id of the parent, or `null`.', async () => {
  await render(<Tree />);
  expect(api.current?.getParentId('aalto')).toBe('north');
  expect(api.current?.getParentId('north')).toBeNull();
});

claim(
  '`setIsItemDisabled({ itemId, shouldBeDisabled })` | Disables or enables an item; toggles it without `shouldBeDisabled`.',
  async () => {
    await render(<Tree />);
    const disabled = () => element('roof')?.getAttribute('aria-disabled');
    api.current?.setIsItemDisabled({ itemId: 'roof', shouldBeDisabled: true });
    await expect.poll(disabled).toBe('true');
    api.current?.setIsItemDisabled({ itemId: 'roof' });
    await expect.poll(disabled).not.toBe('true');
    api.current?.setIsItemDisabled({ itemId: 'roof' });
    await expect.poll(disabled).toBe('true');
    api.current?.setIsItemDisabled({ itemId: 'roof', shouldBeDisabled: false });
    await expect.poll(disabled).not.toBe('true');
  },
);

claim(
  '`setItemExpansion({ itemId, shouldBeExpanded })` | Expands or collapses an item; toggles it without `shouldBeExpanded`.',
  async () => {
    await render(<Tree />);
    const expanded = () => element('north')?.getAttribute('aria-expanded');
    api.current?.setItemExpansion({ itemId: 'north', shouldBeExpanded: true });
    await expect.poll(expanded).toBe('true');
    api.current?.setItemExpansion({ itemId: 'north' });
    await expect.poll(expanded).toBe('false');
    api.current?.setItemExpansion({ itemId: 'north' });
    await expect.poll(expanded).toBe('true');
  },
);

claim('`isItemExpanded(itemId)` | Returns `true` if the item is expanded.', async () => {
  await render(<Tree defaultExpandedItems={['north']} />);
  expect(api.current?.isItemExpanded('north')).toBe(true);
  expect(api.current?.isItemExpanded('south')).toBe(false);
});

claim('The item is inside a collapsed item, or no item has this id.', async () => {
  await render(<Tree />);
  expect(api.current?.getItemDOMElement('aalto')).toBeNull();
  expect(api.current?.getItemDOMElement('nothing')).toBeNull();
  expect(api.current?.getItemDOMElement('roof')?.tagName).toBe('LI');
});

claim(
  '`useRichTreeViewApiRef()` creates a ref that `RichTreeView` fills when it mounts.',
  async () => {
    const seen: boolean[] = [];
    function Reads({ isShown }: { isShown: boolean }) {
      const apiRef = useRichTreeViewApiRef();
      useEffect(() => {
        seen.push(apiRef.current !== undefined);
      });
      return isShown && <RichTreeView aria-label="Rooms" items={items} apiRef={apiRef} />;
    }
    const { rerender } = await render(<Reads isShown={false} />);
    await rerender(<Reads isShown />);
    expect(seen).toEqual([false, true]);
  },
);
