/** @jest-environment node */
import { claimsFilesOf, pageOfClaims } from './files';
import { readClaims } from './readClaims';

it('reads sentences with their positions, without running the code', () => {
  const code = `import { claim, sourced } from '@portal/claims';
const width: number = 3;
claim('It sorts.', () => { throw new Error('not run'); });
  claim(
    \`It has a template.\` + ' And a second sentence.',
    async () => <p>{width}</p>,
  );
sourced("It's free.", { url: 'https://example.com', checked: '2026-11-23' });
other('Not a claim.');
`;
  expect(readClaims(code, 'sorting.claims.tsx')).toEqual({
    claims: [
      { sentence: 'It sorts.', kind: 'run', line: 3, column: 1 },
      {
        sentence: 'It has a template. And a second sentence.',
        kind: 'run',
        line: 4,
        column: 3,
      },
      { sentence: "It's free.", kind: 'sourced', line: 8, column: 1 },
    ],
    unreadable: [],
  });
});

it('finds claims whose sentence is computed', () => {
  const code = "const name = 'rows';\nclaim(`It has ${name}.`, () => {});\n";
  expect(readClaims(code, 'a.claims.tsx')).toEqual({
    claims: [],
    unreadable: [{ line: 2, column: 1 }],
  });
});

it('throws for code with a syntax error', () => {
  expect(() => readClaims('claim(', 'a.claims.tsx')).toThrow(SyntaxError);
});

it('belongs to the page next to it', () => {
  const files = claimsFilesOf('/docs/sorting/sorting.mdx');
  expect(files).toEqual([
    '/docs/sorting/sorting.claims.tsx',
    '/docs/sorting/sorting.production.claims.tsx',
    '/docs/sorting/sorting.node.claims.tsx',
  ]);
  expect(files.map(pageOfClaims)).toEqual(files.map(() => '/docs/sorting/sorting.mdx'));
  expect(pageOfClaims('/docs/sorting/demos/Claims.tsx')).toBeUndefined();
});
