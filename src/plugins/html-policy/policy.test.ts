/** @jest-environment node */
import { runInNewContext } from 'node:vm';

import { parseDocument } from 'htmlparser2';

import {
  contentSecurityPolicy,
  forbiddenMarkup,
  headersFile,
  framePolicyScript,
  inlineScripts,
  liveContentSecurityPolicy,
  policyInFrameHeader,
  sha256,
} from './policy';

describe('inlineScripts', () => {
  it('finds the exact text of every inline script in the page', () => {
    const html =
      '<script>a()</script><p>text</p><SCRIPT type="module">\n b() \n</SCRIPT><script></script>';
    expect(inlineScripts(parseDocument(html))).toEqual(['a()', '\n b() \n', '']);
  });

  test.each([
    '<script>run()</script>',
    '<script type="text/javascript">run()</script>',
    "<script type='application/javascript'>run()</script>",
    '<script type=module>run()</script>',
    '<script type="">run()</script>',
    '<script type="text/ecmascript">run()</script>',
    '<script type="application/x-ecmascript">run()</script>',
    '<script type=" TEXT/JavaScript1.5 ">run()</script>',
    '<script type="text/jscript">run()</script>',
    '<script type="importmap">run()</script>',
    '<script type="speculationrules">run()</script>',
    '<script language="LiveScript">run()</script>',
    '<svg><script src="/a.js">run()</script></svg>',
    '<svg><foreignObject><script href="/a.js">run()</script></foreignObject></svg>',
    '<script data-rh="true" async>run()</script>',
    '<script\n  id="boot"\n>run()</script>',
  ])('treats %j as a script', (html) => {
    expect(inlineScripts(parseDocument(html))).toEqual(['run()']);
  });

  test.each([
    '<script type="application/ld+json">{"a":1}</script>',
    '<script type=application/json>{"a":1}</script>',
    '<script type="text/template"><p></p></script>',
    '<script src="/assets/main.js" defer></script>',
    '<script defer src=/assets/main.js></script>',
    '<noscript>no script</noscript>',
    '<p>&lt;script>run()&lt;/script></p>',
    '<!-- <script>run()</script> -->',
    '<p title="<script>run()</script>">a</p>',
    '<textarea><script>run()</script></textarea>',
    '<script src>run()</script>',
    '<script type="text/javascript; charset=utf-8">run()</script>',
    '<script type="text/x-template" language="javascript">run()</script>',
    '<svg><script xlink:href="/a.js">run()</script></svg>',
    '<svg><foreignObject><script src="/a.js">run()</script></foreignObject></svg>',
    '<script src="/a.js" src="">run()</script>',
  ])("doesn't treat %j as a script", (html) => {
    expect(inlineScripts(parseDocument(html))).toEqual([]);
  });

  // If the policy left out such a script, browsers would block it without any error in the build.
  test.each([
    '<script data-src="/a.js">run()</script>',
    '<script data-scripts="/a.js">run()</script>',
    '<script data-type="x">run()</script>',
    '<script title="a > b" alt=\' src="a" \'>run()</script>',
    '<p title="<!--"></p><script>run()</script>',
    '<!--><script>run()</script>',
  ])('also treats %j as a script', (html) => {
    expect(inlineScripts(parseDocument(html))).toEqual(['run()']);
  });
});

describe('forbiddenMarkup', () => {
  test.each([
    '<button onclick="run()">a</button>',
    "<a href='#' onclick='run()'>a</a>",
    '<body\n  ONLOAD = "run()">',
    '<p>a</p><img src=x onerror="run()">',
    '<svg onload="run()"></svg>',
  ])('finds the handler in %j', (html) => {
    expect(forbiddenMarkup(parseDocument(html))).toContain('an inline event handler');
  });

  test.each([
    '<p>Set onclick="run()" on the button.</p>',
    '<pre><code>&lt;button onclick="run()"></code></pre>',
    '<button data-onclick="run()" icon="a">a</button>',
    '<script>var html = \'<a onclick="run()">\'</script>',
    '<style>a[onclick="x"] {}</style>',
    '<p class="on" data-on="1">one="1"</p>',
    '<p title=" onclick=run() ">a</p>',
    '<!-- <a onclick="run()"> -->',
    '<title><a onclick="run()"></title>',
  ])('finds none in %j', (html) => {
    expect(forbiddenMarkup(parseDocument(html))).toBeUndefined();
  });

  it('finds an unquoted handler in minified HTML', () => {
    expect(forbiddenMarkup(parseDocument('<body onload=run()>'))).toContain('(onload=');
  });

  test.each([
    [
      '<iframe srcdoc="&lt;script>run()&lt;/script>"></iframe>',
      'a document in an attribute (srcdoc=',
    ],
    ['<a href="javascript:run()">a</a>', 'a javascript: URL (href='],
    ['<a href=" \u0001JavaScript:run()">a</a>', 'a javascript: URL (href='],
    ['<a href="java\n\tscript:run()">a</a>', 'a javascript: URL (href='],
    ['<a href="&#106;avascript:run()">a</a>', 'a javascript: URL (href='],
    ['<iframe src="javascript:run()"></iframe>', 'a javascript: URL (src='],
    ['<form action="javascript:run()"></form>', 'a javascript: URL (action='],
    ['<button formaction="javascript:run()">a</button>', 'a javascript: URL (formaction='],
    ['<object data="javascript:run()"></object>', 'a javascript: URL (data='],
    ['<svg><a xlink:href="javascript:run()"></a></svg>', 'a javascript: URL (xlink:href='],
    ['<svg><a XLINK:HREF="javascript:run()"></a></svg>', 'a javascript: URL (xlink:href='],
    ['<svg><set attributeName="href" to="javascript:run()"/></svg>', 'a javascript: URL (to='],
    ['<svg><animate values="#a;javascript:run()"/></svg>', 'a javascript: URL (values='],
    ['<svg><a xlink:onclick="run()"></a></svg>', 'an inline event handler (xlink:onclick='],
  ])('finds what runs a script in %j', (html, problem) => {
    expect(forbiddenMarkup(parseDocument(html))).toContain(problem);
  });

  test.each([
    '<a href="/x/javascript:a">a</a>',
    '<a href="#javascript:">a</a>',
    '<meta name="description" content="JavaScript: an introduction">',
    '<p title="javascript:run()">javascript:run()</p>',
    '<pre>srcdoc="a" href="javascript:run()"</pre>',
    '<svg><use xlink:href="#icon"></use></svg>',
  ])('finds no script in %j', (html) => {
    expect(forbiddenMarkup(parseDocument(html))).toBeUndefined();
  });

  // The text of these elements is not searched, but their attributes are.
  test.each([
    '<script src="/a.js" onerror="run()"></script>',
    '<pre onclick="run()">a</pre>',
    '<pre><b onclick=run()>a</b></pre>',
    '<style onload="run()"></style>',
    '<script>a()</script ><p onclick=run()>',
    '<img alt="a>b"onerror=run()>',
    '<img/onerror=run()>',
  ])('finds the handler in %j', (html) => {
    expect(forbiddenMarkup(parseDocument(html))).toContain('an inline event handler');
  });
});

describe('contentSecurityPolicy', () => {
  const directives = (policy: string) =>
    new Map(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );

  it('allows only scripts from this host and hashed inline scripts', () => {
    const hash = sha256('run()');
    expect(directives(contentSecurityPolicy([hash])).get('script-src')).toEqual([
      "'self'",
      `'sha256-${hash}'`,
    ]);
  });

  it('computes hashes like browsers', () => {
    // The example in the specification (Content Security Policy Level 2, hash usage for script elements).
    expect(sha256("alert('Hello, world.');")).toBe('qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
  });

  it('is the same for the same scripts, regardless of their order and number', () => {
    expect(contentSecurityPolicy(['b', 'a', 'b'])).toBe(contentSecurityPolicy(['a', 'b']));
  });

  it('allows nothing by default: no other hosts, no eval, no inline scripts', () => {
    const policy = directives(contentSecurityPolicy([]));
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(contentSecurityPolicy([])).not.toMatch(/https?:|\*|unsafe-eval/);
  });

  it('allows forms and requests only to the configured origins, without duplicates', () => {
    const origins = ['https://b.example', 'https://a.example', 'https://b.example'];
    const forms = directives(contentSecurityPolicy([], { formActions: origins }));
    expect(forms.get('form-action')).toEqual(["'self'", 'https://a.example', 'https://b.example']);
    expect(forms.get('connect-src')).toEqual(["'self'"]);
    const requests = directives(contentSecurityPolicy([], { connect: origins }));
    expect(requests.get('connect-src')).toEqual([
      "'self'",
      'https://a.example',
      'https://b.example',
    ]);
    expect(requests.get('form-action')).toEqual(["'self'"]);
  });

  test.each(['object-src', 'base-uri', 'frame-ancestors'])('closes %s', (name) => {
    expect(directives(contentSecurityPolicy([])).get(name)).toEqual(["'none'"]);
  });
});

describe('headersFile', () => {
  it('gives every path the policy, and only hashed assets a long cache lifetime', () => {
    const [everywhere = '', assets = ''] = headersFile("default-src 'none'").split('\n\n');
    expect(everywhere).toMatch(/^\/\*\n/);
    expect(everywhere).toContain("\n  Content-Security-Policy: default-src 'none'\n");
    expect(everywhere).toContain('\n  X-Content-Type-Options: nosniff\n');
    expect(everywhere).toMatch(/\n {2}Cache-Control: no-cache$/);
    expect(assets).toMatch(/^\/assets\/\*\n/);
    expect(assets).toContain('immutable');
  });

  it('caches hashed assets of all languages for a long time, each folder once', () => {
    const file = headersFile('', { baseUrls: ['/', '/zh/', '/'] });
    expect(file.match(/^\/(?:zh\/)?assets\/\*$/gm)).toEqual(['/assets/*', '/zh/assets/*']);
    expect(file).toMatch(
      /\n\/zh\/assets\/\*\n {2}! Cache-Control\n {2}Cache-Control: [^\n]*immutable\n/,
    );
  });

  it('lets the service worker control all pages, and always revalidates it', () => {
    expect(headersFile('')).toContain('\n/x/sw.js\n  Service-Worker-Allowed: /\n\n');
  });

  it('caches style sheets with fixed names for a day instead of revalidating them', () => {
    expect(headersFile('')).toContain(
      '\n/static/styles/*\n  ! Cache-Control\n  Cache-Control: public, max-age=86400\n',
    );
  });
});

describe('the policy of live frames', () => {
  const policy = liveContentSecurityPolicy();

  it('gives them an opaque origin however they are opened, and lets only the site embed them', () => {
    expect(policy).toMatch(/(?:^|; )sandbox allow-scripts$/);
    expect(policy).toContain("frame-ancestors 'self'");
  });

  it("allows eval, and access only to the site's files", () => {
    expect(policy).toContain("default-src 'none'; script-src 'self' 'unsafe-eval'");
    expect(policy).not.toMatch(/connect-src|https?:|\*/);
  });

  it('leaves files to the document, because an opaque origin has no self in WebKit', () => {
    expect(policyInFrameHeader(policy)).toBe(
      "connect-src 'none'; frame-src 'none'; manifest-src 'none'; media-src 'none'; object-src 'none'; " +
        "worker-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts",
    );
    const [, script = ''] = /^<script>([^]*)<\/script>$/.exec(framePolicyScript(policy)) ?? [];
    const meta = { content: '' };
    const append = jest.fn();
    runInNewContext(script, {
      document: { createElement: () => meta, head: { append } },
      location: { origin: 'http://localhost' },
    });
    expect(append).toHaveBeenCalledWith(meta);
    expect(meta.content).toBe(
      "default-src 'none'; script-src 'self' http://localhost 'unsafe-eval'; " +
        "style-src 'self' http://localhost 'unsafe-inline'; img-src 'self' http://localhost data: blob:; " +
        "font-src 'self' http://localhost; base-uri 'none'; form-action 'none'",
    );
  });

  it("replaces the pages' policy, which is stricter", () => {
    const rules = headersFile("default-src 'none'; frame-ancestors 'none'").split('\n\n');
    const [live = ''] = rules.filter((rule) => rule.startsWith('/live/*\n'));
    const unset = live.indexOf('\n  ! Content-Security-Policy\n');
    expect(unset).toBeGreaterThan(0);
    expect(
      live.indexOf(`\n  Content-Security-Policy: ${policyInFrameHeader(policy)}\n`),
    ).toBeGreaterThan(unset);
  });

  it("lets documents with an opaque origin load the frames' fonts and scripts, which are cached for a long time", () => {
    const file = headersFile('');
    expect(file).toMatch(/\n\/live\/\*\n[^]*Access-Control-Allow-Origin: \*\n/);
    expect(file).toMatch(
      /\n\/live\/assets\/\*\n {2}! Cache-Control\n {2}Cache-Control: [^\n]*immutable\n$/,
    );
  });
});
