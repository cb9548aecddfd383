import type * as React from 'react';

import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  Gauge,
  gaugeClasses,
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  GaugeValueText,
  useGaugeState,
  type GaugeProps,
} from '@mui/x-charts/Gauge';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import EuroCountries from './demos/EuroCountries';
import HalfGauge from './demos/HalfGauge';
import HurricaneScale from './demos/HurricaneScale';
import InternetByRegion from './demos/InternetByRegion';
import InternetUse from './demos/InternetUse';
import SpeedNeedle from './demos/SpeedNeedle';

const wide = (children: React.ReactNode, width = 500) =>
  render(<div style={{ width }}>{children}</div>);
/** A gauge of 500 × 220 pixels: the circle has a radius of 100 pixels. */
const gauge = (props: Partial<GaugeProps> = {}) =>
  wide(<Gauge aria-label="Gauge" height={220} value={50} skipAnimation {...props} />);

const one = <T extends Element = SVGElement>(selector: string) => {
  const found = document.querySelector<T>(selector);
  if (!found) {
    throw new Error(`No ${selector}`);
  }
  return found;
};
const count = (selector: string) => document.querySelectorAll(selector).length;
const drawn = () => expect.poll(() => count('.MuiGauge-referenceArc')).toBe(1);
const meter = () => page.getByRole('meter').element();
const rect = (selector: string) => one(selector).getBoundingClientRect();
const texts = () =>
  [...document.querySelectorAll('.MuiGauge-valueText tspan')].map((each) => each.textContent);
/** Whether an arc covers a point, by angle in degrees (except 90) and distance from the center. */
const covers = (angle: number, radius = 90, part: 'value' | 'reference' = 'value') => {
  const radians = (angle * Math.PI) / 180;
  return one<SVGPathElement>(`.MuiGauge-${part}Arc`).isPointInFill(
    new DOMPoint(radius * Math.sin(radians), -radius * Math.cos(radians)),
  );
};
const center = () => {
  const matrix = one<SVGPathElement>('.MuiGauge-referenceArc').getScreenCTM();
  const box = meter().getBoundingClientRect();
  return { x: (matrix?.e ?? NaN) - box.left, y: (matrix?.f ?? NaN) - box.top };
};

claim('The range goes from `valueMin`, by default 0, to `valueMax`, by default 100.', async () => {
  const { unmount } = await gauge();
  await drawn();
  expect([5, 175, 185, 355].map((angle) => covers(angle))).toEqual([true, true, false, false]);
  await unmount();
  await gauge({ value: 15, valueMin: 10, valueMax: 30 });
  await drawn();
  expect([5, 85, 95].map((angle) => covers(angle))).toEqual([true, true, false]);
});

claim('The arc is as large as the space allows.', async () => {
  const { unmount } = await gauge();
  await drawn();
  expect(rect('.MuiGauge-referenceArc').width).toBeCloseTo(200, 0);
  await unmount();
  await wide(<Gauge aria-label="Gauge" height={220} value={50} />, 120);
  await drawn();
  expect(rect('.MuiGauge-referenceArc').width).toBeCloseTo(100, 0);
});

claim(
  'If `value` is missing or `null`, the gauge shows only the gray arc of the range and, if you set it, `text`.',
  async () => {
    for (const props of [{ value: null }, {}]) {
      const { unmount } = await wide(<Gauge aria-label="Gauge" height={220} {...props} />);
      await drawn();
      expect([count('.MuiGauge-valueArc'), count('.MuiGauge-valueText')]).toEqual([0, 0]);
      await unmount();
      const withText = await wide(
        <Gauge aria-label="Gauge" height={220} text="No data" {...props} />,
      );
      await drawn();
      expect(count('.MuiGauge-valueArc')).toBe(0);
      expect(texts()).toEqual(['No data']);
      await withText.unmount();
    }
  },
);

claim(
  '`text` replaces the number. Pass a string, or a function that receives `{ value, valueMin, valueMax }`. `\\n` starts a new line.',
  async () => {
    const { unmount } = await gauge({ text: 'Half' });
    await expect.poll(texts).toEqual(['Half']);
    await unmount();
    const second = await gauge({ text: (params) => JSON.stringify(params) });
    await expect.poll(texts).toEqual(['{"value":50,"valueMin":0,"valueMax":100}']);
    await second.unmount();
    await wide(<EuroCountries />);
    await expect.poll(texts).toEqual(['20/27', 'countries']);
  },
);

claim(
  'By default, the number is formatted with `toLocaleString()`, without a unit. Return `null` from the function to hide it.',
  async () => {
    const { unmount } = await gauge({ value: 1234.5, valueMax: 5000 });
    await expect.poll(texts).toEqual([(1234.5).toLocaleString()]);
    await unmount();
    await gauge({ text: () => null });
    await drawn();
    expect(count('.MuiGauge-valueText')).toBe(0);
  },
);

claim(
  "Style the text with the class `gaugeClasses.valueText`. Long texts aren't wrapped.",
  async () => {
    await gauge({
      text: 'A long text that needs more space than there is',
      sx: { [`& .${gaugeClasses.valueText}`]: { fontSize: 30 } },
    });
    await expect.poll(() => texts().length).toBe(1);
    expect(getComputedStyle(one('.MuiGauge-valueText text')).fontSize).toBe('30px');
    expect(rect('.MuiGauge-valueText').width).toBeGreaterThan(300);
  },
);

claim('Angles are in degrees from the top, clockwise.', async () => {
  await gauge({ startAngle: 45, endAngle: 135, value: 100 });
  await drawn();
  const radius = one<SVGPathElement>('.MuiGauge-referenceArc').getBBox().width;
  expect(radius).toBeGreaterThan(0);
  const r =
    0.9 *
    Math.hypot(
      ...(
        one('.MuiGauge-referenceArc')
          .getAttribute('d')
          ?.match(/^M([-\d.]+),([-\d.]+)/) ?? []
      )
        .slice(1)
        .map(Number),
    );
  expect([40, 50, 130, 140].map((angle) => covers(angle, r))).toEqual([false, true, true, false]);
});

claim(
  'If there is enough width, a half gauge is twice as wide as a circle of the same height, because its radius can be as large as the height.',
  async () => {
    const { unmount } = await gauge();
    await drawn();
    const { width } = rect('.MuiGauge-referenceArc');
    await unmount();
    const half = await gauge({ startAngle: -90, endAngle: 90 });
    await drawn();
    expect(rect('.MuiGauge-referenceArc').width).toBeCloseTo(2 * width, 0);
    await half.unmount();
    const medium = await wide(
      <Gauge aria-label="Gauge" height={220} value={1} startAngle={-90} endAngle={90} />,
      300,
    );
    await drawn();
    expect(rect('.MuiGauge-referenceArc').width).toBeCloseTo(280, 0);
    await medium.unmount();
    // With as much width as height, it isn't larger.
    await wide(
      <Gauge aria-label="Gauge" height={220} value={1} startAngle={-90} endAngle={90} />,
      220,
    );
    await drawn();
    expect(rect('.MuiGauge-referenceArc').width).toBeCloseTo(width, 0);
  },
);

claim(
  'The text is at the center of the circle, which is at the bottom of a half gauge, and the lower half of large letters would be cut off. Move it up with `transform`, as this demo does.',
  async () => {
    const below = () => rect('.MuiGauge-valueText').bottom - meter().getBoundingClientRect().bottom;
    const { unmount } = await gauge({
      startAngle: -90,
      endAngle: 90,
      sx: { [`& .${gaugeClasses.valueText}`]: { fontSize: 40 } },
    });
    await expect.poll(texts).toEqual(['50']);
    expect(below()).toBeGreaterThan(5);
    expect(getComputedStyle(meter()).overflow).toBe('hidden');
    await unmount();
    await wide(<HalfGauge />);
    await expect.poll(texts).toEqual(['71%']);
    expect(below()).toBeLessThanOrEqual(0);
  },
);

claim('`startAngle` | Where `valueMin` is | 0', async () => {
  await gauge({ startAngle: 180 });
  await drawn();
  const at = (angle: number) => covers(angle, rect('.MuiGauge-referenceArc').height * 0.45);
  expect([170, 190, 260, 280].map(at)).toEqual([false, true, true, false]);
});

claim('`endAngle` | Where `valueMax` is | 360', async () => {
  await gauge({ endAngle: 270, value: 100 });
  await drawn();
  expect([5, 265, 275].map((angle) => covers(angle))).toEqual([true, true, false]);
});

claim("`innerRadius` | From the center to the inner edge | `'80%'`", async () => {
  const { unmount } = await gauge();
  await drawn();
  expect([79, 81].map((radius) => covers(100, radius))).toEqual([false, true]);
  await unmount();
  await gauge({ innerRadius: 30 });
  await drawn();
  expect([29, 31].map((radius) => covers(100, radius))).toEqual([false, true]);
});

claim("`outerRadius` | From the center to the outer edge | `'100%'`", async () => {
  const { unmount } = await gauge();
  await drawn();
  expect([99, 101].map((radius) => covers(100, radius))).toEqual([true, false]);
  await unmount();
  await gauge({ outerRadius: '90%' });
  await drawn();
  expect([89, 91].map((radius) => covers(100, radius))).toEqual([true, false]);
});

claim("`cornerRadius` | Radius of the corners. `'50%'` makes the ends round. | 0", async () => {
  const corners = async (cornerRadius?: string) => {
    const { unmount } = await gauge({ ...(cornerRadius && { cornerRadius }) });
    await drawn();
    const found = [covers(2, 98), covers(2, 90)];
    await unmount();
    return found;
  };
  expect(await corners()).toEqual([true, true]);
  expect(await corners('50%')).toEqual([false, true]);
});

claim(
  '`cx`, `cy` | Center of the circle, from the top left of the SVG | Where the arc fits best',
  async () => {
    const { unmount } = await gauge();
    await drawn();
    expect(center()).toEqual({ x: 250, y: 110 });
    await unmount();
    await gauge({ cx: 100, cy: 90 });
    await drawn();
    expect(center()).toEqual({ x: 110, y: 100 });
  },
);

claim('`margin` | Space around the arc | 10 on each side', async () => {
  const { unmount } = await gauge();
  await drawn();
  expect(rect('.MuiGauge-referenceArc').height).toBeCloseTo(200, 0);
  await unmount();
  await gauge({ margin: 30 });
  await drawn();
  expect(rect('.MuiGauge-referenceArc').height).toBeCloseTo(160, 0);
});

claim(
  'To fill the arc counterclockwise, set an `endAngle` that is smaller than `startAngle`.',
  async () => {
    await gauge({ startAngle: 180, endAngle: -180, value: 25 });
    await drawn();
    expect([175, 95, 85, 185].map((angle) => covers(angle))).toEqual([true, true, false, false]);
  },
);

claim(
  'Calculate the color from the value, and set it as the `fill` of `gaugeClasses.valueArc`.',
  async () => {
    await wide(<InternetByRegion />);
    await expect.poll(() => count('.MuiGauge-valueArc')).toBe(6);
    const fills = [...document.querySelectorAll('.MuiGauge-valueArc')].map(
      (arc) => getComputedStyle(arc).fill,
    );
    const [orange, brown, blue] = ['rgb(213, 94, 0)', 'rgb(166, 124, 0)', 'rgb(0, 114, 178)'];
    expect(fills).toEqual([orange, brown, brown, blue, blue, blue]);
    expect(texts()).toEqual(['38%', '66%', '70%', '87%', '91%', '92%']);
  },
);

claim("By default, the arc has the theme's primary color.", async () => {
  await wide(
    <ThemeProvider theme={createTheme({ palette: { primary: { main: '#123456' } } })}>
      <Gauge aria-label="Gauge" height={220} value={50} />
    </ThemeProvider>,
  );
  await drawn();
  expect(getComputedStyle(one('.MuiGauge-valueArc')).fill).toBe('rgb(18, 52, 86)');
});

claim(
  'For a gradient, define it in a child of the gauge, which is rendered inside the `<svg>`:',
  async () => {
    await gauge({
      sx: { [`& .${gaugeClasses.valueArc}`]: { fill: 'url(#battery)' } },
      children: (
        <defs>
          <linearGradient id="battery" />
        </defs>
      ),
    });
    await drawn();
    expect(one('#battery').closest('svg')).toBe(meter());
    expect(getComputedStyle(one('.MuiGauge-valueArc')).fill).toContain('#battery');
  },
);

claim(
  '`GaugeContainer` takes the same props as `Gauge`, except `text`, `classes`, and `skipAnimation`, and draws nothing by itself.',
  async () => {
    await wide(<GaugeContainer aria-label="Gauge" height={220} value={50} />);
    await expect.element(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '50');
    expect(count('[role="meter"] path, [role="meter"] text')).toBe(0);
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const others = { text: 'Half', classes: { root: 'own' }, skipAnimation: true };
    await wide(
      <GaugeContainer height={220} value={50} {...others}>
        <GaugeValueText />
      </GaugeContainer>,
    );
    await expect.poll(() => document.body.textContent).toContain('50');
    expect(document.body.textContent).not.toContain('Half');
    expect(count('.own')).toBe(0);
    expect(error.mock.calls.flat().join()).toContain('skipAnimation');
  },
);

claim(
  '`useGaugeState` returns the geometry, with angles in radians and lengths in pixels.',
  async () => {
    let state: Partial<ReturnType<typeof useGaugeState>> = {};
    function Read() {
      state = useGaugeState();
      return null;
    }
    await gauge({ children: <Read />, startAngle: -180, endAngle: 180 });
    await drawn();
    expect(state).toMatchObject({
      startAngle: -Math.PI,
      endAngle: Math.PI,
      innerRadius: 80,
      outerRadius: 100,
      cx: 250,
      cy: 110,
      value: 50,
      valueMin: 0,
      valueMax: 100,
    });
  },
);

claim(
  '`valueAngle` is the angle of the value, or `null` without a value. A point at this angle is at `cx + r * Math.sin(valueAngle)` and `cy - r * Math.cos(valueAngle)`.',
  async () => {
    let angle: number | null = NaN;
    function Read() {
      angle = useGaugeState().valueAngle;
      return null;
    }
    const { unmount } = await gauge({ children: <Read />, value: 25 });
    await drawn();
    expect(angle).toBeCloseTo(Math.PI / 2);
    await unmount();
    const second = await gauge({ children: <Read />, value: null });
    await drawn();
    expect(angle).toBeNull();
    await second.unmount();
    await wide(<SpeedNeedle />);
    await expect.poll(() => count('[role="meter"] line')).toBe(1);
    const [x1, x2, y1, y2] = ['x1', 'x2', 'y1', 'y2'].map((name) =>
      Number(one('[role="meter"] line').getAttribute(name)),
    );
    // 44.7 of 60 on a half circle that starts on the left.
    expect(Math.atan2((x2 ?? 0) - (x1 ?? 0), (y1 ?? 0) - (y2 ?? 0)) * (180 / Math.PI)).toBeCloseTo(
      -90 + (44.7 / 60) * 180,
      1,
    );
  },
);

claim(
  'The value arc moves to a new value with an animation, but your own parts jump, unless you animate them. To stop the animation, set `skipAnimation` on `Gauge` or `GaugeValueArc`.',
  async () => {
    function Angle() {
      return <text id="angle">{useGaugeState().valueAngle}</text>;
    }
    for (const skipAnimation of [false, true]) {
      const of = (value: number) => (
        <GaugeContainer aria-label="Gauge" height={220} value={value}>
          <GaugeValueArc className="arc" skipAnimation={skipAnimation} />
          <Angle />
        </GaugeContainer>
      );
      const { rerender, unmount } = await wide(of(0));
      await expect.poll(() => count('.arc')).toBe(1);
      const start = one('.arc').getAttribute('d');
      let changes = 0;
      const observer = new MutationObserver((records) => {
        changes += records.length;
      });
      observer.observe(one('.arc'), { attributeFilter: ['d'] });
      await rerender(<div style={{ width: 500 }}>{of(50)}</div>);
      expect(Number(one('#angle').textContent)).toBeCloseTo(Math.PI);
      await expect
        .poll(() => one<SVGPathElement>('.arc').isPointInFill(new DOMPoint(15, 88)))
        .toBe(true);
      await expect.poll(() => one('.arc').getAttribute('d')).not.toBe(start);
      observer.disconnect();
      expect(changes > 2).toBe(!skipAnimation);
      await unmount();
    }
  },
);

claim(
  'This gauge shows the five hurricane categories, with a triangle instead of a value arc:',
  async () => {
    await wide(<HurricaneScale />);
    await expect.poll(() => count('[role="meter"] path')).toBe(6);
    const value = page.getByRole('meter');
    await expect.element(value).toHaveAttribute('aria-valuetext', '140 mph, category 4');
    await page.getByRole('button', { name: 'Katrina 2005' }).click();
    await expect.element(value).toHaveAttribute('aria-valuetext', '175 mph, category 5');
  },
);

claim(
  "The `<svg>` has the role `meter` with `aria-valuenow`, `aria-valuemin`, and `aria-valuemax`. Its contents are hidden from screen readers, so they don't read `text`.",
  async () => {
    await wide(<InternetUse />);
    await expect.poll(texts).toEqual(['68%']);
    const element = meter();
    expect(element.tagName).toBe('svg');
    expect(['now', 'min', 'max'].map((name) => element.getAttribute(`aria-value${name}`))).toEqual([
      '68',
      '0',
      '100',
    ]);
    expect(one('.MuiGauge-valueText').closest('[aria-hidden="true"]')?.parentElement).toBe(element);
  },
);

claim('**Set a name.** A `meter` needs `aria-label` or `aria-labelledby`.', async () => {
  const { unmount } = await wide(<Gauge height={220} value={50} skipAnimation />);
  await expect.element(page.getByRole('meter')).toHaveAccessibleName('');
  await unmount();
  await gauge({ 'aria-label': 'Battery' });
  await expect.element(page.getByRole('meter')).toHaveAccessibleName('Battery');
});

claim(
  '**Set `aria-valuetext`** if the number alone isn\'t clear, for example to `"20 of 27"`.',
  async () => {
    await wide(<EuroCountries />);
    await expect.element(page.getByRole('meter')).toHaveAttribute('aria-valuetext', '20 of 27');
  },
);

claim(
  "`value` is larger than `valueMax` or smaller than `valueMin`. The gauge doesn't clamp the value: the arc continues past the end, or starts in the other direction.",
  async () => {
    const half = {
      startAngle: -90,
      endAngle: 90,
      margin: { top: 10, right: 100, bottom: 110, left: 100 },
    };
    const { unmount } = await gauge({ ...half, value: 120 });
    await drawn();
    const at = (angle: number, part?: 'value' | 'reference') => covers(angle, 90, part);
    expect(rect('.MuiGauge-referenceArc').width).toBeCloseTo(200, 0);
    expect([at(110), at(140), at(110, 'reference')]).toEqual([true, false, false]);
    expect(meter().getAttribute('aria-valuenow')).toBe('120');
    await unmount();
    await gauge({ ...half, value: -20 });
    await drawn();
    expect([at(-110), at(-80), at(-110, 'reference')]).toEqual([true, false, false]);
  },
);

claim('`value` is `null` or missing, or equal to `valueMin`.', async () => {
  await gauge({ value: 10, valueMin: 10 });
  await drawn();
  expect(rect('.MuiGauge-valueArc').width).toBeLessThan(1.5 * 20);
  expect([1, 5, 100, 355].some((angle) => covers(angle))).toBe(false);
});

claim('The arc always starts at `valueMin`.', async () => {
  await gauge({ value: 50, valueMin: -100 });
  await drawn();
  expect([5, 175, 265].map((angle) => covers(angle))).toEqual([true, true, true]);
});

claim(
  'The `<svg>` has the style `grid-area: chart`, so as the child of a grid, it creates a new column. Put it in a `<div>`.',
  async () => {
    const columns = async (child: React.ReactNode) => {
      const { unmount } = await wide(
        <div id="grid" style={{ display: 'grid' }}>
          <span>Name</span>
          {child}
        </div>,
      );
      await drawn();
      const found = getComputedStyle(one('#grid')).gridTemplateColumns.split(' ').length;
      await unmount();
      return found;
    };
    const child = <Gauge aria-label="Gauge" height={220} value={50} />;
    expect(await columns(<div>{child}</div>)).toBe(1);
    expect(await columns(child)).toBe(2);
  },
);

claim('Children of `Gauge` are drawn after the text.', async () => {
  await gauge({ children: <circle id="own" r={5} /> });
  await drawn();
  expect(
    one('.MuiGauge-valueText').compareDocumentPosition(one('#own')) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

claim(
  "For a radius, `'100%'` is the largest one that fits. For `cornerRadius`, it's the thickness of the arc.",
  async () => {
    let state: Partial<ReturnType<typeof useGaugeState>> = {};
    function Read() {
      state = useGaugeState();
      return null;
    }
    await gauge({
      children: <Read />,
      innerRadius: '40%',
      outerRadius: '90%',
      cornerRadius: '100%',
    });
    await drawn();
    expect(state).toMatchObject({
      innerRadius: 40,
      outerRadius: 90,
      cornerRadius: 50,
      maxRadius: 100,
    });
  },
);

claim('The parts have the same classes in a `GaugeContainer` as in a `Gauge`.', async () => {
  await wide(
    <GaugeContainer aria-label="Gauge" height={220} value={50}>
      <GaugeReferenceArc id="reference" />
      <GaugeValueArc fill="#123456" />
      <GaugeValueText />
    </GaugeContainer>,
  );
  await expect.poll(() => count('#reference')).toBe(1);
  expect(count('[class*="MuiGauge-valueArc"], [class*="MuiGauge-valueText"]')).toBe(2);
});
