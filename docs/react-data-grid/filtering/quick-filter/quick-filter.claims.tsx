import {
  DataGrid,
  getGridStringQuickFilterFn,
  GridLogicOperator,
  gridFilteredSortedRowIdsSelector,
  gridFilterModelSelector,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import IgnoreAccents from './demos/IgnoreAccents';
import SearchAnyWord from './demos/SearchAnyWord';
import SearchNumbers from './demos/SearchNumbers';
import SearchOutside from './demos/SearchOutside';
import SearchPhrases from './demos/SearchPhrases';
import SearchStaff from './demos/SearchStaff';

const columns: GridColDef[] = [
  { field: 'name', width: 120 },
  { field: 'city', width: 120 },
];
const rows = [
  { id: 1, name: 'Zoé', city: 'Brno' },
  { id: 2, name: 'Anna', city: 'Brno' },
  { id: 3, name: 'Ben', city: 'Gent' },
];

const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const search = (...words: string[]) => {
  api.current?.setQuickFilterValues(words);
  return api.current && gridFilteredSortedRowIdsSelector(api);
};
const searched = (...words: string[]) => ({
  filter: { filterModel: { items: [], quickFilterValues: words } },
});
const field = () => page.getByRole('searchbox');
const trigger = () => page.getByRole('button', { name: 'Search' });

claim('It shows the rows in which each word matches at least one cell.', async () => {
  await render(<Grid />);
  expect(search('ann', 'brno')).toEqual([2]);
  expect(search('ann', 'gent')).toEqual([]);
});

claim(
  '`showToolbar` adds the field: click the magnifying glass and type `nurse brno`.',
  async () => {
    await render(<SearchStaff />);
    await trigger().click();
    await field().fill('nurse brno');
    await expect.poll(ids).toEqual(['3']);
  },
);

claim(
  "The words can be in different columns and in any order, and case doesn't matter. If a column has a filter, too, rows must match both.",
  async () => {
    await render(<Grid />);
    expect(search('BRNO', 'an')).toEqual([2]);
    api.current?.setFilterModel({
      items: [{ field: 'name', operator: 'contains', value: 'n' }],
      quickFilterValues: ['brno'],
    });
    expect(gridFilteredSortedRowIdsSelector(api)).toEqual([2]);
  },
);

claim('The field is open initially if there are words.', async () => {
  const { unmount } = await render(<Grid showToolbar initialState={searched('brno')} />);
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(field()).toHaveValue('brno');
  await unmount();
  await render(<Grid showToolbar />);
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
});

claim(
  "From code, call `apiRef.current.setQuickFilterValues(['brno'])`, or pass `[]` to clear the search.",
  async () => {
    await render(<Grid showToolbar />);
    expect(search('brno')).toEqual([1, 2]);
    await expect.element(field()).toHaveValue('brno');
    expect(search()).toEqual([1, 2, 3]);
    await expect.element(field()).toHaveValue('');
  },
);

claim(
  'With the switch off, `oak office` finds only the oak shelf. With the switch on, it finds everything made of oak and everything in the office.',
  async () => {
    await render(<SearchAnyWord />);
    await expect.poll(ids).toEqual(['2']);
    await page.getByRole('switch').click();
    await expect.poll(ids).toEqual(['1', '2', '3', '5']);
  },
);

claim('Here, commas separate phrases, and rows match if they contain any of them.', async () => {
  await render(<SearchPhrases />);
  await expect.poll(ids).toEqual(['2', '3']);
  await expect.element(field()).toHaveValue('rua do, calle');
  await field().fill('ouro preto, du lac');
  await expect.poll(ids).toEqual(['4', '5']);
});

claim(
  'Remove empty words, as the demo does: if all words must match, no row matches an empty one.',
  async () => {
    await render(<Grid />);
    expect(search('brno')).toEqual([1, 2]);
    expect(search('brno', '')).toEqual([]);
    api.current?.setFilterModel({
      items: [],
      quickFilterValues: ['brno', ''],
      quickFilterLogicOperator: GridLogicOperator.Or,
    });
    expect(gridFilteredSortedRowIdsSelector(api)).toEqual([1, 2]);
    await render(<SearchPhrases />);
    await field().fill('ouro preto, ,');
    await expect.poll(ids).toContain('5');
  },
);

claim(
  'Define the parser outside the component: a new parser cancels a search that is still waiting for its delay.',
  async () => {
    const slotProps = () => ({
      toolbar: { quickFilterProps: { quickFilterParser: (input: string) => [input] } },
    });
    const first = slotProps();
    const { rerender } = await render(<Grid showToolbar slotProps={first} />);
    await trigger().click();
    await expect.element(field()).toHaveFocus();
    const input = field().element();
    const changed = vi.fn();
    api.current?.subscribeEvent('filterModelChange', changed);
    const type = (text: string) => {
      // As a user does: React tracks values that are set on the element itself.
      Reflect.set(HTMLInputElement.prototype, 'value', text, input);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const started = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    type('brno');
    const delay = started.mock.calls.findIndex(([, milliseconds]) => milliseconds === 150);
    const timer: unknown = started.mock.results[delay]?.value;
    expect(timer).toBeDefined();
    expect(cleared.mock.calls.flat()).not.toContain(timer);
    await rerender(<Grid showToolbar slotProps={slotProps()} />);
    expect(cleared.mock.calls.flat()).toContain(timer);
    expect(changed).not.toHaveBeenCalled();
    await expect.element(field()).toHaveValue('brno');
    const same = slotProps();
    await rerender(<Grid showToolbar slotProps={same} />);
    type('gent');
    await rerender(<Grid showToolbar slotProps={same} hideFooter />);
    await expect.poll(() => changed.mock.calls.length).toBe(1);
  },
);

claim(
  "`40` finds two parts whose article number starts with these digits, and the part that costs exactly 40. It doesn't find the belt, because the notes aren't searched.",
  async () => {
    await render(<SearchNumbers />);
    await expect.poll(ids).toEqual(['1', '2', '3']);
  },
);

claim(
  "`string`, `singleSelect`, `date`, `dateTime` | Part of the formatted value. Case doesn't matter, but accents do",
  async () => {
    const typed: GridColDef[] = [
      { field: 'text', valueFormatter: (value: string) => `Mr ${value}` },
      { field: 'day', type: 'date' },
      { field: 'moment', type: 'dateTime' },
      {
        field: 'size',
        type: 'singleSelect',
        valueOptions: [{ value: 'l', label: 'Large' }],
      },
    ];
    const day = new Date(2025, 2, 3);
    const moment = new Date(2024, 4, 6, 7, 8, 9);
    await render(<Grid columns={typed} rows={[{ id: 1, text: 'Zoé', day, moment, size: 'l' }]} />);
    for (const found of ['mr z', 'zoé', 'LARG', day.toLocaleDateString(), ':08:09']) {
      expect(search(found), found).toEqual([1]);
    }
    expect(search('zoe')).toEqual([]);
  },
);

claim('`number` | The whole number: `40` finds 40, not 402 or 40.5', async () => {
  const amounts = [40, 402, 40.5].map((amount, id) => ({ id, amount }));
  await render(<Grid columns={[{ field: 'amount', type: 'number' }]} rows={amounts} />);
  expect(search('40')).toEqual([0]);
  expect(search('402')).toEqual([1]);
  expect(search('40.5')).toEqual([2]);
  expect(search('4')).toEqual([]);
});

claim('`boolean`, `actions` | Nothing', async () => {
  const nothing: GridColDef[] = [
    { field: 'done', type: 'boolean' },
    { field: 'actions', type: 'actions', getActions: () => [] },
  ];
  await render(<Grid columns={nothing} rows={[{ id: 1, done: true, actions: 'edit' }]} />);
  for (const word of ['true', 'yes', 'edit']) expect(search(word)).toEqual([]);
});

claim('Then `1,28` finds 1,280.', async () => {
  const amount: GridColDef = {
    field: 'amount',
    type: 'number',
    valueFormatter: (value: number) => value.toLocaleString('en-US'),
  };
  const data = [{ id: 1, amount: 1280 }];
  const { unmount } = await render(<Grid columns={[amount]} rows={data} />);
  expect(search('1,28')).toEqual([]);
  await unmount();
  const getApplyQuickFilterFn = getGridStringQuickFilterFn;
  await render(<Grid columns={[{ ...amount, getApplyQuickFilterFn }]} rows={data} />);
  expect(search('1,28')).toEqual([1]);
});

claim('The grid never searches what `renderCell` displays.', async () => {
  await render(<Grid columns={[{ field: 'name', renderCell: () => 'Person' }]} />);
  await expect.element(page.getByText('Person').first()).toBeVisible();
  expect(search('person')).toEqual([]);
  expect(search('ben')).toEqual([3]);
});

claim(
  "By default, the quick filter doesn't search hidden columns. Set `quickFilterExcludeHiddenColumns: false` in the filter model to include them.",
  async () => {
    await render(<Grid columnVisibilityModel={{ city: false }} />);
    expect(search('gent')).toEqual([]);
    api.current?.setFilterModel({
      items: [],
      quickFilterValues: ['gent'],
      quickFilterExcludeHiddenColumns: false,
    });
    expect(gridFilteredSortedRowIdsSelector(api)).toEqual([3]);
  },
);

claim(
  'If a column is hidden during a search, the grid immediately searches again without it.',
  async () => {
    await render(<Grid />);
    expect(search('gent')).toEqual([3]);
    api.current?.setColumnVisibility('city', false);
    await expect.poll(ids).toEqual([]);
    api.current?.setColumnVisibility('city', true);
    await expect.poll(ids).toEqual(['3']);
  },
);

claim(
  "It doesn't replace other letters: `lodz` doesn't find \"Łódź\", because Ł isn't an L with a combining mark.",
  async () => {
    await render(<IgnoreAccents />);
    await expect.poll(ids).toEqual(['1']);
    await field().fill('lodz');
    await expect.poll(ids).toEqual([]);
    await field().fill('łodz');
    await expect.poll(ids).toEqual(['4']);
  },
);

claim(
  "The demo sets a `key`, because a change of the prop alone doesn't filter the rows again.",
  async () => {
    const state = searched('zoe');
    const { rerender } = await render(<Grid initialState={state} />);
    await expect.poll(ids).toEqual([]);
    await rerender(<Grid initialState={state} ignoreDiacritics hideFooter />);
    await expect.poll(() => page.getByText('Rows per page').query()).toBeNull();
    expect(gridFilteredSortedRowIdsSelector(api)).toEqual([]);
    await rerender(<Grid key="again" initialState={state} ignoreDiacritics />);
    await expect.poll(ids).toEqual(['1']);
  },
);

claim('You can use any input. Set `quickFilterValues` to its words.', async () => {
  await render(<SearchOutside />);
  await page.getByLabelText('Search films').fill('lives b');
  await expect.poll(ids).toEqual(['2']);
});

claim('To keep the toolbar without the field, set `showQuickFilter: false`:', async () => {
  await render(<Grid showToolbar slotProps={{ toolbar: { showQuickFilter: false } }} />);
  await expect.element(page.getByRole('button', { name: 'Filters' })).toBeVisible();
  expect(field().query()).toBeNull();
});

claim(
  '**Enter** on the magnifying glass opens the field. **Escape** clears the text. If the field is empty, **Escape** closes it.',
  async () => {
    await render(<Grid showToolbar />);
    await expect.element(trigger()).toBeVisible();
    const button = trigger().element();
    if (button instanceof HTMLElement) button.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveFocus();
    await field().fill('brno');
    await expect.poll(ids).toEqual(['1', '2']);
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveValue('');
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  },
);

claim(
  '`setFilterModel({ items })` removes the words. Spread the current model: `{ ...gridFilterModelSelector(apiRef), items }`.',
  async () => {
    await render(<Grid />);
    const items: GridFilterModel['items'] = [{ field: 'name', operator: 'contains', value: 'n' }];
    search('brno');
    api.current?.setFilterModel({ ...gridFilterModelSelector(api), items });
    expect(gridFilteredSortedRowIdsSelector(api)).toEqual([2]);
    api.current?.setFilterModel({ items });
    expect(gridFilteredSortedRowIdsSelector(api)).toEqual([2, 3]);
  },
);

claim(
  'If you control the model, the words are in `filterModel.quickFilterValues`, and the grid calls `onFilterModelChange` when they change.',
  async () => {
    const changed = vi.fn<(model: GridFilterModel) => void>();
    await render(
      <Grid
        showToolbar
        filterModel={{ items: [], quickFilterValues: ['brno'] }}
        onFilterModelChange={changed}
      />,
    );
    await expect.poll(ids).toEqual(['1', '2']);
    await field().fill('gent');
    await expect.poll(() => changed.mock.lastCall?.[0].quickFilterValues).toEqual(['gent']);
    expect(ids()).toEqual(['1', '2']);
  },
);

claim('By default, all words must match.', async () => {
  await render(<Grid />);
  expect(search('brno', 'anna')).toEqual([2]);
  expect(search('brno', 'ben')).toEqual([]);
});

claim('By default, spaces separate the words.', async () => {
  await render(<Grid showToolbar />);
  await trigger().click();
  await field().fill('anna brno');
  await expect.poll(() => gridFilterModelSelector(api).quickFilterValues).toEqual(['anna', 'brno']);
});

claim(
  'To search for the text exactly as typed, including spaces, return an array with one entry: `(input) => [input]`.',
  async () => {
    const slotProps = {
      toolbar: { quickFilterProps: { quickFilterParser: (input: string) => [input] } },
    };
    await render(
      <Grid
        showToolbar
        slotProps={slotProps}
        rows={[
          { id: 1, name: 'New York' },
          { id: 2, name: 'York New' },
        ]}
      />,
    );
    await trigger().click();
    await field().fill('new york');
    await expect.poll(ids).toEqual(['1']);
  },
);

claim(
  'The function receives a word and returns a function that tests a cell, or `null` to exclude the column.',
  async () => {
    const getApplyQuickFilterFn = vi.fn((word: string) => (value: unknown) => value === `${word}!`);
    await render(
      <Grid
        columns={[
          { field: 'name', getApplyQuickFilterFn },
          { field: 'city', getApplyQuickFilterFn: () => null },
        ]}
        rows={[
          { id: 1, name: 'a!', city: 'b!' },
          { id: 2, name: 'b!', city: 'a!' },
        ]}
      />,
    );
    expect(search('a')).toEqual([1]);
    expect(getApplyQuickFilterFn.mock.calls.at(-1)?.[0]).toBe('a');
  },
);

claim('If a column shows icons, return words from its `valueFormatter`.', async () => {
  await render(
    <Grid
      columns={[
        {
          field: 'name',
          renderCell: () => '★',
          valueFormatter: (value: string) => (value === 'Ben' ? 'favorite' : 'other'),
        },
      ]}
    />,
  );
  expect(search('favor')).toEqual([3]);
});

claim('The prop also applies to the filter panel.', async () => {
  const filterModel = { items: [{ field: 'name', operator: 'contains', value: 'zoe' }] };
  const { unmount } = await render(<Grid filterModel={filterModel} />);
  await expect.poll(ids).toEqual([]);
  await unmount();
  await render(<Grid filterModel={filterModel} ignoreDiacritics />);
  await expect.poll(ids).toEqual(['1']);
});

claim(
  'The grid removes combining marks from the cells and the search before it compares them.',
  async () => {
    await render(<Grid ignoreDiacritics />);
    expect(search('zoe')).toEqual([1]);
    expect(search('ännà')).toEqual([2]);
  },
);

claim(
  'In the panel, `equals`, `doesNotEqual`, and `isAnyOf` ignore accents even without this prop.',
  async () => {
    await render(<Grid />);
    for (const [operator, value, expected] of [
      ['equals', 'zoe', [1]],
      ['doesNotEqual', 'zoe', [2, 3]],
      ['isAnyOf', ['zoe'], [1]],
      ['contains', 'zoe', []],
    ] as const) {
      api.current?.setFilterModel({ items: [{ field: 'name', operator, value }] });
      expect(gridFilteredSortedRowIdsSelector(api), operator).toEqual(expected);
    }
  },
);

claim(
  '`disableColumnFilter` removes the column filters, because this controlled model would ignore them.',
  async () => {
    await render(<SearchOutside />);
    const header = page.getByRole('columnheader', { name: 'Film' });
    await header.hover();
    await header.getByRole('button', { name: /menu/ }).click();
    await expect.element(page.getByRole('menuitem').first()).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Filter' }).query()).toBeNull();
  },
);

claim(
  'Wait longer after a keystroke | `slotProps.toolbar.quickFilterProps.debounceMs`, or `filterDebounceMs` for all filters. The default is 150',
  async () => {
    const delays = async (props: Partial<DataGridProps>) => {
      const timers = vi.spyOn(globalThis, 'setTimeout');
      const { unmount } = await render(<Grid showToolbar {...props} />);
      await trigger().click();
      await field().fill('gent');
      await expect.poll(ids).toEqual(['3']);
      const found = timers.mock.calls.map(([, delay]) => delay);
      await unmount();
      timers.mockRestore();
      return found;
    };
    expect(await delays({})).toContain(150);
    expect(await delays({ filterDebounceMs: 321 })).toContain(321);
    const quickFilterProps = { debounceMs: 123 };
    expect(await delays({ slotProps: { toolbar: { quickFilterProps } } })).toContain(123);
  },
);

claim(
  'Change "Search…" | `localeText.toolbarQuickFilterPlaceholder`, which is also the name of the field for screen readers',
  async () => {
    await render(
      <Grid
        showToolbar
        initialState={searched('brno')}
        localeText={{
          toolbarQuickFilterPlaceholder: 'Hledat…',
        }}
      />,
    );
    await expect.element(field()).toHaveAttribute('placeholder', 'Hledat…');
    await expect.element(field()).toHaveAccessibleName('Hledat…');
  },
);

claim('Change "Clear" | `localeText.toolbarQuickFilterDeleteIconLabel`', async () => {
  const props = { showToolbar: true, initialState: searched('brno') };
  const { unmount } = await render(<Grid {...props} />);
  await expect.element(page.getByRole('button', { name: 'Clear' })).toBeInTheDocument();
  await unmount();
  await render(<Grid {...props} localeText={{ toolbarQuickFilterDeleteIconLabel: 'Smazat' }} />);
  await expect.element(page.getByRole('button', { name: 'Smazat' })).toBeInTheDocument();
});

claim(
  'Pass props to the text field | `slotProps.toolbar.quickFilterProps.slotProps.root`',
  async () => {
    await render(
      <Grid
        showToolbar
        initialState={searched('brno')}
        slotProps={{
          toolbar: { quickFilterProps: { slotProps: { root: { className: 'mine' } } } },
        }}
      />,
    );
    await expect.poll(() => document.querySelectorAll('.mine input').length).toBe(1);
  },
);

claim(
  'Press **Tab** to reach the toolbar and the arrow keys to move between its buttons.',
  async () => {
    await render(<Grid showToolbar />);
    await expect.element(trigger()).toBeVisible();
    await userEvent.keyboard('{Tab}');
    const toolbar = page.getByRole('toolbar').element();
    expect(toolbar.contains(document.activeElement)).toBe(true);
    const first = document.activeElement;
    await userEvent.keyboard('{ArrowRight}');
    expect(toolbar.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(first);
  },
);

claim(
  "**Words of an object aren't found.** Return text from `valueGetter` or `valueFormatter`.",
  async () => {
    const data = [{ id: 1, owner: { name: 'Ben' } }];
    for (const [column, expected] of [
      [{}, []],
      [{ valueGetter: (value: { name: string }) => value.name }, [1]],
      [{ valueFormatter: (value: { name: string }) => value.name }, [1]],
    ] as const) {
      const { unmount } = await render(
        <Grid rows={data} columns={[{ field: 'owner', ...column }]} />,
      );
      expect(search('ben')).toEqual(expected);
      await unmount();
    }
  },
);

claim(
  'The grid searches the formatted date, such as `3/3/2025` in American English and `3.3.2025` in German.',
  async () => {
    const day = new Date(2025, 2, 3);
    expect(day.toLocaleDateString('en-US')).toBe('3/3/2025');
    expect(day.toLocaleDateString('de-DE')).toBe('3.3.2025');
    await render(<Grid columns={[{ field: 'day', type: 'date' }]} rows={[{ id: 1, day }]} />);
    expect(search('3/3/2025')).toEqual([1]);
    expect(search('2025-03-03')).toEqual([]);
  },
);

claim('With `paginationMode="server"`, the grid has the rows of one page only.', async () => {
  await render(<Grid paginationMode="server" rowCount={500} rows={rows.slice(0, 2)} />);
  expect(search('gent')).toEqual([]);
  expect(api.current?.getAllRowIds()).toEqual([1, 2]);
});

claim(
  'Your code creates a new parser on each render, or you control `filterModel` without updating it.',
  async () => {
    const changed = vi.fn();
    await render(<Grid showToolbar filterModel={{ items: [] }} onFilterModelChange={changed} />);
    await trigger().click();
    await field().fill('gent');
    await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
    expect(gridFilteredSortedRowIdsSelector(api)).toEqual([1, 2, 3]);
    api.current?.setQuickFilterValues(['gent']);
    expect(gridFilteredSortedRowIdsSelector(api)).toEqual([1, 2, 3]);
  },
);

claim(
  'Change the name and tooltip of the button | `localeText.toolbarQuickFilterLabel`',
  async () => {
    await render(<Grid showToolbar localeText={{ toolbarQuickFilterLabel: 'Hledání' }} />);
    const button = page.getByRole('button', { name: 'Hledání' });
    await button.hover();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Hledání');
  },
);
