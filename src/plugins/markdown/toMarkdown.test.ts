/** @jest-environment node */
import { toHast } from './toHast';
import { toMarkdown } from './toMarkdown';
import type { DemoText } from './types';

const invoices: DemoText = {
  title: 'Sort invoices',
  files: [
    {
      name: 'SortInvoices.tsx',
      code: 'export default function SortInvoices() {\n  return null;\n}\n',
    },
    { name: 'rows.ts', code: 'export const rows = [];\n' },
  ],
  otherStylings: ['Tailwind CSS'],
};

const convert = (html: string) =>
  toMarkdown(
    toHast(html, {
      demo: (id) => (id === 'SortInvoices' ? invoices : undefined),
      address: (href) => `https://example.com${href}`,
    }),
  ).trim();

test('keeps text, headings, lists and links, and leaves controls out', () => {
  expect(
    convert(`<article data-article><header><h1>Sorting</h1><ul data-search-skip><li>Source</ul></header>
      <p>Click a <strong>header</strong> of <code>columns</code>.<button>Copy</button>
      <div data-ad-slot>Buy</div><div data-island="api-toolbar toolbar"><kbd>/</kbd></div>
      <h2 id=more>More<a class=hash-link href=#more>\u200b</a></h2>
      <ul><li>One<li><a href=/x/two/>Two</a></ul></article>`),
  ).toBe(
    'Click a **header** of `columns`.\n\n## More\n\n- One\n- [Two](https://example.com/x/two/)',
  );
});

test('shows a template as its command and its files', () => {
  const html =
    '<article data-article><figure id=template data-event-category=template><a href=preview/>Preview</a><pre><code>npx</code></pre></figure></article>';
  const template = {
    command: 'npx https://example.com/x/templates/create.tgz blog my-app',
    files: [{ name: 'src/App.tsx', code: 'export default function App() {}\n' }],
  };
  const options = { demo: () => undefined, address: (href: string) => href };
  expect(toMarkdown(toHast(html, { ...options, template: () => template })).trim()).toBe(
    [
      'Create a project from this template:',
      '```bash\nnpx https://example.com/x/templates/create.tgz blog my-app\n```',
      '**Source of the template**',
      '```tsx title="src/App.tsx"\nexport default function App() {}\n```',
    ].join('\n\n'),
  );
  expect(toMarkdown(toHast(html, options)).trim()).toBe('');
});

test('shows a demo as its files', () => {
  expect(
    convert(
      '<p>Before</p><figure data-event-category=demo id=SortInvoices><p hidden>Needs JavaScript<div>Live</div></figure>',
    ),
  ).toBe(
    [
      'Before',
      '**Demo: Sort invoices** The page also shows this demo styled with Tailwind CSS.',
      '```tsx title="SortInvoices.tsx"\nexport default function SortInvoices() {\n  return null;\n}\n```',
      '```ts title="rows.ts"\nexport const rows = [];\n```',
    ].join('\n\n'),
  );
});

test('keeps the lines of code blocks, with title and language, in TypeScript', () => {
  expect(
    convert(
      `<figure data-event-category=code data-language=tsx><figcaption>src/App.tsx</figcaption><pre data-code><code data-for-variant=TS><span>const</span> a = 1;
  b();
</code><code data-for-variant=JS>var a</code></pre></figure>`,
    ),
  ).toBe('```tsx title="src/App.tsx"\nconst a = 1;\n  b();\n```');
});

test('turns tabs into sections below the heading above them', () => {
  expect(
    convert(`<h3>Install</h3><div class="tabs-container tabList_a"><ul role=tablist><li role=tab>npm<li role=tab>Yarn</ul>
      <div><div role=tabpanel><p>npm i</div><div role=tabpanel hidden><p>yarn add</div></div></div>`),
  ).toBe('### Install\n\n#### npm\n\nnpm i\n\n#### Yarn\n\nyarn add');
});

test('turns admonitions into block quotes with their kind', () => {
  const admonition = (title: string) =>
    `<div class="theme-admonition theme-admonition-warning x_1"><div class=admonitionHeading_a><svg></svg>${title}</div><div class=admonitionContent_b><p>Careful.</div></div>`;
  expect(convert(admonition('Data loss'))).toBe('> **Warning: Data loss**\n>\n> Careful.');
  expect(convert(admonition('warning'))).toBe('> **Warning**\n>\n> Careful.');
});

test('keeps all rows of minified tables, and whole types as code', () => {
  expect(
    convert(`<table class="api-table"><thead><tr><th>Name<th>Type<th>Description<tbody>
      <tr id=a><th>columns<a class=api-anchor href=#a></a><span class=api-chip>required</span><td class=api-type>readonly <a href=/x/>GridColDef</a>&lt;R>[]<td class=api-text>The <code>columns</code>.
      <tr><th>dense<td class=api-type>Dense<details class=api-full><summary>Full type</summary>{ a: 1 | 2 }</details><td></table>`),
  ).toBe(
    [
      '| Name | Type | Description |',
      '| - | - | - |',
      '| columns (required) | `readonly GridColDef<R>[]` | The `columns`. |',
      '| dense | `Dense`: `{ a: 1 \\| 2 }` | |',
    ].join('\n'),
  );
});

test('lists that are not closed stay flat', () => {
  expect(convert('<ul><li>A<p>first<li>B<p>second</ul>')).toBe('- A\n\n  first\n\n- B\n\n  second');
});
