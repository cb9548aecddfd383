import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridLocaleText,
} from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import { deDE as coreDeDE } from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { claim } from '@portal/claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import FillGaps from './demos/FillGaps';
import OwnTexts from './demos/OwnTexts';
import SwitchLanguage from './demos/SwitchLanguage';

const columns: GridColDef[] = [
  { field: 'name', width: 150 },
  { field: 'amount', type: 'number', width: 150 },
  { field: 'date', type: 'date', width: 150 },
];
const rows = [
  { id: 1, name: 'z', amount: 1234.5, date: new Date(2025, 4, 9) },
  { id: 2, name: 'ä', amount: 2, date: new Date(2025, 4, 10) },
];

const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const text = (locale: typeof locales.deDE): Partial<GridLocaleText> =>
  locale.components.MuiDataGrid.defaultProps.localeText;
const isLocale = (entry: [string, unknown]): entry is [string, typeof locales.deDE] =>
  /^[a-z]{2}[A-Z]{2}$/.test(entry[0]);
const all = new Map(Object.entries<unknown>(locales).filter(isLocale));
const incomplete = [...all].flatMap(([name, locale]) =>
  name !== 'enUS' && text(locale).paginationDisplayedRows === undefined ? [name] : [],
);

claim(
  'Replace some or all of it with `localeText`, or use one of the 40 locales in the package.',
  () => {
    expect(all.size).toBe(40);
  },
);

claim(
  'For example, 17 locales lack `paginationDisplayedRows`, which is "1–25 of 100".',
  async () => {
    expect(incomplete).toHaveLength(17);
    await render(<Grid localeText={text(locales.daDK)} />);
    await expect.element(page.getByText('1–2 of 2')).toBeVisible();
  },
);

claim('Locales with an asterisk show "1–25 of 100" in English until you add the text.', () => {
  expect(incomplete.sort()).toEqual(
    'beBY bgBG bnBD daDK elGR faIR fiFI huHU hyAM isIS nlNL roRO ruRU svSE trTR urPK viVN'.split(
      ' ',
    ),
  );
});

claim('Choose a language, then open a column menu or the filters.', async () => {
  await render(<SwitchLanguage />);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Arrivée' })).toBeVisible();
  await expect.element(page.getByText('Lignes par page', { exact: false })).toBeVisible();
});

claim(
  'The text of the footer ("Rows per page") comes from the locale of the grid, not from that of Material UI.',
  async () => {
    const { rerender } = await render(
      <ThemeProvider theme={createTheme({}, coreDeDE)}>
        <Grid />
      </ThemeProvider>,
    );
    await expect.element(page.getByText('Rows per page:')).toBeVisible();
    await rerender(
      <ThemeProvider theme={createTheme({}, locales.deDE)}>
        <Grid />
      </ThemeProvider>,
    );
    await expect.element(page.getByText('Zeilen pro Seite:')).toBeVisible();
  },
);

claim(
  "The locales of both packages have the same names, so rename one in its import. The order doesn't matter.",
  async () => {
    for (const theme of [
      createTheme({}, locales.deDE, coreDeDE),
      createTheme({}, coreDeDE, locales.deDE),
    ]) {
      const { unmount } = await render(
        <ThemeProvider theme={theme}>
          <Grid />
        </ThemeProvider>,
      );
      await expect.element(page.getByText('Zeilen pro Seite:')).toBeVisible();
      expect(theme.components).toHaveProperty('MuiAutocomplete');
      await unmount();
    }
  },
);

claim("Select animals and search for a word that isn't in any row.", async () => {
  await render(<OwnTexts />);
  await page.getByRole('checkbox', { name: 'Choose this animal' }).first().click();
  await expect.element(page.getByText('1 animal chosen')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Choose this animal', exact: true }).first().click();
  await expect.element(page.getByText('2 animals chosen')).toBeVisible();
  await expect.element(page.getByText('1 to 3 out of 3')).toBeVisible();
});

claim('Pass the text to change to `localeText`. The rest stays in English.', async () => {
  await render(<Grid rows={[]} localeText={{ noRowsLabel: 'Leer' }} />);
  await expect.element(page.getByText('Leer')).toBeVisible();
  await expect.element(page.getByText('Rows per page:')).toBeVisible();
});

claim(
  "The `localeText` prop replaces the `localeText` of the theme. The two aren't merged.",
  async () => {
    await render(
      <ThemeProvider theme={createTheme({}, locales.deDE)}>
        <Grid rows={[]} localeText={{ noRowsLabel: 'Leer' }} />
      </ThemeProvider>,
    );
    await expect.element(page.getByText('Leer')).toBeVisible();
    await expect.element(page.getByText('Rows per page:')).toBeVisible();
  },
);

claim('Add the missing text:', async () => {
  await render(<FillGaps />);
  await expect.element(page.getByText('1–3 de 3')).toBeVisible();
});

claim('The grid updates immediately and keeps the sorting, filters, and selection.', async () => {
  const { rerender } = await render(<Grid localeText={text(locales.deDE)} />);
  const filterModel = { items: [{ id: 1, field: 'amount', operator: '>', value: 1 }] };
  api.current?.setSortModel([{ field: 'amount', sort: 'asc' }]);
  api.current?.setFilterModel(filterModel);
  api.current?.selectRow(2);
  await rerender(<Grid localeText={text(locales.frFR)} />);
  await expect.element(page.getByText('Lignes par page', { exact: false })).toBeVisible();
  expect(api.current?.getSortModel()).toEqual([{ field: 'amount', sort: 'asc' }]);
  expect(api.current?.state.filter.filterModel.items).toEqual(filterModel.items);
  expect(api.current?.isRowSelected(2)).toBe(true);
});

claim(
  "Columns of type `date` and `number` format values in the browser's language, regardless of `localeText`.",
  async () => {
    await render(<Grid localeText={text(locales.deDE)} />);
    const cell = (field: string) =>
      document.querySelector(`[data-id="1"] [data-field="${field}"]`)?.textContent;
    expect(cell('amount')).toBe((1234.5).toLocaleString());
    expect(cell('amount')).not.toBe((1234.5).toLocaleString('de'));
    expect(cell('date')).toBe(new Date(2025, 4, 9).toLocaleDateString());
  },
);

claim(
  "Text is sorted by the rules of the browser's language. To sort by another language, use `new Intl.Collator('sv').compare` as the `sortComparator`.",
  async () => {
    const sorted = () =>
      [...document.querySelectorAll('[role="gridcell"][data-field="name"]')].map(
        (cell) => cell.textContent,
      );
    const props: Partial<DataGridProps> = { sortModel: [{ field: 'name', sort: 'asc' }] };
    const { rerender } = await render(<Grid {...props} />);
    await expect.poll(sorted).toEqual(['ä', 'z']);
    await rerender(
      <Grid
        {...props}
        key="swedish"
        columns={[{ field: 'name', sortComparator: new Intl.Collator('sv').compare }]}
      />,
    );
    await expect.poll(sorted).toEqual(['z', 'ä']);
  },
);

claim(
  "This function compares `null` as the text \"null\". If cells can be empty, call it with `a ?? ''` and `b ?? ''`.",
  async () => {
    const names = ['z', null, 'a'].map((name, id) => ({ id, name }));
    const { compare } = new Intl.Collator('sv');
    const sorted = async (sortComparator: (a: string, b: string) => number) => {
      const { unmount } = await render(
        <Grid
          rows={names}
          columns={[{ field: 'name', sortComparator }]}
          sortModel={[{ field: 'name', sort: 'asc' }]}
        />,
      );
      const ids = api.current?.getSortedRowIds();
      await unmount();
      return ids;
    };
    expect(await sorted(compare)).toEqual([2, 1, 0]);
    expect(await sorted((a: string | null, b: string | null) => compare(a ?? '', b ?? ''))).toEqual(
      [1, 2, 0],
    );
  },
);
