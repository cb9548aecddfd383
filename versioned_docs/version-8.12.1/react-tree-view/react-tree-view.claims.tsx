import {
  RichTreeView,
  SimpleTreeView,
  TreeItem,
  type RichTreeViewProps,
  type SimpleTreeViewProps,
  type TreeViewBaseItem as Item,
} from '@mui/x-tree-view';
import treeView from '@mui/x-tree-view/package.json';
import { claim, sourced } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import DeliveryAreas from './demos/DeliveryAreas';
import ExhibitionFiles from './demos/ExhibitionFiles';
import HandbookMenu from './demos/HandbookMenu';

/** What assistive technologies are told about a selected item differs between releases. */
const SELECTED = ':is([aria-selected="true"], [aria-checked="true"])';
const isSelected = (item: Locator) => item.element().matches(SELECTED);

const treeItem = (name: string) => page.getByRole('treeitem', { name, exact: true });
const folders: Item[] = [
  { id: 'photos', label: 'Photos', children: [{ id: 'spring', label: 'Spring' }] },
];
const whole = { parents: true, descendants: true };
const branch = (
  <TreeItem itemId="photos" label="Photos">
    <TreeItem itemId="spring" label="Spring" />
  </TreeItem>
);
const checkbox = (name: string) => {
  const box = treeItem(name).element().querySelector('input');
  if (!box) {
    throw new Error(`${name} has no checkbox`);
  }
  return box;
};

claim(
  'With the keyboard, ↑ and ↓ move the focus, → expands, ← collapses, and a letter moves the focus to the next label that starts with it.',
  async () => {
    await render(<ExhibitionFiles />);
    await page.getByText('MNAC Barcelona').click();
    const mnac = treeItem('MNAC Barcelona');
    await expect.element(mnac).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(treeItem('Offer.pdf')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect.element(mnac).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(mnac).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('b');
    await expect.element(treeItem('Budget.xlsx')).toHaveFocus();
  },
);

claim('Click a folder to select it and to expand or collapse it.', async () => {
  await render(<ExhibitionFiles />);
  await treeItem('Press').click();
  await expect.element(treeItem('Press')).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => isSelected(treeItem('Press'))).toBe(true);
  await page.getByText('Press').click();
  await expect.element(treeItem('Press')).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => isSelected(treeItem('Press'))).toBe(true);
});

claim('Package | `@mui/x-tree-view` | `@mui/x-tree-view` | `@mui/x-tree-view-pro`', () => {
  expect(treeView.name).toBe('@mui/x-tree-view');
  expect(treeView.license).toBe('MIT');
});

sourced('License | MIT | MIT | Commercial, Pro plan', {
  url: 'https://mui.com/x/introduction/licensing/',
  checked: '2026-11-23',
});
sourced('Drag and drop | – | – | `itemsReordering`', {
  url: 'https://mui.com/x/react-tree-view/rich-tree-view/ordering/',
  checked: '2026-11-23',
});
sourced('Loading children on demand | – | – | `dataSource`', {
  url: 'https://mui.com/x/api/tree-view/rich-tree-view-pro/',
  checked: '2026-11-23',
});

claim(
  'Label | Any React node | A string; more with `slots.item` | Same as `RichTreeView`',
  async () => {
    await render(<HandbookMenu />);
    await expect.element(treeItem('Parental leave Updated')).toBeVisible();
  },
);

claim(
  'Disabled items | `disabled` on `TreeItem` | `isItemDisabled` | Same as `RichTreeView`',
  async () => {
    await render(<HandbookMenu />);
    await expect.element(treeItem('Travel and expenses')).toHaveAttribute('aria-disabled', 'true');
    await render(<RichTreeView items={folders} isItemDisabled={() => true} />);
    await expect.element(treeItem('Photos')).toHaveAttribute('aria-disabled', 'true');
  },
);

claim(
  "Knows collapsed items | No: they aren't mounted | Yes | Yes, if they are loaded",
  async () => {
    const rich: NonNullable<RichTreeViewProps<Item, boolean>['apiRef']> = { current: undefined };
    const simple: NonNullable<SimpleTreeViewProps<boolean>['apiRef']> = { current: undefined };
    await render(
      <>
        <RichTreeView items={folders} apiRef={rich} />
        <SimpleTreeView apiRef={simple}>{branch}</SimpleTreeView>
      </>,
    );
    expect(rich.current?.getItem?.('spring')).toEqual({ id: 'spring', label: 'Spring' });
    expect(simple.current?.getItem?.('spring')).toBeUndefined();
  },
);

claim(
  'Selecting a whole branch | Selects items that have been shown | Selects all items | Selects all loaded items',
  async () => {
    const selected = vi.fn<(ids: string[]) => void>();
    const shared = {
      multiSelect: true,
      checkboxSelection: true,
      selectionPropagation: whole,
      onSelectedItemsChange: (_event: unknown, ids: string[]) => selected(ids),
    } as const;
    const simple = await render(<SimpleTreeView {...shared}>{branch}</SimpleTreeView>);
    await userEvent.click(checkbox('Photos'));
    expect(selected).toHaveBeenLastCalledWith(['photos']);
    await simple.unmount();
    const open = await render(
      <SimpleTreeView {...shared} defaultExpandedItems={['photos']}>
        {branch}
      </SimpleTreeView>,
    );
    await page.getByText('Photos').click();
    await expect.element(page.getByText('Spring')).not.toBeInTheDocument();
    await userEvent.click(checkbox('Photos'));
    expect(selected).toHaveBeenLastCalledWith(['photos', 'spring']);
    await open.unmount();
    await render(<RichTreeView {...shared} items={folders} />);
    await userEvent.click(checkbox('Photos'));
    expect(selected).toHaveBeenLastCalledWith(['photos', 'spring']);
  },
);

claim('Editing labels | – | `isItemEditable` | `isItemEditable`', async () => {
  await render(<RichTreeView items={folders} isItemEditable />);
  await page.getByText('Photos').dblClick();
  await expect.element(page.getByRole('textbox')).toHaveValue('Photos');
});

claim(
  'It can therefore select a whole branch while it is collapsed, and it knows whether all items of the branch are selected.',
  async () => {
    await render(<DeliveryAreas />);
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('4 of 5 districts');
    await page.getByText('City center').click();
    await expect.poll(() => treeItem('Baixa').query()).toBeNull();
    await userEvent.click(checkbox('City center'));
    await expect.element(status).toHaveTextContent('5 of 5 districts');
    await userEvent.click(checkbox('City center'));
    await expect.element(status).toHaveTextContent('2 of 5 districts');
  },
);

claim(
  'So are the keyboard shortcuts, except that Enter edits the label of an editable item.',
  async () => {
    for (const tree of [
      <SimpleTreeView key="simple" defaultExpandedItems={['photos']} multiSelect>
        {branch}
      </SimpleTreeView>,
      <RichTreeView key="rich" items={folders} defaultExpandedItems={['photos']} multiSelect />,
    ]) {
      const { unmount } = await render(tree);
      await userEvent.tab();
      const has = (name: string, state: string) =>
        [...document.querySelectorAll(`[data-${state}]`)].some((row) => row.textContent === name);
      for (const [keys, ...states] of [
        ['{ArrowDown}', 'Spring focused'],
        ['{Enter}', 'Spring focused', 'Spring selected'],
        ['{ArrowLeft}', 'Photos focused', 'Spring selected'],
        [' ', 'Photos focused', 'Photos selected', 'Spring selected'],
        ['{Home}{Control>}{Shift>}{End}{/Shift}{/Control}', 'Photos focused', 'Spring selected'],
        ['s', 'Spring focused'],
        ['{Home}{Enter}', 'Photos focused', 'Photos not-expanded'],
        ['*', 'Photos expanded'],
        [' {Control>}a{/Control}', 'Photos selected', 'Spring selected'],
      ]) {
        await userEvent.keyboard(keys ?? '');
        for (const state of states) {
          const [name = '', flag = ''] = state.split(' ');
          const isSet = () => has(name, flag.replace('not-', ''));
          await expect.poll(isSet, { message: `${keys}: ${state}` }).toBe(!flag.startsWith('not-'));
        }
      }
      await unmount();
    }
    await render(<RichTreeView items={folders} isItemEditable />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox')).toHaveValue('Photos');
  },
);
