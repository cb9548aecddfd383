import { LineChart } from '@mui/x-charts/LineChart';
import { DataGrid } from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { emulateMedia } from '@portal/claims/browser';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { navigate } from 'wouter/use-hash-location';

import App from './app/App';
import WhenVisible from './app/components/WhenVisible';
import Dashboard from './app/Dashboard';
import { createFeed, type Feed } from './app/data/feed';
import { createServer, type Server } from './app/data/server';
import { toCsv } from './app/logic/csv';
import { metricInfo, sum } from './app/logic/metrics';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const energy = page.getByRole('button', { name: /^Energy [\d,]+ MWh/ });
const item = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
const bars = () => [
  ...document.querySelectorAll('[aria-label="Energy by site"] .MuiBarElement-root'),
];
/** Version 8.12 has `aria-selected`, later versions have `aria-checked`. */
const isSelected = (name: string) => {
  const element = item(name).element();
  return ['aria-checked', 'aria-selected'].some(
    (attribute) => element.getAttribute(attribute) === 'true',
  );
};
/** Scrolls to the table, which loads then. */
const showGrid = () => document.querySelector('#site-table')?.scrollIntoView();
const select = (name: string) => userEvent.click(item(name).getByText(name, { exact: true }));

/** The same application, with a server that answers at once, and a feed that is controlled by the test. */
async function renderFast(server: Server = createServer({ latency: 0, failEvery: 0 })) {
  let tick = () => {};
  const feed: Feed = createFeed({
    from: Date.UTC(2025, 9, 1, 11, 40),
    repeat: (next) => {
      tick = next;
      return () => {
        tick = () => {};
      };
    },
  });
  const screen = await render(
    <Dashboard server={server} feed={feed} profile="normal" onProfileChange={() => {}} />,
  );
  return {
    ...screen,
    tick: () => {
      tick();
    },
  };
}

// What the application loads later, so that no claim waits for it.
beforeAll(async () => {
  await Promise.all([
    import('./app/charts/TimeChart'),
    import('./app/charts/YieldScatter'),
    import('./app/components/DateRangeFields'),
    import('./app/components/SiteGrid'),
    import('./app/components/SiteTree'),
  ]);
});

beforeEach(async () => {
  history.replaceState(null, '', location.pathname + location.search);
  await page.viewport(1400, 1000);
});

claim(
  'The hash of the URL contains the page and the filters, so a copied link opens the same view.',
  async () => {
    location.hash = '#/?site=highmoor&metric=revenue&from=2025-09-01&to=2025-09-07';
    await renderFast();
    await expect.element(page.getByText(/^Highmoor, Sep 1 – Sep 7, 2025/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Revenue by day' })).toBeVisible();
    // The tree is rendered when it becomes visible. On a busy machine, it wasn't there after 8 seconds.
    await expect.poll(() => isSelected('Highmoor'), { timeout: 15_000 }).toBe(true);
  },
);

claim('The Back button undoes a filter.', async () => {
  await renderFast();
  await page.getByRole('button', { name: 'Rooftop' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Rooftop' }))
    .toHaveAttribute('aria-pressed', 'true');
  history.back();
  await expect
    .element(page.getByRole('button', { name: 'Any' }))
    .toHaveAttribute('aria-pressed', 'true');
});

claim("Values that don't exist are ignored.", async () => {
  location.hash = '#/?site=atlantis&metric=joy';
  await renderFast();
  await expect.element(page.getByText(/^All sites, Sep 1/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Energy by day' })).toBeVisible();
});

claim(
  'When people select a region or a site in the tree, the figures, the charts, and the table show that part.',
  async () => {
    await renderFast();
    await expect.element(energy).toBeVisible();
    const before = energy.element().textContent;
    await select('Highmoor');
    await expect.poll(() => energy.element().textContent).not.toBe(before);
    await expect.poll(() => bars().length).toBe(4);
    showGrid();
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '5');
    await select('Hopyard');
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '2');
  },
);

claim(
  'A click on a bar of **Energy by site** selects the site, and a second click selects its region.',
  async () => {
    location.hash = '#/?site=highmoor';
    await renderFast();
    await expect.poll(() => bars().length).toBe(4);
    await userEvent.click(bars()[0] as Element);
    await expect.poll(() => location.hash).toBe('#/?site=heatherbank');
    await expect.poll(() => isSelected('Heatherbank')).toBe(true);
    await userEvent.click(bars()[0] as Element);
    await expect.poll(() => location.hash).toBe('#/?site=highmoor');
  },
);

claim(
  'Each chart ignores the filter that clicks on it set. Otherwise, only one bar would be left to click.',
  async () => {
    location.hash = '#/?site=hopyard&mounting=tracking';
    await renderFast();
    await page.getByRole('button', { name: 'Table: Energy by mounting' }).click();
    const rows = page.getByRole('table', { name: 'Energy by mounting' }).getByRole('row');
    await expect.poll(() => rows.all().length).toBe(4);
    await page.getByRole('button', { name: 'Table: Energy by site' }).click();
    const sites = page.getByRole('table', { name: 'Energy by site' }).getByRole('row');
    await expect.poll(() => sites.all().length).toBeGreaterThan(1);
  },
);

claim(
  "If the end is before the start, the field shows an error, and the figures don't change.",
  async () => {
    await renderFast();
    await expect.element(energy).toBeVisible();
    const before = energy.element().textContent;
    const end = page.getByRole('group', { name: 'To' });
    await end.getByRole('spinbutton', { name: 'Month' }).click();
    await userEvent.keyboard('08');
    await expect.element(page.getByText('Must not be before the start')).toBeVisible();
    expect(energy.element().textContent).toBe(before);
    expect(location.hash).toBe('');
  },
);

claim(
  'Only a new period sends a request to the server. All other filters work on rows that are already loaded.',
  async () => {
    const server = createServer({ latency: 0, failEvery: 0 });
    const getDaily = vi.fn(server.getDaily);
    await renderFast({ ...server, getDaily });
    await expect.element(energy).toBeVisible();
    await select('Highmoor');
    await page.getByRole('button', { name: 'Fixed tilt' }).click();
    await page.getByRole('button', { name: /^Revenue/ }).click();
    await expect.element(page.getByRole('heading', { name: 'Revenue by day' })).toBeVisible();
    expect(getDaily).toHaveBeenCalledTimes(1);
    await page.getByRole('button', { name: '7 days' }).click();
    await expect.poll(() => getDaily.mock.calls.length).toBe(2);
  },
);

claim(
  'When people hover over a row of the table, a bar, or a point, the same site is highlighted everywhere.',
  async () => {
    await renderFast();
    await expect.poll(() => bars().length).toBe(18);
    showGrid();
    const row = () => document.querySelector('[role="row"][data-id="long-dike"]');
    await expect.poll(row).not.toBeNull();
    await userEvent.hover(row() as Element);
    await expect
      .poll(() => bars().findIndex((bar) => bar.hasAttribute('data-highlighted')))
      .toBe(2);
    const points = () => [
      ...document.querySelectorAll('[aria-label="Sunlight and yield"] [data-highlighted]'),
    ];
    await expect.poll(() => points().length).toBe(1);
    await userEvent.hover(bars()[0] as Element);
    await expect
      .poll(() => document.querySelector('[role="row"].highlighted')?.getAttribute('data-id'))
      .toBe('egret-island');
  },
);

claim('On the page of a site, both daily charts highlight the same day.', async () => {
  location.hash = '#/sites/long-dike';
  await renderFast();
  const charts = () => [...document.querySelectorAll('svg[aria-label$="by day"]')];
  await expect.poll(() => charts().length).toBe(2);
  await userEvent.hover(charts()[0] as Element, { position: { x: 200, y: 120 } });
  const lines = () =>
    charts().map((chart) => chart.querySelectorAll('.MuiChartsAxisHighlight-root').length);
  await expect.poll(lines).toEqual([1, 1]);
});

claim("The table has the same height as the chart, so the layout doesn't shift.", async () => {
  await renderFast();
  const button = page.getByRole('button', { name: 'Table: Energy by day' });
  await expect.element(page.getByRole('region', { name: 'Energy by day' })).toBeVisible();
  await expect.poll(() => document.querySelector('svg[aria-label="Energy by day"]')).not.toBeNull();
  const height = () => document.querySelector('main')?.getBoundingClientRect().height;
  const before = height();
  await button.click();
  await expect.element(page.getByRole('table', { name: 'Energy by day' })).toBeVisible();
  expect(height()).toBe(before);
});

/** Renders two parts next to each other, and returns what happened in order. */
async function renderTwoParts() {
  const log: string[] = [];
  function Part({ name }: { name: string }) {
    useEffect(() => {
      log.push(`${name} is shown`);
      setTimeout(() => log.push('the page responds'));
    }, [name]);
    return <p>{name}</p>;
  }
  await render(
    ['first', 'second'].map((name) => (
      <WhenVisible key={name} placeholder={<p>…</p>}>
        <Part name={name} />
      </WhenVisible>
    )),
  );
  await expect.element(page.getByText('second')).toBeVisible();
  return log;
}

claim(
  'Charts and the table load when the reader comes near them, and are rendered one after the other (`components/WhenVisible.tsx`), so that the page responds in between.',
  async () => {
    const log = await renderTwoParts();
    expect(log.slice(0, 3)).toEqual([
      expect.stringMatching(/is shown$/),
      'the page responds',
      expect.stringMatching(/is shown$/),
    ]);
    await cleanup();

    await page.viewport(1400, 700);
    await renderFast();
    await expect.element(energy).toBeVisible();
    await expect
      .poll(() => document.querySelector('svg[aria-label="Energy by day"]'))
      .not.toBeNull();
    expect(document.querySelector('[role="grid"]')).toBeNull();
    expect(document.querySelector('svg[aria-label="Sunlight and yield"]')).toBeNull();
    showGrid();
    await expect.element(page.getByRole('grid')).toBeVisible();
  },
);

claim('The arrow keys move through a focused chart.', async () => {
  await renderFast();
  const chart = () => document.querySelector<SVGElement>('svg[aria-label="Energy by mounting"]');
  await expect.poll(chart).not.toBeNull();
  const outline = () => chart()?.querySelector('[data-focused="true"], rect[fill="none"][rx="3"]');
  chart()?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(outline).toBeTruthy();
  const place = () => outline()?.getBoundingClientRect().x;
  const before = place();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(place).not.toBe(before);
});

claim(
  'The panel **Power now** shows a new reading every two seconds until you select **Pause**.',
  async () => {
    const delays: number[] = [];
    let tick = () => {};
    const feed = createFeed({
      from: Date.UTC(2025, 9, 1, 11, 40),
      repeat: (next, milliseconds) => {
        delays.push(milliseconds);
        tick = next;
        return () => {
          tick = () => {};
        };
      },
    });
    const server = createServer({ latency: 0, failEvery: 0 });
    await render(
      <Dashboard server={server} feed={feed} profile="normal" onProfileChange={() => {}} />,
    );
    expect(delays).toEqual([2000]);
    await expect.element(page.getByText('Live · 11:40:00 AM')).toBeVisible();
    tick();
    await expect.element(page.getByText('Live · 11:40:30 AM')).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    tick();
    await expect.element(page.getByText('Paused · 11:40:30 AM')).toBeVisible();
  },
);

claim(
  "Readings don't interrupt screen readers, because the live region contains only status changes.",
  async () => {
    const { tick } = await renderFast();
    const panel = page.getByRole('region', { name: 'Power now' });
    const status = panel.getByRole('status');
    tick();
    await expect.element(page.getByText('Live · 11:40:30 AM')).toBeVisible();
    expect(status.element().textContent).toBe('');
    expect(
      panel.element().querySelectorAll('[aria-live], [role="status"], [role="alert"]'),
    ).toHaveLength(1);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect.element(status).toHaveTextContent('Live figures paused');
  },
);

claim(
  "For people who prefer reduced motion, the feed starts paused, and charts aren't animated.",
  async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    try {
      await renderFast();
      await expect.element(page.getByText('Paused · 11:40:00 AM')).toBeVisible();
      await expect.poll(() => bars().length).toBe(18);
      const width = bars()[0]?.getBoundingClientRect().width;
      expect(width).toBeGreaterThan(100);
    } finally {
      await emulateMedia({ reducedMotion: null });
    }
  },
);

claim(
  'Choose **Failing** under **Simulated server** to see an error with a retry button in place of the figures. The live panel says that the connection is lost, and the filters stay.',
  async () => {
    // Not `requestIdleCallback`: the queue of charts goes on after this test.
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      advanceTimeDelta: 200,
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    try {
      location.hash = '#/?site=highmoor';
      await render(<App />);
      await page.getByLabelText('Simulated server').selectOptions('failing');
      await expect
        .element(page.getByRole('alert'))
        .toHaveTextContent('The figures could not be loaded');
      await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(location.hash).toBe('#/?site=highmoor');
      await page.getByLabelText('Simulated server').selectOptions('normal');
      await expect.element(energy).toBeVisible();
      await page.getByLabelText('Simulated server').selectOptions('failing');
      await expect.element(page.getByRole('alert')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  },
);

claim('Highmoor has no rooftop sites, so both filters together show the empty state.', async () => {
  location.hash = '#/?site=highmoor&mounting=rooftop';
  await renderFast();
  await expect.element(page.getByRole('heading', { name: 'No sites match' })).toBeVisible();
});

claim('The figures come from a seed, so they are the same in each run.', async () => {
  const range = { from: '2025-09-01', to: '2025-09-30' };
  const load = () =>
    createServer({ latency: 0, failEvery: 0 }).getDaily(range, new AbortController().signal);
  expect(await load()).toEqual(await load());
});

claim(
  'Compute ratios from sums, because the average of several ratios gives small sites too much weight.',
  () => {
    const row = { siteId: 'a', date: '2025-01-01', irradiation: 1, revenue: 0, downtime: 0 };
    const large = { ...row, energy: 90, expected: 100 };
    const small = { ...row, energy: 1, expected: 10 };
    const average = (0.9 + 0.1) / 2;
    expect(metricInfo('ratio').of(sum([large, small]))).toBeCloseTo(91 / 110);
    expect(average).toBeLessThan(91 / 110);
  },
);

claim(
  '`navigate` of `wouter/use-hash-location` moves the query of a path in front of the hash.',
  () => {
    const before = location.href;
    navigate('/reports?site=highmoor', { replace: true });
    expect(location.hash).toBe('#/reports');
    expect(location.search).toBe('?site=highmoor');
    history.replaceState(null, '', before);
  },
);

claim('A legend above the chart is not part of the `height`.', async () => {
  await render(
    <div data-testid="chart" style={{ width: 400 }}>
      <LineChart
        height={200}
        xAxis={[{ data: [1, 2] }]}
        series={[{ data: [1, 2], label: 'Loans' }]}
      />
    </div>,
  );
  const box = page.getByTestId('chart').element();
  const heights = () =>
    [...box.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().height);
  await expect.poll(() => Math.max(...heights())).toBe(200);
  expect(box.getBoundingClientRect().height).toBeGreaterThan(215);
});

claim(
  'The Data Grid renders nothing on the server. Give its container a fixed height, as the template does.',
  async () => {
    const grid = renderToString(<DataGrid rows={[{ id: 1 }]} columns={[{ field: 'id' }]} />);
    expect(grid).not.toContain('role="row"');

    const errors: unknown[] = [];
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<App />);
    expect(heading('Portfolio').element()).toBeVisible();
    const box = container.querySelector('#site-table + div');
    expect(box?.getBoundingClientRect().height).toBe(520);
    const root = hydrateRoot(container, <App />, {
      onRecoverableError: (error) => errors.push(error),
    });
    showGrid();
    await expect.element(page.getByRole('grid')).toBeVisible();
    expect(errors).toEqual([]);
    root.unmount();
    container.remove();
  },
);

claim('`toCsv` adds an apostrophe before such texts.', () => {
  expect(toCsv(['Site'], [['=1+1']])).toBe("Site\r\n'=1+1\r\n");
});
