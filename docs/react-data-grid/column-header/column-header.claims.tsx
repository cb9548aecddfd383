import {
  DataGrid,
  GridPreferencePanelsValue,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridColumnHeaderParams,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import {
  createContext,
  useContext,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import DrawnHeaders from './demos/DrawnHeaders';
import HeaderTexts from './demos/HeaderTexts';
import HeaderWithButton from './demos/HeaderWithButton';
import TurnedHeaders from './demos/TurnedHeaders';
import WrappedHeaders from './demos/WrappedHeaders';

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

const header = (name: string) => page.getByRole('columnheader', { name });
const headerOf = (field: string) => {
  const found = document.querySelector<HTMLElement>(`[role="columnheader"][data-field="${field}"]`);
  if (!found) {
    throw new Error(`no header of ${field}`);
  }
  return found;
};
const ready = () => expect.poll(() => document.querySelector('[role="gridcell"]')).not.toBeNull();
const titleOf = (field: string) => headerOf(field).querySelector('.MuiDataGrid-columnHeaderTitle');
const away = () => page.getByText('Rows per page').hover();

claim(
  'Hold the pointer over **NTU** or **O₂**: `description` explains the short title.',
  async () => {
    await render(<HeaderTexts />);
    await page.getByText('NTU').hover();
    await expect
      .element(page.getByRole('tooltip'))
      .toHaveTextContent('Turbidity in nephelometric units');
  },
);

claim('`headerName` | The title. The default is `field`', async () => {
  await render(<Grid columns={[{ field: 'name' }, { field: 'cost', headerName: 'Price' }]} />);
  await ready();
  expect([titleOf('name')?.textContent, titleOf('cost')?.textContent]).toEqual(['name', 'Price']);
});

claim(
  '`description` | The tooltip. Without it, a title that is cut off has itself as a tooltip',
  async () => {
    const long = 'A title that is longer than a hundred pixels';
    await render(<Grid columns={[{ field: 'name', headerName: long }]} />);
    await page.getByText(long).hover();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent(long);
  },
);

claim(
  "`headerAlign` | `'left'`, `'center'`, or `'right'`. The default is `'right'` for numbers, `'center'` for booleans, `'left'` for most others",
  async () => {
    await render(
      <Grid
        columns={[
          { field: 'name' },
          { field: 'cost', type: 'number' },
          { field: 'yes', type: 'boolean' },
          { field: 'day', type: 'date' },
        ]}
      />,
    );
    await ready();
    const aligned = (field: string) =>
      /columnHeader--align(\w+)/.exec(headerOf(field).className)?.[1] ?? 'Left';
    expect(['name', 'cost', 'yes', 'day'].map(aligned)).toEqual([
      'Left',
      'Right',
      'Center',
      'Left',
    ]);
  },
);

claim('`hideSortIcons` | Removes the arrow. The column can still be sorted', async () => {
  await render(<Grid columns={[{ field: 'name', hideSortIcons: true }, { field: 'cost' }]} />);
  await header('name').click();
  await expect.element(header('name')).toHaveAttribute('aria-sort', 'ascending');
  expect(headerOf('name').querySelector('.MuiDataGrid-sortIcon')).toBeNull();
  await header('cost').click();
  await expect.poll(() => headerOf('cost').querySelector('.MuiDataGrid-sortIcon')).not.toBeNull();
});

claim(
  'The columns panel, the filter panel, the accessible name of the menu button, and the CSV file all use `headerName`.',
  async () => {
    await render(
      <Grid columns={[{ field: 'cost', headerName: 'Price', renderHeader: () => '€' }]} />,
    );
    await ready();
    expect(api.current?.getDataAsCsv()).toContain('Price');
    const button = page.getByRole('button', { name: /Price/, includeHidden: true });
    await expect.element(button).toBeInTheDocument();
    api.current?.showPreferences(GridPreferencePanelsValue.columns);
    await expect.element(page.getByRole('checkbox', { name: 'Price' })).toBeVisible();
    api.current?.showFilterPanel('cost');
    await expect
      .element(page.getByRole('combobox', { name: 'Columns' }))
      .toHaveTextContent('Price');
  },
);

claim(
  "The tooltip appears on hover and on a long touch, but not when the header gets the keyboard focus. It isn't part of the header's accessible name or description, either.",
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await render(<HeaderTexts />);
      await vi.waitFor(() => headerOf('turbidity'));
      headerOf('turbidity').focus();
      vi.advanceTimersByTime(3000);
      expect(document.activeElement).toBe(headerOf('turbidity'));
      expect(document.querySelector('[role="tooltip"]')).toBeNull();
      expect(headerOf('turbidity').outerHTML).not.toMatch(/nephelometric|aria-describedby/);
      titleOf('turbidity')?.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
      vi.advanceTimersByTime(3000);
    } finally {
      vi.useRealTimers();
    }
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Turbidity');
  },
);

claim(
  'By default, a title is on one line and ends with an ellipsis if it is too long.',
  async () => {
    await render(
      <Grid
        columns={[{ field: 'name', headerName: 'A title that is longer than a hundred pixels' }]}
      />,
    );
    await ready();
    const title = titleOf('name');
    expect(title && getComputedStyle(title).textOverflow).toBe('ellipsis');
    expect(title?.scrollWidth).toBeGreaterThan(title?.clientWidth ?? 0);
    expect(title?.clientHeight).toBeLessThan(40);
  },
);

claim(
  "The header row doesn't grow with its text. Its height is [`columnHeaderHeight`](../../api/data-grid/data-grid/data-grid.mdx), 56 pixels by default. A `density` of `'compact'` multiplies it by 0.7, and `'comfortable'` by 1.3.",
  async () => {
    const wrap = { '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal' } };
    const long = [
      {
        field: 'name',
        headerName: 'A title that needs many lines when it may wrap in this column',
      },
    ];
    const { rerender } = await render(<Grid sx={wrap} columns={long} />);
    await ready();
    expect(headerOf('name').offsetHeight).toBe(56);
    await rerender(<Grid sx={wrap} columns={long} density="compact" />);
    await expect.poll(() => headerOf('name').offsetHeight).toBe(39);
    await rerender(<Grid sx={wrap} columns={long} density="comfortable" />);
    await expect.poll(() => headerOf('name').offsetHeight).toBe(72);
  },
);

claim("Don't set a height in CSS, because the rows wouldn't move.", async () => {
  await render(<Grid sx={{ '& .MuiDataGrid-columnHeader': { height: '120px !important' } }} />);
  await ready();
  const firstRow = document.querySelector('[role="row"][data-id]')?.getBoundingClientRect();
  const grid = page.getByRole('grid').element().getBoundingClientRect();
  expect((firstRow?.top ?? 0) - grid.top).toBeLessThan(60);
});

claim('The second CSS rule aligns all lines of number headers at the end.', async () => {
  await render(<WrappedHeaders />);
  await ready();
  expect(getComputedStyle(headerOf('heating')).textAlign).toBe('end');
  const title = titleOf('heating');
  expect(title?.scrollWidth).toBeLessThanOrEqual(title?.clientWidth ?? 0);
  expect(title?.clientHeight).toBeGreaterThan(30);
});

claim(
  "Menus and sorting are disabled in these columns, because their icons wouldn't fit into 56 pixels.",
  async () => {
    await render(<TurnedHeaders />);
    await ready();
    const title = titleOf('forklift');
    expect(title && getComputedStyle(title).writingMode).toBe('vertical-rl');
    expect(headerOf('forklift').querySelector('button')).toBeNull();
    await header('Forklift').click();
    await expect.element(header('Forklift')).toHaveAttribute('aria-sort', 'none');
  },
);

claim(
  '`renderHeader` returns a React node that replaces the title. Sorting, the icons, and the menu still work.',
  async () => {
    await render(<DrawnHeaders />);
    await header('kWh').click();
    await expect.element(header('kWh')).toHaveAttribute('aria-sort', 'ascending');
    expect(titleOf('power')).toBeNull();
    expect(headerOf('power').querySelector('.MuiDataGrid-sortIcon')).not.toBeNull();
    await header('kWh')
      .getByRole('button', { name: /Power, kWh.*menu/ })
      .click();
    await expect.element(page.getByRole('menu')).toBeVisible();
  },
);

claim(
  'The grid adds neither an ellipsis nor a tooltip to your content, not even with `description`.',
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await render(
        <Grid
          columns={[
            { field: 'name', description: 'Shown' },
            {
              field: 'cost',
              description: 'Not shown',
              renderHeader: () => <i>a long content that is cut off</i>,
            },
          ]}
        />,
      );
      await vi.waitFor(() => headerOf('cost'));
      headerOf('cost')
        .querySelector('i')
        ?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      vi.advanceTimersByTime(3000);
      expect(document.querySelector('[role="tooltip"]')).toBeNull();
      titleOf('name')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      vi.advanceTimersByTime(3000);
    } finally {
      vi.useRealTimers();
    }
    await expect.element(page.getByRole('tooltip')).toHaveTextContent(/^Shown$/);
    const content = headerOf('cost').querySelector('i')?.parentElement;
    expect(content && getComputedStyle(content).textOverflow).toBe('clip');
  },
);

claim(
  '`stopPropagation` prevents a click or **Enter** on the button from sorting the column.',
  async () => {
    await render(<HeaderWithButton />);
    const about = page.getByRole('button', { name: 'About the rating' });
    await about.click();
    await expect.element(page.getByText('AAA is the best rating.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('.MuiPopover-root')).toBeNull();
    await expect.element(about).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('AAA is the best rating.')).toBeVisible();
    expect(headerOf('rating').getAttribute('aria-sort')).toBe('none');
  },
);

claim(
  'With `tabIndex={0}`, the button gets the focus when your user moves to the header with the arrow keys. The button is also a **Tab** stop of its own. The arrow keys do nothing while the button has the focus, so **Tab** has to be used to leave it.',
  async () => {
    await render(<HeaderWithButton />);
    await header('Issuer').click();
    await expect.element(header('Issuer')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const about = page.getByRole('button', { name: 'About the rating' });
    await expect.element(about).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect.element(about).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(about).not.toHaveFocus();
    await header('Issuer').click();
    await expect.element(header('Issuer')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(about).toHaveFocus();
  },
);

claim('If `headerClassName` is a function, it receives `field` and `colDef`.', async () => {
  const headerClassName = ({ field, colDef }: GridColumnHeaderParams) =>
    `mine-${field}-${colDef.field}`;
  await render(<Grid columns={[{ field: 'name', headerClassName }]} />);
  await ready();
  expect(headerOf('name').classList.contains('mine-name-name')).toBe(true);
});

claim('For lines between headers, set `showColumnVerticalBorder`.', async () => {
  const { rerender } = await render(<Grid />);
  await ready();
  const border = () => getComputedStyle(headerOf('name')).borderRightWidth;
  expect(border()).toBe('0px');
  await rerender(<Grid showColumnVerticalBorder />);
  await expect.poll(border).toBe('1px');
});

const noHeaders = { columnHeaders: () => null };

claim('Pass a component that renders nothing to the slot `columnHeaders`:', async () => {
  await render(<Grid slots={noHeaders} columnHeaderHeight={0} />);
  await ready();
  expect(document.querySelector('[role="columnheader"]')).toBeNull();
  const firstRow = document.querySelector('[role="row"][data-id]')?.getBoundingClientRect();
  const grid = page.getByRole('grid').element().getBoundingClientRect();
  expect((firstRow?.top ?? 0) - grid.top).toBeLessThan(5);
});

claim(
  "`columnHeaderHeight={0}` alone isn't enough: the headers stay in the document, where screen readers and the keyboard reach them.",
  async () => {
    await render(<Grid columnHeaderHeight={0} />);
    await ready();
    expect(headerOf('name').offsetHeight).toBeLessThanOrEqual(1);
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => document.activeElement).toBe(headerOf('name'));
  },
);

claim(
  'To prevent sorting on a click, set `event.defaultMuiPrevented = true` in `onColumnHeaderClick`. **Enter** still sorts then.',
  async () => {
    const onColumnHeaderClick: DataGridProps['onColumnHeaderClick'] = (_params, event) => {
      event.defaultMuiPrevented = true;
    };
    await render(<Grid onColumnHeaderClick={onColumnHeaderClick} />);
    await header('Name').click();
    await expect.element(header('Name')).toHaveAttribute('aria-sort', 'none');
    headerOf('name').focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(header('Name')).toHaveAttribute('aria-sort', 'ascending');
  },
);

claim(
  'A header has the class `MuiDataGrid-columnHeader`. `MuiDataGrid-columnHeaders`, with an "s", is the container of all headers.',
  async () => {
    await render(<Grid />);
    await ready();
    expect(headerOf('name').classList.contains('MuiDataGrid-columnHeader')).toBe(true);
    const all = [...document.querySelectorAll('.MuiDataGrid-columnHeaders')];
    expect(all.length).toBe(1);
    expect(all[0]?.contains(headerOf('name')) && all[0].contains(headerOf('cost'))).toBe(true);
  },
);

claim('The icons for sorting and the menu then take up space.', async () => {
  await render(
    <Grid
      columns={[
        { field: 'name', headerAlign: 'center', width: 150 },
        { field: 'cost', width: 150 },
        { field: 'sum', type: 'number', width: 150 },
      ]}
    />,
  );
  await ready();
  const moves = async (field: string) => {
    await away();
    const before = titleOf(field)?.getBoundingClientRect().left ?? 0;
    await userEvent.hover(headerOf(field));
    return Math.abs((titleOf(field)?.getBoundingClientRect().left ?? 0) - before) > 1;
  };
  expect([await moves('name'), await moves('cost'), await moves('sum')]).toEqual([
    true,
    false,
    false,
  ]);
});

claim('`headerClassName` | A class, or a function that returns one', async () => {
  await render(
    <Grid
      columns={[
        { field: 'name', headerClassName: 'fixed' },
        { field: 'cost', headerClassName: ({ field }) => `of-${field}` },
      ]}
    />,
  );
  await ready();
  expect(headerOf('name').classList).toContain('fixed');
  expect(headerOf('cost').classList).toContain('of-cost');
});

claim(
  'A click in the header sorts the column, even if it is on your own button, unless the button stops the event.',
  async () => {
    const renderHeader = () => (
      <>
        <button type="button">passes</button>
        <button type="button" onClick={(event) => event.stopPropagation()}>
          stops
        </button>
      </>
    );
    await render(<Grid columns={[{ field: 'name', width: 200, renderHeader }]} />);
    await page.getByRole('button', { name: 'stops' }).click();
    expect(api.current?.getSortModel()).toEqual([]);
    await page.getByRole('button', { name: 'passes' }).click();
    expect(api.current?.getSortModel()).toEqual([{ field: 'name', sort: 'asc' }]);
  },
);

claim('The panel displays `headerName` or, without it, `field`.', async () => {
  const renderHeader = () => 'Drawn';
  await render(
    <Grid
      columns={[
        { field: 'name', headerName: 'Full name', renderHeader },
        { field: 'cost', renderHeader },
      ]}
    />,
  );
  await ready();
  api.current?.showPreferences(GridPreferencePanelsValue.columns);
  await expect.element(page.getByRole('checkbox', { name: 'Full name' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'cost' })).toBeVisible();
});

const Unit = createContext('m');

function UnitTitle() {
  return `Depth, ${useContext(Unit)}`;
}

claim(
  "**The header doesn't change with the state.** The columns were created only once. In `renderHeader`, return a component that reads the state from a context, or add the state to the dependencies of `useMemo`.",
  async () => {
    const once: GridColDef[] = [{ field: 'name', width: 200, renderHeader: () => <UnitTitle /> }];
    function Depths({ unit }: { unit: string }) {
      const [first] = useState(unit);
      const stale = useMemo<GridColDef[]>(
        () => [{ field: 'cost', renderHeader: () => `Stale ${first}` }],
        [first],
      );
      const fresh = useMemo<GridColDef[]>(
        () => [{ field: 'id', renderHeader: () => `Fresh ${unit}` }],
        [unit],
      );
      return (
        <Unit.Provider value={unit}>
          <Grid columns={useMemo(() => [...once, ...stale, ...fresh], [stale, fresh])} />
        </Unit.Provider>
      );
    }
    const { rerender } = await render(<Depths unit="m" />);
    await ready();
    await rerender(<Depths unit="ft" />);
    await expect.element(page.getByText('Depth, ft')).toBeVisible();
    await expect.element(page.getByText('Fresh ft')).toBeVisible();
    await expect.element(page.getByText('Stale m')).toBeVisible();
  },
);

claim(
  'The arrow for sorting has its own tooltip, which the slot `baseTooltip` renders.',
  async () => {
    const baseTooltip = ({ title, children }: { title?: ReactNode; children: ReactNode }) => (
      <span data-tooltip={typeof title === 'string' ? title : undefined}>{children}</span>
    );
    await render(<Grid slots={{ baseTooltip }} />);
    const arrow = headerOf('name').querySelector('.MuiDataGrid-iconButtonContainer button');
    expect(arrow?.closest('[data-tooltip]')?.getAttribute('data-tooltip')).toBe('Sort');
    expect(arrow?.hasAttribute('title')).toBe(false);
  },
);
