/** @jest-environment ./scripts/jest/prettierEnvironment.cjs */
import fs from 'node:fs';
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';
import { transformSync } from '@swc/core';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

import demoLoader, { type DemoLoaderOptions } from './loader';
import type { DemoModule, DemoSource } from './types';

const siteDir = temporaryFolder();

beforeEach(() =>
  ['node_modules', '.prettierrc.json'].forEach((name) =>
    fs.symlinkSync(path.resolve(name), path.join(siteDir(), name)),
  ),
);

const PAGE = 'docs/orders/orders.mdx';

/** Runs the loader on a demo as the bundler does for the browser or the server, and returns what it emitted. */
async function load(
  files: Record<string, string>,
  {
    entry = 'demos/Orders.tsx',
    folder = '',
    ...options
  }: Partial<DemoLoaderOptions> & { entry?: string; folder?: string } = {},
) {
  writeFiles(siteDir(), files);
  const emitted = new Map<string, string>();
  const watched: string[] = [];
  const errors: Error[] = [];
  const context = {
    resourcePath: path.join(siteDir(), entry),
    resourceQuery: `?demo=${encodeURIComponent(PAGE)}${folder ? `&folder=${folder}` : ''}`,
    getOptions: () => ({ isServer: false, siteDir: siteDir(), hasIconFonts: true, ...options }),
    addDependency: (file: string) => watched.push(path.relative(siteDir(), file)),
    addContextDependency: (file: string) => watched.push(`${path.relative(siteDir(), file)}/`),
    emitError: (error: Error) => errors.push(error),
    emitFile: (name: string, content: string) => emitted.set(name, content),
  };
  const code = await demoLoader.call(context as unknown as ThisParameterType<typeof demoLoader>);
  const assetOf = (extension: string) =>
    [...emitted.keys()].filter((name) => name.endsWith(extension));
  const json = emitted.get(assetOf('.json')[0] ?? '');
  return {
    code,
    emitted,
    errors,
    assetOf,
    watched: [...new Set(watched)],
    source: json === undefined ? undefined : (JSON.parse(json) as DemoSource),
  };
}

type LoadDemoStyles = (owner: string, href: string) => Promise<void>;

/**
 * Runs a module's code as the bundler would, and returns its exports: the site's files are run, too, style sheets are
 * empty, and everything else is real.
 *
 * @param loadDemoStyles - Replaces the browser's function that loads a style sheet.
 */
function run<T>(code: string, directory: string, loadDemoStyles?: LoadDemoStyles): T {
  const compiled = transformSync(code, {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  }).code;
  const load = (id: string): unknown => {
    if (id === path.join(__dirname, 'client.ts')) {
      return { loadDemoStyles };
    }
    if (!id.startsWith('.') && !id.startsWith(siteDir())) {
      return jest.requireActual(id);
    }
    const target = path.resolve(directory, id);
    const file = [target, `${target}.ts`].find((candidate) => fs.existsSync(candidate)) ?? target;
    return file.endsWith('.css') ? {} : run(fs.readFileSync(file, 'utf8'), path.dirname(file));
  };
  const exports: Record<string, unknown> = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is the code under test
  const execute = new Function('exports', 'require', '__webpack_public_path__', compiled) as (
    ...args: unknown[]
  ) => void;
  execute(exports, load, '/');
  return exports as T;
}

const demoOf = (code: string, loadDemoStyles?: LoadDemoStyles) =>
  run<{ default: DemoModule }>(code, siteDir(), loadDemoStyles).default;

const page = () => ({ sentStyles: new Set<string>(), themed: true });

const TYPESCRIPT = 'export default function Orders() {\n  return <p>{1 as number}</p>;\n}\n';
const JAVASCRIPT = 'export default function Orders() {\n  return <p>{1}</p>;\n}\n';

/** Returns the code that a reader sees. */
function textOf(html = ''): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

describe('a demo with one file', () => {
  const files = { 'demos/Orders.tsx': TYPESCRIPT };

  it('reports whether its page needs the icon font, on the server and in the browser', async () => {
    const code = "import { Icon } from '@mui/material';\nexport default () => <Icon>star</Icon>;\n";
    for (const isServer of [true, false]) {
      const withIcons = await load({ 'demos/Orders.tsx': code }, { isServer });
      expect(demoOf(withIcons.code).usesIconFont).toBe(true);
      const without = await load(files, { isServer });
      expect(demoOf(without.code).usesIconFont).toBeUndefined();
    }
  });

  it('is rejected if it uses the icon font on a site without one', async () => {
    const code = "import { Icon } from '@mui/material';\nexport default () => <Icon>star</Icon>;\n";
    await expect(load({ 'demos/Orders.tsx': code }, { hasIconFonts: false })).rejects.toThrow(
      'demos/Orders.tsx imports Icon of @mui/material, which requires the plugin "icon-fonts". Add "src/plugins/icon-fonts/index.ts"',
    );
    await expect(load(files, { hasIconFonts: false })).resolves.toBeDefined();
  });

  it('is HTML and code on the server, and emits nothing', async () => {
    const { code, emitted } = await load(files, { isServer: true });
    const demo = demoOf(code);
    expect(demo).toMatchObject({
      name: 'Orders',
      hasJs: true,
      stylings: [{ name: 'MUI System', files: ['Orders.tsx'] }],
    });
    expect(demo.stylings[0].island.html('Orders', page())).toBe(
      '<div data-island-root><p>1</p></div>',
    );
    await expect(demo.stylings[0].island.load()).rejects.toThrow('in the browser only');
    expect(textOf(demo.code.TS)).toBe(TYPESCRIPT);
    expect(textOf(demo.code.JS)).toBe(JAVASCRIPT);
    expect(demo.code.TS).toContain('token keyword');
    expect(emitted.size).toBe(0);
  });

  it('loads its component in the browser, without HTML and code', async () => {
    const { code } = await load(files);
    const demo = demoOf(code);
    expect(demo).toMatchObject({ name: 'Orders', hasJs: true, code: { TS: '' } });
    expect(demo.stylings[0].island.html('Orders', page())).toBe('');
    expect(demo.stylings[0].island.layered).toBeUndefined();
    const Orders = await demo.stylings[0].island.load();
    expect(renderToString(<Orders />)).toBe('<p>1</p>');
    expect(code).not.toContain('token');
    expect(code).not.toContain('react-dom/server');
    expect(code).not.toContain(path.join('islands', 'server'));
  });

  it('has its code in a separate file, in both variants, with its packages', async () => {
    const { source, assetOf } = await load({
      'demos/Orders.tsx': `import { DataGrid } from '@mui/x-data-grid';\nexport const grid: unknown = DataGrid;\n${TYPESCRIPT}`,
    });
    expect(assetOf('.json')).toEqual([
      expect.stringMatching(/^assets\/demos\/Orders\.[\da-f]{8}\.json$/),
    ]);
    expect(source?.path).toBe('demos/Orders.tsx');
    expect(Object.keys(source?.stylings ?? {})).toEqual(['MUI System']);
    const { files: shown = [], dependencies = {} } = source?.stylings['MUI System'] ?? {};
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ name: 'Orders.tsx', jsName: 'Orders.jsx' });
    expect(textOf(shown[0]?.html.TS)).toContain('grid: unknown');
    expect(textOf(shown[0]?.html.JS)).not.toContain('unknown');
    expect(Object.keys(dependencies)).toContain('@mui/x-data-grid');
    expect(dependencies.react).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('fetches that file, and reports an error if it is missing', async () => {
    const { code, assetOf, source } = await load(files);
    const fetched = jest.spyOn(globalThis, 'fetch');
    const demo = demoOf(code);
    fetched.mockResolvedValueOnce(Response.json(source));
    await expect(demo.source()).resolves.toEqual(source);
    expect(fetched).toHaveBeenCalledWith(`/${assetOf('.json')[0]}`);

    fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
    await expect(demo.source()).rejects.toThrow('could not be fetched: 404');
    fetched.mockRestore();
  });

  it('has no JavaScript variant if its TypeScript contains no types', async () => {
    const { code, source } = await load({ 'demos/Orders.tsx': JAVASCRIPT });
    expect(demoOf(code).hasJs).toBe(false);
    expect(source?.stylings['MUI System']?.files[0]?.html.JS).toBeUndefined();
  });

  it('links to its code as plain text', async () => {
    const { code, assetOf, emitted } = await load(files);
    const [text = ''] = assetOf('.txt');
    expect(text).toMatch(/^assets\/demos\/Orders\.[\da-f]{8}\.txt$/);
    expect(demoOf(code).sourceUrl).toBe(`/${text}`);
    expect(emitted.get(text)).toBe(TYPESCRIPT);
  });

  it('links to the repository if the site configures one', async () => {
    const { code, assetOf } = await load(files, {
      repository: 'https://github.com/acme/docs/blob/main',
    });
    expect(demoOf(code).sourceUrl).toBe('https://github.com/acme/docs/blob/main/demos/Orders.tsx');
    expect(assetOf('.txt')).toEqual([]);
  });

  it("gets new URLs when its code changes, so that browsers don't use cached files", async () => {
    const before = await load(files);
    const after = await load({ 'demos/Orders.tsx': TYPESCRIPT.replace('1', '2') });
    expect([...before.emitted.keys()].filter((name) => after.emitted.has(name))).toEqual([]);
  });

  it('has the same URLs on the server and in the browser', async () => {
    const server = demoOf((await load(files, { isServer: true })).code);
    const browser = demoOf((await load(files)).code);
    expect(server.sourceUrl).toBe(browser.sourceUrl);
  });
});

describe('a demo with several files', () => {
  const files = {
    'demos/Orders/Orders.tsx': `import { rows } from './rows';\nimport './Orders.css';\n\nexport default function Orders() {\n  return <p className="orders">{rows.length}</p>;\n}\n`,
    'demos/Orders/rows.ts': 'export const rows: string[] = [];\n',
    'demos/Orders/Orders.css': '.orders { color: red }\n',
  };
  const options = { entry: 'demos/Orders/Orders.tsx', folder: '.' };

  it('contains all files, the style sheet in one variant', async () => {
    const { code, source } = await load(files, options);
    expect(demoOf(code).stylings[0].files).toEqual(['Orders.tsx', 'rows.ts', 'Orders.css']);
    expect(source?.path).toBe('demos/Orders');
    const shown = source?.stylings['MUI System']?.files ?? [];
    expect(shown.map(({ name, jsName }) => [name, jsName])).toEqual([
      ['Orders.tsx', 'Orders.jsx'],
      ['rows.ts', 'rows.js'],
      ['Orders.css', undefined],
    ]);
    expect(textOf(shown[1]?.html.JS)).toBe('export const rows = [];\n');
    expect(textOf(shown[2]?.html.TS)).toBe('.orders { color: red }\n');
    expect(shown[2]?.html.JS).toBeUndefined();
  });

  it('has JavaScript if any file differs', async () => {
    expect(demoOf((await load(files, options)).code).hasJs).toBe(true);
    const plain = { ...files, 'demos/Orders/rows.ts': 'export const rows = [];\n' };
    expect(demoOf((await load(plain, options)).code).hasJs).toBe(false);
  });

  it('labels each file in its plain text', async () => {
    const { assetOf, emitted } = await load(files, options);
    const text = emitted.get(assetOf('.txt')[0] ?? '') ?? '';
    expect(text).toMatch(
      /^\/\/ Orders\.tsx\n\nimport[^]*\n\/\/ rows\.ts\n\nexport[^]*\n\/\/ Orders\.css\n\n\.orders/,
    );
  });

  it('is rebuilt when a file or the folder changes', async () => {
    const { watched } = await load(files, options);
    expect(watched.toSorted()).toEqual([
      'demos/Orders/',
      'demos/Orders/Orders.css',
      'demos/Orders/Orders.tsx',
      'demos/Orders/rows.ts',
    ]);
  });
});

describe('a demo in three stylings', () => {
  const component = (className: string, text: string, sheet = '') =>
    `import { rows } from '../rows';\n${sheet}\nexport default function Orders() {\n  return <p className="${className}">${text} {rows.length}</p>;\n}\n`;
  const files = {
    'demos/Orders/rows.ts': 'export const rows: string[] = [];\n',
    'demos/Orders/system/Orders.tsx': component('x', 'System'),
    'demos/Orders/tailwind/Orders.tsx': component('italic', 'Tailwind'),
    'demos/Orders/css/Orders.tsx': component('orders', 'CSS', "import './Orders.css';\n"),
    'demos/Orders/css/Orders.css': '.orders { color: red }\n',
  };
  const options = { entry: 'demos/Orders/system/Orders.tsx', folder: '..' };
  it('has an island and files for each styling', async () => {
    const { code, source } = await load(files, options);
    expect(demoOf(code).stylings.map((styling) => [styling.name, styling.files])).toEqual([
      ['MUI System', ['Orders.tsx', 'rows.ts']],
      ['Tailwind', ['Orders.tsx', 'rows.ts']],
      ['CSS', ['Orders.tsx', 'rows.ts', 'Orders.css']],
    ]);
    expect(Object.keys(source?.stylings ?? {})).toEqual(['MUI System', 'Tailwind', 'CSS']);
    expect(source?.path).toBe('demos/Orders');
    expect(textOf(source?.stylings.CSS?.files[0]?.html.TS)).toContain("from './rows'");
  });

  it("puts Material UI's styles into a layer where other styles must override them", async () => {
    const { code } = await load(files, options);
    expect(demoOf(code).stylings.map(({ island }) => island.layered)).toEqual([
      undefined,
      true,
      true,
    ]);
  });

  it("adds each styling's style sheet to its HTML", async () => {
    const { code } = await load(files, { ...options, isServer: true });
    const [system, tailwind, css] = demoOf(code).stylings.map(({ island }, index) =>
      island.html(`Orders${index}`, page()),
    );
    expect(system).toMatch(/^<div data-island-root><p class="x">System/);
    expect(tailwind).toMatch(
      /^<style data-demo-styles>[^<]*\.italic:where\([^)]*\)\{font-style:italic\}[^<]*<\/style><div data-island-root><p class="italic">Tailwind/,
    );
    expect(css).toMatch(
      /^<style data-demo-styles>\.orders\{color:red\}<\/style><div data-island-root><p class="orders">CSS/,
    );
  });

  it('emits a style sheet for each styling that has one, and loads it with the component', async () => {
    const { code, assetOf, emitted } = await load(files, options);
    const [tailwindSheet = '', cssSheet = ''] = assetOf('.css');
    expect(tailwindSheet).toMatch(/^assets\/demos\/Orders-tailwind\.[\da-f]{8}\.css$/);
    expect(cssSheet).toMatch(/^assets\/demos\/Orders-css\.[\da-f]{8}\.css$/);
    expect(emitted.get(cssSheet)).toBe('.orders{color:red}');

    let arrive = () => {};
    const loadDemoStyles = jest.fn(
      (_owner: string, _href: string) =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
    );
    const [system, , css] = demoOf(code, loadDemoStyles).stylings;
    expect(renderToString(<Shown component={await system.island.load()} />)).toContain('System');
    expect(loadDemoStyles).not.toHaveBeenCalled();

    let shown = '';
    const loading = css?.island.load().then((component) => {
      shown = renderToString(<Shown component={component} />);
    });
    await new Promise(setImmediate);
    expect(loadDemoStyles.mock.calls).toEqual([['Orders-css', `/${cssSheet}`]]);
    expect(shown).toBe('');
    arrive();
    await loading;
    expect(shown).toContain('CSS');
  });

  it("has the default styling's code in the HTML and as plain text", async () => {
    const server = await load(files, { ...options, isServer: true });
    expect(textOf(demoOf(server.code).code.TS)).toContain('System');
    const { assetOf, emitted } = await load(files, options);
    expect(emitted.get(assetOf('.txt')[0] ?? '')).toContain('System');
  });

  it('is rebuilt when a file in any styling changes', async () => {
    const { watched } = await load(files, options);
    expect(watched).toEqual(expect.arrayContaining([...Object.keys(files), 'demos/Orders/']));
  });
});

function Shown({ component: Component }: { component: ComponentType }) {
  return <Component />;
}

describe('an error in a demo', () => {
  test.each<[string, Record<string, string>, string[]]>([
    [
      'code that does not compile',
      { 'demos/Orders.tsx': 'export default function Orders( {\n' },
      ['does not compile', '(2:0)'],
    ],
    [
      'an import that leads nowhere',
      { 'demos/Orders.tsx': `import './rows';\n${TYPESCRIPT}` },
      ['cannot be shown', '"./rows"'],
    ],
    [
      'a package that is not installed',
      { 'demos/Orders.tsx': `import 'no-such-package';\n${TYPESCRIPT}` },
      ['cannot be shown', '"no-such-package"'],
    ],
  ])('stops the build, with demo and page: %s', async (_mistake, files, messages) => {
    const built = load(files);
    for (const message of ['demos/Orders.tsx (used by docs/orders/orders.mdx)', ...messages]) {
      await expect(built).rejects.toThrow(message);
    }
  });

  it("stops the build with the name of a style sheet that can't be parsed", async () => {
    const built = load(
      {
        'demos/Orders/Orders.tsx': `import './Orders.css';\n${TYPESCRIPT}`,
        'demos/Orders/Orders.css': '.orders {',
      },
      { entry: 'demos/Orders/Orders.tsx', folder: '.' },
    );
    await expect(built).rejects.toThrow(`demos/Orders (used by ${PAGE})`);
    await expect(built).rejects.toThrow('Orders.css:1:1');
  });

  it('is reported in development, and its stage says why, so that the page stays', async () => {
    const before = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: 'development' });
    const { code, errors } = await load({ 'demos/Orders.tsx': 'export default <p>' });
    Object.assign(process.env, { NODE_ENV: before });
    const reason = `The demo demos/Orders.tsx (used by ${PAGE}) does not compile.`;
    expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining(reason)]);
    const demo = demoOf(code);
    expect(demo.name).toBe('Orders');
    const Broken = await demo.stylings[0].island.load();
    expect(() => renderToString(<Broken />)).toThrow(reason);
  });

  it('rejects with a TypeError for an unknown date adapter', async () => {
    const built = load({
      'demos/Orders.tsx': `import '@mui/x-date-pickers/AdapterSundial';\n${TYPESCRIPT}`,
    });
    await expect(built).rejects.toMatchObject({ name: 'TypeError' });
    await expect(built).rejects.toThrow('AdapterSundial');
  });
});
