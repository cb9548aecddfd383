/** @jest-environment node */
import { changeHtml } from '@site/scripts/jest/builtSite';
import { temporaryFolder } from '@site/scripts/jest/files';
import type { Element } from 'domhandler';
import { findAll, findOne } from 'domutils';

import type { Page } from './page';

const folder = temporaryFolder();

/** A page as the minifier writes it: without quotes and optional tags. */
const HTML = `<!DOCTYPE html><html lang=en  class='a "b"'><head><meta name=a><title>A &amp; B</title>
<p hidden>one<p>two &lt; three<ul><li>four<li>five</ul><script id=s data-scripts="/a.js /b.js">run("<p>")</script></body>\n`;

/** Returns the first element of a page with this name. */
function element(page: Page, name: string): Element {
  const found = findOne((each) => each.name === name, page.document.children);
  if (!found) {
    throw new Error(`The page has no <${name}>.`);
  }
  return found;
}

const change = (work: (page: Page) => void, html = HTML) => changeHtml(folder(), html, work);

describe('changing a page', () => {
  it('writes HTML before an element and leaves all other bytes unchanged', async () => {
    const html = await change((page) => page.insertBefore(element(page, 'script'), '<i>$&</i>'));
    expect(html).toBe(HTML.replace('<script', () => '<i>$&</i><script'));
  });

  it('writes HTML at the start of an element', async () => {
    const html = await change((page) => page.prepend(element(page, 'head'), '<meta name=a>'));
    expect(html).toBe(HTML.replace('<head>', '<head><meta name=a>'));
  });

  it.each([
    [
      'double quotes',
      'script',
      'data-scripts',
      '/c.js',
      'data-scripts="/a.js /b.js"',
      'data-scripts="/c.js"',
    ],
    ['no quotes', 'html', 'lang', 'de', 'lang=en', 'lang="de"'],
    [
      'single quotes',
      'html',
      'class',
      'a "b" & c',
      `class='a "b"'`,
      'class="a &quot;b&quot; &amp; c"',
    ],
    ['no value', 'p', 'hidden', 'until-found', '<p hidden>', '<p hidden="until-found">'],
  ])('replaces only the attribute %s', async (_, name, attribute, value, from, to) => {
    const html = await change((page) => page.setAttribute(element(page, name), attribute, value));
    expect(html).toBe(HTML.replace(from, to));
  });

  it("adds an attribute after the element's name", async () => {
    const html = await change((page) => page.setAttribute(element(page, 'html'), 'data-a', ''));
    expect(html).toBe(HTML.replace('<html', '<html data-a'));
  });

  it('removes an element with its contents', async () => {
    const html = await change((page) => page.remove(element(page, 'script')));
    expect(html).toBe(HTML.replace(/<script.*<\/script>/, ''));
  });

  it('removes an element that cannot have an end tag', async () => {
    const html = await change((page) => page.remove(element(page, 'meta')));
    expect(html).toBe(HTML.replace(/<meta[^>]*>/, ''));
  });

  it("refuses to remove an element without an end tag, because its end isn't in the text", async () => {
    await expect(change((page) => page.remove(element(page, 'li')))).rejects.toThrow(
      'removes <li>, which has no end tag in the HTML',
    );
  });

  it('makes a change visible to later stages in the parsed document, too', async () => {
    await change((page) => {
      const script = element(page, 'script');
      page.insertBefore(script, '<i>a</i><b>b</b>');
      page.setAttribute(script, 'data-scripts', '/c.js');
      page.prepend(element(page, 'title'), '<u></u>');
      const names = findAll(() => true, page.document.children).map(({ name }) => name);
      expect(names.slice(-3)).toEqual(['i', 'b', 'script']);
      expect(script.attribs['data-scripts']).toBe('/c.js');
      page.remove(element(page, 'ul'));
      expect(findOne(({ name }) => name === 'li', page.document.children)).toBeNull();
    });
  });

  it('keeps the order of several insertions at the same position', async () => {
    const html = await change((page) => {
      const script = element(page, 'script');
      page.insertBefore(script, '<i>');
      page.setAttribute(script, 'a', '1');
      page.insertBefore(script, '<b>');
      page.setAttribute(script, 'b', '2');
    });
    expect(html).toBe(HTML.replace('<script', '<i><b><script a="1" b="2"'));
  });

  it('throws when two changes overlap', async () => {
    await expect(
      change((page) => {
        const script = element(page, 'script');
        page.setAttribute(script, 'data-scripts', '/c.js');
        page.remove(script);
      }),
    ).rejects.toThrow(
      'The stages "change" and "change" change the same part of a page: "<script id=s',
    );
  });

  it('throws when a change targets what another change has rewritten', async () => {
    await expect(
      change((page) => {
        page.insertBefore(element(page, 'script'), '<i></i>');
        page.setAttribute(element(page, 'i'), 'a', 'b');
      }),
    ).rejects.toThrow('changes <i>, which another change has already rewritten');
  });
});

it('keeps the exact bytes of an unchanged page, even where a serializer would write others', async () => {
  const odd =
    '<!doctype HTML >\r\n<HTML><P>a<BR/>&nbsp;&#x41;</p ></P><!-- > --><p a=1 a=2>ü\u{1f600}</HTML>';
  expect(await change(() => undefined, odd)).toBe(odd);
  const html = await change((page) => page.setAttribute(element(page, 'html'), 'b', 'c'), odd);
  expect(html).toBe(odd.replace('<HTML', '<HTML b="c"'));
});
