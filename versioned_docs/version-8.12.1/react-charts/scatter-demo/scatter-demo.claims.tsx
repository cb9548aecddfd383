import { claim } from '@portal/claims';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AnscombeQuartet from './demos/AnscombeQuartet';
import CarTable from './demos/CarTable';
import CityMap from './demos/CityMap';
import CoalToWind from './demos/CoalToWind';
import GreatEarthquakes from './demos/GreatEarthquakes';
import PetalStrips from './demos/PetalStrips';
import PlanetNames from './demos/PlanetNames';
import StarDiagram from './demos/StarDiagram';

const elements = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const circles = () => elements('[data-series] circle');
const drawn = (count: number) => expect.poll(() => circles().length).toBe(count);
const labels = (axis: 'X' | 'Y') =>
  elements(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`).map(
    (each) => each.textContent,
  );
const center = (element: Element | undefined) => {
  const box = element?.getBoundingClientRect() ?? new DOMRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width };
};
const hover = (x: number, y: number) => {
  const target = document.elementFromPoint(x, y);
  for (const type of ['pointerenter', 'pointerover', 'pointermove']) {
    const options = {
      bubbles: type !== 'pointerenter',
      clientX: x,
      clientY: y,
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
    };
    target?.dispatchEvent(new PointerEvent(type, options));
  }
};
const tooltip = () => document.querySelector('[role="tooltip"]')?.textContent ?? '';

claim('The area of each bubble shows the population.', async () => {
  await render(<CityMap />);
  await drawn(10);
  const [tokyo, delhi] = circles().map((circle) => Number(circle.getAttribute('r')) ** 2);
  expect((tokyo ?? 0) / (delhi ?? 1)).toBeCloseTo(37.5 / 28.5, 3);
});

claim(
  'With `disableVoronoi`, the whole bubble reacts to the pointer, and `ScatterMarker` passes the event handlers on.',
  async () => {
    await render(<CityMap />);
    await drawn(10);
    const { x, y, width } = center(circles()[3]);
    let i = 0;
    await expect
      .poll(() => {
        i += 0.01;
        hover(x + width / 2 - 2 - (i % 1), y);
        return tooltip();
      })
      .toBe('São Paulo: 21.7 million people');
  },
);

claim(
  'The limits of the axes are fixed, and `valueFormatter` displays negative numbers as south and west.',
  async () => {
    await render(<CityMap />);
    await drawn(10);
    await expect
      .poll(() => labels('Y'))
      .toEqual(['40° S', '20° S', '0°', '20° N', '40° N', '60° N']);
    expect(labels('X')[0]).toBe('120° W');
  },
);

claim(
  "`x` has to be a number, so it's the index of the species, and `valueFormatter` of the axis returns the name.",
  async () => {
    await render(<PetalStrips />);
    await drawn(30);
    await expect.poll(() => labels('X')).toEqual(['Setosa', 'Versicolor', 'Virginica']);
  },
);

claim(
  'Equal values would cover each other, so each point is moved to the side by up to 0.15.',
  async () => {
    await render(<PetalStrips />);
    await drawn(30);
    // Setosa: the strips are 1 apart.
    const [first, second] = [0, 10].map((from) =>
      circles()
        .slice(from, from + 10)
        .map((circle) => center(circle).x),
    );
    const spread = Math.max(...(first ?? [])) - Math.min(...(first ?? []));
    const step = Math.max(...(second ?? [])) - Math.max(...(first ?? []));
    expect(spread / step).toBeCloseTo(0.3, 2);
    expect(new Set(first).size).toBe(10);
  },
);

claim('The `marker` slot returns a group with a `<circle>` and a `<text>`.', async () => {
  await render(<PlanetNames />);
  await drawn(8);
  expect(elements('[data-series] > g > text').map((text) => text.textContent)).toContain('Saturn');
});

claim(
  'On a log-log chart, a power of `x` is a straight line, so two points are enough.',
  async () => {
    await render(<PlanetNames />);
    await drawn(8);
    const line = elements('line[stroke="#D55E00"]')[0];
    const value = (name: string) => Number(line?.getAttribute(name));
    for (const point of elements('[data-series] > g')) {
      const [x = 0, y = 0] = (point.getAttribute('transform') ?? '')
        .slice(10, -1)
        .split(' ')
        .map(Number);
      const share = (x - value('x1')) / (value('x2') - value('x1'));
      expect(Math.abs(value('y1') + share * (value('y2') - value('y1')) - y)).toBeLessThan(3);
    }
  },
);

claim('A CSS grid puts them side by side, or below each other on narrow screens.', async () => {
  const columns = async (width: number) => {
    const { unmount } = await render(
      <div style={{ width }}>
        <AnscombeQuartet />
      </div>,
    );
    await drawn(44);
    const found = new Set(
      elements('svg:has([data-series])').map((svg) => svg.getBoundingClientRect().left),
    ).size;
    await unmount();
    return found;
  };
  expect(await columns(600)).toBe(2);
  expect(await columns(320)).toBe(1);
});

claim('The `colorMap` of the y-axis changes the color at 9.', async () => {
  await render(<GreatEarthquakes />);
  await drawn(13);
  const strong = circles().filter((circle) => circle.getAttribute('fill') === '#D55E00');
  expect(strong).toHaveLength(5);
});

claim(
  "`x` is a timestamp in milliseconds, and `scaleType: 'utc'` makes the axis show dates.",
  async () => {
    await render(<GreatEarthquakes />);
    await drawn(13);
    await expect.poll(() => labels('X')).toContain('1960');
  },
);

claim(
  "`ChartsReferenceLine` draws the line at the same value, so the color isn't the only hint.",
  async () => {
    await render(<GreatEarthquakes />);
    await drawn(13);
    await expect.element(page.getByText('9 and more')).toBeInTheDocument();
    const line = center(elements('.MuiChartsReferenceLine-line')[0]).y;
    // Kamchatka had exactly 9.
    expect(center(circles()[1]).y).toBeCloseTo(line, 0);
  },
);

claim('`reverse: true` reverses the axis.', async () => {
  await render(<StarDiagram />);
  await drawn(13);
  const [sun, , whiteDwarf] = circles();
  expect(center(whiteDwarf).x).toBeLessThan(center(sun).x);
});

claim(
  "Its `colorMap` colors each star by its temperature, and the custom marker adds a ring in the color of the text, because white stars wouldn't be visible on a white page.",
  async () => {
    await render(<StarDiagram />);
    await drawn(13);
    const [sun, sirius] = circles();
    expect(sun?.getAttribute('fill')).toBe('#ffe08a');
    expect(sirius?.getAttribute('fill')).toBe('#cfdcff');
    expect(sun?.getAttribute('stroke')).toBe('currentColor');
  },
);

claim('The list sets it on hover and on focus, so it works with the keyboard, too.', async () => {
  await render(<CarTable />);
  await drawn(6);
  await userEvent.tab();
  await userEvent.tab();
  await expect.poll(() => circles()[1]?.dataset.highlighted).toBe('true');
  await page.getByText('Volvo 142E').hover();
  await expect.poll(() => circles()[3]?.dataset.highlighted).toBe('true');
});

claim(
  '`onHighlightChange` receives the point that is closest to the pointer, or `null` when the pointer leaves the chart.',
  async () => {
    await render(
      <>
        <p>Elsewhere</p>
        <CarTable />
      </>,
    );
    await drawn(6);
    const selected = () => document.querySelector('.Mui-selected')?.textContent ?? '';
    const { x, y } = center(circles()[5]);
    await expect
      .poll(() => {
        // Next to the point, not on it.
        hover(x - 40, y - 30);
        return selected();
      })
      .toContain('Cadillac Fleetwood');
    await page.getByText('Elsewhere').hover();
    await expect.poll(selected).toBe('');
  },
);

claim(
  "The line takes its x-values from `data` of the x-axis, and connects them in the order of the array, so they don't have to be sorted.",
  async () => {
    await render(<CoalToWind />);
    await drawn(7);
    const path = elements('.MuiLineElement-root')[0]?.getAttribute('d') ?? '';
    const xs = path
      .split(/[ML]/)
      .filter(Boolean)
      .map((point) => Number(point.split(',')[0]));
    expect(xs).toHaveLength(7);
    expect(xs[1]).toBeGreaterThan(xs[0] ?? NaN);
    expect(xs[2]).toBeLessThan(xs[1] ?? NaN);
  },
);
