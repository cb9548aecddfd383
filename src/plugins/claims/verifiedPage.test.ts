/** @jest-environment node */
import { claimsText, verifiedPage } from './verifiedPage';

const claims = new Map([
  ['docs/a/a.claims.tsx', "claim('One.', () => {});\nclaim('Two.', () => {});\n"],
  ['docs/a/a.node.claims.tsx', "sourced('Three.', { url: '', checked: '' });\n\n"],
]);

it('counts claims by kind, code that is checked, and each name once', () => {
  const page = verifiedPage(
    {
      fences: [
        { language: 'tsx' },
        { language: 'ts', fragment: 'as it was' },
        { language: 'bash' },
        { language: 'json' },
      ],
      inline: [
        { text: 'rows' },
        { text: 'rows={rows}' },
        { text: 'slotProps.toolbar' },
        { text: 'dueDate' },
      ],
    },
    claims,
    new Set(['rows', 'slotProps', 'toolbar', 'columns']),
    new Map([['docs/a/a.claims.tsx', '2026-11-23']]),
  );
  expect(page).toEqual({ statements: 2, day: '2026-11-23', sourced: 1, blocks: 2, names: 3 });
});

it('publishes all files of claims with their names', () => {
  expect(claimsText(claims)).toBe(
    "// a.claims.tsx\n\nclaim('One.', () => {});\nclaim('Two.', () => {});\n\n\n// a.node.claims.tsx\n\nsourced('Three.', { url: '', checked: '' });\n",
  );
});

it.each([
  [{ 'a.claims.tsx': '2026-11-23', 'a.node.claims.tsx': '2026-11-20' }, '2026-11-20'],
  [{ 'a.claims.tsx': '2026-11-23' }, undefined],
])('says since when all of its tests have passed: %j', (days, day) => {
  const tested = new Map([
    ['a.claims.tsx', "claim('One.', () => {});"],
    ['a.node.claims.tsx', "claim('Two.', () => {});"],
  ]);
  const page = verifiedPage(
    { fences: [], inline: [] },
    tested,
    new Set(),
    new Map(Object.entries(days)),
  );
  expect(page.day).toBe(day);
});
