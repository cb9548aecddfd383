/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { buildProps } from '@site/scripts/jest/builtSite';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import logger from '@docusaurus/logger';
import type { LoadContext } from '@docusaurus/types';

import { contentSecurityPolicy, policyInPages, sha256 } from './policy';

import htmlPolicyPlugin, {
  frameContentSecurityPolicy,
  framePolicyScript,
  validateOptions,
  type HtmlPolicyOptions,
} from '.';

let outDir: string;

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
});
afterEach(() => fs.rmSync(outDir, { recursive: true }));

function writePage(name: string, html: string): void {
  const file = path.join(outDir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, html);
}

const validate = (options: unknown) =>
  validateOptions({ validate: normalizePluginOptions as never, options: options as never });

/** Runs the plugin on the folder, as Docusaurus does after a build. */
async function check(...scripts: [name: string, text: string][]): Promise<void> {
  await checkLocale('en', outDir, ...scripts);
}

async function checkLocale(
  currentLocale: 'en' | 'zh',
  localeDir: string,
  ...scripts: [name: string, text: string][]
): Promise<void> {
  const inlineScripts = scripts.map(([name, text]) => ({ name, sha256: sha256(text) }));
  await checkWith({ inlineScripts }, currentLocale, localeDir);
}

async function checkWith(
  options: Partial<HtmlPolicyOptions>,
  currentLocale: 'en' | 'zh' = 'en',
  localeDir = outDir,
): Promise<void> {
  const localeConfigs = { en: { baseUrl: '/docs/' }, zh: { baseUrl: '/docs/zh/' } };
  const i18n = { defaultLocale: 'en', currentLocale, locales: ['en', 'zh'], localeConfigs };
  const plugin = htmlPolicyPlugin(
    { siteConfig: { themeConfig: {} }, i18n } as unknown as LoadContext,
    validate(options),
  );
  const props = buildProps(localeDir, [], {
    baseUrl: localeConfigs[currentLocale].baseUrl,
    i18n,
  });
  await plugin.postBuild?.(props as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
}

const headers = () => fs.readFileSync(path.join(outDir, '_headers'), 'utf8');

describe('after a build', () => {
  it('writes headers with the hash of each inline script in the pages', async () => {
    writePage('index.html', '<script>a()</script><script src="/main.js"></script>');
    writePage('x/sorting/index.html', '<script>a()</script><script>b()</script>');
    await check(['a', 'a()'], ['b', 'b()']);
    expect(headers()).toContain(`'sha256-${sha256('a()')}'`);
    expect(headers()).toContain(`'sha256-${sha256('b()')}'`);
  });

  it('accepts structured data, which browsers do not run, without a hash', async () => {
    const data = '{"@type":"TechArticle"}';
    writePage(
      'index.html',
      `<script>a()</script><script type="application/ld+json">${data}</script>`,
    );
    await check(['a', 'a()']);
    expect(headers()).toContain(`'sha256-${sha256('a()')}'`);
    expect(headers()).not.toContain(sha256(data));
  });

  it("doesn't allow a script that is in the options but not on any page", async () => {
    writePage('index.html', '<script>a()</script>');
    await check(['a', 'a()'], ['gone', 'gone()']);
    expect(headers()).not.toContain(sha256('gone()'));
  });

  it('writes one file for all locales, in the root', async () => {
    writePage('index.html', '<script>a()</script>');
    await checkLocale('en', outDir, ['a', 'a()'], ['b', 'b()']);
    writePage('zh/index.html', '<script>b()</script>');
    await checkLocale('zh', path.join(outDir, 'zh'), ['a', 'a()'], ['b', 'b()']);
    expect(headers()).toContain(`'sha256-${sha256('a()')}'`);
    expect(headers()).toContain(`'sha256-${sha256('b()')}'`);
    expect(fs.existsSync(path.join(outDir, 'zh/_headers'))).toBe(false);
  });

  it("fails on a script that isn't in the options, with its page, hash and text", async () => {
    writePage('index.html', '<script>a()</script>');
    writePage('x/sorting/index.html', '<script>  track("page")  </script>');
    const checked = check(['color-mode', 'a()']);
    await expect(checked).rejects.toThrow('x/sorting/index.html');
    await expect(checked).rejects.toThrow(sha256('  track("page")  '));
    await expect(checked).rejects.toThrow('track(\\"page\\")');
    await expect(checked).rejects.toThrow('color-mode');
    expect(fs.existsSync(path.join(outDir, '_headers'))).toBe(false);
  });

  it('fails on a script that has changed', async () => {
    writePage('index.html', '<script>a(1)</script>');
    await expect(check(['a', 'a()'])).rejects.toThrow('index.html');
  });

  it('fails on an inline event handler, with its page', async () => {
    writePage('x/about.html', '<img src="a.png" onerror="a()">');
    await expect(check()).rejects.toThrow(/x\/about\.html.*event handler/);
  });

  it('allows the origins in the options, each for its own purpose', async () => {
    writePage('index.html', '<p></p>');
    await checkWith({
      formActions: ['https://forms.example'],
      connect: ['https://chat.example', 'https://ads.example'],
      scripts: ['https://tag.example'],
      styles: ['https://styles.example'],
      fonts: ['https://fonts.example'],
      images: ['https://images.example'],
    });
    expect(headers()).toContain("form-action 'self' https://forms.example;");
    expect(headers()).toContain("connect-src 'self' https://ads.example https://chat.example;");
    expect(headers()).toContain("script-src 'self' https://tag.example;");
    expect(headers()).toContain("style-src 'self' 'unsafe-inline' https://styles.example;");
    expect(headers()).toContain("font-src 'self' https://fonts.example;");
    expect(headers()).toContain("img-src 'self' data: https://images.example;");
  });

  it("gives frames with third-party code their own policy instead of the pages' policy", async () => {
    writePage('index.html', '<p></p>');
    const frame = {
      path: '/ads/',
      scripts: ['https://ads.example'],
      images: ['https://images.example'],
    };
    await checkWith({ frames: [frame] });
    const [pages = '', rule = ''] = headers().split('\n/docs/ads/*\n');
    expect(pages).not.toContain('ads.example');
    expect(rule.indexOf('  ! Content-Security-Policy\n')).toBe(0);
    expect(rule).toContain("connect-src 'none'; ");
    expect(rule).not.toContain('allow-same-origin');
    expect(rule).toMatch(/; sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox\n$/);
    const script = framePolicyScript(frameContentSecurityPolicy(frame));
    expect(script).toContain("script-src 'self' https://ads.example;");
    expect(script).toContain("img-src 'self' data: https://images.example;");
  });

  it('caches hashed files of all languages for a long time', async () => {
    await check();
    expect(headers().match(/^\/docs\/.*assets\/\*$/gm)).toEqual([
      '/docs/assets/*',
      '/docs/zh/assets/*',
      '/docs/live/assets/*',
    ]);
  });

  it('only processes pages', async () => {
    writePage('assets/demo.js', '"<script>a()</script>"');
    await expect(check()).resolves.toBeUndefined();
  });
});

describe('the policy in pages', () => {
  const before = process.env.NODE_ENV;
  const setMode = (NODE_ENV: string | undefined) => Object.assign(process.env, { NODE_ENV });

  afterEach(() => setMode(before));

  const tags = (more: object = {}) =>
    htmlPolicyPlugin(
      { siteConfig: { themeConfig: {} } } as LoadContext,
      validate({ inlineScripts: [{ name: 'a', sha256: sha256('a()') }], ...more }),
    ).injectHtmlTags?.({ content: undefined });

  it('contains what works without a header', () => {
    setMode('production');
    const { headTags } = tags() ?? {};
    expect(headTags).toEqual([
      {
        tagName: 'meta',
        attributes: {
          'http-equiv': 'Content-Security-Policy',
          // Without frame-ancestors, about which browsers complain, and without what default-src covers.
          content:
            `default-src 'self'; script-src 'self' 'sha256-${sha256('a()')}'; ` +
            "style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; " +
            "base-uri 'none'; form-action 'self'; " +
            "require-trusted-types-for 'script'; trusted-types default",
        },
      },
    ]);
  });

  it('keeps other hosts', () => {
    setMode('production');
    const connect = 'https://events.example';
    expect(JSON.stringify(tags({ connect: [connect] }))).toContain(`connect-src 'self' ${connect}`);
  });

  it('is left out in the development server, which evaluates code', () => {
    setMode('development');
    expect(tags()).toEqual({});
  });
});

describe('the options', () => {
  it('are optional', () => {
    expect(validate({})).toMatchObject({
      inlineScripts: [],
      formActions: [],
      connect: [],
      scripts: [],
      styles: [],
      fonts: [],
      images: [],
      media: [],
      embeds: [],
      frames: [],
    } satisfies HtmlPolicyOptions);
  });

  it('accept origins', () => {
    const options = {
      formActions: ['https://stackblitz.com'],
      connect: ['https://chat.example:8443', 'http://localhost:3001'],
    };
    expect(validate(options)).toMatchObject(options);
  });

  test.each([
    ['https://a.com/', 'a slash at the end'],
    ['https://a.com/path', 'a path'],
    ['http://a.com', 'no TLS'],
    ['a.com', 'no protocol'],
    ['//a.com', 'no protocol'],
    ['https://*.a.com', 'a pattern'],
    ["https://a.com; script-src 'unsafe-inline'", 'a directive'],
    ["https://a.com;script-src'unsafe-inline'", 'a directive in the host'],
    ['javascript:alert(1)', 'a script'],
    ['data:text/plain,a', 'data'],
    ['https:', 'no host'],
    ['*', 'anything'],
    ['null', 'an opaque origin'],
    ["'unsafe-inline'", 'a keyword'],
  ])('reject %j, which has or is %s, as an origin, and show it', (found) => {
    for (const option of ['formActions', 'connect', 'styles', 'fonts', 'images']) {
      expect(() => validate({ [option]: [found] })).toThrow(
        `"${option}[0]" must be an origin, such as "https://example.com"`,
      );
      expect(() => validate({ [option]: [found] })).toThrow(`found "${found}"`);
    }
  });

  test.each([
    'https://tag.example',
    'https://tag.example/gtag/js',
    'https://tag.example/scripts/',
    'http://localhost:3001/tag.js',
  ])('accept %j as a source of scripts', (source) => {
    expect(() => validate({ scripts: [source] })).not.toThrow();
  });

  test.each([
    'http://tag.example/tag.js',
    'https://tag.example/tag.js?id=1',
    'https://tag.example/tag.js#a',
    'https://tag.example/;script-src *',
    "https://tag.example/'unsafe-inline'",
    'https://tag.example/a,b',
    'https://tag.example/a b',
    'https://tag.example/a/../b',
    'https://*.example/tag.js',
    'https://user@tag.example/tag.js',
    'javascript:alert(1)',
    'https:',
    '*',
    "'unsafe-inline'",
  ])('reject %j as a source of scripts, and show it', (found) => {
    expect(() => validate({ scripts: [found] })).toThrow(
      `"scripts[0]" must be an origin, or an origin with a path`,
    );
    expect(() => validate({ scripts: [found] })).toThrow(`found "${found}"`);
  });

  it('reject forms that post to localhost', () => {
    expect(() => validate({ formActions: ['http://localhost:3001'] })).toThrow('"formActions[0]"');
  });

  test.each([
    [{ inlineScripts: 'a' }, 'inlineScripts'],
    [{ inlineScripts: [{ sha256: sha256('a') }] }, 'inlineScripts[0].name'],
    [{ inlineScripts: [{ name: 'a' }] }, 'inlineScripts[0].sha256'],
    [{ inlineScripts: [{ name: 'a', sha256: 'no hash!' }] }, 'inlineScripts[0].sha256'],
    [{ inlineScript: [] }, 'inlineScript'],
    [{ formActions: 'https://a.com' }, 'formActions'],
    [{ connect: [1] }, 'connect[0]'],
    [{ frames: [{}] }, 'frames[0].path'],
    [{ frames: [{ path: '/ads' }] }, 'frames[0].path'],
    [{ frames: [{ path: '/ads/*\n  X: y/' }] }, 'frames[0].path'],
    [{ frames: [{ path: '/ads/', scripts: ['*'] }] }, 'frames[0].scripts[0]'],
  ])('of %j are rejected by name', (options, field) => {
    expect(() => validate(options)).toThrow(`"${field}"`);
  });
});

describe('security.txt', () => {
  const file = () => path.join(outDir, '.well-known/security.txt');

  it('is written if there is a contact', async () => {
    writePage('index.html', '');
    await check();
    expect(fs.existsSync(file())).toBe(false);
    const securityTxt = { contact: 'mailto:a@example.com', expires: '2999-06-30T00:00:00Z' };
    await checkWith({ securityTxt });
    expect(fs.readFileSync(file(), 'utf8')).toBe(
      'Contact: mailto:a@example.com\nExpires: 2999-06-30T00:00:00Z\n',
    );
  });

  it.each([
    ['a@example.com', '2999-06-30T00:00:00Z', 'must start with "mailto:"'],
    ['mailto:a@example.com', 'June', 'must be a time such as'],
    ['mailto:a@example.com', '2024-06-30T00:00:00Z', 'must be a time in the future'],
    ['mailto:a@example.com', '2999-02-31T25:00:00Z', 'must be a time in the future'],
  ])('refuses the contact %s until %s', (contact, expires, message) => {
    expect(() => validate({ securityTxt: { contact, expires } })).toThrow(message);
  });
});

describe('reports about the policy', () => {
  it('are sent only to a configured path, and only by the header of pages', async () => {
    writePage('index.html', '');
    await check();
    expect(headers()).not.toMatch(/report/i);
    await checkWith({ reportTo: '/reports/policy' });
    const [pages = '', ...others] = headers().split('\n\n');
    expect(pages).toMatch(
      /; require-trusted-types-for 'script'; trusted-types default; report-uri \/docs\/reports\/policy; report-to policy\n/,
    );
    expect(pages).toContain('\n  Reporting-Endpoints: policy="/docs/reports/policy"\n');
    // Frames run code of readers, and of others.
    expect(others.join('\n')).not.toMatch(/report/i);
    // Browsers would complain about it in a document.
    const policy = contentSecurityPolicy([], { reportTo: '/reports' });
    expect(policyInPages(policy)).toBe(policyInPages(contentSecurityPolicy([])));
  });

  it.each([
    'reports',
    '//evil.example/a',
    '/reports?secret',
    '/reports#a',
    '/reports/',
    '/a"b',
    '/a; script-src *',
    '/a\n  X: b',
    'https://evil.example/',
    '',
  ])('are refused for %j', (reportTo) => {
    expect(() => validate({ reportTo })).toThrow(/"reportTo" (?:must be a path|is not allowed)/);
  });
});

it("removes from the site's configuration what pages refuse, with one warning for each place", () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation();
  const themeConfig = {
    announcementBar: { content: 'See <a href=/x/ onclick="a()">the docs</a>' },
    footer: { copyright: '© <a href="https://a.example">A &amp; B</a>', links: [{ html: '<hr>' }] },
    navbar: { items: [{ type: 'html', value: '<iframe src="a"></iframe>b' }, { value: '<form>' }] },
  };
  htmlPolicyPlugin({ siteConfig: { themeConfig } } as unknown as LoadContext, validate({}));
  expect(themeConfig).toEqual({
    announcementBar: { content: 'See <a href="/x/">the docs</a>' },
    footer: { copyright: '© <a href="https://a.example">A &amp; B</a>', links: [{ html: '<hr>' }] },
    navbar: { items: [{ type: 'html', value: 'b' }, { value: '<form>' }] },
  });
  expect(warn.mock.calls.map(([message]) => String(message).split(' has been')[0])).toEqual([
    'themeConfig.announcementBar.content: onclick="a()"',
    'themeConfig.navbar.items[0].value: <iframe>',
  ]);
});
