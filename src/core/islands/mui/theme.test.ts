/** @jest-environment node */
import { getContrastRatio, type Palette, type PaletteColor } from '@mui/material/styles';

import { portalTheme, portalThemeFor } from './theme';

const SCHEMES = ['light', 'dark'] as const;
const COLORS = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const BACKGROUNDS = ['default', 'paper'] as const;

/** WCAG 2.2, success criterion 1.4.3, level AA. */
const TEXT_CONTRAST = 4.5;

describe('theme constants', () => {
  const theme = portalTheme();

  it('define the breakpoints', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });

  it('define elevations from 0 to 24, with 0 being flat', () => {
    expect(theme.shadows).toHaveLength(25);
    expect(theme.shadows[0]).toBe('none');
    expect(new Set(theme.shadows).size).toBe(25);
  });

  it('define a default font size of 14 on a base of 16', () => {
    expect(theme.typography.fontSize).toBe(14);
    expect(theme.typography.htmlFontSize).toBe(16);
    expect(theme.typography.body2.fontSize).toBe('0.875rem');
  });

  it('define a spacing unit of 8 px and a border radius of 12', () => {
    expect(theme.spacing(2)).toBe('calc(2 * var(--mui-spacing, 8px))');
    expect(theme.shape.borderRadius).toBe(12);
  });

  it('stack from the mobile stepper at 1000 to the tooltip at 1500', () => {
    const { mobileStepper, tooltip } = theme.zIndex;
    expect([mobileStepper, tooltip]).toEqual([1000, 1500]);
    const others = Object.values({ ...theme.zIndex });
    expect([Math.min(...others), Math.max(...others)]).toEqual([1000, 1500]);
  });

  it('define transitions of 150 to 375 ms', () => {
    const durations = Object.values({ ...theme.transitions.duration });
    expect([Math.min(...durations), Math.max(...durations)]).toEqual([150, 375]);
  });

  test.each(SCHEMES)(
    'define contrast threshold 3 and tonal offset 0.2 in the %s scheme',
    (scheme) => {
      const { palette } = portalThemeFor(scheme, 'ltr');
      expect(palette.contrastThreshold).toBe(3);
      expect(palette.tonalOffset).toBe(0.2);
    },
  );
});

describe('portalThemeFor', () => {
  test.each(SCHEMES)('has the %s palette for components that read it in JavaScript', (scheme) => {
    const { palette } = portalThemeFor(scheme, 'ltr');
    expect(palette.mode).toBe(scheme);
    expect(palette.background.default).toBe(scheme === 'light' ? '#fcfcfe' : '#10111c');
    expect(palette.primary.main).toBe(scheme === 'light' ? '#3b4cca' : '#a3b0ff');
  });

  it("keeps the palette's functions", () => {
    const { palette } = portalThemeFor('dark', 'ltr');
    expect(palette.getContrastText('#000000')).toBe('#fff');
    expect(palette.augmentColor({ color: { main: '#123456' } }).contrastText).toBe('#fff');
  });

  it('refers to CSS variables in both schemes', () => {
    const [light, dark] = SCHEMES.map((scheme) => portalThemeFor(scheme, 'ltr').vars);
    expect(light?.palette.primary.main).toContain('var(--mui-palette-primary-main');
    expect(dark?.palette.primary.main).toBe(light?.palette.primary.main);
  });

  it('lays components out in the requested direction', () => {
    expect(portalThemeFor('light', 'ltr').direction).toBe('ltr');
    expect(portalThemeFor('light', 'rtl').direction).toBe('rtl');
  });

  it("returns the same theme for the same arguments so that islands don't re-render", () => {
    expect(portalThemeFor('dark', 'rtl')).toBe(portalThemeFor('dark', 'rtl'));
    expect(portalThemeFor('dark', 'rtl')).not.toBe(portalThemeFor('dark', 'ltr'));
  });
});

/** Returns the visible color of `rgba(…)` over an opaque background. */
function flatten(color: string, background: string): string {
  const [, red, green, blue, alpha] =
    /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(color)?.map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined || alpha === undefined) {
    return color;
  }
  const below = [1, 3, 5].map((start) => parseInt(background.slice(start, start + 2), 16));
  const mixed = [red, green, blue].map((channel, index) =>
    Math.round(channel * alpha + (below[index] ?? 0) * (1 - alpha)),
  );
  return `rgb(${mixed.join(', ')})`;
}

/** Converts `rgb(…)` to `#rrggbb`. */
function toHex(color: string): string {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1) ?? [];
  return channels.length === 0
    ? color
    : `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

describe.each(SCHEMES)('the colors of the %s scheme', (scheme) => {
  const { palette } = portalThemeFor(scheme, 'ltr');
  const contrast = (text: string, background: string) =>
    getContrastRatio(flatten(text, toHex(background)), background);

  test.each(
    (['primary', 'secondary'] as const).flatMap((text) =>
      BACKGROUNDS.map((background) => [text, background] as const),
    ),
  )('have readable %s text on the %s background', (text, background) => {
    expect(contrast(palette.text[text], palette.background[background])).toBeGreaterThanOrEqual(
      TEXT_CONTRAST,
    );
  });

  test.each(
    COLORS.flatMap((color) => BACKGROUNDS.map((background) => [color, background] as const)),
  )('have readable text in %s on the %s background', (color, background) => {
    expect(
      contrast(colorOf(palette, color).main, palette.background[background]),
    ).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  test.each(COLORS)('have readable text on surfaces in %s', (color) => {
    const { contrastText, main } = colorOf(palette, color);
    expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  test('have readable button text on hover', () => {
    const unread = COLORS.filter((color) => {
      const { contrastText, dark } = colorOf(palette, color);
      return contrast(contrastText, dark) < TEXT_CONTRAST;
    });
    expect(unread).toEqual([]);
  });
});

function colorOf(palette: Palette, color: (typeof COLORS)[number]): PaletteColor {
  return palette[color];
}
