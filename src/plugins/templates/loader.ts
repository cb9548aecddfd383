import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { LoaderContext } from '@rspack/core';

import { shortHash } from '../../core/build/emitFiles';
import { highlight, toJavaScript } from '../code-blocks';
import { islandCode } from '../islands';

import { BOOT_SCRIPT } from './client/bootScript';
import { templatesDigest } from './digest';
import { packageSteps, type PackageStep } from './packageSteps';
import {
  findTemplate,
  pictureFiles,
  readTemplate,
  readTheme,
  themeDirectory,
  type TemplateFile,
  type TemplateLayout,
} from './templateFiles';
import { themeSheet } from './themeSheet';
import { loadThemes } from './themesModule';
import type { TemplateSource } from './types';

/** Options of the `?template` and `?template-root` loader. */
export interface TemplateLoaderOptions {
  isServer: boolean;
}

const PREVIEW_ROOT = path.join(__dirname, 'client', 'previewRoot.tsx');
const RUN_YIELDING = path.resolve(__dirname, '../../core/browser/runYielding.ts');

const quote = (value: unknown) => JSON.stringify(value);

async function sourceOf({ name, code, path: file }: TemplateFile): Promise<TemplateSource> {
  const extension = path.extname(name).slice(1);
  if (extension !== 'ts' && extension !== 'tsx') {
    return { TS: highlight(code, extension === 'svg' ? 'markup' : extension).html };
  }
  const typescript = highlight(code, 'tsx');
  const javascript = highlight(await toJavaScript(code, file), 'jsx');
  return {
    TS: typescript.html,
    ...(javascript.code === typescript.code ? {} : { JS: javascript.html }),
  };
}

const themesFile = (layout: TemplateLayout) => path.join(themeDirectory(layout), 'themes.ts');

/** The application in the reader's theme, as the island that previews show. */
const serverRoot = (layout: TemplateLayout) => `import App from ${quote(layout.entry)};
import { createAppTheme } from ${quote(themesFile(layout))};
import { previewRoot, previewThemes } from ${quote(PREVIEW_ROOT)};
export default previewRoot(App, previewThemes(createAppTheme));`;

/** An `import()` of a module in the same chunk, which is evaluated when the import is called. */
function eagerImport({ source, names }: PackageStep): string {
  const used = names ? `, webpackExports: ${quote(names)}` : '';
  return `import(/* webpackMode: "eager"${used} */ ${quote(source)})`;
}

/**
 * The same for the browser, which evaluates the packages of an application one by one. All at once, they would be the
 * longest task of a preview.
 */
function browserRoot(layout: TemplateLayout): string {
  const steps = packageSteps(readTemplate(layout), layout.entry);
  return `import { runYielding } from ${quote(RUN_YIELDING)};
export async function load() {
  let App, root, themes;
  await runYielding([
    ${steps.map((step) => `() => ${eagerImport(step)},`).join('\n    ')}
    async () => {
      root = await ${eagerImport({ source: PREVIEW_ROOT, names: ['previewRoot', 'previewThemes', 'prepareThemes'] })};
    },
    async () => {
      const { createAppTheme } = await ${eagerImport({ source: themesFile(layout), names: undefined })};
      themes = root.previewThemes(createAppTheme);
    },
    () => root.prepareThemes(themes),
    async () => {
      App = (await ${eagerImport({ source: layout.entry, names: ['default'] })}).default;
    },
  ]);
  return root.previewRoot(App, themes);
}`;
}

/**
 * Turns `import template from './app/App.tsx?template'` into a `TemplateModule`: the application as an island, and its
 * source as JSON files, one for each file, which are fetched when a reader opens them.
 */
export default async function templateLoader(
  this: LoaderContext<TemplateLoaderOptions>,
): Promise<string> {
  const { isServer } = this.getOptions();
  const layout = findTemplate(path.dirname(path.dirname(this.resourcePath)));
  if (this.resourceQuery === '?template-root') {
    return isServer ? serverRoot(layout) : browserRoot(layout);
  }
  const files = readTemplate(layout);
  const theme = readTheme(layout);
  [...files, ...theme].forEach((file) => this.addDependency(file.path));
  this.addContextDependency(path.dirname(layout.entry));

  const emit = (name: string, extension: string, content: string | Buffer): string => {
    const asset = `assets/templates/${name}.${shortHash(content)}.${extension}`;
    if (!isServer) {
      this.emitFile(asset, content);
    }
    return `__webpack_public_path__ + ${quote(asset)}`;
  };

  const sources = await Promise.all(files.map(sourceOf));
  const addresses = sources.map((source, index) =>
    emit(`${layout.id}-${index}`, 'json', JSON.stringify(source)),
  );
  const themes = loadThemes(layout);
  const pictures = (['light', 'dark'] as const).flatMap((mode) => {
    const file = pictureFiles(layout)[mode];
    this.addMissingDependency(file);
    try {
      return `${mode}: ${emit(`${layout.id}-${mode}`, 'webp', readFileSync(file))}`;
    } catch {
      // Not taken yet. A test fails if it is missing.
      return [];
    }
  });
  const { imports, expression } = islandCode(
    { file: `${layout.entry}?template-root`, isServer, hasLoad: true },
    'app',
  );
  return `${imports}
const addresses = [${addresses.join(', ')}];
export default {
  id: ${quote(layout.id)},
  island: ${expression},
  themes: ${emit('themes', 'css', themeSheet(themes))},
  themeScript: ${emit('theme', 'js', BOOT_SCRIPT)},
  themeNames: ${quote(themes.THEME_NAMES)},
  digest: ${quote(templatesDigest(path.dirname(layout.directory)))},
  files: ${quote(files.map(({ name }) => name))},
  code: ${isServer ? quote(sources[0]?.TS) : "''"},
  ${pictures.length === 2 ? `pictures: { ${pictures.join(', ')} },` : ''}
  source: (index) => fetch(addresses[index]).then((response) => {
    if (!response.ok) throw new Error('The file could not be fetched: ' + response.status);
    return response.json();
  }),
};`;
}
