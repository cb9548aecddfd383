/** @jest-environment node */
import { Global, keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, type ComponentType } from 'react';

import { islandOf } from './server';
import type { IslandModule, IslandPage } from './types';

const newPage = (): IslandPage => ({ sentStyles: new Set(), themed: true });

const renderIsland = (
  Component: ComponentType,
  id: string,
  page = newPage(),
  options?: Pick<IslandModule, 'layered'>,
) => islandOf(Component, options).html(id, page);

const Plain = () => <p>Plain</p>;
const Styled = () => <Button variant="contained">Save</Button>;
const Named = () => {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Name</label>
      <input id={id} />
    </>
  );
};

const occurrences = (text: string, part: string) => text.split(part).length - 1;

describe("an island's HTML", () => {
  it('returns one style element, followed by the root with the component', () => {
    const html = renderIsland(Styled, 'save');
    expect(html).toMatch(
      /^<style data-emotion="css [^"]+">[^<]+<\/style><div data-island-root><button[^]*Save[^]*<\/div>$/,
    );
    expect(occurrences(html, '<style')).toBe(1);
  });

  it('renders with a changed theme', () => {
    const html = renderIsland(Styled, 'save', {
      sentStyles: new Set(),
      themed: true,
      adaptTheme: (theme) => ({
        ...theme,
        components: { MuiButton: { defaultProps: { title: 'Adapted' } } },
      }),
    });
    expect(html).toContain('title="Adapted"');
  });

  it('includes the rules of every Emotion class in the markup', () => {
    const html = renderIsland(Styled, 'save');
    const [styles = '', markup = ''] = html.split('</style>');
    const classes = [...markup.matchAll(/\bcss-[\w-]+/g)].map(([name]) => name);
    expect(classes.length).toBeGreaterThan(0);
    expect(classes.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
  });

  it("lists its rules in the style element so that the browser doesn't add them twice", () => {
    const [, names = ''] = /data-emotion="css ([^"]+)"/.exec(renderIsland(Styled, 'save')) ?? [];
    const html = renderIsland(Styled, 'save');
    names.split(' ').forEach((name) => expect(html).toContain(`.css-${name}`));
  });

  // A styled component that wraps another one leaves the rules of its own class in the cache: half of the styles of a
  // button.
  it('leaves out rules that no element in the markup uses', () => {
    const [styles = '', markup = ''] = renderIsland(Styled, 'save').split('</style>');
    const [, names = ''] = /data-emotion="css ([^"]+)"/.exec(styles) ?? [];
    expect(names.split(' ').filter((name) => !markup.includes(`css-${name}`))).toEqual([]);
  });

  it('includes global rules and keyframes, which no element refers to by class', () => {
    const pulse = keyframes({ to: { opacity: 0 } });
    const Pulsing = () => (
      <>
        <Global styles={{ body: { margin: 0 } }} />
        <Box sx={{ animation: `${pulse} 1s` }} />
      </>
    );
    const html = renderIsland(Pulsing, 'pulsing');
    expect(html).toContain('body{margin:0;}');
    expect(html).toContain(`@keyframes ${pulse.name}`);
  });

  it('leaves out declarations for browsers that are not promised', () => {
    const Prefixed = () => (
      <Box sx={{ alignItems: 'center', display: 'flex', userSelect: 'none' }}>
        <Box sx={{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '2' }} />
      </Box>
    );
    const html = renderIsland(Prefixed, 'prefixed');
    expect(html).toContain('{align-items:center;display:flex;-webkit-user-select:none;');
    expect(html).toContain(
      '{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;}',
    );
  });

  it('returns no style element for a component without styles', () => {
    expect(renderIsland(Plain, 'plain')).toBe('<div data-island-root><p>Plain</p></div>');
  });

  it('keeps the styles of islands separate', () => {
    renderIsland(Styled, 'save');
    expect(renderIsland(Plain, 'plain')).not.toContain('<style');
    expect(renderIsland(Styled, 'again')).toContain('<style');
  });

  it('sends each style once per page, with the first island that uses it', () => {
    const page = { sentStyles: new Set<string>(), themed: true };
    expect(renderIsland(Styled, 'first', page)).toContain('<style');
    expect(renderIsland(Styled, 'second', page)).not.toContain('<style');
    expect(renderIsland(Styled, 'first')).toContain('<style');
  });

  it('puts the styles of a layered island into a cascade layer, under their own names', () => {
    const page = { sentStyles: new Set<string>(), themed: true };
    renderIsland(Styled, 'plain', page);
    const html = renderIsland(Styled, 'layered', page, { layered: true });
    expect(html).toMatch(/<style data-emotion="css-layer [^"]+">@layer mui\{/);
    expect(html).toMatch(/class="[^"]*css-layer-/);
  });

  it('leaves the theme out if the page has none', () => {
    const html = renderIsland(Styled, 'save', { sentStyles: new Set(), themed: false });
    expect(html).not.toContain('var(--mui-palette');
  });

  it('prefixes generated ids with the id of the island', () => {
    const [, first] = /<input id="([^"]+)"/.exec(renderIsland(Named, 'BasicForm')) ?? [];
    const [, second] = /<input id="([^"]+)"/.exec(renderIsland(Named, 'OtherForm')) ?? [];
    expect(first).toContain('BasicForm');
    expect(second).toContain('OtherForm');
  });

  it("uses the theme's CSS variables instead of the colors of one scheme", () => {
    expect(renderIsland(Styled, 'save')).toContain('var(--mui-palette-primary-main,');
  });

  it("throws the component's error so that the build stops", () => {
    const Broken = () => {
      throw new Error('Row 12 has no id.');
    };
    expect(() => renderIsland(Broken, 'broken')).toThrow('Row 12 has no id.');
  });
});

it('sends styles that stay in place under another attribute, with those of components that wrap others', () => {
  const html = renderIsland(Styled, 'save', {
    sentStyles: new Set(),
    themed: true,
    stylesInPlace: true,
  });
  expect(html).toMatch(/^<style data-placed-styles="css [^"]+">/);
  expect(html).not.toContain('data-emotion');
  expect(html.length).toBeGreaterThan(renderIsland(Styled, 'save').length);
});
