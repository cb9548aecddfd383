import {
  RichTreeView,
  SimpleTreeView,
  TreeItem,
  treeItemClasses,
  type SimpleTreeViewProps,
  type useSimpleTreeViewApiRef,
  type TreeItemProps,
} from '@mui/x-tree-view';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { claim } from '@portal/claims';
import { nextPaint } from '@portal/claims/browser';
import { Component, Fragment, memo, useState, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import CompanyStructure from './demos/CompanyStructure';
import ManualChapters from './demos/ManualChapters';
import PlaylistEditor from './demos/PlaylistEditor';
import ReleaseFiles from './demos/ReleaseFiles';
import ServiceDesk from './demos/ServiceDesk';
import TrainLines from './demos/TrainLines';

/** What assistive technologies are told about a selected item differs between releases. */
const SELECTED = ':is([aria-selected="true"], [aria-checked="true"])';

type Props = SimpleTreeViewProps<boolean | undefined>;

const api: ReturnType<typeof useSimpleTreeViewApiRef> = { current: undefined };

const lines = (
  <>
    <TreeItem itemId="coast" label="Coast">
      <TreeItem itemId="harbor" label="Harbor" />
      <TreeItem itemId="dunes" label="Dunes" />
    </TreeItem>
    <TreeItem itemId="valley" label="Valley" />
  </>
);

function Tree({ children = lines, ...props }: Props) {
  return (
    <SimpleTreeView aria-label="Lines" apiRef={api} {...props}>
      {children}
    </SimpleTreeView>
  );
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
const isExpanded = (id: string) => element(id)?.getAttribute('aria-expanded') === 'true';
const isSelected = (id: string) => element(id)?.matches(SELECTED) === true;
const focused = () => document.activeElement?.id.split('-').at(-1);
const labels = () =>
  [...document.querySelectorAll(`.${treeItemClasses.label}`)].map((label) => label.textContent);
const treeItems = () => document.querySelectorAll('[role="treeitem"]').length;
const treeItem = (name: string) => page.getByRole('treeitem', { name, exact: true });

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
const thrown = () => document.querySelector('[role="alert"]')?.textContent ?? '';
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

claim(
  'A `TreeItem` inside another one is its child, and a `TreeItem` with children has an arrow and can be expanded.',
  async () => {
    await render(<TrainLines />);
    expect(labels()).toEqual([
      'Coast line',
      'Harbor',
      'Lighthouse',
      'Dunes',
      'Valley line',
      'Airport express',
    ]);
    const valley = treeItem('Valley line');
    expect(valley.element().querySelector('svg')).not.toBeNull();
    expect(treeItem('Airport express').element().querySelector('svg')).toBeNull();
    await valley.click();
    await expect.element(treeItem('Quarry')).toBeVisible();
  },
);

claim(
  'An object without `reports` becomes an item without an arrow, and so does an object with an empty array.',
  async () => {
    const { unmount } = await render(<CompanyStructure />);
    const sales = treeItem('Beatriz Moura, Head of sales');
    expect(sales.element().hasAttribute('aria-expanded')).toBe(false);
    await expect.element(treeItem('Mei-Ling Chou, Planner')).toBeVisible();
    await unmount();
    const reports: string[] = [];
    await render(
      <Tree>
        <TreeItem itemId="sales" label="Sales">
          {reports.map((id) => (
            <TreeItem key={id} itemId={id} />
          ))}
        </TreeItem>
      </Tree>,
    );
    expect(element('sales')?.hasAttribute('aria-expanded')).toBe(false);
    expect(content('sales').querySelector('svg')).toBeNull();
  },
);

claim(
  '`FileItem` works at any level of the tree, because the tree finds its items through a React context, not by looking at its children. For the same reason, you can put items in fragments, conditions, and your own components.',
  async () => {
    const { unmount } = await render(<ReleaseFiles />);
    await treeItem('Setup guide 2.1 MB').click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(treeItem('Repair manual 8.4 MB')).toHaveFocus();
    await unmount();
    const Deep = (props: TreeItemProps) => (
      <Fragment>
        <TreeItem {...props} />
      </Fragment>
    );
    await render(
      <Tree>
        <TreeItem itemId="first" label="First" />
        <>{element !== null && <Deep itemId="deep" label="Deep" />}</>
        <TreeItem itemId="last" label="Last" />
      </Tree>,
    );
    api.current?.focusItem(null, 'first');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('deep');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('last');
  },
);

claim(
  'Typing letters moves the focus to the next item whose text starts with them. The tree reads this text from the page, so it also works for labels that are elements.',
  async () => {
    await render(<ReleaseFiles />);
    await treeItem('Setup guide 2.1 MB').click();
    await userEvent.keyboard('wi');
    await expect.element(treeItem('Windows 64 MB')).toHaveFocus();
    await userEvent.keyboard('dr');
    await expect.element(treeItem('Drivers')).toHaveFocus();
  },
);

claim(
  'An SVG icon has no text, unless you give it a title. If a label starts with a number in a badge, the text starts with this number.',
  async () => {
    await render(
      <Tree>
        <TreeItem itemId="mill" label="Mill" />
        <TreeItem
          itemId="quarry"
          label={
            <>
              <b>9</b> Quarry
            </>
          }
        />
        <TreeItem
          itemId="yard"
          label={
            <>
              <DeleteIcon titleAccess="Closed" /> Yard
            </>
          }
        />
      </Tree>,
    );
    api.current?.focusItem(null, 'mill');
    await userEvent.keyboard('q');
    expect(focused()).toBe('mill');
    await userEvent.keyboard('9');
    expect(focused()).toBe('quarry');
    await userEvent.keyboard('y');
    expect(focused()).toBe('quarry');
    await userEvent.keyboard('c');
    expect(focused()).toBe('yard');
  },
);

const remove = (song: string) => page.getByRole('button', { name: `Remove ${song}` });

claim('If an item contains a button, stop both events at the button.', async () => {
  await render(<PlaylistEditor />);
  await remove('Sodade').click();
  await expect.element(page.getByText('Dinner (3 songs)')).toBeVisible();
  for (const [song, key] of [
    ['Bésame mucho', ' '],
    ['Mas que nada', '{Enter}'],
  ] as const) {
    (remove(song).element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await expect.element(remove(song)).not.toBeInTheDocument();
  }
  expect(document.querySelector(SELECTED)).toBeNull();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.element(page.getByText('Dinner (4 songs)')).toBeVisible();
});

claim('The demo also moves the focus to the playlist before it removes a song.', async () => {
  await render(<PlaylistEditor />);
  (remove('Sodade').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove('Sodade')).not.toBeInTheDocument();
  expect(focused()).toBe('dinner');
});

function WithButtons({ onClick }: { onClick: () => void }) {
  const button = <button onClick={onClick}>Map</button>;
  return (
    <Tree>
      <TreeItem itemId="coast" label={button}>
        <TreeItem itemId="harbor" label="Harbor" />
      </TreeItem>
      <TreeItem itemId="valley" label={button} />
    </Tree>
  );
}

claim(
  'Without `stopPropagation` in `onKeyDown`, Space on the button selects or deselects the item instead. Enter selects the item if it has no children, and otherwise expands or collapses it.',
  async () => {
    const clicks = vi.fn();
    await render(<WithButtons onClick={clicks} />);
    const press = async (id: string, key: string) => {
      (inside(id, 'button') as HTMLElement).focus();
      await userEvent.keyboard(key);
    };
    for (const expected of [true, false]) {
      await press('coast', ' ');
      await expect.poll(() => isSelected('coast')).toBe(expected);
    }
    for (const expected of [true, false]) {
      await press('coast', '{Enter}');
      await expect.poll(() => isExpanded('coast')).toBe(expected);
    }
    await press('valley', '{Enter}');
    await expect.poll(() => isSelected('valley')).toBe(true);
    expect(isSelected('coast')).toBe(false);
    expect(clicks).not.toHaveBeenCalled();
  },
);

claim(
  'Without `stopPropagation` in `onClick`, a click on the button is also a click on the item.',
  async () => {
    const clicks = vi.fn();
    await render(<WithButtons onClick={clicks} />);
    await userEvent.click(inside('coast', 'button'));
    expect(clicks).toHaveBeenCalledTimes(1);
    expect(isSelected('coast')).toBe(true);
    expect(isExpanded('coast')).toBe(true);
  },
);

claim('Each button adds a tab stop, unless it has `tabIndex={-1}`.', async () => {
  await render(<WithButtons onClick={() => undefined} />);
  await userEvent.tab();
  expect(focused()).toBe('coast');
  await userEvent.tab();
  expect(document.activeElement).toBe(inside('coast', 'button'));
  await userEvent.tab();
  expect(document.activeElement).toBe(inside('valley', 'button'));
  document.querySelectorAll('button').forEach((button) => (button.tabIndex = -1));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(element('coast'));
});

claim('`disabled` on a `TreeItem` disables it and all items inside it.', async () => {
  await render(<ServiceDesk />);
  await expect.element(treeItem('Passport')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(treeItem('Bulky items')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(treeItem('Glass containers')).not.toHaveAttribute('aria-disabled');
  await page.getByRole('switch').click();
  await expect.element(treeItem('Passport')).not.toHaveAttribute('aria-disabled');
});

claim("Clicking a disabled item doesn't select, expand or collapse it.", async () => {
  for (const defaultExpandedItems of [[], ['coast']]) {
    for (const checkboxSelection of [false, true]) {
      const { unmount } = await render(
        <Tree defaultExpandedItems={defaultExpandedItems} checkboxSelection={checkboxSelection}>
          <TreeItem itemId="coast" label="Coast" disabled>
            <TreeItem itemId="harbor" label="Harbor" />
          </TreeItem>
        </Tree>,
      );
      const wasExpanded = defaultExpandedItems.length > 0;
      for (const part of ['label', 'iconContainer', ...(checkboxSelection ? ['checkbox'] : [])]) {
        const found = inside('coast', `.MuiTreeItem-${part}`);
        await userEvent.click(found, { force: true });
        expect(isExpanded('coast'), part).toBe(wasExpanded);
        expect(isSelected('coast'), part).toBe(false);
      }
      await unmount();
    }
  }
});

claim('It applies to both components.', async () => {
  // The rows of the table in which the answer is "Yes".
  const clicks = vi.fn();
  await render(
    <Tree
      multiSelect
      selectionPropagation={{ descendants: true }}
      disabledItemsFocusable
      defaultExpandedItems={['lines']}
      onItemClick={(_event, id) => void clicks(id)}
    >
      <TreeItem itemId="lines" label="Lines">
        <TreeItem itemId="coast" label="Coast" disabled>
          <TreeItem itemId="harbor" label="Harbor" />
        </TreeItem>
        <TreeItem itemId="valley" label="Valley" />
      </TreeItem>
    </Tree>,
  );
  await userEvent.click(content('valley'));
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(() => isSelected('coast')).toBe(true);
  await userEvent.click(content('valley'));
  await expect.poll(() => isSelected('coast')).toBe(false);
  await userEvent.click(content('lines'));
  await expect.poll(() => isSelected('coast')).toBe(true);
  await userEvent.click(content('lines'));
  api.current?.focusItem(null, 'valley');
  await userEvent.keyboard('*');
  await expect.poll(() => isExpanded('coast')).toBe(true);
  api.current?.focusItem(null, 'coast');
  await userEvent.keyboard('{Enter}{ArrowLeft}');
  expect(isExpanded('coast')).toBe(true);
  await userEvent.click(content('coast'), { force: true });
  expect(clicks).toHaveBeenLastCalledWith('coast');
});

claim(
  'By default, arrow keys skip disabled items. With `disabledItemsFocusable` on the tree, the arrow keys reach them, so that screen readers announce them.',
  async () => {
    for (const disabledItemsFocusable of [false, true]) {
      const { unmount } = await render(
        <Tree disabledItemsFocusable={disabledItemsFocusable}>
          <TreeItem itemId="a" label="A" />
          <TreeItem itemId="b" label="B" disabled />
          <TreeItem itemId="c" label="C" />
        </Tree>,
      );
      api.current?.focusItem(null, 'a');
      await userEvent.keyboard('{ArrowDown}');
      expect(focused()).toBe(disabledItemsFocusable ? 'b' : 'c');
      await unmount();
    }
  },
);

claim(
  'If users may expand an item, but not select it, set `disableSelection` on the `TreeItem` instead. It applies to this item only, not to the items inside it.',
  async () => {
    const changes = vi.fn();
    await render(
      <Tree onSelectedItemsChange={(_event, id) => void changes(id)}>
        <TreeItem itemId="coast" label="Coast" disableSelection>
          <TreeItem itemId="harbor" label="Harbor" />
        </TreeItem>
      </Tree>,
    );
    await userEvent.click(content('coast'));
    expect(isExpanded('coast')).toBe(true);
    await userEvent.keyboard(' ');
    expect(changes).not.toHaveBeenCalled();
    await userEvent.click(content('harbor'));
    expect(changes).toHaveBeenLastCalledWith('harbor');
  },
);

claim('It is called for clicks, Space, and Enter on an item without children.', async () => {
  const changes = vi.fn();
  await render(<Tree onSelectedItemsChange={(_event, id) => void changes(id)} />);
  await userEvent.click(content('valley'));
  expect(changes).toHaveBeenLastCalledWith('valley');
  api.current?.focusItem(null, 'coast');
  await userEvent.keyboard(' ');
  expect(changes).toHaveBeenLastCalledWith('coast');
  api.current?.focusItem(null, 'valley');
  await userEvent.keyboard('{Enter}');
  expect(changes).toHaveBeenLastCalledWith('valley');
  changes.mockClear();
  api.current?.focusItem(null, 'coast');
  await userEvent.keyboard('{Enter}');
  expect(isExpanded('coast')).toBe(true);
  expect(changes).not.toHaveBeenCalled();
});

claim(
  'Without `multiSelect`, the second argument is an id, or `null` when the user deselects the item with Space or its checkbox. The demo keeps the last chapter in this case.',
  async () => {
    const { unmount } = await render(<ManualChapters />);
    const text = page.getByRole('status');
    await treeItem('Descale').click();
    await expect.element(text).toHaveTextContent('after 200 cups');
    await userEvent.keyboard(' ');
    await expect.poll(() => treeItem('Descale').element().matches(SELECTED)).toBe(false);
    await expect.element(text).toHaveTextContent('after 200 cups');
    await unmount();
    const changes = vi.fn();
    const tree = await render(<Tree onSelectedItemsChange={(_event, id) => void changes(id)} />);
    api.current?.focusItem(null, 'valley');
    await userEvent.keyboard('  ');
    expect(changes.mock.calls).toEqual([['valley'], [null]]);
    await tree.unmount();
    await render(
      <Tree checkboxSelection onSelectedItemsChange={(_event, id) => void changes(id)} />,
    );
    changes.mockClear();
    await userEvent.click(inside('valley', 'input'));
    await userEvent.click(inside('valley', 'input'));
    expect(changes.mock.calls).toEqual([['valley'], [null]]);
  },
);

claim(
  'It is called for clicks anywhere on the row, including disabled items, but not for keys.',
  async () => {
    const clicks = vi.fn();
    await render(
      <Tree onItemClick={(event, id) => void clicks(event.type, id)}>
        <TreeItem itemId="coast" label="Coast">
          <TreeItem itemId="harbor" label="Harbor" />
        </TreeItem>
        <TreeItem itemId="valley" label="Valley" disabled />
      </Tree>,
    );
    await userEvent.click(inside('coast', `.${treeItemClasses.iconContainer}`));
    await userEvent.click(content('valley'), { force: true });
    expect(clicks.mock.calls).toEqual([
      ['click', 'coast'],
      ['click', 'valley'],
    ]);
    api.current?.focusItem(null, 'coast');
    await userEvent.keyboard('{Enter} ');
    expect(clicks).toHaveBeenCalledTimes(2);
  },
);

claim(
  'The element of an item contains its children, so a click on a child also calls `onClick` of its parent. If you need a handler for a single item, set it on its row:',
  async () => {
    const root = vi.fn();
    const row = vi.fn();
    await render(
      <Tree defaultExpandedItems={['guide']}>
        <TreeItem
          itemId="guide"
          label="Guide"
          onClick={root}
          slotProps={{ content: { onClick: row } }}
        >
          <TreeItem itemId="start" label="First steps" />
        </TreeItem>
      </Tree>,
    );
    await userEvent.click(content('start'));
    expect(root).toHaveBeenCalledTimes(1);
    expect(row).not.toHaveBeenCalled();
    await userEvent.click(content('guide'));
    expect(row).toHaveBeenCalledTimes(1);
  },
);

claim('`getItem(itemId)` | An object with `id`, no label | `undefined`', async () => {
  await render(<Tree />);
  expect(api.current?.getItem('coast')).toEqual({ id: 'coast', label: '' });
  expect(api.current?.getItem('harbor')).toBeUndefined();
});

claim('`getParentId(itemId)` | The id of the parent or `null` | `null`', async () => {
  await render(<Tree />);
  expect(api.current?.getParentId('coast')).toBeNull();
  expect(api.current?.getParentId('harbor')).toBeNull();
  api.current?.setItemExpansion({ itemId: 'coast' });
  await expect.poll(() => api.current?.getParentId('harbor')).toBe('coast');
});

claim('`getItemDOMElement(itemId)` | The `li` element | `null`', async () => {
  await render(<Tree />);
  expect(element('coast')?.tagName).toBe('LI');
  expect(element('harbor')).toBeNull();
});

claim(
  'The effect of `setIsItemDisabled` lasts until the item unmounts, for example when its parent is collapsed.',
  async () => {
    await render(<Tree defaultExpandedItems={['coast']} />);
    const isDisabled = () => element('dunes')?.getAttribute('aria-disabled') === 'true';
    api.current?.setIsItemDisabled({ itemId: 'dunes', shouldBeDisabled: true });
    await expect.poll(isDisabled).toBe(true);
    await userEvent.click(content('coast'));
    await expect.poll(() => element('dunes')).toBeNull();
    await userEvent.click(content('coast'));
    await expect.poll(() => element('dunes')).not.toBeNull();
    expect(isDisabled()).toBe(false);
  },
);

claim(
  '`itemChildrenIndentation` on the tree is the distance between an item and its children: a number of pixels or a CSS length. The default is `12px`.',
  async () => {
    for (const [itemChildrenIndentation, expected] of [
      [undefined, 12],
      [20, 20],
      ['2rem', 32],
    ] as const) {
      const { unmount } = await render(
        <Tree defaultExpandedItems={['coast']} itemChildrenIndentation={itemChildrenIndentation} />,
      );
      const padding = (id: string) => parseFloat(getComputedStyle(content(id)).paddingLeft);
      expect(padding('dunes') - padding('coast')).toBe(expected);
      await unmount();
    }
  },
);

claim(
  "With 10,000 items in 100 collapsed folders, the tree renders 100 list items, and React doesn't render the components of the other items. With one folder of 100 expanded, it renders 200 list items.",
  async () => {
    const runs = vi.fn();
    function File(props: TreeItemProps) {
      runs();
      return <TreeItem {...props} />;
    }
    const hundred = Array.from({ length: 100 }, (_value, index) => index);
    await render(
      <Tree>
        {hundred.map((folder) => (
          <TreeItem key={folder} itemId={`folder${folder}`} label={`Folder ${folder}`}>
            {hundred.map((file) => (
              <File key={file} itemId={`file${folder}/${file}`} label={`File ${file}`} />
            ))}
          </TreeItem>
        ))}
      </Tree>,
    );
    expect(treeItems()).toBe(100);
    expect(runs).not.toHaveBeenCalled();
    api.current?.setItemExpansion({ itemId: 'folder0' });
    await expect.poll(treeItems).toBe(200);
  },
);

claim(
  'Move the tree to a separate component and wrap it in `memo`, so that it renders only when its props change.',
  async () => {
    const created = vi.fn();
    function Plain({ name }: { name: string }) {
      created();
      return <Tree aria-label={name} />;
    }
    const Memo = memo(Plain);
    function App({ isMemo }: { isMemo: boolean }) {
      const [count, setCount] = useState(0);
      const [name, setName] = useState('Lines');
      const Files = isMemo ? Memo : Plain;
      return (
        <>
          <button onClick={() => setCount(count + 1)}>Count {count}</button>
          <button onClick={() => setName('Routes')}>Rename</button>
          <Files name={name} />
        </>
      );
    }
    for (const isMemo of [true, false]) {
      const { unmount } = await render(<App isMemo={isMemo} />);
      created.mockClear();
      await page.getByRole('button', { name: 'Count' }).click();
      await expect.element(page.getByText('Count 1')).toBeVisible();
      expect(created.mock.calls.length > 0).toBe(!isMemo);
      created.mockClear();
      await page.getByRole('button', { name: 'Rename' }).click();
      await expect.element(page.getByRole('tree', { name: 'Routes' })).toBeVisible();
      expect(created).toHaveBeenCalled();
      await unmount();
    }
  },
);

claim(
  "A fragment or a component counts as a child, even if it renders nothing. `undefined`, `null`, `false` and an empty array don't count.",
  async () => {
    const Nothing = () => null;
    await render(
      <Tree>
        <TreeItem itemId="fragment" label="Fragment">
          <></>
        </TreeItem>
        <TreeItem itemId="component" label="Component">
          <Nothing />
        </TreeItem>
        {[undefined, null, false, []].map((nothing, index) => (
          <TreeItem key={index} itemId={`nothing${index}`} label="Nothing">
            {nothing}
          </TreeItem>
        ))}
      </Tree>,
    );
    for (const id of ['fragment', 'component']) {
      expect(element(id)?.getAttribute('aria-expanded')).toBe('false');
      expect(content(id).querySelector('svg')).not.toBeNull();
    }
    for (const id of ['nothing0', 'nothing1', 'nothing2', 'nothing3']) {
      expect(element(id)?.hasAttribute('aria-expanded')).toBe(false);
      expect(content(id).querySelector('svg')).toBeNull();
    }
  },
);

claim(
  "If a component inside a `TreeItem` adds items because its own state changed, the parent doesn't render, and arrow keys don't reach the new items. Move the state to the component that renders the parent.",
  async () => {
    const add = page.getByRole('button', { name: 'Add a stop' });
    const stops = (isLong: boolean) => (
      <>
        <TreeItem itemId="mill" label="Mill" />
        {isLong && <TreeItem itemId="quarry" label="Quarry" />}
      </>
    );
    function Stops() {
      const [isLong, setIsLong] = useState(false);
      return (
        <>
          <li>
            <button onClick={() => setIsLong(true)}>Add a stop</button>
          </li>
          {stops(isLong)}
        </>
      );
    }
    const inner = await render(
      <Tree defaultExpandedItems={['valley']}>
        <TreeItem itemId="valley" label="Valley">
          <Stops />
        </TreeItem>
      </Tree>,
    );
    const nextAfterMill = async () => {
      await expect.poll(() => element('quarry')).not.toBeNull();
      api.current?.focusItem(null, 'mill');
      await userEvent.keyboard('{ArrowDown}');
      return focused();
    };
    await add.click();
    expect(await nextAfterMill()).toBe('mill');
    await inner.unmount();
    function Line() {
      const [isLong, setIsLong] = useState(false);
      return (
        <>
          <button onClick={() => setIsLong(true)}>Add a stop</button>
          <Tree defaultExpandedItems={['valley']}>
            <TreeItem itemId="valley" label="Valley">
              {stops(isLong)}
            </TreeItem>
          </Tree>
        </>
      );
    }
    await render(<Line />);
    await add.click();
    expect(await nextAfterMill()).toBe('quarry');
  },
);

claim('`SimpleTreeView` ignores `items` and logs this message in development.', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const errors = silence();
  // JSX would not compile with `items`.
  const props = { items: [{ id: 'mill', label: 'Mill' }] };
  await render(<Tree {...props}>{null}</Tree>);
  expect(treeItems()).toBe(0);
  expect([...warnings.mock.calls, ...errors.mock.calls].flat().join()).toContain(
    'The Simple Tree View component does not support the `items` prop',
  );
  warnings.mockRestore();
  errors.mockRestore();
});

claim(
  'If one of them is in a collapsed branch, the error is thrown when a user expands this branch.',
  async () => {
    const errors = silence();
    await render(
      <Caught>
        <Tree>
          <TreeItem itemId="coast" label="Coast">
            <TreeItem itemId="mill" label="Mill" />
          </TreeItem>
          <TreeItem itemId="mill" label="Mill" />
        </Tree>
      </Caught>,
    );
    expect(thrown()).toBe('');
    await userEvent.click(content('coast'));
    await expect.poll(thrown).toContain('requires all items to have a unique `id` property');
    errors.mockRestore();
  },
);

claim(
  'A `TreeItem` is outside a tree, or two versions of `@mui/x-tree-view` are installed.',
  async () => {
    const errors = silence();
    await render(
      <Caught>
        <TreeItem itemId="mill" label="Mill" />
      </Caught>,
    );
    expect(thrown()).toContain('Could not find the Tree View context');
    errors.mockRestore();
  },
);

claim('`label` of the returned object is always an empty string.', async () => {
  await render(<Tree />);
  expect(element('valley')?.textContent).toBe('Valley');
  expect(api.current?.getItem('valley')).toEqual({ id: 'valley', label: '' });
});

claim(
  '`focusItem`, `setItemExpansion` and `setItemSelection` work as in `RichTreeView`.',
  async () => {
    const props = { apiRef: api, 'aria-label': 'Lines' };
    // Harbor is in a collapsed branch.
    for (const tree of [
      <SimpleTreeView key="simple" {...props}>
        {lines}
      </SimpleTreeView>,
      <RichTreeView
        key="rich"
        {...props}
        items={[
          { id: 'coast', label: 'Coast', children: [{ id: 'harbor', label: 'Harbor' }] },
          { id: 'valley', label: 'Valley' },
        ]}
      />,
    ]) {
      const { unmount } = await render(tree);
      api.current?.setItemSelection({ itemId: 'harbor' });
      api.current?.focusItem(null, 'valley');
      api.current?.focusItem(null, 'harbor');
      expect(focused()).toBe('valley');
      api.current?.setItemExpansion({ itemId: 'coast' });
      await expect.element(treeItem('Harbor')).toBeVisible();
      expect(isSelected('harbor')).toBe(true);
      api.current?.focusItem(null, 'harbor');
      expect(focused()).toBe('harbor');
      await unmount();
    }
  },
);

claim(
  'An item that has the focus keeps it when you change its `disabled`, or add its first child.',
  async () => {
    const focuses = vi.fn();
    const Growing = ({ isFull = false, disabled = false }) => (
      <Tree disabledItemsFocusable onItemFocus={(_event, id) => void focuses(id)}>
        <TreeItem itemId="coast" label="Coast" />
        <TreeItem itemId="valley" label="Valley" disabled={disabled}>
          {isFull && <TreeItem itemId="mill" label="Mill" />}
        </TreeItem>
      </Tree>
    );
    const { rerender } = await render(<Growing />);
    await treeItem('Valley').click();
    focuses.mockClear();
    for (const change of [<Growing isFull />, <Growing isFull disabled />, <Growing isFull />]) {
      await rerender(change);
      await nextPaint();
      expect(focused()).toBe('valley');
      expect(document.querySelector('[data-focused]')?.closest('li')).toBe(document.activeElement);
      expect(focuses).not.toHaveBeenCalled();
    }
  },
);
