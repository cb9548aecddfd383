/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

import type { CurrentBundler } from '@docusaurus/types';
import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';

import { TYPESCRIPT_RULE } from '../build/cache/rspack';

import {
  applyOverrides,
  expectComponents,
  requireFound,
  withoutMatches,
  withoutPluginClass,
  type OverridesConfiguration,
} from './bundler';
import { ROOT } from './origins';
import { OVERRIDES } from './registry';

// Docusaurus uses webpack's types.
const currentBundler = { name: 'rspack', instance: rspack } as unknown as CurrentBundler;

let folder: string;
beforeEach(() => {
  jest.replaceProperty(process.env as { NODE_ENV: string }, 'NODE_ENV', 'production');
  // Inside the repository, because the code imports its packages.
  const parent = path.join(ROOT, 'node_modules/.cache');
  fs.mkdirSync(parent, { recursive: true });
  folder = fs.mkdtempSync(path.join(parent, 'overrides-'));
  fs.writeFileSync(path.join(folder, 'entry.ts'), ENTRY);
  fs.mkdirSync(path.join(folder, '.docusaurus'));
  fs.writeFileSync(
    path.join(folder, '.docusaurus/docusaurus.config.mjs'),
    `export default ${JSON.stringify({
      title: 'The site',
      plugins: ['secret'],
      future: { experimental_router: 'browser' },
      themeConfig: { prism: 'secret' },
    })};`,
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

/** Imports modules that three entries of the registry replace, and one that an entry changes. */
const ENTRY = `
import metadata from '@docusaurus/theme-classic/lib/theme/SiteMetadata';
import * as tslib from 'tslib';
import * as prism from 'prism-react-renderer';
import config from './.docusaurus/docusaurus.config.mjs';
console.log(metadata, tslib, prism, config);
`;

const ALL = {
  'bundle/site-metadata': {},
  'bundle/tslib': {},
  'code-blocks/prism': {},
  'bundle/site-config': {},
};

const overrides = (
  uses: Parameters<typeof applyOverrides>[0],
  isServer = false,
): OverridesConfiguration =>
  applyOverrides(uses, {
    isServer,
    currentBundler,
    generatedFilesDir: path.join(folder, '.docusaurus'),
  });

/** Compiles the entry. Returns the bundle and the error messages. */
async function compile(
  configurations: readonly (Partial<OverridesConfiguration> | undefined)[],
  others: Configuration = {},
): Promise<{ code: string; errors: string[] }> {
  const compiler = rspack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    optimization: { minimize: false },
    entry: './entry.ts',
    output: { path: path.join(folder, 'build'), filename: 'main.js' },
    resolve: {
      extensions: ['.ts', '.js', '.mjs'],
      alias: Object.assign(
        {},
        ...configurations.map((configuration) => configuration?.resolve?.alias),
      ) as Record<string, string>,
    },
    module: {
      rules: [
        // As in Docusaurus: the loaders of a replaced module are those of its original.
        { ...TYPESCRIPT_RULE, test: /\.m?[jt]sx?$/, exclude: /\.config\.mjs$/ },
        { test: /\.css$/, type: 'asset/source' },
        ...configurations.flatMap((configuration) => configuration?.module?.rules ?? []),
      ] as NonNullable<Configuration['module']>['rules'],
    },
    plugins: configurations.flatMap(
      (configuration) => (configuration?.plugins ?? []) as unknown as RspackPluginInstance[],
    ),
    ...others,
  });
  const errors = await new Promise<string[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) {
          reject(error ?? new Error('No result.'));
        } else {
          const { errors: found = [] } = stats.toJson({ all: false, errors: true });
          // Remove the frame that Rspack draws around messages.
          resolve(found.map(({ message }) => message.replace(/^ +│ /gm, '')));
        }
      });
    });
  });
  const file = path.join(folder, 'build/main.js');
  return { code: fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '', errors };
}

it('applies replacements, aliases and loaders', async () => {
  const { code, errors } = await compile([overrides(ALL)]);
  expect(errors).toEqual([]);
  expect(code).toContain('function Nothing()');
  expect(code).not.toContain('AlternateLangHeaders');
  expect(code).toContain('function __importDefault(');
  expect(code).not.toContain('__decorate');
  expect(code).toContain('src/plugins/code-blocks/prismStub.ts');
  expect(code).toContain('The site');
  expect(code).not.toContain('secret');
});

it('fails when an override matches nothing, and says what was expected and how to fix it', async () => {
  fs.writeFileSync(path.join(folder, 'entry.ts'), `import 'tslib';`);
  const { errors } = await compile([overrides(ALL)]);
  expect(errors).toHaveLength(3);
  expect(errors[0]).toContain(
    `Override "bundle/site-metadata" matches nothing in the browser's bundle.
  Expected: something imports @docusaurus/theme-classic/lib/theme/SiteMetadata/index.js, which is replaced by src/plugins/bundle/client/nothing.ts.
  Installed: @docusaurus/theme-classic 3.10.2 (reviewed: 3.10.2).`,
  );
  expect(errors[0]).toContain(
    'What to do: run "npm run overrides" to see what has changed upstream. Then correct "bundle/site-metadata" in src/core/overrides/overrides.json and its code in src/plugins/bundle, or remove both',
  );
  expect(errors[1]).toContain('Override "code-blocks/prism" matches nothing');
  expect(errors[2]).toContain('Expected: Docusaurus generates "docusaurus.config.mjs"');
});

it('fails when the loader of a generated file finds the file in another folder', async () => {
  fs.renameSync(path.join(folder, '.docusaurus'), path.join(folder, '.renamed'));
  fs.writeFileSync(
    path.join(folder, 'entry.ts'),
    `import './.renamed/docusaurus.config.mjs'; import 'tslib';`,
  );
  const { errors } = await compile([overrides({ 'bundle/tslib': {}, 'bundle/site-config': {} })]);
  expect(errors).toEqual([expect.stringContaining('Override "bundle/site-config"')]);
});

it('expects an override only in the compilations that the registry lists', async () => {
  fs.writeFileSync(path.join(folder, 'entry.ts'), '');
  const uses = { 'bundle/docusaurus': {}, 'bundle/nprogress': {} };
  expect((await compile([overrides(uses)])).errors).toHaveLength(2);
  expect((await compile([overrides(uses, true)])).errors).toEqual([
    expect.stringContaining('Override "bundle/nprogress" matches nothing in the server\'s bundle.'),
  ]);
  jest.replaceProperty(process.env as { NODE_ENV: string }, 'NODE_ENV', 'development');
  expect((await compile([overrides({ 'bundle/routes': {}, ...uses })])).errors).toEqual([
    expect.stringContaining(
      '"bundle/nprogress" matches nothing in the development server\'s bundle',
    ),
  ]);
});

it('counts modules that come from the persistent cache', async () => {
  const cached: Configuration = {
    cache: true,
    experiments: {
      cache: {
        type: 'persistent',
        storage: { type: 'filesystem', directory: path.join(folder, 'cache') },
      },
    },
  };
  expect((await compile([overrides(ALL)], cached)).errors).toEqual([]);
  expect(fs.readdirSync(path.join(folder, 'cache')).length).toBeGreaterThan(0);
  expect((await compile([overrides(ALL)], cached)).errors).toEqual([]);
});

it('checks overrides of plugins for which Docusaurus loads separate copies of this module', async () => {
  let copy: typeof applyOverrides | undefined;
  await jest.isolateModulesAsync(async () => {
    copy = (await import('./bundler')).applyOverrides;
  });
  expect(copy).not.toBe(applyOverrides);
  fs.writeFileSync(path.join(folder, 'entry.ts'), '');
  const context = { isServer: false, currentBundler };
  const { errors } = await compile([
    overrides({ 'bundle/tslib': {} }),
    copy?.({ 'code-blocks/prism': {} }, context),
  ]);
  expect(errors).toEqual([
    expect.stringContaining('Override "bundle/tslib"'),
    expect.stringContaining('Override "code-blocks/prism"'),
  ]);
});

it('reports nothing for a failed compilation, whose modules are incomplete', async () => {
  fs.writeFileSync(path.join(folder, 'entry.ts'), `import './missing';`);
  expect((await compile([overrides(ALL)])).errors).toEqual([expect.stringContaining('./missing')]);
});

it('replaces modules only for plugins that request it', async () => {
  for (const name of ['demos', 'others']) {
    fs.mkdirSync(path.join(folder, name));
    fs.writeFileSync(path.join(folder, name, 'style.css'), `.${name} {}`);
    fs.writeFileSync(path.join(folder, name, 'index.ts'), `import './style.css';`);
  }
  fs.writeFileSync(path.join(folder, 'entry.ts'), `import './demos'; import './others';`);
  const onlyIn = (from: string) => path.basename(from) === 'demos';
  const { code, errors } = await compile([overrides({ 'demos/style-sheets': { onlyIn } })], {
    optimization: { minimize: false, sideEffects: false },
  });
  expect(errors).toEqual([]);
  expect(code).toContain('.others {}');
  expect(code).not.toContain('.demos {}');
});

it("rejects the replacement of a module that doesn't exist", () => {
  const override = OVERRIDES['bundle/nprogress'];
  const [origin] = override.origins;
  jest.replaceProperty(override, 'origins', [{ ...origin!, file: 'lib/progressBar.js' }]);
  expect(() => overrides({ 'bundle/nprogress': {} })).toThrow(
    'Override "bundle/nprogress" replaces @docusaurus/theme-classic/lib/progressBar.js, which doesn\'t exist.',
  );
});

it("rejects entries that it can't apply", () => {
  expect(() => overrides({ 'theme/Layout': {} })).toThrow(
    'Override "theme/Layout" has the kind "component", which applyOverrides doesn\'t support. Use "module", "alias" or "loader".',
  );
  expect(() => overrides({ 'locales/code-translations': {} })).toThrow('its plugin must pass "by"');
  expect(() =>
    applyOverrides({ 'bundle/registry': {} }, { isServer: false, currentBundler }),
  ).toThrow('so "generatedFilesDir" is required');
});

it("fails when a component isn't on any page", async () => {
  fs.writeFileSync(
    path.join(folder, 'entry.ts'),
    `import ${JSON.stringify(path.join(ROOT, 'src/plugins/code-blocks/theme/prism-include-languages.ts'))};`,
  );
  const plugins = expectComponents(['code-blocks/prism-include-languages', 'theme/Root'], true);
  const { errors } = await compile([{ plugins }]);
  expect(errors).toEqual([
    expect.stringContaining('Override "theme/Root" matches nothing in the server\'s bundle.'),
  ]);
  expect(errors[0]).toContain('Expected: something imports "@theme/Root"');
});

describe('a part of the configuration that a plugin looks for', () => {
  class ChunkAssetPlugin {}
  class ProgressPlugin {}
  const plugins = [new ChunkAssetPlugin(), new ProgressPlugin(), undefined];

  it('is removed', () => {
    expect(withoutPluginClass('bundle/chunk-asset-plugin', plugins, false)).toEqual([
      new ProgressPlugin(),
      undefined,
    ]);
    const isFive = (item: number) => item === 5;
    expect(withoutMatches('docs/body-tags', [4, 5], isFive)).toEqual([4]);
  });

  it('must exist in the compilations that the registry lists', () => {
    const others = plugins.slice(1);
    expect(withoutPluginClass('bundle/chunk-asset-plugin', others, true)).toEqual(others);
    expect(() => withoutPluginClass('bundle/chunk-asset-plugin', others, false)).toThrow(
      /^Override "bundle\/chunk-asset-plugin" matches nothing\.\n {2}Expected: Docusaurus has ChunkAssetPlugin among the plugins of the bundler\.\n {2}Installed: @docusaurus\/core 3\.10\.2/,
    );
    expect(() => requireFound('docs/preset', false)).toThrow('"docs/preset" matches nothing');
  });
});
