import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import type * as React from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ChooseRows from './demos/ChooseRows';
import CsvText from './demos/CsvText';
import ExportJson from './demos/ExportJson';
import ExportShipments from './demos/ExportShipments';
import ForExcel from './demos/ForExcel';

interface Row {
  id: number;
  name: string;
  amount: number | null;
  due: Date;
  secret: string;
}

const columns: GridColDef<Row>[] = [
  { field: 'name', headerName: 'Name', renderCell: () => <b>rendered</b> },
  { field: 'amount', type: 'number', valueFormatter: (value: number | null) => `€${value}` },
  { field: 'due', type: 'date', valueFormatter: () => 'soon' },
  { field: 'secret', disableExport: true },
];
const rows: Row[] = [
  { id: 1, name: 'b', amount: 20, due: new Date(Date.UTC(2026, 1, 3)), secret: 's' },
  { id: 2, name: 'a', amount: null, due: new Date(Date.UTC(2026, 1, 4)), secret: 't' },
];

const api: React.RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps<Row>>) {
  return (
    <div style={{ height: 400, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const csv = (options?: Parameters<GridApi['getDataAsCsv']>[0]) =>
  api.current?.getDataAsCsv(options).split('\r\n');

/** Files that the page offers for download while `act` runs. */
async function downloads(act: () => Promise<void>) {
  const files: { name: string; blob: Blob | undefined }[] = [];
  const blobs = new Map<string, Blob>();
  const create = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = create(blob);
    if (blob instanceof Blob) {
      blobs.set(url, blob);
    }
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: blobs.get(this.href) });
  });
  await act();
  await expect.poll(() => files.length).toBeGreaterThan(0);
  return files;
}

claim(
  '`showToolbar` adds a toolbar with an export button, which offers **Print** and **Download as CSV**.',
  async () => {
    await render(<ExportShipments />);
    await page.getByRole('button', { name: 'Export' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
    const [file] = await downloads(() =>
      page.getByRole('menuitem', { name: 'Download as CSV' }).click(),
    );
    expect(file?.name).toBe('shipments.csv');
  },
);

claim(
  'Rows | The selected rows, or else all rows that match the filter | `getRowsToExport`',
  async () => {
    await render(
      <Grid
        checkboxSelection
        initialState={{ pagination: { paginationModel: { pageSize: 1 } } }}
        pageSizeOptions={[1]}
      />,
    );
    expect(csv({ fields: ['name'] })).toEqual(['Name', 'b', 'a']);
    api.current?.selectRow(2);
    expect(csv({ fields: ['name'] })).toEqual(['Name', 'a']);
    expect(csv({ fields: ['name'], getRowsToExport: () => [1] })).toEqual(['Name', 'b']);
  },
);

claim(
  'By default, if any row is selected, the grid exports only the selected rows that match the filter.',
  async () => {
    await render(<Grid checkboxSelection keepNonExistentRowsSelected />);
    api.current?.setRowSelectionModel({ type: 'include', ids: new Set([1, 2]) });
    api.current?.setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'a' }] });
    await expect.poll(() => csv({ fields: ['name'] })).toEqual(['Name', 'a']);
  },
);

claim(
  'Headers | `headerName`, below the column groups | `includeHeaders`, `includeColumnGroupsHeaders`',
  async () => {
    await render(
      <Grid
        columnGroupingModel={[
          { groupId: 'Group', children: [{ field: 'name' }, { field: 'amount' }] },
        ]}
      />,
    );
    const fields = ['name', 'amount'];
    expect(csv({ fields })?.slice(0, 2)).toEqual(['Group,Group', 'Name,amount']);
    expect(csv({ fields, includeColumnGroupsHeaders: false })?.[0]).toBe('Name,amount');
    expect(csv({ fields, includeHeaders: false })?.[0]).toBe('b,€20');
  },
);

claim('File name | The title of the page | `fileName`', async () => {
  const title = document.title;
  document.title = 'A page';
  await render(<Grid />);
  const [file] = await downloads(() => Promise.resolve(api.current?.exportDataAsCsv()));
  document.title = title;
  expect(file?.name).toBe('A page.csv');
});

const contentWindow = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow');

/** Prints a grid from a button, as users do, and returns what is on paper. */
async function print(
  props: Partial<DataGridProps<Row>>,
  options?: Parameters<GridApi['exportDataAsPrint']>[0],
) {
  const pages: HTMLElement[] = [];
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function frame(
    this: HTMLIFrameElement,
  ) {
    const found: unknown = contentWindow?.get?.call(this);
    if (typeof found !== 'object' || found === null || !('print' in found)) {
      return null;
    }
    found.print = () => this.contentDocument && pages.push(this.contentDocument.body);
    return this.contentDocument?.defaultView ?? null;
  });
  const { unmount } = await render(
    <>
      <button onClick={() => api.current?.exportDataAsPrint(options)}>Print</button>
      <Grid {...props} />
    </>,
  );
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => pages.length).toBe(1);
  await unmount();
  const texts = (selector: string) =>
    [...(pages[0]?.querySelectorAll(selector) ?? [])].map((element) => element.textContent);
  return {
    html: pages[0]?.innerHTML ?? '',
    columns: texts('[role="columnheader"]'),
    amounts: texts('[role="gridcell"][data-field="amount"]'),
  };
}

claim(
  "The content that `renderCell` renders is printed, but it isn't in the file. By default, both leave out `actions` columns and checkboxes.",
  async () => {
    const props: Partial<DataGridProps<Row>> = {
      checkboxSelection: true,
      columns: [...columns, { field: 'actions', type: 'actions', getActions: () => [] }],
    };
    const { html } = await print(props);
    expect(html).toContain('<b>rendered</b>');
    expect(html).not.toContain('data-field="actions"');
    expect(html).not.toContain('data-field="__check__"');
    await render(<Grid {...props} />);
    expect(csv()?.slice(0, 2)).toEqual(['Name,amount,due', 'b,€20,soon']);
  },
);

claim(
  "`apiRef.current.exportDataAsPrint()` opens the browser's print dialog with the selected rows, or else with the rows of all pages.",
  async () => {
    const initialState = { pagination: { paginationModel: { pageSize: 1 } } };
    const paged = { initialState, pageSizeOptions: [1] };
    expect((await print(paged)).amounts).toEqual(['€20', '€null']);
    const rowSelectionModel = { type: 'include', ids: new Set([2]) } as const;
    expect((await print({ rowSelectionModel })).amounts).toEqual(['€null']);
  },
);

claim(
  '`fields`, `allColumns` | Select the columns. They keep their order in the grid',
  async () => {
    const columnVisibilityModel = { due: false };
    const props = { initialState: { columns: { columnVisibilityModel } } };
    const some = await print(props, { fields: ['amount', 'name'] });
    expect(some.columns).toEqual(['Name', 'amount']);
    expect((await print(props, { allColumns: true })).columns).toEqual(['Name', 'amount', 'due']);
  },
);

claim("Otherwise, the grid can't hide or show columns for printing.", async () => {
  const columnVisibilityModel = { due: false, secret: false };
  const printed = await print({ columnVisibilityModel }, { fields: ['due'] });
  expect(printed.columns).toEqual(['Name', 'amount']);
});

claim(
  '`getRowsToExport` | Selects from the rows that match the filter. If the grid is sorted, they keep that order',
  async () => {
    const getRowsToExport = () => [2, 1];
    const amounts = async (props: Partial<DataGridProps<Row>>) =>
      (await print(props, { getRowsToExport })).amounts;
    expect(await amounts({})).toEqual(['€null', '€20']);
    const sortModel = [{ field: 'name', sort: 'desc' as const }];
    expect(await amounts({ sortModel })).toEqual(['€20', '€null']);
    const filterModel = { items: [{ field: 'name', operator: 'equals', value: 'a' }] };
    expect(await amounts({ filterModel })).toEqual(['€null']);
  },
);

claim('Select two concerts and try the buttons.', async () => {
  await render(<ChooseRows />);
  const status = page.getByRole('status');
  await page.getByRole('button', { name: 'Selected, or all' }).click();
  await expect.element(status).toHaveTextContent('selected.csv has 6 rows.');
  await page.getByRole('row').nth(1).getByRole('checkbox').click();
  await page.getByRole('row').nth(2).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Selected, or all' }).click();
  await expect.element(status).toHaveTextContent('selected.csv has 2 rows.');
  await page.getByRole('button', { name: 'This page' }).click();
  await expect.element(status).toHaveTextContent('page.csv has 4 rows.');
});

claim(
  "`fields: ['id', 'total']` sets the columns and, in a file, their order. It overrides both: it also exports hidden columns and those with `disableExport`.",
  async () => {
    await render(<Grid columnVisibilityModel={{ name: false }} />);
    expect(csv()?.[0]).toBe('amount,due');
    expect(csv({ allColumns: true })?.[0]).toBe('Name,amount,due');
    expect(csv({ fields: ['secret', 'name'] })).toEqual(['secret,Name', 's,b', 't,a']);
  },
);

claim(
  'Numbers then have no currency and no thousands separators, and dates are ISO strings in UTC, where local midnight may be the day before. An empty value of a `number` column becomes the string `null` or `undefined`.',
  async () => {
    const { rerender } = await render(<Grid ignoreValueFormatterDuringExport />);
    expect(csv({ fields: ['amount', 'due'] })).toEqual([
      'amount,due',
      '20,2026-02-03T00:00:00.000Z',
      'null,2026-02-04T00:00:00.000Z',
    ]);
    const withoutAmounts = rows.map(({ amount: _, ...row }) => row as Row);
    await rerender(<Grid ignoreValueFormatterDuringExport rows={withoutAmounts} />);
    await expect.poll(() => csv({ fields: ['amount'] })?.[1]).toBe('undefined');
  },
);

claim(
  'To change only one kind of export, pass an object: `{ csvExport: true, clipboardExport: false }`.',
  async () => {
    const { rerender } = await render(
      <Grid ignoreValueFormatterDuringExport={{ csvExport: true, clipboardExport: false }} />,
    );
    expect(csv({ fields: ['amount'] })?.[1]).toBe('20');
    await rerender(
      <Grid ignoreValueFormatterDuringExport={{ csvExport: false, clipboardExport: true }} />,
    );
    await expect.poll(() => csv({ fields: ['amount'] })?.[1]).toBe('€20');
  },
);

claim(
  "By default, the grid puts an apostrophe before a value or header that starts with `=`, `+`, `-`, `@`, a tab, or a carriage return, so that a spreadsheet doesn't run it as a formula. This includes negative numbers, as the demo shows.",
  async () => {
    const starts = ['=', '+', '-', '@', '\t', '\r'];
    const { unmount } = await render(
      <div style={{ height: 300, width: 400 }}>
        <DataGrid
          apiRef={api}
          rows={[...starts, '*'].map((start, id) => ({ id, name: `${start}1` }))}
          columns={[{ field: 'name', headerName: '=name' }]}
        />
      </div>,
    );
    expect(api.current?.getDataAsCsv().split('\r\n')).toEqual([
      `"'=name"`,
      ...starts.map((start) => `"'${start}1"`),
      '*1',
    ]);
    await unmount();
    await render(<CsvText />);
    const text = page.getByLabelText('CSV');
    await expect.element(text).toHaveTextContent(`"'-€1,450.00"`);
    await page.getByRole('switch', { name: 'Formulas not escaped' }).click();
    await expect.element(text).not.toHaveTextContent("'-€1,450.00");
    await page.getByRole('switch', { name: 'Semicolons' }).click();
    await expect.element(text).toHaveTextContent('Account;Booked;Amount');
    await page.getByRole('switch', { name: 'Values as they are' }).click();
    await expect.element(text).toHaveTextContent('-1450');
  },
);

claim(
  "Set `utf8WithBom` for letters such as ö and ł, and `delimiter: ';'` if the user's Excel expects it.",
  async () => {
    await render(<ForExcel />);
    const [file] = await downloads(() =>
      page.getByRole('button', { name: 'Download for Excel' }).click(),
    );
    const bytes = new Uint8Array((await file?.blob?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toContain('Vinho Verde;Monção;132');
  },
);

sourced('Excel files (`.xlsx`) require `DataGridPremium`: see Excel.', {
  url: 'https://mui.com/x/react-data-grid/export/',
  checked: '2026-11-23',
});

sourced(
  'Columns of the types `boolean`, `number`, `singleSelect`, `date`, and `dateTime` keep their type in Excel.',
  { url: 'https://mui.com/x/react-data-grid/export/#excel-export', checked: '2026-11-23' },
);

sourced(
  'The grid calls `exceljsPreProcess` before it adds the rows, and `exceljsPostProcess` after that.',
  { url: 'https://mui.com/x/react-data-grid/export/#excel-export', checked: '2026-11-23' },
);

sourced(
  "Pass the two functions to it instead of `excelOptions`, because functions can't be sent to a worker:",
  { url: 'https://mui.com/x/react-data-grid/export/#using-a-web-worker', checked: '2026-11-23' },
);

claim('They contain the original values, including fields without a column.', async () => {
  await render(<ExportJson />);
  const [file] = await downloads(() => page.getByRole('button', { name: 'Download JSON' }).click());
  expect(file?.name).toBe('trees.json');
  const trees: unknown = JSON.parse((await file?.blob?.text()) ?? '');
  expect(trees).toHaveLength(3);
  expect(trees).toMatchObject([{ id: 'P-07', planted: 1998 }, {}, { height: null }]);
});

claim('`fileName` | Sets the title of the printed frame', async () => {
  await render(<Grid />);
  const titles: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof HTMLIFrameElement) {
          titles.push(node.title);
        }
      }
    }
  });
  observer.observe(document.body, { childList: true });
  api.current?.exportDataAsPrint({ fileName: 'Roster' });
  await expect.poll(() => titles).toEqual(['Roster']);
  observer.disconnect();
});

claim('If you remove both, the grid also removes the button.', async () => {
  const csvOptions = { disableToolbarButton: true };
  const { rerender } = await render(<Grid showToolbar slotProps={{ toolbar: { csvOptions } }} />);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
  expect(document.body.textContent).not.toContain('Download as CSV');
  await userEvent.keyboard('{Escape}');
  await rerender(
    <Grid showToolbar slotProps={{ toolbar: { csvOptions, printOptions: csvOptions } }} />,
  );
  await expect.element(page.getByRole('button', { name: 'Export' })).not.toBeInTheDocument();
});

claim('"[object Object]" is in the file. The value of the cell is an object.', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await render(<Grid columns={[{ field: 'name', valueGetter: () => ({}) }]} />);
  expect(csv()?.[1]).toBe('[object Object]');
});

claim('Order | As sorted | `getRowsToExport`, in a file', async () => {
  await render(<Grid sortModel={[{ field: 'name', sort: 'asc' }]} />);
  expect(csv({ fields: ['name'] })).toEqual(['Name', 'a', 'b']);
  expect(csv({ fields: ['name'], getRowsToExport: () => [1, 2] })).toEqual(['Name', 'b', 'a']);
});

claim(
  'Columns | The visible columns, in their order | `fields`, `allColumns`, `disableExport` in the column',
  async () => {
    await render(<Grid columnVisibilityModel={{ amount: false }} />);
    expect(csv()?.[0]).toBe('Name,due');
    expect(csv({ allColumns: true })?.[0]).toBe('Name,amount,due');
    expect(csv({ fields: ['secret', 'amount'] })?.[0]).toBe('secret,amount');
  },
);

claim(
  "Values | The result of `valueFormatter` | The grid's `ignoreValueFormatterDuringExport` prop",
  async () => {
    const { rerender } = await render(<Grid />);
    expect(csv({ fields: ['amount'] })?.[1]).toBe('€20');
    await rerender(<Grid ignoreValueFormatterDuringExport />);
    expect(csv({ fields: ['amount'] })?.[1]).toBe('20');
  },
);

claim('To export other rows, return their ids from `getRowsToExport`.', async () => {
  await render(<Grid checkboxSelection />);
  api.current?.selectRow(1);
  await expect.poll(() => csv({ fields: ['name'] })).toEqual(['Name', 'b']);
  expect(csv({ fields: ['name'], getRowsToExport: () => [2] })).toEqual(['Name', 'a']);
});

claim(
  'To export all rows that match the filter even if some are selected, return the ids of all these rows:',
  async () => {
    await render(<Grid checkboxSelection />);
    api.current?.selectRow(1);
    await expect.poll(() => csv({ fields: ['name'] })).toEqual(['Name', 'b']);
    const getRowsToExport = () => gridFilteredSortedRowIdsSelector(api);
    expect(csv({ fields: ['name'], getRowsToExport })).toEqual(['Name', 'b', 'a']);
  },
);

claim('It returns the contents of the file as a string.', async () => {
  await render(<Grid />);
  expect(api.current?.getDataAsCsv({ fields: ['name'] })).toBe('Name\r\nb\r\na');
});

claim('`disableToolbarButton` removes an item from the export menu.', async () => {
  await render(
    <Grid showToolbar slotProps={{ toolbar: { printOptions: { disableToolbarButton: true } } }} />,
  );
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Download as CSV' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Print' }).query()).toBeNull();
});

claim(
  "Hiding the button doesn't protect your data, because users can still copy what they see.",
  async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await render(<Grid />);
    await userEvent.click(page.getByRole('gridcell', { name: 'soon' }).first());
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect.poll(() => write.mock.lastCall?.[0]).toContain('soon');
  },
);

claim('The grid exports only the rows that it has loaded.', async () => {
  await render(<Grid paginationMode="server" rowCount={500} />);
  expect(csv({ fields: ['name'] })).toEqual(['Name', 'b', 'a']);
});

claim('Return a string from `valueFormatter`, or a plain value from `valueGetter`.', async () => {
  const data = [{ id: 1, owner: { name: 'Ben' } }];
  for (const [column, expected] of [
    [{}, '[object Object]'],
    [{ valueFormatter: (value: { name: string }) => value.name }, 'Ben'],
    [{ valueGetter: (value: { name: string }) => value.name }, 'Ben'],
  ] as const) {
    const { unmount } = await render(
      <div style={{ height: 300 }}>
        <DataGrid apiRef={api} rows={data} columns={[{ field: 'owner', ...column }]} />
      </div>,
    );
    expect(csv()).toEqual(['owner', expected]);
    await unmount();
  }
});

claim('The file contains them, but Excel reads `00412` as a number.', async () => {
  await render(<Grid rows={rows.map((row) => ({ ...row, name: '00412' }))} />);
  expect(csv({ fields: ['name'] })?.[1]).toBe('00412');
});
