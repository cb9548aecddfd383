/** @jest-environment ./scripts/jest/prettierEnvironment.cjs */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { evaluate } from '@mdx-js/mdx';
import { createElement, type ComponentProps } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkDirective from 'remark-directive';

import { currentVersion } from '../../../core/versions';
import { releaseOf } from '../../../core/versions/packages';

import { readBehaviorChanges } from './data';
import remarkBehaviorChanges from './remarkBehaviorChanges';

const siteDir = path.resolve(__dirname, '../../../..');
/** Inside the site's folder, so that its packages are those of the site. */
const docsDir = path.join('test-results/behavior-changes', String(process.pid));
const directory = path.join(siteDir, docsDir);
const release = releaseOf(currentVersion(siteDir));

const CHANGE = {
  title: "Order `'reverse'`",
  kind: 'fix',
  since: '8.17.0',
  // A row of a table.
  was: 'Order | Ignored | `reverse`',
  now: 'The chart reverses the series:',
};

function write(changes: unknown): void {
  mkdirSync(path.join(directory, 'charts/bars'), { recursive: true });
  writeFileSync(path.join(directory, 'charts/bars/bars.mdx'), '---\ntitle: Bars\n---\n\nBars.\n');
  writeFileSync(path.join(directory, 'behavior.json'), JSON.stringify(changes));
}

afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function htmlOf(file: string, mdx: string): Promise<string> {
  const { default: Page } = await evaluate(
    { value: mdx, path: path.join(directory, file) },
    {
      ...runtime,
      remarkPlugins: [
        remarkDirective,
        [
          remarkBehaviorChanges,
          {
            siteDir,
            docsDir,
            published: [
              { release: '8.12.1', root: '/x/' },
              { release, root: '/x/next/' },
            ],
          },
        ],
      ],
    },
  );
  // Docusaurus' component for links, which checks them.
  const a = ({ href = '', children }: ComponentProps<'a'>) =>
    createElement('a', { href: `page:${href}` }, children);
  return renderToStaticMarkup(createElement(Page, { components: { a } })).replaceAll('\n', '');
}

const LIST =
  '<ul><li><strong>Order <code>&#x27;reverse&#x27;</code></strong> (fixed in 8.17.0)' +
  '<ul><li>Now: The chart reverses the series.</li>' +
  '<li>In 8.12.1: Order: Ignored; <code>reverse</code></li></ul></li></ul>' +
  '<p>Tests: ' +
  `<a href="/x/next/charts/bars/claims.txt">${release}</a>, ` +
  '<a href="/x/charts/bars/claims.txt">8.12.1</a>.</p>';

it('adds a section to a guide whose statements have changed', async () => {
  write({ from: '8.12.1', changes: { 'charts/bars/bars': [CHANGE] } });
  expect(await htmlOf('charts/bars/bars.mdx', 'Bars.')).toBe(
    `<p>Bars.</p><h2 id="changes-in-behavior">Changes in behavior since 8.12.1</h2>${LIST}`,
  );
  expect(await htmlOf('charts/lines/lines.mdx', 'Lines.')).toBe('<p>Lines.</p>');
});

it('says only what is true now about something new', async () => {
  const feature = { ...CHANGE, kind: 'feature', was: undefined };
  write({ from: '8.12.1', changes: { 'charts/bars/bars': [feature] } });
  const html = await htmlOf('charts/bars/bars.mdx', 'Bars.');
  expect(html).toContain(
    '(new in 8.17.0)<ul><li>Now: The chart reverses the series.</li></ul></li></ul>',
  );
});

it('lists the changes of all guides in a folder, by guide', async () => {
  write({ from: '8.12.1', changes: { 'charts/bars/bars': [CHANGE] } });
  expect(
    await htmlOf('migration/changes/changes.mdx', '::behavior-changes{in="charts"}\n\nThe end.'),
  ).toBe(
    `<h2 id="charts-bars"><a href="page:../../charts/bars/bars.mdx">Bars</a></h2>${LIST}<p>The end.</p>`,
  );
});

it.each(['in="grid"', '', 'in="charts" as="table"'])(
  'refuses a directive with %s',
  async (attributes) => {
    write({ from: '8.12.1', changes: { 'charts/bars/bars': [CHANGE] } });
    await expect(
      htmlOf('changes.mdx', `Text.\n\n::behavior-changes{${attributes}}`),
    ).rejects.toThrow(/changes\.mdx:3: ::behavior-changes takes one of in="charts"; found /);
  },
);

it.each([
  [{ changes: {} }, '"from" is required; found nothing.'],
  [
    { from: '8.12.1', changes: { bars: [{ ...CHANGE, since: '8.17' }] } },
    '"changes.bars[0].since" must be a release such as 8.17.0; found "8.17".',
  ],
  [
    { from: '8.12.1', changes: { bars: [{ ...CHANGE, kind: 'bug' }] } },
    '"changes.bars[0].kind" must be one of [fix, feature, change]; found "bug".',
  ],
  [
    { from: '8.12.1', changes: { bars: [{ ...CHANGE, was: undefined }] } },
    '"changes.bars[0].was" is required; found nothing.',
  ],
  [
    { from: '8.12.1', changes: { bars: [{ ...CHANGE, before: '' }] } },
    '"changes.bars[0].before" is not allowed; found "".',
  ],
])('refuses %j', (changes, message) => {
  write(changes);
  expect(() => readBehaviorChanges(directory)).toThrow(`${docsDir}/behavior.json: ${message}`);
});
