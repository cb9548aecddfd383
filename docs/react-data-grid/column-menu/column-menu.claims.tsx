import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuHideItem,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import MenuItem from '@mui/material/MenuItem';
import { claim, sourced } from '@portal/claims';
import type * as React from 'react';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AddedItem from './demos/AddedItem';
import OwnMenu from './demos/OwnMenu';
import RightClick from './demos/RightClick';
import ShortMenu from './demos/ShortMenu';

const rows = [
  { id: 1, name: 'b', cost: 20 },
  { id: 2, name: 'a', cost: 30 },
];
const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'cost', headerName: 'Cost', type: 'number' },
];

const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const ready = () =>
  expect.poll(() => document.querySelectorAll('[role="columnheader"]').length).toBeGreaterThan(1);
const header = (name: string) => page.getByRole('columnheader', { name });
const menu = () => document.querySelector('[role="menu"]');
const items = () =>
  [...document.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent);
const item = (name: string) => page.getByRole('menuitem', { name });
const closed = () => expect.poll(menu).toBeNull();

async function open(name: string) {
  await header(name).hover();
  await header(name).getByRole('button', { name: /menu/ }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
}

/** Opens the menu of a column without the mouse. */
async function show(field: string) {
  await ready();
  api.current?.showColumnMenu(field);
  await expect.element(page.getByRole('menu')).toBeVisible();
}

claim(
  'Open the menu of **Hotel** or **Travel** and choose **Add up**. The item is between the sort items and **Filter**, in number columns only.',
  async () => {
    await render(<AddedItem />);
    await open('Hotel, €');
    expect(items()).toEqual([
      'Sort by ASC',
      'Sort by DESC',
      'Add up',
      'Filter',
      'Hide column',
      'Manage columns',
    ]);
    await item('Add up').click();
    await closed();
    await expect.element(page.getByText('Hotel, €: 875')).toBeVisible();
    await open('Trip');
    expect(items()).not.toContain('Add up');
  },
);

claim(
  'Otherwise, they are new components on each render, and React mounts an open menu again, so its items lose the focus.',
  async () => {
    const grid = () => (
      <Grid slots={{ columnMenu: (props: GridColumnMenuProps) => <GridColumnMenu {...props} /> }} />
    );
    const { rerender } = await render(grid());
    await show('name');
    const first = menu();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(item('Sort by DESC')).toHaveFocus();
    await rerender(grid());
    await expect.poll(menu).not.toBe(first);
    await expect.element(page.getByRole('menu')).toHaveFocus();
  },
);

claim('If the item renders `null` instead, two dividers are displayed in its place.', async () => {
  const Nothing = () => null;
  const Menu = (props: GridColumnMenuProps) => (
    <GridColumnMenu
      {...props}
      slots={{ nothing: Nothing }}
      slotProps={{ nothing: { displayOrder: 15 } }}
    />
  );
  await render(<Grid slots={{ columnMenu: Menu }} />);
  await show('name');
  expect(
    document.querySelectorAll('[role="menu"] .MuiDivider-root + .MuiDivider-root').length,
  ).toBe(1);
});

claim(
  'The menu of **Minutes** starts with **Filter**, and has no items that hide columns. **Servings** has no menu, because its column sets `disableColumnMenu`.',
  async () => {
    await render(<ShortMenu />);
    await open('Minutes');
    expect(items()).toEqual(['Filter', 'Sort by ASC', 'Sort by DESC']);
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(header('Servings').getByRole('button', { name: /menu/ }).elements()).toEqual([]);
  },
);

claim('`columnMenuSortItem` | Sort by ASC, Sort by DESC, Unsort | 10', async () => {
  const Item = () => <MenuItem>Mine</MenuItem>;
  const Menu = (props: GridColumnMenuProps) => (
    <GridColumnMenu {...props} slots={{ mine: Item }} slotProps={{ mine: { displayOrder: 11 } }} />
  );
  await render(
    <Grid
      slots={{ columnMenu: Menu }}
      initialState={{ sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } }}
    />,
  );
  await show('name');
  expect(items()).toEqual([
    'Sort by DESC',
    'Unsort',
    'Mine',
    'Filter',
    'Hide column',
    'Manage columns',
  ]);
});

claim('The default `displayOrder` of your own items is 100, which puts them last.', async () => {
  const Item = () => <MenuItem>Mine</MenuItem>;
  const Later = () => <MenuItem>101</MenuItem>;
  const Menu = (props: GridColumnMenuProps) => (
    <GridColumnMenu
      {...props}
      slots={{ later: Later, mine: Item }}
      slotProps={{ later: { displayOrder: 101 } }}
    />
  );
  await render(<Grid slots={{ columnMenu: Menu }} />);
  await show('name');
  expect(items().slice(-2)).toEqual(['Mine', '101']);
});

sourced('The Pro and Premium packages have more items.', {
  url: 'https://mui.com/x/react-data-grid/column-menu/',
  checked: '2026-11-23',
});

claim('The sort items | `sortable: false` in the column, or `disableColumnSorting`', async () => {
  const { rerender } = await render(
    <Grid columns={[{ field: 'name', sortable: false }, { field: 'cost' }]} />,
  );
  await show('name');
  expect(items()).toEqual(['Filter', 'Hide column', 'Manage columns']);
  await rerender(<Grid disableColumnSorting columns={[{ field: 'name' }, { field: 'cost' }]} />);
  await expect.poll(items).toEqual(['Filter', 'Hide column', 'Manage columns']);
});

claim('**Filter** | `filterable: false`, or `disableColumnFilter`', async () => {
  const { rerender } = await render(
    <Grid columns={[{ field: 'name', filterable: false }, { field: 'cost' }]} />,
  );
  await show('name');
  expect(items()).not.toContain('Filter');
  await rerender(<Grid disableColumnFilter columns={[{ field: 'name' }, { field: 'cost' }]} />);
  await expect
    .poll(items)
    .toEqual(['Sort by ASC', 'Sort by DESC', 'Hide column', 'Manage columns']);
});

claim('**Hide column**, **Manage columns** | `disableColumnSelector`', async () => {
  await render(<Grid disableColumnSelector />);
  await show('name');
  expect(items()).toEqual(['Sort by ASC', 'Sort by DESC', 'Filter']);
});

claim('All menus | `disableColumnMenu` on the grid', async () => {
  const icons = () => document.querySelectorAll('.MuiDataGrid-menuIcon').length;
  const { rerender } = await render(<Grid />);
  await expect.poll(icons).toBe(2);
  await rerender(<Grid disableColumnMenu />);
  await expect.poll(icons).toBe(0);
});

claim(
  'Replace it with the item you want: `GridColumnMenuHideItem` or `GridColumnMenuManageItem`.',
  async () => {
    const Menu = (props: GridColumnMenuProps) => (
      <GridColumnMenu {...props} slots={{ columnMenuColumnsItem: GridColumnMenuHideItem }} />
    );
    await render(<Grid slots={{ columnMenu: Menu }} />);
    await show('name');
    expect(items()).toEqual(['Sort by ASC', 'Sort by DESC', 'Filter', 'Hide column']);
  },
);

claim('It renders a list with the role `menu` and a label, and handles its keys.', async () => {
  await render(<OwnMenu />);
  await open('Goals');
  await expect.element(page.getByRole('menu', { name: /Goals/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(item('Worst first')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await closed();
});

claim(
  'Call `hideMenu(event)` after each choice: it closes the menu and returns the focus to the header.',
  async () => {
    await render(<OwnMenu />);
    await open('Goals');
    await item('Best first').click();
    await closed();
    await expect.element(header('Goals')).toHaveFocus();
    await expect.element(header('Goals')).toHaveAttribute('aria-sort', 'descending');
  },
);

claim("`preventDefault` suppresses the browser's own menu.", async () => {
  await render(<RightClick />);
  await ready();
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  header('Stop').element().dispatchEvent(event);
  await expect.element(page.getByRole('menu')).toBeVisible();
  expect(event.defaultPrevented).toBe(true);
});

claim("In a column with `disableColumnMenu`, which has no button, it doesn't open.", async () => {
  await render(<Grid columns={[{ field: 'name', disableColumnMenu: true }, { field: 'cost' }]} />);
  await ready();
  api.current?.showColumnMenu('name');
  await expect.poll(() => api.current?.state.columnMenu.open).toBe(true);
  expect(menu()).toBeNull();
  api.current?.showColumnMenu('cost');
  await expect.element(page.getByRole('menu')).toBeVisible();
});

claim(
  'The icon with three dots is displayed while the pointer is over the header, and always on touch screens.',
  async () => {
    await render(<Grid />);
    await ready();
    const icon = header('Name').element().querySelector('.MuiDataGrid-menuIcon');
    const visibility = () => icon && getComputedStyle(icon).visibility;
    await page.getByText('Rows per page').hover();
    await expect.poll(visibility).toBe('hidden');
    await header('Name').hover();
    await expect.poll(visibility).toBe('visible');
    const touch = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule)
      .filter(({ conditionText }) => conditionText === '(hover: none)')
      .map(({ cssText }) => cssText);
    expect(touch.some((css) => /menuIcon\s*{[^}]*visibility: visible/.test(css))).toBe(true);
  },
);

claim(
  "The `sx` of the demo above always displays it. It needs about 30 pixels of the column's width.",
  async () => {
    await render(<RightClick />);
    await ready();
    for (const icon of document.querySelectorAll<HTMLElement>('.MuiDataGrid-menuIcon')) {
      expect(getComputedStyle(icon).visibility).toBe('visible');
      expect(Math.abs(icon.offsetWidth - 30)).toBeLessThan(5);
    }
    expect(document.querySelectorAll('.MuiDataGrid-menuIcon').length).toBe(3);
  },
);

claim('`columnMenuAriaLabel` is a function that receives the name of the column.', async () => {
  const columnMenuAriaLabel = vi.fn((name: string) => `Options of ${name}`);
  await render(<Grid localeText={{ columnMenuAriaLabel }} />);
  await expect
    .element(page.getByRole('button', { name: 'Options of Cost', includeHidden: true }))
    .toBeInTheDocument();
});

claim('**Ctrl** or **⌘** + **Enter** | Open the menu of the focused header', async () => {
  await render(<Grid />);
  await ready();
  for (const key of ['Control', 'Meta']) {
    api.current?.setColumnHeaderFocus('cost');
    await expect.element(header('Cost')).toHaveFocus();
    await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
    await expect.element(page.getByRole('menu', { name: /Cost/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await closed();
  }
});

claim('**Escape** or **Tab** | Close the menu and return to the header', async () => {
  await render(<Grid />);
  for (const key of ['{Escape}', '{Tab}']) {
    await show('cost');
    await expect.element(page.getByRole('menu')).toHaveFocus();
    await userEvent.keyboard(key);
    await closed();
    await expect.element(header('Cost')).toHaveFocus();
  }
});

claim("The arrow keys skip items that aren't `MenuItem`s, such as a text field.", async () => {
  const Field = () => (
    <div>
      <input aria-label="Own" />
    </div>
  );
  const Menu = (props: GridColumnMenuProps) => (
    <GridColumnMenu {...props} slots={{ own: Field }} slotProps={{ own: { displayOrder: 15 } }} />
  );
  await render(<Grid slots={{ columnMenu: Menu }} />);
  await show('cost');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(item('Filter')).toHaveFocus();
});

claim(
  "The grid ignores slots that it doesn't know. Its only slot for the menu is `columnMenu`.",
  async () => {
    const Item = () => <MenuItem>Mine</MenuItem>;
    const props: object = { slots: { mine: Item, columnMenuFilterItem: null } };
    await render(<Grid {...props} />);
    await show('cost');
    expect(items()).toEqual([
      'Sort by ASC',
      'Sort by DESC',
      'Filter',
      'Hide column',
      'Manage columns',
    ]);
  },
);

claim('The menu is rendered at the end of `<body>`, outside the grid.', async () => {
  await render(<Grid slotProps={{ columnMenu: { className: 'mine' } }} />);
  await show('cost');
  expect(page.getByRole('grid').element().contains(menu())).toBe(false);
  const popper = menu()?.closest('body > *');
  expect(popper?.contains(page.getByRole('grid').element())).toBe(false);
  const grid = page.getByRole('grid').element().closest('body > *');
  expect(popper && grid && grid.compareDocumentPosition(popper)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(menu()?.classList.contains('mine')).toBe(true);
});

claim('The list is at least 248 pixels wide.', async () => {
  await render(<OwnMenu />);
  await open('Goals');
  expect(getComputedStyle(page.getByRole('menu').element()).minWidth).toBe('248px');
});

claim(
  '`SumItem` is the item. It receives `colDef`, which is the column definition, and `onClick`, which closes the menu.',
  async () => {
    const received = vi.fn<(field: string) => void>();
    const Item = ({
      colDef,
      onClick,
    }: {
      colDef: GridColDef;
      onClick: (event: React.MouseEvent<HTMLElement>) => void;
    }) => {
      received(colDef.field);
      return <MenuItem onClick={onClick}>Own</MenuItem>;
    };
    const Menu = (props: GridColumnMenuProps) => (
      <GridColumnMenu {...props} slots={{ ownItem: Item }} />
    );
    await render(<Grid slots={{ columnMenu: Menu }} />);
    await show('cost');
    expect(received).toHaveBeenLastCalledWith('cost');
    await item('Own').click();
    await closed();
  },
);

claim(
  "Set an item's slot to `null` to remove it from all menus. Set its `displayOrder` to move it.",
  async () => {
    const Menu = (props: GridColumnMenuProps) => (
      <GridColumnMenu
        {...props}
        slots={{ columnMenuSortItem: null }}
        slotProps={{ columnMenuFilterItem: { displayOrder: 50 } }}
      />
    );
    await render(<Grid slots={{ columnMenu: Menu }} />);
    await show('name');
    expect(items()).toEqual(['Hide column', 'Manage columns', 'Filter']);
  },
);

claim('Call `apiRef.current.showColumnMenu(field)` in `onColumnHeaderContextMenu`.', async () => {
  await render(
    <Grid
      onColumnHeaderContextMenu={({ field }, event) => {
        event.preventDefault();
        api.current?.showColumnMenu(field);
      }}
    />,
  );
  await header('Cost').click({ button: 'right' });
  await expect.element(page.getByRole('menu')).toBeVisible();
});

claim(
  'To close or toggle the menu, call `hideColumnMenu()` or `toggleColumnMenu(field)`.',
  async () => {
    await render(<Grid />);
    await show('name');
    api.current?.hideColumnMenu();
    await closed();
    api.current?.toggleColumnMenu('name');
    await expect.element(page.getByRole('menu')).toBeVisible();
    api.current?.toggleColumnMenu('name');
    await closed();
  },
);

claim("The menu opens next to the column's menu button.", async () => {
  await render(<Grid />);
  await show('cost');
  const place = () => menu()?.getBoundingClientRect();
  const trigger = header('Cost').getByRole('button', { name: /menu/ }).element();
  await expect
    .poll(() => Math.abs((place()?.top ?? 0) - trigger.getBoundingClientRect().bottom))
    .toBeLessThan(20);
});

claim(
  '**A right click opens both menus.** Call `event.preventDefault()` in the handler.',
  async () => {
    for (const prevents of [false, true]) {
      const { unmount } = await render(
        <Grid
          onColumnHeaderContextMenu={({ field }, event) => {
            api.current?.showColumnMenu(field);
            if (prevents) event.preventDefault();
          }}
        />,
      );
      await ready();
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      header('Cost').element().dispatchEvent(event);
      await expect.element(page.getByRole('menu')).toBeVisible();
      // The browser opens its menu unless the event is prevented.
      expect(event.defaultPrevented).toBe(prevents);
      await unmount();
    }
  },
);

claim(
  '**The menu stays open after a click on the item.** Call the `onClick` that the item receives.',
  async () => {
    const Item = () => <MenuItem>Own</MenuItem>;
    const Menu = (props: GridColumnMenuProps) => (
      <GridColumnMenu {...props} slots={{ ownItem: Item }} />
    );
    await render(<Grid slots={{ columnMenu: Menu }} />);
    await show('cost');
    await item('Own').click();
    expect(menu()).not.toBeNull();
  },
);

claim('A menu without items has no button.', async () => {
  const column: GridColDef = { field: 'name', headerName: 'Name', hideable: false };
  const without: Partial<DataGridProps> = {
    disableColumnSorting: true,
    disableColumnFilter: true,
    disableColumnSelector: true,
  };
  const buttons = () => [...document.querySelectorAll('[aria-haspopup="menu"]')];
  const { rerender } = await render(<Grid columns={[column]} />);
  await expect.poll(buttons).toHaveLength(1);
  await rerender(<Grid {...without} columns={[column]} />);
  await expect.poll(buttons).toHaveLength(0);
});
