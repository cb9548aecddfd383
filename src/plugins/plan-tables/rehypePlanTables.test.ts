/** @jest-environment ./scripts/jest/prettierEnvironment.cjs */
import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkGfm from 'remark-gfm';

import { rehypePlanTables } from '.';

async function htmlOf(...rows: string[]): Promise<string> {
  const { default: Page } = await evaluate(`Plans.\n\n${rows.join('\n')}\n`, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypePlanTables],
  });
  return renderToStaticMarkup(createElement(Page));
}

const HEAD = ['| Feature | Turn on with | MIT | Pro | Premium |', '| - | - | - | - | - |'];

it('gives the signs in the columns of plans a name, and keeps words', async () => {
  const html = await htmlOf(...HEAD, '| Excel | – | – | preview | ✓ |');
  expect(html).toContain('<table class="plan-table">');
  expect(html).toContain(
    '<td>–</td>' +
      '<td><span class="plan-table__no" role="img" aria-label="Not included">–</span></td>' +
      '<td>preview</td>' +
      '<td><span class="plan-table__yes" role="img" aria-label="Included">✓</span></td>',
  );
});

it('leaves other tables as they are', async () => {
  const html = await htmlOf('| What | Yes |', '| - | - |', '| Excel | ✓ |');
  expect(html).toContain('<table>');
  expect(html).toContain('<td>✓</td>');
});

test.each(['no', '-', '✗'])('refuses %s for "no", and says where', async (sign) => {
  await expect(htmlOf(...HEAD, `| Excel | – | ${sign} | ✓ | ✓ |`)).rejects.toThrow(
    `:3: the table uses "${sign}" for a feature that a plan doesn't have. Write "–"`,
  );
});
