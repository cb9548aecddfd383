import { changedDemos, decisions, falseStatements, largestGroups } from './report';

it('lists problems by file, pages first, and what is about no file last', () => {
  const text = decisions([
    {
      name: 'overrides',
      isFine: false,
      output: 'theme/Root has changed:\n- one\n+ two\n',
    },
    {
      name: 'types',
      isFine: false,
      output:
        "src/plugins/ads/index.ts(3,7): error TS2305: Module has no member 'Ad'.\ndocs/react-charts/bars/demos/Rides.tsx(12,3): error TS2322: Type 'x' isn't assignable.\n",
    },
    {
      name: 'pages',
      isFine: false,
      output:
        '\n> portal@0.0.0 docs:check\n> jiti scripts/docsCheck.ts\n\ndocs/react-charts/bars/bars.mdx:40:1 `layout` is unknown.\ndocs/react-charts/bars/bars.mdx:52:9 `slots` is unknown.\n10 passed, 2 failed\n',
    },
    { name: 'migration guides', isFine: true, output: 'docs/migration/a.mdx: compared\n' },
  ]);
  expect(text).toBe(`docs/react-charts/bars/bars.mdx
  40: \`layout\` is unknown.
  52: \`slots\` is unknown.

docs/react-charts/bars/demos/Rides.tsx
  12: error TS2322: Type 'x' isn't assignable.

src/plugins/ads/index.ts
  3: error TS2305: Module has no member 'Ad'.

overrides
  theme/Root has changed:
  - one
  + two`);
});

it('is empty if there is nothing to decide', () => {
  expect(decisions([{ name: 'types', isFine: true, output: '' }])).toBe('');
});

it('lists sentences that are no longer true with their pages, and the largest groups', () => {
  const verdict = { line: 12, message: 'expected 1 to be 2' };
  const output = falseStatements(
    [
      {
        version: '8.29.5',
        release: '9.17.0',
        sentences: 4,
        changes: [
          { ...verdict, file: 'a/a.claims.tsx', sentence: 'It is on.', fate: 'false' },
          { line: 20, file: 'a/a.claims.tsx', sentence: 'It has a prop.', fate: 'gone' },
          { ...verdict, file: 'b/b.claims.tsx', sentence: 'It is late.', fate: 'flaky' },
        ],
      },
    ],
    'docs',
  );
  const types = 'docs/a/demos/A.tsx(3,1): error TS2305: No export `B`. Did you mean C?';
  const list = decisions([
    { name: 'claims', isFine: true, output },
    { name: 'types', isFine: false, output: types },
  ]);
  expect(list).toBe(`docs/a/a.claims.tsx
  12: No longer true: "It is on." (expected 1 to be 2)
  20: No longer true: "It has a prop."

docs/a/demos/A.tsx
  3: error TS2305: No export \`B\`. Did you mean C?`);
  expect(largestGroups(list)).toEqual([
    'Most frequent',
    '',
    '2 × Statements that are no longer true',
    '1 × error TS2305: No export `B`.',
  ]);
  expect(largestGroups('')).toEqual([]);
});

it('lists the demos that render something else, with the text or attribute that differs', () => {
  const output = changedDemos(
    new Map([
      ['docs/a/demos/A.tsx', '<p class="one two">Text</p>'],
      ['docs/a/demos/B.tsx', '<p>Total: 12</p>'],
      ['docs/a/demos/C.tsx', '<p>Same</p>'],
      ['docs/a/demos/D.tsx', '<p>Longer</p><p>Rest</p>'],
    ]),
    new Map([
      ['docs/a/demos/A.tsx', '<p class="one">Text</p>'],
      ['docs/a/demos/B.tsx', '<p>Total: 13</p>'],
      ['docs/a/demos/C.tsx', '<p>Same</p>'],
      ['docs/a/demos/D.tsx', 'x is undefined'],
    ]),
  );
  expect(decisions([{ name: 'demos', isFine: true, output }])).toBe(`docs/a/demos/A.tsx
  1: Renders "class=\\"one\\"" instead of "class=\\"one two\\""

docs/a/demos/B.tsx
  1: Renders "Total: 13" instead of "Total: 12"

docs/a/demos/D.tsx
  1: Renders "x is undefined" instead of "<p>"`);
});
