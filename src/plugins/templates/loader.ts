import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { LoaderContext } from '@rspack/core';

import { shortHash } from '../../core/emit-files';
import { highlight, toJavaScript } from '../code-blocks';
import { islandCode } from '../islands';

import { BOOT_SCRIPT } from './client/bootScript';
import { templatesDigest } from './digest';
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

/** The application in the reader's theme, as the island that previews show. */
const rootModule = (layout: TemplateLayout) => `import App from ${quote(layout.entry)};
import { createAppTheme } from ${quote(path.join(themeDirectory(layout), 'themes.ts'))};
import { previewRoot } from ${quote(PREVIEW_ROOT)};
export default previewRoot(App, createAppTheme);`;

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
    return rootModule(layout);
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
    { file: `${layout.entry}?template-root`, isServer },
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
