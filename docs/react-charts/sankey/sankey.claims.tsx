import { claim, sourced } from '@portal/claims';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import FlowTable from './demos/FlowTable';
import MedalFlow from './demos/MedalFlow';
import TitanicBars from './demos/TitanicBars';

const docs = { url: 'https://mui.com/x/react-charts/sankey', checked: '2026-11-25' };
const changes = {
  url: 'https://github.com/mui/mui-x/blob/v8.x/CHANGELOG.md',
  checked: '2026-11-25',
};

/** The types and the code of the published package. */
const pro = {
  url: 'https://www.npmjs.com/package/@mui/x-charts-pro/v/8.29.3',
  checked: '2026-11-30',
};

const ribbons = () => [...document.querySelectorAll<SVGPathElement>('[data-link]')];
const nodes = () => [...document.querySelectorAll<SVGRectElement>('svg[aria-label] rect')];
const number = (element: Element | undefined, name: string) =>
  Number(element?.getAttribute(name) ?? NaN);
/** Returns x and y of the start, the control points and the end of a ribbon. */
const points = (ribbon: Element | undefined) =>
  (ribbon?.getAttribute('d')?.match(/-?[\d.]+/g) ?? []).map(Number);
const show = async () => {
  await page.viewport(800, 600);
  await render(<MedalFlow />);
  await expect.poll(() => ribbons().length).toBe(12);
};
const enter = (element: Element | undefined) =>
  element?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));

sourced("`Unstable_SankeyChart` is a component of `@mui/x-charts-pro`, and it's in preview.", docs);
sourced(
  "Its name starts with `Unstable_` because it's in preview: its API can change in minor releases.",
  docs,
);
sourced('**Links** need a `source`, a `target`, and a `value`.', docs);
sourced(
  '**Nodes are optional.** If a node occurs only in a link, its label is its `id`. To set the `label` and `color` of a node, list it.',
  docs,
);
sourced('**`series` is one object,** not an array as in the other charts.', docs);
sourced(
  "**Colors of links:** the keywords `'source'` and `'target'` use the color of that node. Set them on a single link, or in `linkOptions` for all links.",
  docs,
);
sourced(
  '**Formatting:** `valueFormatter` receives the value and a context with `location`, `type`, and the ids of the nodes.',
  docs,
);
sourced(
  '**Clicks:** `onNodeClick` and `onLinkClick` receive the event, and an object with the node or the link.',
  pro,
);
sourced('**Cycles:** if links form a circle, the chart throws an error.', pro);
sourced(
  'Version 8.12 added `valueFormatter` and the color keywords, version 8.14.1 highlighting with `nodeOptions` and `linkOptions`, and version 8.25 keyboard navigation and composition.',
  changes,
);

claim(
  'This diagram uses only the MIT package. Hover over a ribbon to see its value below the diagram.',
  async () => {
    await show();
    enter(ribbons()[1]);
    await expect.element(page.getByText('USA: 44 silver')).toBeVisible();
  },
);

claim("The diagram doesn't need axes or `series`.", async () => {
  await show();
  expect(document.querySelector('.MuiChartsAxis-root')).toBeNull();
  expect(number(ribbons()[0], 'stroke-width')).toBeGreaterThan(0);
});

claim(
  '**Scale:** divide the height, minus the gaps between the nodes, by the sum of all values. Use the number of gaps in the column with the most nodes.',
  async () => {
    await show();
    // Height 360, margins of 8, three gaps of 14, 346 medals.
    const scale = (360 - 16 - 3 * 14) / 346;
    expect(number(ribbons()[0], 'stroke-width')).toBeCloseTo(40 * scale, 3);
  },
);

claim(
  '**Nodes:** add up the values of each source and each target. The height of a node is its total times the scale. Place the nodes below each other, and center the shorter column.',
  async () => {
    await show();
    const scale = (360 - 16 - 3 * 14) / 346;
    const heights = nodes().map((node) => number(node, 'height'));
    [126, 91, 65, 64, 110, 119, 117].forEach((total, index) => {
      expect(heights[index]).toBeCloseTo(total * scale, 3);
    });
    const middle = (from: number, to: number) =>
      (number(nodes()[from], 'y') + number(nodes()[to], 'y') + number(nodes()[to], 'height')) / 2;
    expect(middle(4, 6)).toBeCloseTo(middle(0, 3), 3);
  },
);

claim(
  '**Ribbons:** go through the links in their order. Each ribbon starts below the previous ribbon of the same source, and ends below the previous ribbon of the same target.',
  async () => {
    await show();
    const width = (index: number) => number(ribbons()[index], 'stroke-width');
    const start = (index: number) => points(ribbons()[index])[1] ?? NaN;
    const end = (index: number) => points(ribbons()[index])[7] ?? NaN;
    expect(start(1) - width(1) / 2).toBeCloseTo(start(0) + width(0) / 2, 3);
    // The fourth link is the next one with the first target.
    expect(end(3) - width(3) / 2).toBeCloseTo(end(0) + width(0) / 2, 3);
  },
);

claim(
  '**Paths:** draw each ribbon as one Bézier curve with a thick stroke. Both control points are halfway between the columns, so the ribbon leaves and arrives horizontally.',
  async () => {
    await show();
    const [x0 = 0, y0, x1, y1, x2, y2, x3 = 0, y3] = points(ribbons()[1]);
    expect(x1).toBeCloseTo((x0 + x3) / 2, 3);
    expect(x2).toBe(x1);
    expect(y1).toBe(y0);
    expect(y2).toBe(y3);
  },
);

claim(
  "**Names and totals** are next to the nodes, so leave space for them with the chart's `margin`: 96 pixels on the left and 64 on the right in the demo.",
  async () => {
    await show();
    expect(number(nodes()[0], 'x')).toBe(96);
    const svg = document.querySelector('svg[aria-label]')?.getBoundingClientRect();
    const target = nodes()[4]?.getBoundingClientRect();
    expect((svg?.right ?? 0) - (target?.right ?? 0)).toBeCloseTo(64, 0);
    const name = page.getByText('Great Britain').element().getBoundingClientRect();
    expect(name.left).toBeGreaterThanOrEqual(svg?.left ?? 0);
    expect(name.right).toBeLessThan(nodes()[0]?.getBoundingClientRect().left ?? 0);
  },
);

claim('**The color of a ribbon** is the color of its source.', async () => {
  await show();
  ribbons().forEach((ribbon, index) => {
    expect(ribbon.getAttribute('stroke')).toBe(
      nodes()[Math.floor(index / 3)]?.getAttribute('fill'),
    );
  });
});

claim(
  '**On hover,** the other ribbons fade. The demo keeps the hovered ribbon in state, and shows its value below the diagram.',
  async () => {
    await show();
    await expect.poll(() => number(ribbons()[0], 'stroke-opacity')).toBe(0.5);
    // The real pointer may be over another ribbon, from the last claim.
    await expect
      .poll(() => {
        enter(ribbons()[3]);
        return number(ribbons()[3], 'stroke-opacity');
      })
      .toBe(0.9);
    expect(number(ribbons()[0], 'stroke-opacity')).toBe(0.15);
    await expect.element(page.getByText('China: 40 gold')).toBeVisible();
  },
);

claim(
  'For a diagram with two columns, make the sources rows and the targets columns. The totals in the last row and column are the totals of the nodes.',
  async () => {
    await render(<FlowTable />);
    await expect
      .element(page.getByRole('table', { name: /Medals of four countries/ }))
      .toBeVisible();
    await expect.element(page.getByRole('row', { name: 'USA 40 44 42 126' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'All 110 119 117 346' })).toBeVisible();
  },
);

claim(
  'If each source has only two or three targets, stacked bars are easier to read, and they come with a tooltip and a legend:',
  async () => {
    await render(<TitanicBars />);
    await expect.poll(() => document.querySelectorAll('.MuiChartsLegend-root li').length).toBe(2);
    const bar = () => document.querySelector('rect.MuiBarElement-root');
    await expect.poll(bar).not.toBeNull();
    const chart = page.getByLabelText(/Survivors of the Titanic/);
    let step = 0;
    await expect
      .poll(async () => {
        step = (step + 1) % 5;
        await chart.hover({ position: { x: 200 + step, y: 60 } });
        return document.querySelector('[role="tooltip"]')?.textContent ?? '';
      })
      .toContain('203 (62%)');
  },
);

claim(
  'Browsers ignore a negative `strokeWidth`, so they draw lines that are one pixel wide.',
  async () => {
    await render(
      <svg>
        <path data-link="" d="M0,0 L9,9" stroke="red" strokeWidth={-4} />
        <path data-link="" d="M0,0 L9,9" stroke="red" strokeWidth={4} />
        <rect width={9} height={-4} />
      </svg>,
    );
    expect(ribbons().map((each) => getComputedStyle(each).strokeWidth)).toEqual(['1px', '4px']);
    expect(document.querySelector('rect')?.getBoundingClientRect().height).toBe(0);
  },
);

claim('The demo places the nodes in the order in which they occur in `links`.', async () => {
  await show();
  const names = [...document.querySelectorAll('svg[aria-label] text')].map(
    (each) => each.textContent,
  );
  expect(names.filter((_name, index) => index % 2 === 0)).toEqual([
    'USA',
    'China',
    'Great Britain',
    'France',
    'Gold',
    'Silver',
    'Bronze',
  ]);
});
