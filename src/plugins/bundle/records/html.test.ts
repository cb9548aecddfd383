/** @jest-environment node */
import { changeHtml } from '@site/scripts/jest/builtSite';
import { temporaryFolder } from '@site/scripts/jest/files';
import { JSDOM } from 'jsdom';

import { takeArticleExports, writeRecord } from './html';
import { RECORD_ID, type PageRecord } from './types';

const folder = temporaryFolder();

const RECORD: PageRecord = { build: 'b1', routes: [], modules: {}, files: {} };

const page = (quote: string) =>
  `<!doctype html><title>T</title><div id="__docusaurus"></div>` +
  `<script data-scripts=${quote}/react.js /runtime.js /main.js${quote}>start()</script>`;

const withRecord = (html: string, record: PageRecord, scripts: string[]) =>
  changeHtml(folder(), html, (built) => writeRecord(built, record, scripts));

function parsed(html: string) {
  const { document } = new JSDOM(html).window;
  const record = document.getElementById(RECORD_ID);
  return {
    record: JSON.parse(record?.textContent ?? 'null') as PageRecord | null,
    type: record?.getAttribute('type'),
    scripts: document.querySelector('[data-scripts]')?.getAttribute('data-scripts'),
    starter: document.querySelector('[data-scripts]')?.textContent,
    body: document.body.textContent,
  };
}

it.each(['"', "'"])(
  "inserts the page's scripts before the last script of the entry (quote %s)",
  async (quote) => {
    const html = await withRecord(page(quote), RECORD, ['/page.js', '/content.js']);
    expect(parsed(html)).toEqual({
      record: RECORD,
      type: 'application/json',
      scripts: '/react.js /runtime.js /page.js /content.js /main.js',
      starter: 'start()',
      body: `${JSON.stringify(RECORD)}start()`,
    });
  },
);

it('starts only the scripts of the entry on a page without its own scripts', async () => {
  const html = await withRecord(page('"'), RECORD, []);
  expect(parsed(html).scripts).toBe('/react.js /runtime.js /main.js');
});

it("escapes a record's text so that it can't end its element or act as a pattern", async () => {
  const path = "/x/</script><script>alert(1)</script><!--<script>$&$'/";
  const record = { ...RECORD, routes: [[{ order: 0, route: { path } }]] };
  const html = await withRecord(page('"'), record, []);
  expect(parsed(html).record).toEqual(record);
  expect(html.match(/<script/g)).toHaveLength(2);
});

it('rejects a page that starts its scripts in another way', async () => {
  const html = '<!doctype html><script src="/main.js" defer></script>';
  await expect(withRecord(html, RECORD, [])).rejects.toThrow(
    'the page has no inline script that starts the others',
  );
});

describe('the build data of an article', () => {
  const exports = { metadata: { title: '$& <b>' } };
  const json = JSON.stringify(exports).replaceAll('<', '\\u003c');

  /** Removes the exports from a page, and returns the remaining HTML and the exports. */
  async function take(html: string) {
    let found: PageRecord['article'];
    const left = await changeHtml(folder(), html, (built) => {
      found = takeArticleExports(built);
    });
    return { html: left, exports: found };
  }

  it.each([
    `<script type="application/json" id="article-exports">${json}</script>`,
    // Minified.
    `<script id=article-exports type=application/json>${json}</script>`,
  ])('is removed from the page: %s', async (script) => {
    expect(await take(`<!doctype html><main><p>a</p>${script}</main>`)).toEqual({
      html: '<!doctype html><main><p>a</p></main>',
      exports,
    });
  });

  it("doesn't exist on other pages, which are unchanged", async () => {
    const html =
      '<!doctype html><main><script type="application/json" id="other">{}</script></main>';
    expect(await take(html)).toEqual({ html, exports: undefined });
  });
});
