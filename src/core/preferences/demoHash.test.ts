import { demoHash, parseDemoHash, type DemoHash } from './demoHash';

describe('parseDemoHash', () => {
  test.each([
    ['#BasicSorting.tsx', { name: 'BasicSorting', variant: 'TS' }],
    ['#BasicSorting.js', { name: 'BasicSorting', variant: 'JS' }],
    ['#tailwind-BasicSorting.tsx', { name: 'BasicSorting', variant: 'TS', styling: 'Tailwind' }],
    ['#css-BasicSorting.js', { name: 'BasicSorting', variant: 'JS', styling: 'CSS' }],
    ['#system-BasicSorting.tsx', { name: 'BasicSorting', variant: 'TS', styling: 'MUI System' }],
    // Only the first prefix is the styling. The rest is part of the name.
    ['#css-css-Grid.js', { name: 'css-Grid', variant: 'JS', styling: 'CSS' }],
    ['#evil-Grid.js', { name: 'evil-Grid', variant: 'JS' }],
    ['#Tailwind-Grid.js', { name: 'Tailwind-Grid', variant: 'JS' }],
    ['#a.js.tsx', { name: 'a.js', variant: 'TS' }],
    ['#constructor.js', { name: 'constructor', variant: 'JS' }],
    // Encoded characters are part of the name.
    ['#tailwind%2DGrid.js', { name: 'tailwind-Grid', variant: 'JS' }],
    ['#C%23.tsx', { name: 'C#', variant: 'TS' }],
    ['#Gr%C3%B6%C3%9Fe.tsx', { name: 'Größe', variant: 'TS' }],
    ['#%E8%A1%A8.js', { name: '表', variant: 'JS' }],
    ['#a%20b.js', { name: 'a b', variant: 'JS' }],
    // Parsed as text, not as HTML.
    ['#<img src=x onerror=alert(1)>.tsx', { name: '<img src=x onerror=alert(1)>', variant: 'TS' }],
    ['#%3Cscript%3E.js', { name: '<script>', variant: 'JS' }],
  ] satisfies [string, DemoHash][])('parses %j as %j', (hash, demo) => {
    expect(parseDemoHash(hash)).toEqual(demo);
  });

  test.each([
    '',
    '#',
    '#.tsx',
    '#.js',
    '#sort-by-date',
    '#BasicSorting.ts',
    '#BasicSorting.jsx',
    '#BasicSorting.JS',
    '#BasicSorting.tsx?x',
    '#BasicSorting.tsx/',
    'BasicSorting.tsx',
    '##BasicSorting.tsx',
    '#a#b.tsx',
    '#BasicSorting%2Etsx',
    '#%E0%A4%A.tsx',
    '#100%.js',
    '#%.tsx',
  ])('returns undefined for %j', (hash) => {
    expect(parseDemoHash(hash)).toBeUndefined();
  });

  it('parses a very long hash quickly', () => {
    const hash = `#${'tailwind-'.repeat(100_000)}`;
    expect(parseDemoHash(hash)).toBeUndefined();
    expect(parseDemoHash(`${hash}.tsx`)?.styling).toBe('Tailwind');
  });
});

describe('demoHash', () => {
  test.each([
    [{ name: 'BasicSorting', variant: 'TS' }, '#BasicSorting.tsx'],
    [{ name: 'BasicSorting', variant: 'JS' }, '#BasicSorting.js'],
    [{ name: 'BasicSorting', variant: 'TS', styling: 'Tailwind' }, '#tailwind-BasicSorting.tsx'],
    [{ name: 'BasicSorting', variant: 'JS', styling: 'CSS' }, '#css-BasicSorting.js'],
    [{ name: 'BasicSorting', variant: 'TS', styling: 'MUI System' }, '#system-BasicSorting.tsx'],
  ] satisfies [DemoHash, string][])('formats %j as %j', (demo, hash) => {
    expect(demoHash(demo)).toBe(hash);
  });

  test.each(
    (['BasicSorting', 'css-Grid', 'tailwind-', 'C#', 'Größe', '100%', '<b>', 'a.js', ' '] as const)
      .flatMap((name) => (['TS', 'JS'] as const).map((variant) => ({ name, variant })))
      .flatMap((demo) => [
        demo,
        ...(['MUI System', 'Tailwind', 'CSS'] as const).map((styling) => ({ ...demo, styling })),
      ]),
  )('round-trips through parseDemoHash and a URL: %j', (demo) => {
    expect(parseDemoHash(demoHash(demo))).toEqual(demo);
    expect(parseDemoHash(new URL(demoHash(demo), 'https://docs.example.com').hash)).toEqual(demo);
  });
});
