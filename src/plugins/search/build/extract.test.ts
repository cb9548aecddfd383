/** @jest-environment node */
import { parseDocument } from 'htmlparser2';

import { extractPage as extract } from './extract';

const extractPage = (html: string) => extract(parseDocument(html));

/** Returns a page as the build outputs it: minified, without quotes and without optional tags. */
const page = (article: string, head = '') =>
  `<!doctype html><html><head><meta name=docusaurus_version content=current><meta name=description content="Sort rows."><meta name=keywords content="order,a to z">${head}</head><body><nav>Elsewhere</nav><article><nav>Breadcrumbs <ul><li class="breadcrumbs__item breadcrumbs__item--active"><span class=breadcrumbs__link>Sorting</span></ul></nav><header><h1>Data Grid sorting <span class="chip chip--pro">Pro</span></h1></header>${article}</article><section>Was this page helpful?</section></body></html>`;

const guide = page(
  '<p>The grid sorts <code>rows</code>.' +
    '<div data-ad-slot=true>Buy this</div>' +
    '<h2 id=first>Set the first order<a href=#first class=hash-link>#</a></h2><p>With a state.<p>And <a href=../filtering/>filters</a>.' +
    '<figure id=SortInvoices aria-label="Sort invoices" data-event-category=demo><div role=group aria-label="Sort invoices, live"><div>Nordwind AG</div></div><div role=toolbar><button>Copy</button></div><pre><code>const <span>initialState</span> = { sortModel: [] };</code></pre></figure>' +
    '<h3 id=deep>Deeper</h3><ul><li>one<li>two</ul>',
);

it('extracts title, description, keywords and version of a guide', () => {
  expect(extractPage(guide)).toMatchObject({
    title: 'Data Grid sorting',
    plan: 'pro',
    label: 'Sorting',
    description: 'Sort rows.',
    keywords: ['order', 'a to z'],
    version: 'current',
    isHidden: false,
  });
});

it('splits the text by headings, without shell, ads, buttons and demo output', () => {
  const sections = extractPage(guide)?.sections.map(({ anchor, heading, text }) => ({
    anchor,
    heading,
    text,
  }));
  expect(sections).toEqual([
    { anchor: '', heading: '', text: 'The grid sorts rows.' },
    { anchor: 'first', heading: 'Set the first order', text: 'With a state. And filters.' },
    { anchor: 'deep', heading: 'Deeper', text: 'one two' },
  ]);
});

it('leaves out file names, hints, tabs and labels of controls', () => {
  const controls = page(
    '<p>Before.' +
      '<figure data-event-category=code><figcaption><span data-for-variant=TS>src/A.tsx</span><span data-for-variant=JS>src/A.jsx</span></figcaption><pre><code>firstName</code></pre></figure>' +
      '<figure id=A data-event-category=demo><div role=tablist><button role=tab>A.tsx</button></div><pre><code>lastName</code></pre><span>Press <kbd>Enter</kbd> to edit</span></figure>' +
      '<ul role=tablist><li role=tab>npm<li role=tab>Yarn</ul><label>Filter</label>' +
      '<p>After.',
  );
  const section = extractPage(controls)?.sections[0];
  expect(section?.text).toBe('Before. After.');
  expect([...(section?.code ?? [])]).toEqual(['firstName', 'lastName']);
  expect(section?.files).toEqual(['src/A.tsx', 'src/A.jsx']);
});

it('lists the removed names on a page of API changes', () => {
  const changes = page(
    '<h2 id=grid>Grid</h2><h3 id=grid-removed>Removed <span>2</span></h3><p class=api-change-names>Components: <span><code>GridOverlays</code></span><span>, <code>GridOld</code></span>' +
      '<h3 id=grid-added>Added</h3><p class=api-change-names>Components: <code>GridNew</code>',
  );
  expect(extractPage(changes)?.removed).toEqual(['GridOverlays', 'GridOld']);
});

it('includes scrollable tables as text', () => {
  const table = page(
    '<div class=table-scroll role=group tabindex=0><table><tr><th>Component<tr><td>Heatmap</table></div>',
  );
  expect(extractPage(table)?.sections[0]?.text).toBe('Component Heatmap');
});

it('assigns demos and names in their code to the heading above', () => {
  const section = extractPage(guide)?.sections[1];
  expect(section?.demos).toEqual([{ anchor: 'SortInvoices', title: 'Sort invoices' }]);
  expect([...(section?.code ?? [])]).toEqual(['initialState', 'sortModel']);
});

it('extracts links', () => {
  expect(extractPage(guide)?.links).toEqual(['../filtering/']);
});

it('extracts the rows of an API page, without the markers next to their names', () => {
  const api = page(
    '<h2 id=props>Props</h2><table><tr id=data-grid-prop-rows><th scope=row>row<wbr/>s<a class=api-anchor href=#x></a><span>required</span><td class=api-type>R[]</table>' +
      '<h2 id=css-classes>CSS classes</h2><table><tr id=data-grid-class-cell><th scope=row>cell<td class=api-type>.MuiDataGrid-cell<td class=api-text>Of a cell.</table>',
  );
  expect(extractPage(api)?.members).toEqual([
    { kind: 'prop', anchor: 'data-grid-prop-rows', name: 'rows' },
    {
      kind: 'class',
      anchor: 'data-grid-class-cell',
      name: 'cell',
      className: 'MuiDataGrid-cell',
    },
  ]);
});

it('extracts rows that follow a paragraph without an end tag', () => {
  const api = page(
    '<h2 id=props>Props</h2><table><tr id=rows><th scope=row>rows<td class=api-text><p>All.<tr id=columns><th scope=row>columns</table>',
  );
  expect(extractPage(api)?.members.map(({ name }) => name)).toEqual(['rows', 'columns']);
});

it('recognizes a page that search engines must not index', () => {
  expect(extractPage(page('', '<meta name=robots content="noindex, follow">'))?.isHidden).toBe(
    true,
  );
});

it('returns nothing for a page without an article', () => {
  expect(extractPage('<!doctype html><main>Landing</main>')).toBeUndefined();
});
