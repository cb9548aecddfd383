import { harmlessMarkup } from './harmlessMarkup';
import { createPolicyCode, scriptPattern } from './trustedTypes';

type Rule = (text: string) => string | null | undefined;

interface Rules {
  createHTML: Rule;
  createScript: Rule;
  createScriptURL: Rule;
}

/** Runs the code as in a page, and returns the policies that it creates, by name. */
function createIn(trustedTypes: boolean, pattern = ''): Map<string, Rules> {
  const created = new Map<string, Rules>();
  const self = trustedTypes
    ? { trustedTypes: { createPolicy: (name: string, rules: Rules) => created.set(name, rules) } }
    : {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function('self', 'location', 'pattern', createPolicyCode('pattern'))(
    self,
    { origin: 'https://docs.example.com' },
    pattern,
  );
  return created;
}

const policy = (pattern?: string) => createIn(true, pattern).get('default') as Rules;

it('is the only policy, and only where the browser supports Trusted Types', () => {
  expect([...createIn(true).keys()]).toEqual(['default']);
  expect(createIn(false).size).toBe(0);
});

describe('markup', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  it.each([
    '',
    'a < b, 1 <2',
    'rows &lt;b onclick=&quot;run()&quot;>',
    'H<sub>2</sub>O, x<sup>2</sup>, <del>old</del> <code>sortModel</code> <kbd>Enter</kbd> <mark>m</mark>',
    '<span style="color: red" class="a" data-b="c" aria-label="Plan: Pro" hidden>a</span>',
    '<a href="https://a.example/?b=1&amp;c=2#d" target="_blank" rel="noopener">a</a> <a href="../b:c">b</a>',
    '<a href="mailto:a@b.example">a</a><br /><hr><img src="/a.png" alt="" width="1" />',
    '<ruby>漢<rp>(</rp><rt>kan</rt></ruby> <abbr title="a">A</abbr> <time datetime="2026">a</time>',
    '<svg viewBox="0 0 1 1"><path d="M0 0" fill="none"/></svg>',
    '<math display="block"><msup><mi>x</mi><mn>2</mn></msup></math>',
    '<details open><summary>a</summary><table><tbody><tr><td colspan="2">b</td></tr></tbody></table></details>',
    '<Badge></Badge> <Tabs.Item></Tabs.Item>',
  ])('%j is accepted, and the build leaves it as it is', (html) => {
    expect(policy().createHTML(html)).toBe(html);
    expect(harmlessMarkup(html)).toEqual({ html, removed: [] });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each([
    ['<img src=x onerror=run()>', ' ', '<img src="x">'],
    ['<script>run()</script>', ' run() ', ''],
    ['<SCRIPT>run()</SCRIPT>', ' run() ', ''],
    ['<<script>img src=x onerror=run()> b', '< img src=x onerror=run()> b', '&lt;'],
    ['<<script></script>img src=x onerror=run()>', '<  img src=x onerror=run()>', undefined],
    ['<span class="a" onclick="run()">a</span>', ' a</span>', '<span class="a">a</span>'],
    ['<span class="a"onclick="run()">a</span>', ' a</span>', '<span class="a">a</span>'],
    ['<span/onclick="run()">a</span>', ' a</span>', '<span>a</span>'],
    ['<span\nONCLICK="run()">a</span>', ' a</span>', '<span>a</span>'],
    ['<span id="config">a</span>', ' a</span>', '<span>a</span>'],
    ['<img name="config">', ' ', '<img>'],
    ['<b title="<img src=x onerror=run()>">a</b>', ' ">a</b>', undefined],
    ['<a href="javascript:run()">a</a>', ' a</a>', '<a>a</a>'],
    ['<a href=" jav&#x61;script:run()">a</a>', ' a</a>', '<a>a</a>'],
    ['<svg><a xlink:href="javascript:run()"></a></svg>', '<svg> </a></svg>', undefined],
    ['<svg><set attributeName="href"/><use href="#a"/></svg>', '<svg>  </svg>', '<svg/>'],
    ['<form action="/a"><b>a</b></form>', ' <b>a</b> ', '<b>a</b>'],
    ['<my-element>a</my-element>', ' a ', 'a'],
    ['<!-- <b> -->', '  -->', ''],
    ['<![CDATA[a]]>', ' ', ''],
    ['<?xml a?>', ' ', ''],
    ['<iframe srcdoc="a"></iframe> b', '   b', ' b'],
  ])('%j loses what is not harmless', (html, inPage, built) => {
    expect(policy().createHTML(html)).toBe(inPage);
    expect(console.warn).toHaveBeenCalledWith('Refused markup', expect.any(String));
    const { html: result } = harmlessMarkup(html);
    expect(result).toBe(built ?? result);
    jest.mocked(console.warn).mockClear();
    expect(policy().createHTML(result)).toBe(result);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('is checked in one pass, however long it is', () => {
    const html = '<span class="token">a</span> &lt; '.repeat(50_000);
    expect(policy().createHTML(html)).toBe(html);
    expect(policy().createHTML(`${html}<style>`)).toBe(`${html} `);
  });
});

describe('code', () => {
  it('is accepted as structured data, which JavaScript cannot run', () => {
    const data = '{"@context":"https://schema.org","@graph":[]}';
    expect(policy().createScript(data)).toBe(data);
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it doesn't compile
    expect(() => new Function(data) as unknown).toThrow(SyntaxError);
  });

  it('is accepted as the empty function with which libraries test whether they may evaluate strings', () => {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- browsers pass its text to the policy
    const text = `(${String(new Function(''))})`;
    expect(policy().createScript(text)).toBe(text);
  });

  it.each([
    'run()',
    '(function anonymous(\n) {\nrun()\n})',
    '(function anonymous(\n) {\n\n})()',
    '(function anonymous(a=run()\n) {\n\n})',
    '',
    '1',
    ' {"@context":1}',
    'run({"@context":1})',
    '"@context"',
    '{a:run()}',
    '//\n{"@context":1}',
  ])('%j is refused', (code) => {
    expect(policy().createScript(code)).toBeNull();
  });
});

describe('addresses of scripts', () => {
  const pattern = scriptPattern('/docs/assets/js/', [
    '/x/sw.js',
    'https://tag.example/gtag/js',
    'https://tags.example/all/',
    'https://host.example',
    'http://localhost:4000',
  ]);

  it.each([
    '/docs/assets/js/runtime~main.20d61717.js',
    '/x/sw.js',
    '/x/sw.js?params=%7B%22offlineMode%22%3Afalse%7D',
    'https://tag.example/gtag/js',
    'https://tag.example/gtag/js?id=G-OTHER',
    'https://tags.example/all/',
    'https://tags.example/all/of/them.js?a=1',
    'https://host.example/a.js',
    'http://localhost:4000/a.js',
  ])('%s is accepted', (url) => {
    expect(policy(pattern).createScriptURL(url)).toBe(url);
  });

  it("are returned as they were checked, without the site's origin", () => {
    const { createScriptURL } = policy(pattern);
    const path = '/docs/assets/js/75644.7a14d95d.js';
    expect(createScriptURL(`https://docs.example.com${path}`)).toBe(path);
    // The host of this address would be "host.examplehttps".
    expect(createScriptURL('https://host.examplehttps://docs.example.com/a.js')).toBe(
      'https://host.example/a.js',
    );
  });

  it.each([
    '',
    '/assets/js/main.js',
    '/docs/assets/js/',
    '/docs/assets/js/../../evil.js',
    '/docs/assets/js/..%2f..%2fevil.js',
    '/docs/assets/js/\\..\\evil.js',
    '/docs/assets/js/main.js?a=1',
    '/docs/assets/main.js',
    '//evil.example/docs/assets/js/main.js',
    'https://evil.example/docs/assets/js/main.js',
    'https://evil.example/https://docs.example.com/docs/assets/js/main.js',
    'https://docs.example.com.evil.example/docs/assets/js/main.js',
    'https://docsXexample.com/docs/assets/js/main.js',
    'https://docs.example.com@evil.example/docs/assets/js/main.js',
    'http://docs.example.com/docs/assets/js/main.js',
    'data:text/javascript,run()',
    'blob:https://docs.example.com/5f2c',
    'javascript:run()',
    ' /x/sw.js',
    '/x/sw.js/evil.js',
    '/x/sw.js\nrun()',
    '/x/swXjs',
    'https://tag.example/gtag/jsonp?callback=run',
    'https://tagXexample/gtag/js',
    'https://tags.example/other.js',
    'https://host.example.evil.example/a.js',
    'https://host.example:8443/a.js',
  ])('%j is refused', (url) => {
    expect(policy(pattern).createScriptURL(url)).toBeNull();
  });
});
