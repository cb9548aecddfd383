/** @jest-environment node */
import path from 'node:path';

import { docsRootOf } from './docsRoot';

const site = path.resolve('/site');
const rootOf = (file: string, docsDir = 'docs') => {
  const root = docsRootOf(path.join(site, file), site, docsDir);
  return root && path.relative(site, root);
};

test.each([
  ['docs/react-charts/bars/bars.mdx', 'docs'],
  ['versioned_docs/version-8.12.1/api/charts/index.mdx', 'versioned_docs/version-8.12.1'],
  ['src/pages/about.mdx', undefined],
  ['docs-old/bars.mdx', undefined],
  ['versioned_docs/README.mdx', undefined],
])('%s is in %s', (file, expected) => {
  expect(rootOf(file)).toBe(expected);
});

it('may be another folder', () => {
  expect(rootOf('e2e/fixtures/plain/index.mdx', 'e2e/fixtures/plain')).toBe('e2e/fixtures/plain');
});
