import { claim } from '@portal/claims';
import * as v6 from 'mui-x-charts-v6';
import * as v7 from 'mui-x-charts-v7';
import type { ReactElement } from 'react';
import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const size = { width: 400, height: 300 };
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const count = (selector: string) => all(selector).length;

async function during(element: ReactElement, prove: () => void | Promise<void>) {
  const { unmount } = await render(element);
  try {
    await prove();
  } finally {
    await unmount();
  }
}
const click = (selector: string) =>
  all(selector)[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

const pie = [{ id: 'pie', data: [{ id: 0, value: 1 }] }];

claim(
  "In v7, `onClick` is an attribute of the element: it's called for a click anywhere in the chart, and doesn't receive the item.",
  async () => {
    const onClick = vi.fn<(...args: unknown[]) => void>();
    const onItemClick = vi.fn<(...args: unknown[]) => void>();
    const item = { type: 'pie', seriesId: 'pie', dataIndex: 0 };
    await during(
      <v6.PieChart {...size} skipAnimation series={pie} onClick={(...args) => onClick(...args)} />,
      async () => {
        await expect.poll(() => count('.MuiPieArc-root')).toBe(1);
        click('.MuiPieArc-root');
        expect(onClick.mock.lastCall?.[1]).toEqual(item);
        onClick.mockClear();
        click('svg');
        expect(onClick).not.toHaveBeenCalled();
      },
    );
    const handlers = { onClick };
    await during(
      <v7.PieChart
        {...size}
        {...(handlers as object)}
        skipAnimation
        series={pie}
        onItemClick={(...args) => onItemClick(...args)}
      />,
      async () => {
        await expect.poll(() => count('.MuiPieArc-root')).toBe(1);
        click('.MuiPieArc-root');
        expect(onItemClick.mock.lastCall?.[1]).toEqual(item);
        expect(onClick.mock.lastCall).toHaveLength(1);
        onClick.mockClear();
        click('svg');
        expect(onClick).toHaveBeenCalledOnce();
      },
    );
  },
);

const line = { ...size, xAxis: [{ data: [1, 2] }], series: [{ data: [1, 2], area: true }] };
const clip = () => all('svg g clipPath rect')[0]?.getAttribute('width');

/** The widths at which the area is cut off before all of it is visible, without the first one. */
async function widthsInBetween(chart: ReactElement) {
  const widths = new Set<number>();
  const observer = new MutationObserver(() => widths.add(Number(clip())));
  observer.observe(document, { attributeFilter: ['width'], subtree: true });
  try {
    await during(chart, () => expect.poll(clip).toBe('400'));
  } finally {
    observer.disconnect();
  }
  return [...widths].filter((width) => width > 50 && width < 400);
}

claim(
  'Lines and areas are now animated when they appear. To draw them without an animation, as in v6, set `skipAnimation`:',
  async () => {
    await during(<v6.LineChart {...line} />, async () => {
      await expect.poll(() => count('.MuiLineElement-root')).toBe(1);
      expect(count('svg g g clipPath')).toBe(0);
    });
    expect(await widthsInBetween(<v7.LineChart {...line} />)).not.toEqual([]);
    expect(await widthsInBetween(<v7.LineChart {...line} skipAnimation />)).toEqual([]);
  },
);

claim(
  'For the animation, each line and area is now inside a group with a `clip-path`.',
  async () => {
    for (const [Chart, expected] of [
      [v6.LineChart, 0],
      [v7.LineChart, 2],
    ] as const) {
      await during(<Chart {...line} />, async () => {
        await expect.poll(() => count('.MuiAreaElement-root')).toBe(1);
        const parts = [...all('.MuiAreaElement-root'), ...all('.MuiLineElement-root')];
        const clipped = parts.filter((part) => part.parentElement?.hasAttribute('clip-path'));
        expect(clipped).toHaveLength(expected);
      });
    }
  },
);

claim('Chart without series or data | An empty chart | No data to display', async () => {
  const text = 'No data to display';
  const withoutData = { xAxis: [{ data: [] }], series: [{ data: [] }] };
  for (const props of [{ series: [] }, withoutData]) {
    await during(<v6.LineChart {...size} {...props} />, async () => {
      await expect.poll(() => count('svg')).toBe(1);
      expect(document.body.textContent).not.toContain(text);
    });
    await during(<v7.LineChart {...size} {...props} />, async () => {
      await expect.poll(() => document.body.textContent).toContain(text);
    });
  }
});

claim(
  '`BarChart` and `ScatterChart` have `onItemClick` as well. `LineChart` has `onAreaClick`, `onLineClick` and `onMarkClick` instead.',
  async () => {
    const clicks = async (chart: (onClick: () => void) => ReactElement, selector: string) => {
      const onClick = vi.fn();
      await during(chart(onClick), async () => {
        await expect.poll(() => count(selector)).toBeGreaterThan(0);
        click(selector);
      });
      return onClick.mock.calls.length;
    };
    const bands = [{ scaleType: 'band' as const, data: ['A', 'B'] }];
    const bar = (onItemClick: () => void) => (
      <v7.BarChart {...size} xAxis={bands} series={[{ data: [1, 2] }]} onItemClick={onItemClick} />
    );
    const point = (onItemClick: () => void) => (
      <v7.ScatterChart
        {...size}
        disableVoronoi
        series={[{ data: [{ id: 0, x: 1, y: 1 }] }]}
        onItemClick={onItemClick}
      />
    );
    expect(await clicks(bar, '.MuiBarElement-root')).toBe(1);
    expect(await clicks(point, 'svg circle')).toBe(1);
    const lineWith = (prop: string) => (onClick: () => void) => (
      <v7.LineChart {...line} skipAnimation {...{ [prop]: onClick }} />
    );
    for (const [prop, selector, calls] of [
      ['onAreaClick', '.MuiAreaElement-root', 1],
      ['onLineClick', '.MuiLineElement-root', 1],
      ['onMarkClick', '.MuiMarkElement-root', 1],
      ['onItemClick', '.MuiMarkElement-root', 0],
    ] as const) {
      expect(await clicks(lineWith(prop), selector), prop).toBe(calls);
    }
  },
);

claim(
  '`valueFormatter` of an axis | Receives the value | Receives the value and `{ location }`',
  async () => {
    for (const [Chart, expected] of [
      [v6.BarChart, ['A']],
      [v7.BarChart, ['A', { location: 'tick' }]],
    ] as const) {
      const calls: unknown[][] = [];
      const valueFormatter = (...args: unknown[]) => {
        calls.push(args);
        return String(args[0]);
      };
      await during(
        <Chart
          {...size}
          skipAnimation
          xAxis={[{ scaleType: 'band', data: ['A', 'B'], valueFormatter }]}
          series={[{ data: [1, 2] }]}
        />,
        async () => {
          await expect.poll(() => calls).toContainEqual(expected);
        },
      );
    }
  },
);
