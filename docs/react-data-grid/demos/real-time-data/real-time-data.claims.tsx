import { DataGrid, type GridApi } from '@mui/x-data-grid';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { claim, sourced } from '@portal/claims';
import { emulateMedia } from '@portal/claims/browser';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { deskColumns } from './demos/PowerDesk/columns';
import { createFeed, type Feed } from './demos/PowerDesk/feed';
import PowerDesk from './demos/PowerDesk/PowerDesk';

const api: React.RefObject<GridApi | null> = { current: null };

/** The desk's grid, without its clock. */
function Desk({ feed }: { feed: Feed }) {
  const [columns] = React.useState(() => deskColumns(feed));
  return (
    <div style={{ height: 400, width: 1100 }}>
      <DataGrid apiRef={api} rows={feed.rows} columns={columns} density="compact" showToolbar />
    </div>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const prices = () => [...document.querySelectorAll('.price')].map((price) => price.textContent);
const cells = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );
const euros = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 });
const slow = { timeout: 4000 };

claim(
  'This demo is an electricity trading desk with 1,152 contracts and up to 5,000 price changes per second.',
  async () => {
    await render(<PowerDesk />);
    await expect.element(page.getByText('1–100 of 1152')).toBeVisible();
    await page.getByRole('combobox', { name: 'Trades a second' }).click();
    await expect.element(page.getByRole('option').last()).toHaveTextContent('5,000');
    const feed = createFeed(1);
    feed.advance(1000, 5000);
    feed.countFigures();
    expect(feed.figures().trades).toBe(5000);
  },
);

claim(
  'Press **Start** to let the prices change. They pause while the demo is out of view.',
  async () => {
    const { container } = await render(<PowerDesk />);
    const before = prices();
    await button('Start').click();
    await expect.poll(prices).not.toEqual(before);
    const lamp = () => container.querySelector('.lamp')?.getAttribute('data-on');
    expect(lamp()).toBe('true');
    container.style.marginTop = '5000px';
    window.scrollTo(0, 0);
    await expect.poll(lamp).toBe('false');
    const paused = prices();
    // The demo updates prices in animation frames, at most every sixth.
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    expect(prices()).toEqual(paused);
  },
);

claim('See one zone, such as Bergen | Search for it, or filter by **Area**', async () => {
  await render(<PowerDesk />);
  await button('Search').click();
  await page.getByRole('searchbox').fill('Bergen');
  await expect.element(page.getByText('1–24 of 24')).toBeVisible();
});

claim('A cell that scrolls out of view unsubscribes, because the grid removes it.', async () => {
  const feed = createFeed(1);
  let subscribed = 0;
  const counted: Feed = {
    ...feed,
    subscribe: (id, listener) => {
      const unsubscribe = feed.subscribe(id, listener);
      subscribed += id === feed.rows[0]?.id ? 1 : 0;
      return () => {
        subscribed -= id === feed.rows[0]?.id ? 1 : 0;
        unsubscribe();
      };
    },
  };
  await render(<Desk feed={counted} />);
  await expect.poll(() => subscribed).toBeGreaterThan(0);
  api.current?.scrollToIndexes({ rowIndex: 90 });
  await expect.poll(() => subscribed).toBe(0);
});

claim(
  "The column's `valueGetter` reads the price from the feed, so sorting, filtering, CSV export, and copying use the current prices.",
  async () => {
    const feed = createFeed(1);
    await render(<Desk feed={feed} />);
    feed.advance(1000, 5000);
    const [first] = feed.rows;
    expect(first && feed.get(first).last).not.toBe(first?.last);
    const csv =
      api.current?.getDataAsCsv({
        fields: ['last'],
        includeHeaders: false,
        escapeFormulas: false,
      }) ?? '';
    const current = feed.rows.map((row) => feed.get(row).last);
    expect(csv.split('\r\n').map(Number)).toEqual(current);
    api.current?.sortColumn('last', 'desc');
    await expect.poll(() => cells('last')[0]).toBe(euros.format(Math.max(...current)));
    api.current?.setFilterModel({ items: [{ field: 'last', operator: '>', value: 150 }] });
    const matching = current.filter((price) => price > 150).length;
    await expect.element(page.getByText(`of ${matching}`)).toBeVisible();
  },
);

claim(
  'While the grid is sorted or has a column filter, the demo passes it the same rows in a new array once a second:',
  async () => {
    await render(<PowerDesk />);
    await page.getByRole('columnheader', { name: 'Last, €' }).click();
    await expect
      .element(page.getByRole('columnheader', { name: 'Last, €' }))
      .toHaveAttribute('aria-sort', 'ascending');
    const order = cells('zone').join() + cells('hour').join();
    await button('Start').click();
    await expect.poll(() => cells('zone').join() + cells('hour').join(), slow).not.toBe(order);
  },
);

claim(
  "The demo doesn't use `apiRef.current.updateRows`, because it accepts only one row per call in the MIT package, and each call sorts and filters all rows.",
  async () => {
    const feed = createFeed(1);
    await render(<Desk feed={feed} />);
    const [one, two] = feed.rows;
    if (!one || !two) throw new Error('no rows');
    expect(() => api.current?.updateRows([one, two])).toThrow('cannot update several rows at once');
    const sorted = vi.fn();
    const filtered = vi.fn();
    api.current?.subscribeEvent('sortedRowsSet', sorted);
    api.current?.subscribeEvent('filteredRowsSet', filtered);
    api.current?.updateRows([one]);
    api.current?.updateRows([two]);
    expect(sorted).toHaveBeenCalledTimes(2);
    expect(filtered).toHaveBeenCalledTimes(2);
  },
);

claim(
  'The demo sets `escapeFormulas: false` for the CSV file. By default, the grid puts an apostrophe before negative numbers, so that spreadsheets read them as text.',
  async () => {
    const feed = createFeed(1);
    await render(<Desk feed={feed} />);
    const options = { fields: ['change'], includeHeaders: false };
    expect(api.current?.getDataAsCsv(options)).toMatch(/"'-\d/);
    let file: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob instanceof Blob ? blob : undefined;
      return '#';
    });
    await render(<PowerDesk />);
    await button('Export').last().click();
    await page.getByRole('menuitem', { name: 'Download as CSV' }).click();
    await expect.poll(() => file).toBeInstanceOf(Blob);
    const text = (await file?.text()) ?? '';
    expect(text).toMatch(/,-\d/);
    expect(text).not.toContain("'-");
  },
);

sourced('In Pro and Premium, it accepts several rows, and `throttleRowsMs` combines calls.', {
  url: 'https://mui.com/x/react-data-grid/row-updates/',
  checked: '2026-11-23',
});

claim('Each listener of a row is called once per batch, however often the row has changed.', () => {
  const feed = createFeed(1);
  const [first] = feed.rows;
  if (!first) throw new Error('no rows');
  const listener = vi.fn();
  feed.subscribe(first.id, listener);
  const { volume } = first;
  feed.advance(1000, 50_000);
  expect(feed.get(first).volume).toBeGreaterThan(volume + 25);
  expect(listener).toHaveBeenCalledTimes(1);
});

claim(
  'When a price changes, its background is green or red for a quarter of a second.',
  async () => {
    // In an application without CSS variables as well.
    const theme = createTheme({ cssVariables: false });
    const { rerender } = await render(
      <ThemeProvider theme={theme}>
        <PowerDesk />
      </ThemeProvider>,
    );
    const timer = vi.spyOn(window, 'setTimeout');
    const flash = (to: string) => {
      const found = document.querySelector(`.price[data-to=${to}]`);
      return found && getComputedStyle(found).backgroundColor;
    };
    await button('Start').click();
    // Success and error of the theme, mixed with transparency: more green than red, and the other way round.
    const channels = (color: string | null) => (color ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
    await expect.poll(() => channels(flash('up'))).toHaveLength(4);
    const [red = 0, green = 0] = channels(flash('up'));
    expect(green).toBeGreaterThan(red);
    await expect
      .poll(() => {
        const [r = 0, g = 0] = channels(flash('down'));
        return r > g;
      })
      .toBe(true);
    await rerender(
      <ThemeProvider theme={createTheme({ cssVariables: true })}>
        <PowerDesk />
      </ThemeProvider>,
    );
    // The other kind of theme mounts the demo again.
    await button('Start').click();
    await expect.poll(() => channels(flash('up'))).toHaveLength(4);
    expect(timer.mock.calls.some(([, delay]) => delay === 250)).toBe(true);
    await button('Pause').click();
    await expect.poll(() => document.querySelector('.price[data-to]')).toBeNull();
  },
);

claim('With `prefers-reduced-motion: reduce`, the number changes without a flash.', async () => {
  await emulateMedia({ reducedMotion: 'reduce' });
  await render(
    <ThemeProvider theme={createTheme({ cssVariables: true })}>
      <PowerDesk />
    </ThemeProvider>,
  );
  await button('Start').click();
  await expect.poll(() => document.querySelector('.price[data-to]')).not.toBeNull();
  const flashed = document.querySelector('.price[data-to]');
  expect(flashed && getComputedStyle(flashed).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  await emulateMedia({ reducedMotion: null });
});

claim('Each value in **Change** has a plus or minus sign.', async () => {
  await render(<PowerDesk />);
  for (const text of cells('change')) {
    expect(text).toMatch(/^[+-]\d|^0\.00$/);
  }
});

claim('A status message says when prices start and pause.', async () => {
  await render(<PowerDesk />);
  const status = () =>
    [...document.querySelectorAll('.status [role="status"]')].map((found) => found.textContent);
  await button('Start').click();
  await expect.poll(status).toEqual(['Prices are live.']);
  await button('Pause').click();
  await expect.poll(() => status()[0]).toMatch(/^Paused at \d\d:\d\d:\d\d\.$/);
});

claim('Each row has a line of its last 24 prices: one `<path>` in an `<svg>`.', async () => {
  await render(<PowerDesk />);
  const paths = document.querySelectorAll('[data-field="trend"] svg.trend');
  expect(paths.length).toBeGreaterThan(0);
  for (const trend of paths) {
    expect(trend.children).toHaveLength(1);
    expect(trend.querySelector('path')?.getAttribute('d')?.split('L')).toHaveLength(24);
  }
});

claim(
  'The MIT package shows up to 100 rows per page. Sorting and filtering apply to all 1,152 rows.',
  async () => {
    const feed = createFeed(1);
    await render(<Desk feed={feed} />);
    await expect.element(page.getByText('1–100 of 1152')).toBeVisible();
    expect(
      feed.rows.findIndex(({ zone, hour }) => zone === 'IT-SARD' && hour === 13),
    ).toBeGreaterThan(100);
    api.current?.setFilterModel({
      items: [{ field: 'hour', operator: 'equals', value: '13' }],
    });
    await expect.element(page.getByText('1–48 of 48')).toBeVisible();
  },
);

claim('The row objects in the grid never change.', () => {
  const feed = createFeed(1);
  const before = feed.rows.map((row) => ({ ...row }));
  const objects = [...feed.rows];
  feed.advance(1000, 5000);
  expect(feed.rows).toEqual(before);
  expect(feed.rows.every((row, index) => row === objects[index])).toBe(true);
});

claim('The grid sorts and filters when it receives rows.', async () => {
  const feed = createFeed(1);
  await render(<Desk feed={feed} />);
  api.current?.sortColumn('last', 'desc');
  const first = () => api.current?.getSortedRowIds()[0];
  const highest = () =>
    feed.rows.reduce((best, row) => (feed.get(row).last > feed.get(best).last ? row : best)).id;
  await expect.poll(first).toBe(highest());
  const before = api.current?.getSortedRowIds();
  feed.advance(1000, 5000);
  expect(api.current?.getSortedRowIds()).toBe(before);
  api.current?.setRows([...feed.rows]);
  await expect.poll(() => api.current?.getSortedRowIds()).not.toBe(before);
  expect(feed.get(feed.rows.find(({ id }) => id === first()) ?? ({ id: '' } as never)).last).toBe(
    Math.max(...feed.rows.map((row) => feed.get(row).last)),
  );
});

claim(
  "Keep the rows in place | Turn on **Hold order**: prices still change, but rows don't move",
  async () => {
    await render(<PowerDesk />);
    await page.getByRole('columnheader', { name: 'Last, €' }).click();
    await page.getByRole('switch', { name: 'Hold order' }).click();
    const order = cells('zone').join() + cells('hour').join();
    const seen = new Set([prices().join()]);
    await button('Start').click();
    await expect
      .poll(() => {
        seen.add(prices().join());
        return seen.size;
      }, slow)
      .toBeGreaterThan(10);
    expect(cells('zone').join() + cells('hour').join()).toBe(order);
  },
);

claim(
  "`contain: content` on `.MuiDataGrid-cell` tells the browser that the content of a cell doesn't affect the layout outside it.",
  async () => {
    await render(<PowerDesk />);
    await expect
      .poll(() => {
        const found = document.querySelector('[role="gridcell"]');
        return found && getComputedStyle(found).contain;
      })
      .toBe('content');
  },
);
