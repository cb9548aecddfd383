import { takeArticleExports, withRecord } from './html';
import { RECORD_ID, type PageRecord } from './types';

const RECORD: PageRecord = { build: 'b1', routes: [], modules: {}, files: {} };

const page = (quote: string) =>
  `<!doctype html><title>T</title><div id="__docusaurus"></div>` +
  `<script data-scripts=${quote}/react.js /runtime.js /main.js${quote}>start()</script>`;

function parsed(html: string) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const record = document.getElementById(RECORD_ID);
  return {
    record: JSON.parse(record?.textContent ?? 'null') as PageRecord | null,
    type: record?.getAttribute('type'),
    scripts: document.querySelector('[data-scripts]')?.getAttribute('data-scripts'),
    starter: document.querySelector('[data-scripts]')?.textContent,
    body: document.body.textContent,
  };
}

it.each(['"', "'"])("the page's scripts come before the last of the entry (quote %s)", (quote) => {
  const html = withRecord(page(quote), RECORD, ['/page.js', '/content.js']);
  expect(parsed(html)).toEqual({
    record: RECORD,
    type: 'application/json',
    scripts: '/react.js /runtime.js /page.js /content.js /main.js',
    starter: 'start()',
    body: `${JSON.stringify(RECORD)}start()`,
  });
});

it('a page without scripts of its own starts those of the entry', () => {
  const html = withRecord(page('"'), RECORD, []);
  expect(parsed(html).scripts).toBe('/react.js /runtime.js /main.js');
});

it('no text of a record ends its element or is taken for a pattern', () => {
  const path = "/x/</script><script>alert(1)</script><!--<script>$&$'/";
  const record = { ...RECORD, routes: [[{ order: 0, route: { path } }]] };
  const html = withRecord(page('"'), record, []);
  expect(parsed(html).record).toEqual(record);
  expect(html.match(/<script/g)).toHaveLength(2);
});

it('a page that starts its scripts in another way is refused', () => {
  expect(() => withRecord('<script src="/main.js" defer></script>', RECORD, [])).toThrow(
    'the page has no script that starts the others',
  );
});

describe('what a build says of an article', () => {
  const exports = { metadata: { title: '$& <b>' } };
  const json = JSON.stringify(exports).replaceAll('<', '\\u003c');

  it.each([
    `<script type="application/json" id="article-exports">${json}</script>`,
    // As minified.
    `<script id=article-exports type=application/json>${json}</script>`,
  ])('is taken out of the page: %s', (script) => {
    expect(takeArticleExports(`<main><p>a</p>${script}</main>`)).toEqual({
      html: '<main><p>a</p></main>',
      exports,
    });
  });

  it('is absent from other pages, which stay as they are', () => {
    const html = '<main><script type="application/json" id="other">{}</script></main>';
    expect(takeArticleExports(html)).toEqual({ html, exports: undefined });
  });
});
