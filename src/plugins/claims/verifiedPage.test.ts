/** @jest-environment node */
import { claimsText, verifiedPage } from './verifiedPage';

const claims = new Map([
  ['/docs/a/a.claims.tsx', "claim('One.', () => {});\nclaim('Two.', () => {});\n"],
  ['/docs/a/a.node.claims.tsx', "sourced('Three.', { url: '', checked: '' });\n\n"],
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
  );
  expect(page).toEqual({ statements: 2, sourced: 1, blocks: 2, names: 3 });
});

it('publishes all files of claims with their names', () => {
  expect(claimsText(claims)).toBe(
    "// a.claims.tsx\n\nclaim('One.', () => {});\nclaim('Two.', () => {});\n\n\n// a.node.claims.tsx\n\nsourced('Three.', { url: '', checked: '' });\n",
  );
});
