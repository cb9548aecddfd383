import {
  RichTreeView,
  treeItemClasses,
  type RichTreeViewProps,
  type TreeViewDefaultItemModelProperties,
  type useRichTreeViewApiRef,
} from '@mui/x-tree-view';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { claim, sourced } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import DriveFolders from './demos/DriveFolders';
import PartsInStock from './demos/PartsInStock';
import PhotoArchive from './demos/PhotoArchive';
import SensorStations from './demos/SensorStations';

type Item = TreeViewDefaultItemModelProperties;
type Props = Partial<RichTreeViewProps<Item, boolean>>;

const api: ReturnType<typeof useRichTreeViewApiRef> = { current: undefined };
const toggles = vi.fn<(id: string, isExpanded: boolean) => void>();
const isHint = (item: Item) => item.id.endsWith('/hint');

const before: Item[] = [
  { id: 'notes', label: 'Notes' },
  { id: 'photos', label: 'Photos', children: [{ id: 'photos/hint', label: 'Loading…' }] },
  { id: 'mail', label: 'Mail', children: [{ id: 'mail/hint', label: 'Loading…' }] },
];
const after: Item[] = before.map((item) =>
  item.id === 'photos'
    ? {
        ...item,
        children: [
          { id: 'spring', label: 'Spring' },
          { id: 'summer', label: 'Summer' },
        ],
      }
    : item,
);

function Tree(props: Props) {
  return (
    <RichTreeView
      aria-label="Folders"
      apiRef={api}
      items={before}
      isItemDisabled={isHint}
      onItemExpansionToggle={(_event, id, isExpanded) => toggles(id, isExpanded)}
      {...props}
    />
  );
}

async function renderTree(props: Props = {}) {
  toggles.mockClear();
  return render(<Tree {...props} />);
}

const element = (id: string) => api.current?.getItemDOMElement(id) ?? null;
const content = (id: string) => {
  const found = element(id)?.querySelector(`.${treeItemClasses.content}`);
  if (!found) {
    throw new Error(`Item ${id} is not on the page`);
  }
  return found;
};
const labels = () =>
  [...document.querySelectorAll(`.${treeItemClasses.label}`)].map((label) => label.textContent);
const focused = () =>
  document.activeElement?.querySelector(`.${treeItemClasses.label}`)?.textContent;
const treeItem = (name: string) => page.getByRole('treeitem', { name, exact: true });
const hasArrow = (name: string) =>
  treeItem(name).element().querySelector(`.${treeItemClasses.iconContainer} svg`) !== null;
const click = (text: string) => page.getByText(text, { exact: true }).click();
const status = page.getByRole('status');

claim('Expand Contracts, and then Suppliers. Photos is empty.', async () => {
  await render(<DriveFolders />);
  expect(labels()).toEqual(['Contracts', 'Photos', 'Read me.txt']);
  await click('Contracts');
  await click('Photos');
  await expect.poll(labels).toContain('Suppliers');
  await expect.poll(labels).toContain('Empty');
  await expect.element(treeItem('Empty')).toHaveAttribute('aria-disabled', 'true');
});

claim(
  'Before they are loaded, it returns a disabled item with the label "Loading…". Without any child, the folder would have no arrow.',
  async () => {
    const demo = await render(<DriveFolders />);
    expect(hasArrow('Contracts')).toBe(true);
    expect(hasArrow('Read me.txt')).toBe(false);
    await click('Contracts');
    await expect.element(treeItem('Loading…')).toHaveAttribute('aria-disabled', 'true');
    await demo.unmount();
    await renderTree({ items: [{ id: 'photos', label: 'Photos', children: [] }] });
    expect(hasArrow('Photos')).toBe(false);
  },
);

claim(
  'The set in `requested` prevents a second request when a user collapses and expands a folder while it is loading.',
  async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await render(<DriveFolders />);
    // Only the requests of the demo take 700 milliseconds.
    const requests = () => timers.mock.calls.filter(([, delay]) => delay === 700).length;
    const earlier = requests();
    for (const expected of ['true', 'false', 'true']) {
      await click('Contracts');
      await expect.element(treeItem('Contracts')).toHaveAttribute('aria-expanded', expected);
    }
    expect(requests() - earlier).toBe(1);
    timers.mockRestore();
  },
);

claim(
  'When the data arrives, the new state gives the tree a new `getItemChildren`, and the tree reads its items again.',
  async () => {
    const none = (item: Item) => (item.id === 'photos' ? before[1]?.children : undefined);
    const some = (item: Item) => (item.id === 'photos' ? after[1]?.children : undefined);
    const { rerender } = await renderTree({
      getItemChildren: none,
      defaultExpandedItems: ['photos'],
    });
    expect(labels()).toEqual(['Notes', 'Photos', 'Loading…', 'Mail']);
    await rerender(<Tree getItemChildren={some} defaultExpandedItems={['photos']} />);
    await expect.poll(labels).toEqual(['Notes', 'Photos', 'Spring', 'Summer', 'Mail']);
  },
);

claim(
  'If a folder is empty, `getItemChildren` returns a disabled item with the label "Empty". Otherwise, the folder would lose its arrow.',
  async () => {
    const { rerender } = await renderTree();
    expect(hasArrow('Mail')).toBe(true);
    await rerender(<Tree items={[{ id: 'mail', label: 'Mail', children: [] }]} />);
    await expect.poll(() => hasArrow('Mail')).toBe(false);
  },
);

claim(
  "`onItemExpansionToggle` isn't called for `defaultExpandedItems`, nor when you change `expandedItems` yourself. It is called when you expand an item with `setItemExpansion` of `apiRef`.",
  async () => {
    const { unmount } = await renderTree({ defaultExpandedItems: ['photos'] });
    expect(labels()).toContain('Loading…');
    expect(toggles).not.toHaveBeenCalled();
    api.current?.setItemExpansion({ itemId: 'mail', shouldBeExpanded: true });
    expect(toggles).toHaveBeenCalledExactlyOnceWith('mail', true);
    await unmount();
    const { rerender } = await renderTree({ expandedItems: [] });
    await rerender(<Tree expandedItems={['mail']} />);
    await expect.poll(labels).toContain('Loading…');
    expect(toggles).not.toHaveBeenCalled();
  },
);

claim('Expand Harbor station: the first request fails.', async () => {
  await render(<SensorStations />);
  await click('Harbor station');
  await expect.element(status).toHaveTextContent('Loading sensors…');
  await expect.poll(labels).toContain('Loading failed. Try again');
  await expect.element(status).toHaveTextContent('Loading failed.');
});

async function press(id: string, keys: string) {
  api.current?.focusItem(null, id);
  await userEvent.keyboard(keys);
}

const selectedRows = () =>
  [...document.querySelectorAll('[data-selected]')].map((row) => row.textContent);
const failed = 'Loading failed. Try again';

claim(
  'A click, Space and Enter select the item, so each of them repeats the request. The selection is controlled, so the code can leave this item out of it.',
  async () => {
    for (const repeat of [
      () => click(failed),
      () => userEvent.keyboard('{ArrowDown} '),
      () => userEvent.keyboard('{ArrowDown}{Enter}'),
    ]) {
      const { unmount } = await render(<SensorStations />);
      await click('Harbor station');
      await expect.poll(labels).toContain(failed);
      await repeat();
      await expect.element(status).toHaveTextContent('Loading sensors…');
      expect(selectedRows()).toEqual(['Harbor station']);
      await expect.poll(labels).toContain('Wind');
      expect(selectedRows()).toEqual(['Harbor station']);
      await unmount();
    }
  },
);

claim('Therefore, the code first moves the focus to the station with `focusItem`.', async () => {
  await render(<SensorStations />);
  await click('Harbor station');
  await expect.poll(labels).toContain(failed);
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe(failed);
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('Harbor station');
  await expect.poll(labels).toContain('Water level');
  expect(focused()).toBe('Harbor station');
  await expect.element(status).toHaveTextContent('2 sensors loaded.');
});

claim(
  "The state of the demos works like a cache: expanding an item again doesn't send a second request, neither while its children are loading nor afterward.",
  async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    for (const [Demo, name, child, delay] of [
      [DriveFolders, 'Contracts', 'Suppliers', 700],
      [SensorStations, 'Ridge station', 'Wind', 500],
      [PartsInStock, 'Belts', 'Type A, 19 in stock', 400],
      [PhotoArchive, 'Regatta', 'Photo 3', 400],
    ] as const) {
      const { unmount } = await render(<Demo />);
      const requests = () => timers.mock.calls.filter(([, time]) => time === delay).length;
      const earlier = requests();
      await click(name);
      await click(name);
      await click(name);
      await expect.element(page.getByText(child, { exact: true }).last()).toBeVisible();
      await click(name);
      await click(name);
      expect(requests() - earlier).toBe(1);
      await unmount();
    }
    timers.mockRestore();
  },
);

claim(
  'Expand Bearings, and select **Reload the selected group**. The old children stay visible until the new ones arrive.',
  async () => {
    await render(<PartsInStock />);
    await click('Bearings');
    await expect.poll(labels).toContain('Type A, 19 in stock');
    await page.getByRole('button').click();
    await expect.element(status).toHaveTextContent('Requests: 2');
    expect(labels()).toContain('Type A, 19 in stock');
    await expect.poll(labels).toEqual(['Bearings', 'Type A, 18 in stock', 'Belts']);
  },
);

claim(
  'If the focus is on "Show more" when the photos arrive, it moves to the first new photo.',
  async () => {
    const first = await render(<PhotoArchive />);
    await click('Show more (6 left)');
    await expect.poll(labels).toContain('Photo 8');
    await expect.poll(focused).toBe('Photo 5');
    await first.unmount();
    await render(<PhotoArchive />);
    await click('Show more (6 left)');
    await userEvent.keyboard('{Home}');
    await expect.poll(labels).toContain('Photo 8');
    expect(focused()).toBe('Harvest');
  },
);

claim(
  'The set in `loading` prevents a second request for the same page, for example after a double-click.',
  async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await render(<PhotoArchive />);
    const requests = () => timers.mock.calls.filter(([, time]) => time === 400).length;
    const earlier = requests();
    await page.getByText('Show more (6 left)').dblClick();
    await expect.poll(labels).toContain('Show more (2 left)');
    expect(requests() - earlier).toBe(1);
    // Each page has its own request.
    await click('Show more (2 left)');
    await expect.poll(labels).toContain('Photo 10');
    expect(requests() - earlier).toBe(2);
    expect(new Set(labels()).size).toBe(labels().length);
    timers.mockRestore();
  },
);

claim('The last child is an item that loads the next page.', async () => {
  await render(<PhotoArchive />);
  expect(labels()).toEqual([
    'Harvest',
    'Photo 1',
    'Photo 2',
    'Photo 3',
    'Photo 4',
    'Show more (6 left)',
    'Regatta',
  ]);
  await click('Regatta');
  await expect.poll(labels).toContain('Loading…');
  await expect.poll(labels).not.toContain('Loading…');
  expect(labels().slice(-4)).toEqual(['Regatta', 'Photo 1', 'Photo 2', 'Photo 3']);
});

claim(
  'The focus stays on the parent while its children are loading, and after they have arrived.',
  async () => {
    const { rerender } = await renderTree();
    await press('photos', '{ArrowRight}');
    expect(labels()).toContain('Loading…');
    expect(focused()).toBe('Photos');
    await rerender(<Tree items={after} />);
    await expect.poll(labels).toContain('Spring');
    expect(focused()).toBe('Photos');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Spring');
  },
);

claim(
  'Arrow keys skip the item "Loading…", because it is disabled. On a parent whose children are loading, → moves the focus to the next item below it, if there is one.',
  async () => {
    await renderTree({ defaultExpandedItems: ['photos', 'mail'] });
    await press('photos', '{ArrowDown}');
    expect(focused()).toBe('Mail');
    await press('mail', '{ArrowUp}');
    expect(focused()).toBe('Photos');
    await press('photos', '{ArrowRight}');
    expect(focused()).toBe('Mail');
    // Nothing is below the children of the last item.
    await press('mail', '{ArrowRight}');
    expect(focused()).toBe('Mail');
    await press('mail', '{ArrowDown}');
    expect(focused()).toBe('Mail');
  },
);

claim(
  'Otherwise, the focus can be on "Loading…" when this item is removed. It then moves to the next item below, or to the parent if there is none, and not to the first child.',
  async () => {
    for (const [items, loaded, expected] of [
      [before, after, 'Mail'],
      [before.slice(0, 2), after.slice(0, 2), 'Photos'],
    ] as const) {
      for (const selected of [null, 'notes']) {
        const props: Props = {
          disabledItemsFocusable: true,
          defaultExpandedItems: ['photos'],
          selectedItems: selected,
        };
        const { rerender, unmount } = await renderTree({ ...props, items });
        await press('photos', '{ArrowDown}');
        expect(focused()).toBe('Loading…');
        await rerender(<Tree {...props} items={loaded} />);
        await expect.poll(labels).toContain('Spring');
        await expect.poll(focused).toBe(expected);
        await unmount();
      }
    }
  },
);

claim(
  '* expands an item and all of its siblings, and `onItemExpansionToggle` is called once for each item that was collapsed. One key press can therefore start many requests.',
  async () => {
    for (const from of ['notes', 'mail']) {
      const { unmount } = await renderTree();
      await press(from, '*');
      expect(toggles.mock.calls).toEqual([
        ['photos', true],
        ['mail', true],
      ]);
      await unmount();
    }
    const { unmount } = await renderTree({ defaultExpandedItems: ['photos'] });
    await press('notes', '*');
    expect(toggles.mock.calls).toEqual([['mail', true]]);
    await unmount();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await render(<DriveFolders />);
    const requests = () => timers.mock.calls.filter(([, delay]) => delay === 700).length;
    const earlier = requests();
    await click('Read me.txt');
    await userEvent.keyboard('*');
    await expect.poll(requests).toBe(earlier + 2);
    timers.mockRestore();
  },
);

claim(
  'With `descendants: true` in `selectionPropagation`, selecting a parent also selects the children that it has at that time. If they aren\'t loaded, the only child is the item "Loading…". Its id is added to the selection, and children that arrive later aren\'t selected.',
  async () => {
    const changes = vi.fn();
    for (const [selectionPropagation, ids] of [
      [{ descendants: true }, ['photos', 'photos/hint']],
      [{ parents: true, descendants: true }, ['photos', 'photos/hint']],
      [{ parents: true }, ['photos']],
    ] as const) {
      const props: Props = {
        multiSelect: true,
        selectionPropagation,
        defaultExpandedItems: ['photos'],
        onSelectedItemsChange: (_event, selected) => void changes(selected),
      };
      const { rerender, unmount } = await renderTree(props);
      await userEvent.click(content('photos'));
      expect(changes).toHaveBeenLastCalledWith(ids);
      await rerender(<Tree {...props} items={after} />);
      api.current?.setItemExpansion({ itemId: 'photos', shouldBeExpanded: true });
      await expect.poll(labels).toContain('Spring');
      expect(content('photos').hasAttribute('data-selected')).toBe(true);
      expect(content('spring').hasAttribute('data-selected')).toBe(false);
      await unmount();
    }
  },
);

const folders = (files: number): Item[] =>
  Array.from({ length: 100 }, (_folder, folder) => ({
    id: `folder${folder}`,
    label: `Folder ${folder}`,
    children: Array.from({ length: files }, (_file, file) => ({
      id: `folder${folder}/${file}`,
      label: `File ${file}`,
    })),
  }));

claim(
  'With 10,000 items in 100 folders, it calls `getItemLabel` for 10,100 items when it mounts. With lazy loading, it calls it for only 200 items: the 100 folders and their 100 items "Loading…".',
  async () => {
    for (const [files, expected] of [
      [100, 10_100],
      [1, 200],
    ] as const) {
      const read = new Set<string>();
      const getItemLabel = (item: Item) => {
        read.add(item.id);
        return item.label;
      };
      const { unmount } = await renderTree({ items: folders(files), getItemLabel });
      expect(read.size).toBe(expected);
      await unmount();
    }
  },
);

claim('While they are collapsed, both trees render 100 list items.', async () => {
  for (const files of [100, 1]) {
    const { unmount } = await renderTree({ items: folders(files) });
    expect(document.querySelectorAll('[role="treeitem"]')).toHaveLength(100);
    await unmount();
  }
});

claim(
  'The tree keeps the children in a `DataSourceCacheDefault`, for five minutes by default. Its option `ttl` is the time in milliseconds:',
  () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    const byDefault = new DataSourceCacheDefault({});
    const short = new DataSourceCacheDefault({ ttl: 30 * 1000 });
    byDefault.set('contracts', []);
    short.set('contracts', []);
    now.mockReturnValue(30_000);
    expect(short.get('contracts')).toEqual([]);
    now.mockReturnValue(30_001);
    expect(short.get('contracts')).toBe(-1);
    now.mockReturnValue(300_000);
    expect(byDefault.get('contracts')).toEqual([]);
    now.mockReturnValue(300_001);
    expect(byDefault.get('contracts')).toBe(-1);
    now.mockRestore();
  },
);

claim('`get` returns `undefined` if there is no entry, and `-1` if the entry has expired.', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  const cache = new DataSourceCacheDefault({ ttl: 10 });
  expect(cache.get('contracts')).toBeUndefined();
  cache.set('contracts', []);
  now.mockReturnValue(11);
  expect(cache.get('contracts')).toBe(-1);
  cache.set('contracts', []);
  cache.clear();
  expect(cache.get('contracts')).toBeUndefined();
  now.mockRestore();
});

claim('An item without children has no arrow.', async () => {
  await renderTree();
  expect(hasArrow('Notes')).toBe(false);
  expect(hasArrow('Photos')).toBe(true);
});

claim(
  "If the function stays the same and you change the object that it reads in place, the tree doesn't call it again.",
  async () => {
    const children: Record<string, Item[]> = { photos: before[1]?.children ?? [] };
    const getItemChildren = (item: Item) => children[item.id];
    const props: Props = { getItemChildren, defaultExpandedItems: ['photos'] };
    const { rerender } = await renderTree(props);
    children.photos = after[1]?.children ?? [];
    await rerender(<Tree {...props} className="again" />);
    expect(labels()).toEqual(['Notes', 'Photos', 'Loading…', 'Mail']);
    await rerender(<Tree {...props} getItemChildren={(item) => children[item.id]} />);
    await expect.poll(labels).toContain('Spring');
  },
);

const docs = {
  url: 'https://mui.com/x/react-tree-view/rich-tree-view/lazy-loading/',
  checked: '2026-11-25',
};

sourced(
  '`RichTreeViewPro` from `@mui/x-tree-view-pro` needs a license of the Pro plan. It calls two functions of a `dataSource`, and shows a spinner or an error icon in the item.',
  docs,
);

sourced(
  '`getTreeItems` receives the id of the parent and returns a promise of its children. If `items` is empty, it is called without an id to load the first level.',
  docs,
);

sourced(
  'Any object with the type `DataSourceCache`, which has the methods `get`, `set` and `clear`, works.',
  docs,
);

sourced(
  "An item has an arrow unless the number is 0. If an item has children, but you don't know how many, return `-1`.",
  { url: 'https://github.com/mui/mui-x/pull/18680', checked: '2026-11-25' },
);

sourced('Children of items in `defaultExpandedItems` are loaded when the tree mounts.', {
  url: 'https://github.com/mui/mui-x/blob/master/CHANGELOG.md',
  checked: '2026-11-25',
});

sourced(
  '`updateItemChildren(itemId)` of `apiRef` requests the children of an item again, even if they are in the cache. With `null`, it reloads the first level:',
  { url: 'https://github.com/mui/mui-x/pull/20483', checked: '2026-11-25' },
);

sourced(
  "In `RichTreeViewPro`, setting `expandedItems` doesn't load children either. Call `setItemExpansion` of `apiRef` instead.",
  { url: 'https://github.com/mui/mui-x/issues/21088', checked: '2026-11-25' },
);

claim('The item disappears when the new request starts.', async () => {
  await render(<SensorStations />);
  await click('Harbor station');
  await expect.poll(labels).toContain(failed);
  await click(failed);
  await expect.poll(labels).not.toContain(failed);
  // The request isn't over yet.
  await expect.element(status).toHaveTextContent('Loading sensors…');
});

claim('`flushSync` makes React render the photos before `focusItem` is called.', async () => {
  const { rerender } = await renderTree({ defaultExpandedItems: ['photos'] });
  api.current?.focusItem(null, 'mail');
  expect(focused()).toBe('Mail');
  // An item that isn't rendered yet can't receive the focus.
  api.current?.focusItem(null, 'spring');
  expect(focused()).toBe('Mail');
  await rerender(<Tree items={after} defaultExpandedItems={['photos']} />);
  await expect.poll(labels).toContain('Spring');
  api.current?.focusItem(null, 'spring');
  expect(focused()).toBe('Spring');
});

claim(
  'Remove the ids of such items in `onSelectedItemsChange`. When children arrive and their parent is selected, add their ids to `selectedItems`.',
  async () => {
    let selected: string[] = [];
    const propsOf = (): Props => ({
      multiSelect: true,
      selectionPropagation: { parents: true, descendants: true },
      defaultExpandedItems: ['photos'],
      selectedItems: selected,
      onSelectedItemsChange: (_event, ids) => {
        selected = (Array.isArray(ids) ? ids : []).filter((id: string) => !id.endsWith('/hint'));
      },
    });
    const { rerender } = await renderTree(propsOf());
    await userEvent.click(content('photos'));
    expect(selected).toEqual(['photos']);
    selected = [...selected, 'spring', 'summer'];
    await rerender(<Tree {...propsOf()} items={after} />);
    await expect.poll(labels).toContain('Spring');
    for (const id of ['photos', 'spring', 'summer']) {
      expect(content(id).hasAttribute('data-selected')).toBe(true);
    }
  },
);

claim(
  'The tree reads all items that you pass, including those in collapsed branches.',
  async () => {
    const read = new Set<string>();
    await renderTree({
      items: after,
      getItemLabel: (item) => {
        read.add(item.id);
        return item.label;
      },
    });
    expect(labels()).toEqual(['Notes', 'Photos', 'Mail']);
    expect([...read]).toEqual(expect.arrayContaining(['spring', 'summer']));
  },
);

claim(
  "It doesn't make a large branch faster to expand, because the tree renders all of its children.",
  async () => {
    const [folder] = folders(300);
    await renderTree({ items: folder ? [folder] : [] });
    await click('Folder 0');
    await expect.poll(() => document.querySelectorAll('[role="treeitem"]').length).toBe(301);
  },
);

claim(
  "You expanded the item with `defaultExpandedItems` or `expandedItems`. They don't call `onItemExpansionToggle`.",
  async () => {
    for (const props of [{ defaultExpandedItems: ['mail'] }, { expandedItems: ['mail'] }]) {
      const { unmount } = await renderTree(props);
      expect(labels()).toContain('Loading…');
      expect(toggles).not.toHaveBeenCalled();
      await unmount();
    }
  },
);

claim(
  'A user collapsed and expanded the item while it was loading, or double-clicked an item that loads more.',
  async () => {
    await renderTree();
    for (const expected of ['true', 'false', 'true']) {
      await click('Photos');
      await expect.element(treeItem('Photos')).toHaveAttribute('aria-expanded', expected);
    }
    expect(toggles.mock.calls.filter(([, isExpanded]) => isExpanded)).toEqual([
      ['photos', true],
      ['photos', true],
    ]);
    const selections = vi.fn();
    await renderTree({
      selectedItems: null,
      onSelectedItemsChange: (_event, id) => void selections(id),
    });
    await page.getByText('Notes').last().dblClick();
    expect(selections.mock.calls).toEqual([['notes'], ['notes']]);
  },
);

claim('Return a disabled item from `getItemChildren` until the children are loaded.', async () => {
  await renderTree({
    items: [{ id: 'photos', label: 'Photos' }],
    getItemChildren: (item) => (item.id === 'photos' ? before[1]?.children : undefined),
  });
  expect(hasArrow('Photos')).toBe(true);
  await click('Photos');
  await expect.element(treeItem('Loading…')).toHaveAttribute('aria-disabled', 'true');
});

claim('Move the focus to its parent first, and make "Loading…" a disabled item.', async () => {
  const { rerender } = await renderTree({
    defaultExpandedItems: ['photos'],
    disabledItemsFocusable: true,
  });
  await press('photos', '{ArrowDown}');
  expect(focused()).toBe('Loading…');
  api.current?.focusItem(null, 'photos');
  await rerender(<Tree items={after} defaultExpandedItems={['photos']} disabledItemsFocusable />);
  await expect.poll(labels).toContain('Spring');
  expect(focused()).toBe('Photos');
});

sourced(
  '`slots.loadingIcon` and `slots.errorIcon` of `TreeItem` replace the spinner and the error icon.',
  {
    url: 'https://unpkg.com/@mui/x-tree-view@8.29.3/TreeItem/TreeItem.types.d.ts',
    checked: '2026-11-25',
  },
);
sourced('`getChildrenCount` returns how many children an item has.', {
  url: 'https://github.com/mui/mui-x/blob/0f5c1bd5423ad682d8267cd533da3a90dd815931/docs/data/tree-view/rich-tree-view/lazy-loading/lazy-loading.md',
  checked: '2026-11-25',
});
