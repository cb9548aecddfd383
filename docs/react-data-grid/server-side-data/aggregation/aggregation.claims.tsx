import { DataGrid, type GridApi, type GridDataSource } from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import { nextPaint } from '@portal/claims/browser';
import { useEffect, useState, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import TotalFromServer from './demos/TotalFromServer';

const DOCS = 'https://mui.com/x/react-data-grid/server-side-data/aggregation';
const MODELS =
  'https://github.com/mui/mui-x/blob/22d04dfce6c95055c0e7612a9ae0ea02c60a78dc/packages/x-data-grid-premium/src/hooks/features/dataSource/models.ts';
const checked = '2026-11-23';

const api: RefObject<GridApi | null> = { current: null };
const columns = [{ field: 'name' }, { field: 'amount', type: 'number' as const }];

const total = () => page.getByText(/^Total: /).element().textContent;
const amounts = () =>
  [...document.querySelectorAll('[role="gridcell"][data-field="amount"]')].map((cell) =>
    Number(cell.textContent?.replace(/[^\d.]/g, '')),
  );
const sum = (values: number[]) => values.reduce((before, value) => before + value, 0);

claim(
  'The MIT package ignores `aggregateRow`, and its requests have no `aggregationModel`.',
  async () => {
    const getRows = vi.fn<GridDataSource['getRows']>(() => {
      // The types of the MIT package don't have this property.
      const premium: object = { aggregateRow: { amountTotal: 99 } };
      return Promise.resolve({ rows: [{ id: 1, name: 'a', amount: 5 }], rowCount: 1, ...premium });
    });
    const dataSource = { getRows, getAggregatedValue: vi.fn(() => '99') };
    const commercial: object = { aggregationModel: { amount: 'sum' } };
    await render(
      <div style={{ height: 300, width: 400 }}>
        <DataGrid apiRef={api} columns={columns} dataSource={dataSource} {...commercial} />
      </div>,
    );
    await expect.poll(amounts).toEqual([5]);
    expect(page.getByText('99').query()).toBeNull();
    expect(dataSource.getAggregatedValue).not.toHaveBeenCalled();
    expect(getRows.mock.calls[0]?.[0]).not.toHaveProperty('aggregationModel');
  },
);

claim(
  'Filter **Amount** by 500 or more: the total changes, and it includes all pages.',
  async () => {
    await render(<TotalFromServer />);
    await expect.poll(amounts, { timeout: 3000 }).toHaveLength(5);
    const before = total();
    await page.getByRole('columnheader', { name: 'Amount' }).hover();
    await page
      .getByRole('columnheader', { name: 'Amount' })
      .getByRole('button', { name: /menu/i })
      .click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByLabelText('Value').fill('500');
    await expect.poll(total, { timeout: 5000 }).not.toBe(before);
    expect(Math.min(...amounts())).toBeGreaterThanOrEqual(500);
    // More than the rows of this page.
    expect(Number(total()?.replace(/[^\d.]/g, ''))).toBeGreaterThan(sum(amounts()));
  },
);

claim('If you define it inside, React mounts a new footer on each render.', async () => {
  const mounted = vi.fn();
  function Parent() {
    const [count, setCount] = useState(0);
    function Footer() {
      useEffect(() => {
        mounted();
      }, []);
      return <div>footer {count}</div>;
    }
    return (
      <div style={{ height: 300, width: 400 }}>
        <button onClick={() => setCount(count + 1)}>render</button>
        <DataGrid rows={[]} columns={columns} slots={{ footer: Footer }} />
      </div>
    );
  }
  await render(<Parent />);
  await expect.element(page.getByText('footer 0')).toBeVisible();
  const before = mounted.mock.calls.length;
  await page.getByRole('button', { name: 'render' }).click();
  await expect.element(page.getByText('footer 1')).toBeVisible();
  expect(mounted.mock.calls.length).toBeGreaterThan(before);
});

claim(
  "When the grid takes rows from its cache, it doesn't call `getRows`, so the total would remain that of the last request.",
  async () => {
    const getRows = vi.fn<GridDataSource['getRows']>(({ filterModel }) =>
      Promise.resolve({ rows: [{ id: filterModel.items.length, name: 'a' }], rowCount: 1 }),
    );
    const dataSource = { getRows };
    await render(
      <div style={{ height: 300, width: 400 }}>
        <DataGrid apiRef={api} columns={columns} dataSource={dataSource} />
      </div>,
    );
    const shown = () => document.querySelector('[role="row"][data-id]')?.getAttribute('data-id');
    await expect.poll(shown).toBe('0');
    const empty = api.current?.state.filter.filterModel ?? { items: [] };
    api.current?.setFilterModel({
      ...empty,
      items: [{ id: 1, field: 'name', operator: 'isNotEmpty' }],
    });
    await expect.poll(shown).toBe('1');
    const before = getRows.mock.calls.length;
    api.current?.setFilterModel(empty);
    await expect.poll(shown).toBe('0');
    expect(getRows.mock.calls.length).toBe(before);
  },
);

claim(
  'The demo ignores the total of an outdated response, as the grid does with its rows.',
  async () => {
    // The responses of the demo's server, which takes 700 ms.
    const delayed: (() => void)[] = [];
    await render(<TotalFromServer />);
    await expect.poll(amounts, { timeout: 3000 }).toHaveLength(5);
    const all = total();
    const setTimer = window.setTimeout;
    const delay = (run: () => void, milliseconds?: number) =>
      milliseconds === 700 ? delayed.push(run) : setTimer(run, milliseconds);
    vi.spyOn(window, 'setTimeout').mockImplementation(delay as unknown as typeof setTimeout);
    try {
      await page.getByRole('columnheader', { name: 'Amount' }).hover();
      await page.getByRole('button', { name: 'Amount column menu' }).click();
      await page.getByRole('menuitem', { name: 'Filter' }).click();
      // The panel adds a condition without a value.
      await expect.poll(() => delayed.length).toBeGreaterThan(0);
      const unfiltered = delayed.length;
      await page.getByLabelText('Value').fill('500');
      await expect.poll(() => delayed.length).toBeGreaterThan(unfiltered);
      const filtered = delayed.length;
      await page.getByLabelText('Value').fill('');
      await expect.poll(() => delayed.length).toBeGreaterThan(filtered);
      // The response for 500 or more arrives last.
      delayed.splice(filtered).forEach((run) => run());
      await nextPaint();
      delayed.forEach((run) => run());
      await nextPaint();
      expect(total()).toBe(all);
    } finally {
      vi.restoreAllMocks();
    }
  },
);

claim("Going to another page doesn't change it.", async () => {
  await render(<TotalFromServer />);
  await expect.poll(amounts, { timeout: 3000 }).toHaveLength(5);
  const [before, page1] = [total(), amounts()];
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect.poll(amounts, { timeout: 3000 }).not.toEqual(page1);
  expect(total()).toBe(before);
});

sourced('Aggregation is part of the Premium plan.', { url: DOCS, checked });

sourced(
  "`aggregationModel` | Part of the request: a function for each aggregated field, such as `{ amount: 'sum' }`",
  { url: MODELS, checked },
);

sourced(
  '`aggregationFunctions` | The functions in the column menu. With a data source, there are none by default',
  { url: DOCS, checked },
);

sourced(
  '`aggregateRow` | Part of the response: an object with the totals of all matching rows, for the row at the bottom',
  { url: MODELS, checked },
);

sourced(
  '`getAggregatedValue` | `(row, field) => value`. Reads a total from `aggregateRow` or from a group row',
  { url: MODELS, checked },
);

sourced(
  'A function has a `label` and `columnTypes`, but no `apply`, because the server computes the result.',
  {
    url: 'https://github.com/mui/mui-x/blob/03799ed43c8472a5e7b73a34bd65313869bfb9c5/docs/data/data-grid/server-side-data/aggregation.md',
    checked,
  },
);
