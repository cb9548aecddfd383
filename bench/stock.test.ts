/** @jest-environment node */
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';

import { plainMarkdown } from './stock';

const HTML = `<nav>Elsewhere</nav><main><article><style>.a{}</style><p>Props of <code>BarChart&lt;T&gt;</code>.</p>
<h2 id="props">Props</h2><table><thead><tr><th>Name</th><th>Type<tbody>
<tr><td>axis<td><code>{ id: string } | null</code></table><div>See also</div></article></main>`;

it('keeps headings, tables and text of the article', () => {
  expect(plainMarkdown(HTML)).toBe(
    [
      'Props of BarChart\\<T\\>.',
      '## Props',
      '| Name | Type |\n| --- | --- |\n| axis | \\{ id: string \\} \\| null |',
      'See also',
    ].join('\n\n'),
  );
});

it('generates valid MDX', async () => {
  const compiled = String(await compile(plainMarkdown(HTML), { remarkPlugins: [remarkGfm] }));
  expect(compiled).toContain('{ id: string } | null');
  expect(compiled).not.toContain('Elsewhere');
});

it.each(['import', 'export'])(
  'generates valid MDX if a sentence starts with "%s"',
  async (word) => {
    const compiled = String(
      await compile(plainMarkdown(`<article><p>${word} a chart as an image.</p></article>`)),
    );
    expect(compiled).toContain(`"${word} a chart as an image."`);
  },
);
