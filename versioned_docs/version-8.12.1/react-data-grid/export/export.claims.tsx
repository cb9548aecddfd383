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

claim('Order | As sorted | `getRowsToExport`', async () => {
  await render(<Grid sortModel={[{ field: 'name', sort: 'asc' }]} />);
  expect(csv({ fields: ['name'] })).toEqual(['Name', 'a', 'b']);
});

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

claim(
  "The content that `renderCell` renders is printed, but it isn't in the file. Both leave out `actions` columns and checkboxes.",
  async () => {
    await render(
      <Grid
        checkboxSelection
        columns={[...columns, { field: 'actions', type: 'actions', getActions: () => [] }]}
      />,
    );
    expect(csv()?.[0]).toBe('Name,amount,due');
    expect(csv()?.[1]).toBe('b,€20,soon');
    const printed: (string | null | undefined)[] = [];
    const descriptor = Object.getOwnPropertyDescriptor(
      HTMLIFrameElement.prototype,
      'contentWindow',
    );
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function frame(
      this: HTMLIFrameElement,
    ) {
      const found: unknown = descriptor?.get?.call(this);
      if (typeof found !== 'object' || found === null || !('print' in found)) {
        return null;
      }
      found.print = () => printed.push(this.contentDocument?.body.innerHTML);
      return this.contentDocument?.defaultView ?? null;
    });
    api.current?.exportDataAsPrint();
    await expect.poll(() => printed.length).toBe(1);
    expect(printed[0]).toContain('<b>rendered</b>');
    expect(printed[0]).not.toContain('data-field="actions"');
    expect(printed[0]).not.toContain('data-field="__check__"');
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
  "`fields: ['id', 'total']` sets the columns and their order. It overrides both: it also exports hidden columns and those with `disableExport`.",
  async () => {
    await render(<Grid columnVisibilityModel={{ name: false }} />);
    expect(csv()?.[0]).toBe('amount,due');
    expect(csv({ allColumns: true })?.[0]).toBe('Name,amount,due');
    expect(csv({ fields: ['secret', 'name'] })).toEqual(['secret,Name', 's,b', 't,a']);
  },
);

claim(
  'Numbers then have no currency and no thousands separators, and dates are ISO strings in UTC, where local midnight may be the day before. An empty value of a `number` column becomes the text `null`.',
  async () => {
    await render(<Grid ignoreValueFormatterDuringExport />);
    expect(csv({ fields: ['amount', 'due'] })).toEqual([
      'amount,due',
      '20,2026-02-03T00:00:00.000Z',
      'null,2026-02-04T00:00:00.000Z',
    ]);
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
  "By default, a value that starts with `=`, `+`, `-`, or `@` gets an apostrophe, so that a spreadsheet doesn't run it as a formula. This includes negative numbers, as the demo shows.",
  async () => {
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

claim('"[object Object]" in the file. The value is an object.', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await render(<Grid columns={[{ field: 'name', valueGetter: () => ({}) }]} />);
  expect(csv()?.[1]).toBe('[object Object]');
});

claim('Rows | The selected rows, or else all rows that match the filter | `getRowsToExport`', async () => {
  await render(
    <Grid
      checkboxSelection
      filterModel={{ items: [{ field: 'name', operator: 'equals', value: 'a' }] }}
    />,
  );
  expect(csv({ fields: ['name'] })).toEqual(['Name', 'a']);
  api.current?.setFilterModel({ items: [] });
  expect(csv({ fields: ['name'], getRowsToExport: () => [1] })).toEqual(['Name', 'b']);
});

claim('Order | As sorted | `getRowsToExport`', async () => {
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

claim(
  'Headers | `headerName`, below the column groups | `includeHeaders`, `includeColumnGroupsHeaders`',
  async () => {
    await render(
      <Grid columnGroupingModel={[{ groupId: 'Group', children: [{ field: 'name' }] }]} />,
    );
    expect(csv({ fields: ['name'] })).toEqual(['Group', 'Name', 'b', 'a']);
    expect(csv({ fields: ['name'], includeColumnGroupsHeaders: false })?.[0]).toBe('Name');
    expect(csv({ fields: ['name'], includeHeaders: false })).toEqual(['b', 'a']);
  },
);

claim('To export other rows, return their ids from `getRowsToExport`.', async () => {
  await render(<Grid checkboxSelection />);
  api.current?.selectRow(1);
  await expect.poll(() => csv({ fields: ['name'] })).toEqual(['Name', 'b']);
  expect(csv({ fields: ['name'], getRowsToExport: () => [2] })).toEqual(['Name', 'a']);
});

claim(
  'To always export all rows that match the filter, whether or not rows are selected:',
  async () => {
    await render(<Grid checkboxSelection />);
    api.current?.selectRow(1);
    await expect.poll(() => csv({ fields: ['name'] })).toEqual(['Name', 'b']);
    const getRowsToExport = () => gridFilteredSortedRowIdsSelector(api);
    expect(csv({ fields: ['name'], getRowsToExport })).toEqual(['Name', 'b', 'a']);
  },
);

claim('`apiRef.current.getDataAsCsv()` returns the text of the file.', async () => {
  await render(<Grid />);
  expect(api.current?.getDataAsCsv({ fields: ['name'] })).toBe('Name\r\nb\r\na');
});

claim('`disableToolbarButton` removes an item from the export menu.', async () => {
  await render(
    <Grid
      showToolbar
      slotProps={{ toolbar: { printOptions: { disableToolbarButton: true } } }}
    />,
  );
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Download as CSV' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Print' }).query()).toBeNull();
});

claim('Users can still copy what they see, so don\'t send data to the browser that they aren\'t allowed to have.', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await render(<Grid />);
  await userEvent.click(page.getByRole('gridcell', { name: 'soon' }).first());
  await userEvent.keyboard('{Control>}c{/Control}');
  await expect.poll(() => write.mock.lastCall?.[0]).toContain('soon');
});

claim('The grid exports only the rows that it has loaded.', async () => {
  await render(<Grid paginationMode="server" rowCount={500} />);
  expect(csv({ fields: ['name'] })).toEqual(['Name', 'b', 'a']);
});

claim('Return text from `valueFormatter`, or a plain value from `valueGetter`.', async () => {
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
