import type * as React from 'react';

import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ElectricitySources from './demos/ElectricitySources';
import FreshWaterDonut from './demos/FreshWaterDonut';
import HalfPie from './demos/HalfPie';
import PercentLabels from './demos/PercentLabels';
import SelectSlice from './demos/SelectSlice';
import SliceShape from './demos/SliceShape';
import SmallSlices from './demos/SmallSlices';
import TwoRings from './demos/TwoRings';

type Series = PieChartProps['series'][number];

const wide = (children: React.ReactNode, width = 500) =>
  render(<div style={{ width }}>{children}</div>);
const chart = (props: Partial<PieChartProps> & Pick<PieChartProps, 'series'>) => (
  <PieChart aria-label="Chart" height={300} hideLegend skipAnimation {...props} />
);
/** A pie without legend in a chart of 500 × 300 pixels. */
const pie = (series: Partial<Series>, props: Partial<PieChartProps> = {}) =>
  wide(
    chart({
      series: [{ data: [3, 1, 2].map((value) => ({ value, label: `${value}` })), ...series }],
      ...props,
    }),
  );

const all = <T extends Element = SVGElement>(selector: string) => [
  ...document.querySelectorAll<T>(selector),
];
const arcs = () => all<SVGPathElement>('.MuiPieChart-arc');
const labels = () => all('.MuiPieChart-arcLabel').map((each) => each.textContent);
const label = (index = 0) => {
  const found = all('.MuiPieChart-arcLabel')[index];
  return { x: Number(found?.getAttribute('x')), y: Number(found?.getAttribute('y')) };
};
const entries = () => all('.MuiChartsLegend-root li').map((each) => each.textContent);
const rect = (target: Element | undefined) => {
  if (!target) {
    throw new Error('No element');
  }
  return target.getBoundingClientRect();
};
const isDrawn = (arc: SVGElement) => getComputedStyle(arc).visibility === 'visible';
const drawn = (count = 3) =>
  expect
    .poll(() => arcs().filter((arc) => (arc.getAttribute('d') ?? '').length > 20).length)
    .toBe(count);
const svg = () => rect(page.getByLabelText('Chart').element());
/** Index of the slice at an angle in degrees (except 90) and a distance from the center. */
const sliceAt = (angle: number, radius = 60) => {
  const radians = (angle * Math.PI) / 180;
  const point = new DOMPoint(radius * Math.sin(radians), -radius * Math.cos(radians));
  return arcs().findIndex((arc) => isDrawn(arc) && arc.isPointInFill(point));
};
const center = (index = 0) => {
  const matrix = arcs()[index]?.getScreenCTM();
  return { x: matrix?.e ?? NaN, y: matrix?.f ?? NaN };
};
const radius = () => {
  const boxes = arcs().filter(isDrawn).map(rect);
  return (Math.max(...boxes.map((b) => b.right)) - Math.min(...boxes.map((b) => b.left))) / 2;
};

claim("The chart adds up the values, so they don't have to be percentages.", async () => {
  await pie({ data: [{ value: 900 }, { value: 300 }] });
  await drawn(2);
  expect(sliceAt(268)).toBe(0);
  expect(sliceAt(272)).toBe(1);
});

claim(
  'The first slice starts at the top, and the others follow clockwise in the order of the array.',
  async () => {
    await pie({});
    await drawn();
    expect([2, 178, 182, 238, 242, 358].map((angle) => sliceAt(angle))).toEqual([0, 0, 1, 1, 2, 2]);
  },
);

claim("`PieChart` doesn't read `dataset`.", async () => {
  await pie({ data: [{ value: 1 }] }, { dataset: [{ value: 5 }, { value: 6 }] });
  await drawn(1);
  expect(arcs()).toHaveLength(1);
});

claim(
  "The pie is as large as the chart allows: its diameter is the smaller of the chart's width and height, minus a margin of 5 pixels on each side.",
  async () => {
    const { unmount } = await pie({});
    await drawn();
    expect(radius()).toBeCloseTo(145, 0);
    await unmount();
    await wide(chart({ series: [{ data: [{ value: 1 }, { value: 1 }] }] }), 200);
    await drawn(2);
    expect(radius()).toBeCloseTo(95, 0);
  },
);

const long = [
  { label: 'A long name of a slice', value: 1 },
  { label: 'Another long name of a slice', value: 2 },
];

claim(
  'The legend is next to the pie and leaves less width for it. On phones, put the legend below the chart.',
  async () => {
    const size = async (direction: 'vertical' | 'horizontal') => {
      const { unmount } = await wide(
        chart({
          series: [{ data: long }],
          hideLegend: false,
          slotProps: { legend: { direction } },
        }),
        320,
      );
      await drawn(2);
      const found = radius();
      await unmount();
      return found;
    };
    expect(await size('vertical')).toBeLessThan(80);
    expect(await size('horizontal')).toBeCloseTo(145, 0);
  },
);

claim(
  'The legend leaves too little width for the pie. Put it below the chart, or set `sx: { maxWidth: 120 }` in `slotProps.legend` to wrap long names.',
  async () => {
    const size = async (sx?: { maxWidth: number }) => {
      const { unmount } = await wide(
        chart({
          series: [{ data: long }],
          hideLegend: false,
          slotProps: { legend: { ...(sx && { sx }) } },
        }),
        320,
      );
      await drawn(2);
      const found = radius();
      await unmount();
      return found;
    };
    expect(await size({ maxWidth: 120 })).toBeGreaterThan((await size()) + 20);
  },
);

claim("`outerRadius` | From the center to the outer edge | `'100%'`", async () => {
  const { unmount } = await pie({ outerRadius: 40 });
  await drawn();
  expect(radius()).toBeCloseTo(40, 0);
  await unmount();
  await pie({});
  await drawn();
  expect([sliceAt(100, 144), sliceAt(100, 146)]).toEqual([0, -1]);
});

claim('`innerRadius` | From the center to the inner edge | 0', async () => {
  const { unmount } = await pie({});
  await drawn();
  expect(sliceAt(100, 1)).toBe(0);
  await unmount();
  await pie({ innerRadius: 50 });
  await drawn();
  expect([sliceAt(100, 49), sliceAt(100, 51)]).toEqual([-1, 0]);
});

claim(
  '`arcLabelRadius` | From the center to the labels | Halfway between the inner and outer edges',
  async () => {
    const distance = async (arcLabelRadius?: number) => {
      const { unmount } = await pie({
        innerRadius: 45,
        arcLabel: 'value',
        ...(arcLabelRadius && { arcLabelRadius }),
      });
      await drawn();
      const { x, y } = label();
      await unmount();
      return Math.hypot(x, y);
    };
    expect(await distance()).toBeCloseTo((45 + 145) / 2, 0);
    expect(await distance(70)).toBeCloseTo(70, 0);
  },
);

claim("`cx`, `cy` | Center of the pie, from the top left | `'50%'`", async () => {
  const { unmount } = await pie({});
  await drawn();
  expect(center().x - svg().left).toBeCloseTo(250, 0);
  expect(center().y - svg().top).toBeCloseTo(150, 0);
  await unmount();
  await pie({ cx: 50, cy: 60 });
  await drawn();
  expect(center().x - svg().left).toBeCloseTo(55, 0);
  expect(center().y - svg().top).toBeCloseTo(65, 0);
});

claim(
  "For a radius, `'100%'` is the radius of the largest pie that fits, even for `innerRadius`. For `cx` and `cy`, it's the width or the height of the drawing area.",
  async () => {
    await pie({ innerRadius: '50%', outerRadius: '80%', cx: '100%', cy: '100%' });
    await drawn();
    expect([71, 74, 115, 117].map((each) => sliceAt(100, each))).toEqual([-1, 0, 0, -1]);
    expect(center().x - svg().left).toBeCloseTo(495, 0);
    expect(center().y - svg().top).toBeCloseTo(295, 0);
  },
);

claim(
  'On wide screens, the legend is far from the pie. To limit the width of both, set `sx={{ maxWidth: 440 }}`, as the first demo does.',
  async () => {
    const gap = () => rect(all('.MuiChartsLegend-root')[0]).left - (center().x + radius());
    const { unmount } = await wide(chart({ series: [{ data: long }], hideLegend: false }), 800);
    await drawn(2);
    expect(gap()).toBeGreaterThan(100);
    await unmount();
    await wide(<ElectricitySources />, 800);
    await expect.poll(() => radius()).toBeGreaterThan(50);
    expect(gap()).toBeLessThan(80);
    expect(
      rect(all('.MuiChartsLegend-root')[0]).right - rect(all('svg[aria-label]')[0]).left,
    ).toBeLessThan(441);
  },
);

claim(
  'To show text in the center, add a child to the chart: `useDrawingArea` returns the area of the pie without the margin.',
  async () => {
    const { unmount } = await wide(<FreshWaterDonut />);
    await expect.poll(() => arcs().length).toBe(3);
    const text = rect(page.getByText('2.5%').element());
    expect((text.left + text.right) / 2).toBeCloseTo(center().x, 0);
    expect(Math.abs((text.top + text.bottom) / 2 - center().y)).toBeLessThan(20);
    await unmount();
    let area = {};
    function Area() {
      const { left, top, width, height } = useDrawingArea();
      area = { left, top, width, height };
      return null;
    }
    await pie({}, { children: <Area /> });
    await drawn();
    expect(area).toEqual({ left: 5, top: 5, width: 490, height: 290 });
  },
);

claim('It sets `fill`, because SVG text is black by default, even in dark mode.', async () => {
  const fill = async (child: React.ReactNode) => {
    const { unmount } = await wide(
      <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>{child}</ThemeProvider>,
    );
    await drawn(3);
    const { fill: found } = getComputedStyle(page.getByText('2.5%').element());
    await unmount();
    return found;
  };
  expect(await fill(<FreshWaterDonut />)).toBe('rgb(255, 255, 255)');
  expect(
    await fill(
      chart({
        series: [{ data: [1, 1, 1].map((value) => ({ value })) }],
        children: <text>2.5%</text>,
      }),
    ),
  ).toBe('rgb(0, 0, 0)');
});

claim("`'value'` | The number, unformatted", async () => {
  await pie({ data: [{ value: 1234.5 }], arcLabel: 'value' });
  await expect.poll(labels).toEqual(['1234.5']);
});

claim(
  "`'formattedValue'` | The text that the `valueFormatter` of the series returns, which is also in the tooltip",
  async () => {
    await pie({
      data: [{ value: 1234.5 }],
      arcLabel: 'formattedValue',
      valueFormatter: ({ value }) => `${value} t`,
    });
    await expect.poll(labels).toEqual(['1234.5 t']);
    await userEvent.hover(page.getByLabelText('Chart'), { position: { x: 260, y: 150 } });
    await expect
      .poll(() => all('.MuiChartsTooltip-paper').map((each) => each.textContent))
      .toEqual(['1234.5 t']);
  },
);

claim("`'label'` | The name", async () => {
  await pie({ data: [{ value: 1, label: 'Glass' }], arcLabel: 'label' });
  await expect.poll(labels).toEqual(['Glass']);
});

claim(
  'a function | The text that it returns. It receives the slice with `value`, `label`, `formattedValue`, …',
  async () => {
    await pie({
      data: [{ value: 1000, label: 'Glass' }],
      valueFormatter: ({ value }) => `${value} t`,
      arcLabel: ({ value, label: name, formattedValue }) => [value, name, formattedValue].join(),
    });
    await expect.poll(labels).toEqual(['1000,Glass,1000 t']);
  },
);

claim(
  'There is no option for percentages, so pass a function that divides by the total:',
  async () => {
    await wide(<PercentLabels />);
    await expect.poll(() => labels().filter(Boolean)).toEqual(['59%', '19%', '9%', '8%', '5%']);
  },
);

claim(
  '**Hide labels of small slices** with `arcLabelMinAngle`, in degrees. In a full circle, 18 degrees are 5%.',
  async () => {
    await pie({
      data: [94.2, 5, 0.8].map((value) => ({ value })),
      arcLabel: 'value',
      arcLabelMinAngle: 17.99,
    });
    await expect.poll(labels).toEqual(['94.2', '5', '']);
  },
);

claim(
  "**Move labels** with `arcLabelRadius`. To put them outside, use a percentage above `'100%'`, and make room with a smaller `outerRadius`.",
  async () => {
    await pie({ arcLabel: 'value', arcLabelRadius: '110%', outerRadius: '90%' });
    await drawn();
    const { x, y } = label();
    expect(Math.hypot(x, y)).toBeCloseTo(145 * 1.1, 0);
    expect(radius()).toBeLessThan(135);
  },
);

claim(
  'Labels have the text color of the theme, so dark text can be on dark slices. This demo makes them white and uses colors with a contrast of at least 4.5:1.',
  async () => {
    const { unmount } = await pie({ arcLabel: 'value' });
    await drawn();
    const [first] = all('.MuiPieChart-arcLabel');
    expect(first && getComputedStyle(first).fill).toBe('rgba(0, 0, 0, 0.87)');
    await unmount();
    await wide(<PercentLabels />);
    await drawn(6);
    const [white] = all('.MuiPieChart-arcLabel');
    expect(white && getComputedStyle(white).fill).toBe('rgb(255, 255, 255)');
    for (const arc of arcs()) {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(arc).fill.match(/\d+/g) ?? []).map(
        (each) => {
          const share = Number(each) / 255;
          return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        },
      );
      const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      expect(1.05 / (luminance + 0.05)).toBeGreaterThan(4.5);
    }
  },
);

claim(
  "**Labels don't wrap**, aren't shortened, and can overlap. Return a short text.",
  async () => {
    const text = 'A name that is much too long for the small slice in which it is';
    await pie({ data: [{ value: 1 }, { value: 1 }, { value: 98 }], arcLabel: () => text });
    await drawn();
    const [first, second] = all('.MuiPieChart-arcLabel');
    expect(first?.textContent).toBe(text);
    expect(rect(first).height).toBeLessThan(30);
    expect(rect(first).width).toBeGreaterThan(290);
    expect(rect(first).right).toBeGreaterThan(rect(second).left);
    expect(Math.abs(rect(first).top - rect(second).top)).toBeLessThan(rect(first).height);
  },
);

claim(
  "It receives `'arc'`, `'legend'`, or `'tooltip'`, so the slice can have a shorter name than the legend: `label: (location) => (location === 'arc' ? 'Gas' : 'Natural gas')`.",
  async () => {
    await pie(
      { data: [{ value: 1, label: (location) => location }], arcLabel: 'label' },
      { hideLegend: false },
    );
    await expect.poll(labels).toEqual(['arc']);
    expect(entries()).toEqual(['legend']);
    await userEvent.hover(page.getByLabelText('Chart'), { position: { x: 200, y: 180 } });
    await expect.poll(() => all('.MuiChartsTooltip-paper')[0]?.textContent).toContain('tooltip');
  },
);

claim(
  'Slices without a `color` get the next color of the palette. After the last color, the colors are repeated. Each series starts with the first color.',
  async () => {
    await wide(
      chart({
        colors: ['#ff0000', '#00ff00'],
        series: [
          { data: [{ value: 1 }, { value: 1 }, { value: 1 }], innerRadius: 80 },
          { data: [{ value: 1 }, { value: 1, color: '#0000ff' }], outerRadius: 70 },
        ],
      }),
    );
    await drawn(5);
    const [red, green, blue] = ['rgb(255, 0, 0)', 'rgb(0, 255, 0)', 'rgb(0, 0, 255)'];
    expect(arcs().map((arc) => getComputedStyle(arc).fill)).toEqual([red, green, red, red, blue]);
  },
);

claim(
  "The line between slices has the theme's `background.paper` color and is 1 pixel wide. To remove it, set `sx={{ '& .MuiPieChart-arc': { stroke: 'none' } }}`.",
  async () => {
    const stroke = async (props: Partial<PieChartProps>) => {
      const { unmount } = await wide(
        <ThemeProvider theme={createTheme({ palette: { background: { paper: '#123456' } } })}>
          {chart({ series: [{ data: [{ value: 1 }] }], ...props })}
        </ThemeProvider>,
      );
      await drawn(1);
      const [arc] = arcs();
      const { stroke: found, strokeWidth } = arc
        ? getComputedStyle(arc)
        : { stroke: '', strokeWidth: '' };
      await unmount();
      return [found, strokeWidth];
    };
    expect(await stroke({})).toEqual(['rgb(18, 52, 86)', '1px']);
    expect((await stroke({ sx: { '& .MuiPieChart-arc': { stroke: 'none' } } }))[0]).toBe('none');
  },
);

claim('Angles are in degrees. 0 is at the top, and positive angles go clockwise.', async () => {
  await pie({ data: [{ value: 1 }], startAngle: 0, endAngle: 90 });
  await drawn(1);
  expect([-5, 5, 85, 95].map((angle) => sliceAt(angle))).toEqual([-1, 0, 0, -1]);
});

claim('`startAngle` | Where the first slice starts | 0', async () => {
  await pie({ startAngle: 90 });
  await drawn();
  expect([5, 85, 95, 355].map((angle) => sliceAt(angle))).toEqual([-1, -1, 0, 2]);
});

claim('`endAngle` | Where the last slice ends | 360', async () => {
  await pie({ endAngle: 180 });
  await drawn();
  expect([5, 175, 185, 355].map((angle) => sliceAt(angle))).toEqual([0, 2, -1, -1]);
});

claim('`paddingAngle` | Size of the gaps between slices in degrees | 0', async () => {
  const { unmount } = await pie({ data: [{ value: 1 }, { value: 1 }] });
  await drawn(2);
  expect([179, 181].map((angle) => sliceAt(angle, 140))).toEqual([0, 1]);
  await unmount();
  await pie({ paddingAngle: 20, data: [{ value: 1 }, { value: 1 }] });
  await drawn(2);
  expect([168, 172, 188, 192].map((angle) => sliceAt(angle, 143))).toEqual([0, -1, -1, 1]);
});

claim('A gap is as wide near the center as at the edge.', async () => {
  await pie({ paddingAngle: 20, data: [{ value: 1 }, { value: 1 }], innerRadius: 50 });
  await drawn(2);
  const gap = (distance: number) => {
    const free = Array.from({ length: 900 }, (_, index) => 135 + index / 10).filter(
      (angle) => sliceAt(angle, distance) === -1,
    );
    return 2 * distance * Math.sin(((free.length / 10 / 2) * Math.PI) / 180);
  };
  expect(gap(60)).toBeGreaterThan(30);
  expect(Math.abs(gap(60) - gap(140))).toBeLessThan(2);
});

claim('`cornerRadius` | Radius of the corners of each slice in pixels | 0', async () => {
  const corner = async (cornerRadius?: number) => {
    const { unmount } = await pie({
      data: [{ value: 1 }, { value: 1 }],
      innerRadius: 100,
      ...(cornerRadius && { cornerRadius }),
    });
    await drawn(2);
    const found = sliceAt(1, 143);
    await unmount();
    return found;
  };
  expect(await corner()).toBe(0);
  expect(await corner(20)).toBe(-1);
});

claim('To rotate the pie, add the same number to both angles.', async () => {
  await pie({ startAngle: 90, endAngle: 450 });
  await drawn();
  expect([92, 268, 272, 328, 332, 448].map((angle) => sliceAt(angle))).toEqual([0, 0, 1, 1, 2, 2]);
});

claim('To draw the slices counterclockwise, set `endAngle: -360`.', async () => {
  await pie({ endAngle: -360 });
  await drawn();
  expect([-2, -178, -182, -238, -242].map((angle) => sliceAt(angle))).toEqual([0, 0, 1, 1, 2]);
});

claim(
  'Gaps make the slices smaller, so small slices get thin if `paddingAngle` is large.',
  async () => {
    const angle = async (paddingAngle: number) => {
      const { unmount } = await pie({
        data: [{ value: 97 }, { value: 3 }],
        innerRadius: 70,
        paddingAngle,
      });
      await drawn(2);
      const found = Array.from({ length: 3600 }, (_, index) => sliceAt(index / 10 + 0.01, 130));
      await unmount();
      return found.filter((each) => each === 1).length / 10;
    };
    const [none, five, forty] = [await angle(0), await angle(5), await angle(40)];
    expect(none).toBeCloseTo(10.8, 0);
    expect(five).toBeLessThan(none);
    expect(five).toBeGreaterThan(0);
    expect(forty).toBeLessThan(five);
  },
);

claim('It still has the radius of a full circle, so half of the height stays empty.', async () => {
  await pie({ startAngle: -90, endAngle: 90 });
  await drawn();
  expect(radius()).toBeCloseTo(145, 0);
  const bottom = Math.max(...arcs().map((arc) => rect(arc).bottom));
  expect(svg().bottom - bottom).toBeGreaterThan(145);
});

claim(
  "Move the center to the bottom with `cy: '100%'`, and set the radius in pixels:",
  async () => {
    await wide(<HalfPie />, 320);
    await expect.poll(() => radius()).toBeCloseTo(138, -1);
    const box = rect(all('svg[aria-label]')[0]);
    await expect
      .poll(() =>
        Math.round(
          Math.min(
            ...arcs()
              .filter(isDrawn)
              .map((arc) => rect(arc).top),
          ) - box.top,
        ),
      )
      .toBeLessThan(14);
    expect(box.bottom - center().y).toBeCloseTo(4, 0);
    expect(arcs().every((arc) => rect(arc).left >= box.left && rect(arc).right <= box.right)).toBe(
      true,
    );
  },
);

claim(
  'Each object in `series` is a separate pie. To put one around the other, give them different radii:',
  async () => {
    await wide(<TwoRings />);
    await drawn(9);
    await expect.poll(() => sliceAt(0, 50)).toBe(0);
    await expect.poll(() => sliceAt(0, 120)).toBe(3);
    expect(center(0)).toEqual(center(8));
  },
);

claim('Both rings are in the legend if their slices have labels.', async () => {
  await wide(
    chart({
      hideLegend: false,
      series: [
        { data: [{ value: 1, label: 'Inside' }], outerRadius: 40 },
        { data: [{ value: 1, label: 'Outside' }, { value: 2 }], innerRadius: 50 },
      ],
    }),
  );
  await expect.poll(entries).toEqual(['Inside', 'Outside']);
});

claim(
  'For two pies side by side, set `cx` and a smaller `outerRadius` on both series.',
  async () => {
    await wide(
      chart({
        series: [
          { data: [{ value: 1 }], cx: '25%', outerRadius: 100 },
          { data: [{ value: 1 }], cx: '75%', outerRadius: 100 },
        ],
      }),
    );
    await drawn(2);
    expect(rect(arcs()[0]).right).toBeLessThan(rect(arcs()[1]).left);
  },
);

claim(
  "`sortingValues` orders the slices by value: `'desc'` starts with the largest, `'asc'` with the smallest, and the default, `'none'`, keeps your order. It also accepts a compare function, as in `Array.prototype.sort`.",
  async () => {
    const order = async (sortingValues?: Series['sortingValues']) => {
      const { unmount } = await pie({ ...(sortingValues && { sortingValues }) });
      await drawn();
      const found = Array.from({ length: 72 }, (_, index) => sliceAt(index * 5 + 1));
      await unmount();
      return [...new Set(found)].map((index) => [3, 1, 2][index]);
    };
    expect(await order()).toEqual([3, 1, 2]);
    expect(await order('none')).toEqual([3, 1, 2]);
    expect(await order('desc')).toEqual([3, 2, 1]);
    expect(await order('asc')).toEqual([1, 2, 3]);
    expect(await order((a, b) => a - b)).toEqual([1, 2, 3]);
  },
);

claim('The legend keeps the order of `data`. To sort both, sort the array:', async () => {
  await pie({ sortingValues: 'asc' }, { hideLegend: false });
  await expect.poll(entries).toEqual(['3', '1', '2']);
});

claim('Combine small slices into one:', async () => {
  await wide(<SmallSlices />);
  await expect.poll(entries).toEqual(['Natural gas', 'Nuclear', 'Coal', 'Wind', 'Hydro', 'Other']);
  await page.getByRole('switch').click();
  await expect.poll(() => entries().length).toBe(10);
});

claim(
  "Set `highlightScope: { highlight: 'item', fade: 'global' }` on the series. Without it, slices don't change on hover.",
  async () => {
    const hover = async (series: Partial<Series>) => {
      const onHighlightChange = vi.fn();
      const { unmount } = await pie(series, { onHighlightChange });
      await drawn();
      await userEvent.hover(page.getByLabelText('Chart'), { position: { x: 300, y: 150 } });
      await expect.poll(() => onHighlightChange.mock.calls.length).toBeGreaterThan(0);
      const found = [
        all('.MuiPieChart-arc[data-highlighted]').length,
        all('.MuiPieChart-arc[data-faded]').length,
      ];
      await userEvent.unhover(page.getByLabelText('Chart'));
      await unmount();
      return found;
    };
    expect(await hover({})).toEqual([0, 0]);
    expect(await hover({ highlightScope: { highlight: 'item', fade: 'global' } })).toEqual([1, 2]);
  },
);

claim(
  '`highlighted` and `faded` change the radius, the corners, or the color: `highlighted: { additionalRadius: 8 }` makes the slice larger. A faded slice gets 5 pixels smaller unless you set `faded`.',
  async () => {
    const edges = async (series: Partial<Series>) => {
      const { unmount } = await pie(
        {
          id: 's',
          outerRadius: 100,
          highlightScope: { highlight: 'item', fade: 'global' },
          ...series,
        },
        { highlightedItem: { seriesId: 's', dataIndex: 0 } },
      );
      await drawn();
      const edge = (angle: number) =>
        Array.from({ length: 140 }, (_, index) => index).filter(
          (r) => r > 5 && sliceAt(angle, r) >= 0,
        ).length + 5;
      const found = {
        sizes: [edge(100), edge(200)],
        fills: arcs().map((arc) => getComputedStyle(arc).fill),
      };
      await unmount();
      return found;
    };
    const [highlighted, faded] = (await edges({ highlighted: { additionalRadius: 8 } })).sizes;
    expect(highlighted).toBeCloseTo(108, -0.5);
    expect(faded).toBeCloseTo(95, -0.5);
    const custom = await edges({
      faded: { additionalRadius: 0, color: '#808080', cornerRadius: 4 },
    });
    expect(custom.sizes[1]).toBeCloseTo(100, -0.5);
    expect(custom.fills.slice(1)).toEqual(['rgb(128, 128, 128)', 'rgb(128, 128, 128)']);
  },
);

claim(
  "If the larger slice doesn't fit, it's cut off at the edge of the chart. To leave room, set a smaller `outerRadius`.",
  async () => {
    await pie(
      {
        id: 's',
        data: [{ value: 1 }],
        highlightScope: { highlight: 'item' },
        highlighted: { additionalRadius: 20 },
      },
      { highlightedItem: { seriesId: 's', dataIndex: 0 } },
    );
    await drawn(1);
    expect(rect(arcs()[0]).top).toBeLessThan(svg().top - 10);
    const [surface] = all('svg[aria-label]');
    expect(surface && getComputedStyle(surface).overflow).not.toBe('visible');
  },
);

claim(
  '`onItemClick` is called with the event, `{ type, seriesId, dataIndex }`, and the slice with its `value`, `label`, and `color`.',
  async () => {
    const onItemClick = vi.fn<NonNullable<PieChartProps['onItemClick']>>();
    await pie({ id: 's', data: [{ value: 7, label: 'Glass', color: '#ff0000' }] }, { onItemClick });
    await drawn(1);
    await userEvent.click(page.getByLabelText('Chart'), { position: { x: 300, y: 150 } });
    await expect.poll(() => onItemClick.mock.calls.length).toBe(1);
    const [event, identifier, item] = onItemClick.mock.calls[0] ?? [];
    expect(event?.type).toBe('click');
    expect(identifier).toEqual({ type: 'pie', seriesId: 's', dataIndex: 0 });
    expect(item).toMatchObject({ value: 7, label: 'Glass', color: '#ff0000' });
  },
);

claim('The selected slice stays highlighted, because `highlightedItem` sets it.', async () => {
  await wide(<SelectSlice />);
  await drawn();
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('Fossil');
  const [, nuclear] = arcs();
  nuclear?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(status).toHaveTextContent('Nuclear');
  await expect.poll(() => all('.MuiPieChart-arc[data-highlighted]')).toEqual([nuclear]);
  await userEvent.hover(page.getByRole('button', { name: 'Fossil' }));
  await userEvent.hover(status);
  expect(all('.MuiPieChart-arc[data-highlighted]')).toEqual([nuclear]);
});

claim(
  'Set `toggleVisibilityOnClick` on the legend to turn each entry into a button that hides or shows its slice. The other slices then fill the circle.',
  async () => {
    await pie(
      { id: 's', data: [1, 1, 2].map((value) => ({ value, label: `Slice ${value}` })) },
      {
        hideLegend: false,
        initialHiddenItems: [{ type: 'pie', seriesId: 's', dataIndex: 0 }],
        slotProps: { legend: { toggleVisibilityOnClick: true } },
      },
    );
    await expect.poll(() => arcs().map(isDrawn)).toEqual([false, true, true]);
    expect([2, 118, 122, 358].map((angle) => sliceAt(angle))).toEqual([1, 1, 2, 2]);
    await page.getByRole('button', { name: 'Slice 2' }).click();
    await expect.poll(() => arcs().map(isDrawn)).toEqual([false, true, false]);
    expect(sliceAt(300)).toBe(1);
    await page.getByRole('button', { name: 'Slice 1' }).first().click();
    await expect.poll(() => arcs().map(isDrawn)).toEqual([true, true, false]);
  },
);

claim(
  'A percentage that you calculate from all slices is wrong while some are hidden.',
  async () => {
    await pie(
      {
        id: 's',
        data: [50, 25, 25].map((value) => ({ value })),
        arcLabel: ({ value }) => `${value}%`,
      },
      { initialHiddenItems: [{ type: 'pie', seriesId: 's', dataIndex: 0 }] },
    );
    // A slice of 25% is half of the circle.
    await expect
      .poll(() => [2, 178, 182, 358].map((angle) => sliceAt(angle)))
      .toEqual([1, 1, 2, 2]);
    expect(labels()[1]).toBe('25%');
  },
);

claim("Users can't click slices with the keyboard, so this demo has buttons, too.", async () => {
  const onItemClick = vi.fn();
  const { unmount } = await pie({}, { onItemClick, enableKeyboardNavigation: true });
  await drawn();
  await userEvent.keyboard('{Tab}{ArrowRight}{Enter} ');
  expect(arcs().some((arc) => arc.tabIndex >= 0)).toBe(false);
  expect(onItemClick).not.toHaveBeenCalled();
  await unmount();
  await wide(<SelectSlice />);
  await page.getByRole('button', { name: 'Renewable' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Renewable');
});

claim(
  'The slices themselves have no text for screen readers, and their labels contain only the text that `arcLabel` returns.',
  async () => {
    await pie({ arcLabel: 'value' });
    await drawn();
    expect(
      arcs().map((arc) => [
        arc.getAttribute('aria-label'),
        arc.getAttribute('role'),
        arc.textContent,
      ]),
    ).toEqual(arcs().map(() => [null, null, '']));
    expect(labels()).toEqual(['3', '1', '2']);
  },
);

claim(
  '`enableKeyboardNavigation` makes the chart a **Tab** stop, and the arrow keys move from slice to slice. The focused slice gets an outline, is highlighted if the series has a `highlightScope`, and opens the tooltip. To style the outline, select `.MuiPieChart-focusIndicator`.',
  async () => {
    await pie(
      { highlightScope: { highlight: 'item' } },
      {
        enableKeyboardNavigation: true,
        sx: { '& .MuiPieChart-focusIndicator': { strokeWidth: 7 } },
      },
    );
    await drawn();
    const highlighted = () => arcs().findIndex((arc) => arc.hasAttribute('data-highlighted'));
    const outline = () => all('.MuiPieChart-focusIndicator');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(page.getByLabelText('Chart').element());
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(highlighted).toBe(0);
    await expect.poll(() => outline().length).toBe(1);
    const [first] = outline();
    expect(first && getComputedStyle(first).strokeWidth).toBe('7px');
    expect(first?.getAttribute('d')).toBe(arcs()[0]?.getAttribute('d'));
    await expect.poll(() => all('.MuiChartsTooltip-paper')[0]?.textContent).toContain('3');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(highlighted).toBe(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(highlighted).toBe(0);
  },
);

claim(
  'All values are zero. The chart shows "No data to display" only if there are no slices at all, so check the sum yourself.',
  async () => {
    const { unmount } = await pie({ data: [{ value: 0 }, { value: 0 }] });
    await expect.poll(() => arcs().length).toBe(2);
    expect(arcs().filter(isDrawn)).toEqual([]);
    expect(document.body.textContent).not.toContain('No data');
    await unmount();
    const empty = await pie({ data: [] });
    await expect.element(page.getByText('No data to display')).toBeInTheDocument();
    await empty.unmount();
    await wide(chart({ series: [] }));
    await expect.element(page.getByText('No data to display')).toBeInTheDocument();
  },
);

claim(
  "Its value is zero, negative, or `null`. Such slices aren't drawn and don't affect the total, but the legend still lists them.",
  async () => {
    const rows = JSON.parse(
      '[{"value":4,"label":"A"},{"value":0,"label":"B"},{"value":-8,"label":"C"},{"value":null,"label":"D"},{"value":4,"label":"E"}]',
    ) as { value: number; label: string }[];
    await pie({ data: rows }, { hideLegend: false });
    await expect.poll(() => arcs().map(isDrawn)).toEqual([true, false, false, false, true]);
    expect([178, 182].map((angle) => sliceAt(angle, 50))).toEqual([0, 4]);
    expect(entries()).toEqual(['A', 'B', 'C', 'D', 'E']);
  },
);

claim(
  'With `arcLabel`, their labels are drawn as well, on top of others. Set `arcLabelMinAngle: 1` to hide them.',
  async () => {
    const data = [4, 0, -8].map((value) => ({ value }));
    const { unmount } = await pie({ data, arcLabel: 'value' });
    await expect.poll(labels).toEqual(['4', '0', '-8']);
    expect(label(1)).toEqual(label(2));
    await unmount();
    await pie({ data, arcLabel: 'value', arcLabelMinAngle: 1 });
    await expect.poll(labels).toEqual(['4', '', '']);
  },
);

claim('Two slices have the same `id`.', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await pie({
    data: [
      { id: 'a', value: 1 },
      { id: 'a', value: 2 },
    ],
  });
  await drawn(2);
  await expect
    .poll(() =>
      error.mock.calls.some(([text]) =>
        String(text).includes('Encountered two children with the same key'),
      ),
    )
    .toBe(true);
  error.mockRestore();
});

claim('The text is centered in the whole chart, which includes the legend.', async () => {
  await wide(
    <div style={{ position: 'relative' }}>
      {chart({ series: [{ data: long, innerRadius: 60 }], hideLegend: false })}
      <div style={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
        <span>Total</span>
      </div>
    </div>,
  );
  await drawn(2);
  const text = rect(page.getByText('Total').element());
  expect((text.left + text.right) / 2 - center().x).toBeGreaterThan(50);
});

claim(
  'To rotate the pie, add the same number to both angles. To draw the slices counterclockwise, set `endAngle: -360`.',
  async () => {
    await wide(<SliceShape />);
    await drawn();
    // The demo starts at -90 degrees.
    await expect.poll(() => [-80, -100].map((angle) => sliceAt(angle, 90))).toEqual([0, 2]);
  },
);

claim(
  'Their labels are then hidden by default, because the angles are negative: to show them, set `arcLabelMinAngle: -360`.',
  async () => {
    const first = await pie({ arcLabel: 'value' });
    await expect.poll(labels).toEqual(['3', '1', '2']);
    await first.unmount();
    const second = await pie({ arcLabel: 'value', endAngle: -360 });
    await drawn();
    expect(labels()).toEqual(['', '', '']);
    await second.unmount();
    await pie({ arcLabel: 'value', endAngle: -360, arcLabelMinAngle: -360 });
    await expect.poll(labels).toEqual(['3', '1', '2']);
  },
);
