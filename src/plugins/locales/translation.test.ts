/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';

import { temporaryFolder, writeFiles } from '../../../scripts/jest/files';
import { demosOfPage } from '../demos';

import { hashOfPage, originalsFile, translatedPages } from './originals';
import remarkTranslation from './remarkTranslation';

const site = temporaryFolder();
const PAGE = 'i18n/fr/docusaurus-plugin-content-docs/current/grid/sorting/sorting.mdx';
const TEXT = `Trier.

![Own](./own.png)

![Shared](./shared.png)

::demo{src="./demos/Own.tsx"}

::demo{src="./demos/Shared.tsx"}
`;

beforeEach(() =>
  writeFiles(site(), {
    'docs/grid/sorting/sorting.mdx': 'Sort.',
    'docs/grid/sorting/own.png': 'original',
    'docs/grid/sorting/shared.png': 'original',
    'docs/grid/sorting/demos/Own.tsx': 'export default () => null;',
    'docs/grid/sorting/demos/Shared.tsx': 'export default () => null;',
    [PAGE]: TEXT,
    [path.join(path.dirname(PAGE), 'own.png')]: 'translation',
    [path.join(path.dirname(PAGE), 'demos/Own.tsx')]: 'export default () => null;',
  }),
);

const page = () => path.join(site(), PAGE);

async function transformed(): Promise<string> {
  const result = await unified()
    .use(remarkParse)
    .use(remarkTranslation, { siteDir: site() })
    .use(remarkStringify)
    .process({ path: page(), value: TEXT });
  return String(result);
}

const record = (hash: string) =>
  writeFiles(site(), {
    'i18n/fr/originals.json': JSON.stringify({ 'docs/grid/sorting/sorting.mdx': hash }),
  });

it('has the demos and pictures of its original, unless it brings its own', async () => {
  const text = await transformed();
  expect(text).toContain('](./own.png)');
  const [, shared = ''] = /!\[Shared\]\((.*)\)/.exec(text) ?? [];
  expect(readFileSync(path.resolve(path.dirname(page()), shared), 'utf8')).toBe('original');
  expect(
    demosOfPage(TEXT, page()).map(({ target }) => path.relative(site(), target).split(path.sep)[0]),
  ).toEqual(['i18n', 'docs']);
});

it('tells readers, and lists the page, if the original has changed since', async () => {
  expect(translatedPages(site(), 'fr')).toMatchObject([{ state: 'new' }]);
  expect(await transformed()).not.toContain('has changed');

  record(hashOfPage(path.join(site(), 'docs/grid/sorting/sorting.mdx')));
  expect(translatedPages(site(), 'fr')).toMatchObject([{ state: 'current' }]);
  expect(await transformed()).not.toContain('has changed');

  writeFiles(site(), { 'docs/grid/sorting/sorting.mdx': 'Sort rows.' });
  expect(translatedPages(site(), 'fr')).toMatchObject([{ state: 'changed' }]);
  expect(await transformed()).toContain('> The original of this page has changed');

  writeFiles(site(), {
    'i18n/fr/code.json': JSON.stringify({
      'portal.translation.outdated': { message: 'L’original a changé.' },
    }),
  });
  expect(await transformed()).toContain('> L’original a changé.');
  expect(originalsFile(site(), 'fr')).toContain('originals.json');
});

it('leaves other pages alone', () => {
  const file = path.join(site(), 'docs/grid/sorting/sorting.mdx');
  const tree: Root = { type: 'root', children: [] };
  unified()
    .use(remarkTranslation, { siteDir: site() })
    .runSync(tree, new VFile({ path: file }));
  expect(tree.children).toEqual([]);
});
