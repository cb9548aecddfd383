/** @jest-environment node */
import { themeStyleSheet } from './styleSheet';

/** Returns custom properties by selector. */
function variables(css: string): Map<string, Map<string, string>> {
  const rules = new Map<string, Map<string, string>>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const declarations = [...body.matchAll(/(--[\w-]+):([^;]+);/g)];
    selector.split(',').forEach((part) => {
      const known = rules.get(part.trim()) ?? new Map<string, string>();
      declarations.forEach(([, name = '', value = '']) => known.set(name, value.trim()));
      rules.set(part.trim(), known);
    });
  }
  return rules;
}

describe('themeStyleSheet', () => {
  const rules = variables(themeStyleSheet());
  const value = (selector: string, name: string) => rules.get(selector)?.get(name);

  test.each([
    ['[data-theme="light"]', '#fcfcfe', '#1b1d2b'],
    ['[data-theme="dark"]', '#10111c', '#eceefa'],
  ])('contains the colors of the %s scheme', (selector, background, text) => {
    expect(value(selector, '--mui-palette-background-default')).toBe(background);
    expect(value(selector, '--mui-palette-text-primary')).toBe(text);
  });

  it('defaults to light, which also applies without JavaScript', () => {
    expect(value(':root', '--mui-palette-background-default')).toBe('#fcfcfe');
  });

  it("contains values that don't depend on the scheme once, for the whole page", () => {
    expect(value(':root', '--mui-shape-borderRadius')).toBe('12px');
    expect(value(':root', '--mui-zIndex-tooltip')).toBe('1500');
    expect(value('[data-theme="dark"]', '--mui-shape-borderRadius')).toBeUndefined();
  });

  it('defines each color in both schemes', () => {
    const names = (selector: string) =>
      [...(rules.get(selector)?.keys() ?? [])].filter((name) => name.startsWith('--mui-palette'));
    const light = names('[data-theme="light"]');
    const dark = new Set(names('[data-theme="dark"]'));
    expect(light.length).toBeGreaterThan(100);
    expect(light.filter((name) => !dark.has(name))).toEqual([]);
  });

  it('sets the color scheme of native controls', () => {
    expect(themeStyleSheet()).toMatch(/\[data-theme="dark"\][^}]*color-scheme:\s*dark/);
  });
});
