/** @jest-environment node */
import path from 'node:path';

import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { LoadContext } from '@docusaurus/types';
import type { Compiler } from 'webpack';

import iconFontsPlugin, {
  documentIconFontCss,
  iconFontOrigins,
  validateOptions,
  type IconFontsOptions,
} from '.';

const service = {
  styleSheet: 'https://fonts.googleapis.com/icon?family=Material+Icons',
  fonts: ['https://fonts.gstatic.com'],
};

const validate = (options: unknown) =>
  validateOptions({ validate: normalizePluginOptions as never, options: options as never });

const context = {
  siteDir: process.cwd(),
  baseUrl: '/zh/',
  generatedFilesDir: path.join(process.cwd(), '.docusaurus'),
} as LoadContext;

/** Returns the data that the plugin passes to the pages. */
async function pageData(options: IconFontsOptions) {
  const data: unknown[] = [];
  await iconFontsPlugin(context, options).contentLoaded?.({
    actions: { createData: (_file: string, value: unknown) => data.push(value) },
  } as never);
  return data;
}

/** Returns the files that the plugin adds to the browser's or the server's build. */
function emittedFiles(options: IconFontsOptions, isServer = false): Map<string, string | Buffer> {
  const plugin = iconFontsPlugin(context, options);
  const config = plugin.configureWebpack?.({}, isServer, {} as never, undefined);
  const files = new Map<string, string | Buffer>();
  const compilation = {
    hooks: { processAssets: { tap: (_options: unknown, run: () => void) => run() } },
    emitAsset: (name: string, content: string | Buffer) => files.set(name, content),
  };
  const compiler = {
    hooks: {
      thisCompilation: { tap: (_name: string, run: (c: unknown) => void) => run(compilation) },
    },
    webpack: {
      Compilation: { PROCESS_ASSETS_STAGE_ADDITIONAL: 0 },
      sources: {
        // When called with `new`, it returns the content it was created with.
        RawSource: function RawSource(content: string | Buffer) {
          return Object(content) as object;
        },
      },
    },
  };
  (config?.plugins ?? []).forEach((each) => {
    (each as { apply: (compiler: Compiler) => void }).apply(compiler as unknown as Compiler);
  });
  return files;
}

const STYLE_SHEET = 'static/styles/icon-font.css';
const styleSheetOf = (options: IconFontsOptions) => String(emittedFiles(options).get(STYLE_SHEET));

describe("the site's own font", () => {
  it('is a cacheable file that the style sheet refers to', () => {
    const files = emittedFiles({});
    const font = [...files.keys()].find((name) => name.endsWith('.woff2')) ?? '';
    expect(font).toMatch(/^assets\/fonts\/material-icons-[\w-]+\.[\da-f]{8}\.woff2$/);
    const [, url = ''] = /url\('([^']+)'\)/.exec(styleSheetOf({})) ?? [];
    expect(path.posix.join(path.posix.dirname(STYLE_SHEET), url)).toBe(font);
    expect((files.get(font) as Buffer).subarray(0, 4).toString()).toBe('wOF2');
  });

  it("isn't emitted for the server", () => {
    expect([...emittedFiles({}, true).keys()]).toEqual([]);
  });

  it('is exposed to pages only as a style sheet URL, which changes with its content', async () => {
    const [data] = await pageData({});
    expect(data).toEqual({
      styleSheet: expect.stringMatching(
        /^\/zh\/static\/styles\/icon-font\.css\?[\da-f]{8}$/,
      ) as string,
    });
    const [other] = await pageData({ service });
    expect((other as { styleSheet: string }).styleSheet).not.toBe(
      (data as { styleSheet: string }).styleSheet,
    );
  });

  it('requires no other host', () => {
    expect(iconFontOrigins({})).toEqual({ styles: [], fonts: [] });
  });

  it("is available under its package's name in standalone documents", () => {
    expect(documentIconFontCss()).toContain("url('@fontsource/material-icons/files/");
    expect(documentIconFontCss()).toContain('.material-icons {');
  });
});

describe('a font service', () => {
  it("replaces the site's own font", async () => {
    expect([...emittedFiles({ service }).keys()]).toEqual([STYLE_SHEET]);
    expect(styleSheetOf({ service })).not.toContain('@font-face');
    expect(await pageData({ service })).toEqual([expect.objectContaining({ service })]);
  });

  it('is allowed by the policy', () => {
    expect(iconFontOrigins({ service })).toEqual({
      styles: ['https://fonts.googleapis.com'],
      fonts: ['https://fonts.gstatic.com'],
    });
  });

  it("has a URL that can't end the CSS rule that contains it", async () => {
    const [data] = await pageData({
      service: { ...service, styleSheet: 'https://icons.example/a?b=");}c' },
    });
    expect(data).toMatchObject({
      service: { styleSheet: 'https://icons.example/a?b=%22);}c' },
    });
  });
});

describe('options', () => {
  it('are optional', () => {
    expect(validate({})).toMatchObject({});
    expect(validate({ service })).toMatchObject({ service });
  });

  test.each([
    [
      { styleSheet: 'http://icons.example/', fonts: service.fonts },
      '"service.styleSheet" must be a URL that starts with https://',
    ],
    [{ styleSheet: '/icons.css', fonts: service.fonts }, 'found "/icons.css"'],
    [
      { styleSheet: 'https://me:secret@icons.example/', fonts: service.fonts },
      '"service.styleSheet"',
    ],
    [{ fonts: service.fonts }, '"service.styleSheet" is required'],
    [{ styleSheet: service.styleSheet }, '"service.fonts" is required'],
    [{ styleSheet: service.styleSheet, fonts: [] }, '"service.fonts" must contain at least 1'],
    [
      { styleSheet: service.styleSheet, fonts: ['https://fonts.gstatic.com/'] },
      '"service.fonts[0]" must be an origin',
    ],
    [
      { styleSheet: service.styleSheet, fonts: ['http://fonts.gstatic.com'] },
      'found "http://fonts.gstatic.com"',
    ],
    [{ ...service, family: 'Icons' }, '"service.family" is not allowed'],
  ])('%j are rejected', (bad, message) => {
    expect(() => validate({ service: bad })).toThrow(message);
  });

  it("that are rejected don't change the policy", () => {
    const bad = { styleSheet: 'javascript:alert(1)', fonts: service.fonts };
    expect(iconFontOrigins({ service: bad })).toEqual({ styles: [], fonts: [] });
  });
});
