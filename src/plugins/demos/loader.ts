import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoaderContext } from '@rspack/core';

import { highlight } from '../code-blocks';
import { islandModuleCode } from '../islands';

import { toJavaScript } from './toJavaScript';
import type { DemoSource } from './types';

/** Options of the `?demo` loader. */
export interface DemoLoaderOptions {
  isServer: boolean;
  siteDir: string;
}

interface DemoCode extends DemoSource {
  hasJs: boolean;
}

async function demoCode(file: string): Promise<DemoCode> {
  const source = await readFile(file, 'utf8');
  const typescript = highlight(source, 'tsx');
  const javascript = highlight(await toJavaScript(source, file), 'jsx');
  const hasJs = javascript.code !== typescript.code;
  return { hasJs, html: { TS: typescript.html, ...(hasJs ? { JS: javascript.html } : {}) } };
}

/**
 * Turns `import demo from './demos/X.tsx?demo=docs/page.mdx'` into a `DemoModule`: an island, and its source.
 *
 * The source is a JSON file of its own, fetched when asked for: in JavaScript it would double the page's bundle
 * (DESIGN §1, chunks).
 */
export default async function demoLoader(this: LoaderContext<DemoLoaderOptions>): Promise<string> {
  const { isServer, siteDir } = this.getOptions();
  const file = this.resourcePath;
  const name = path.basename(file, path.extname(file));
  this.addDependency(file);

  let code: DemoCode;
  try {
    code = await demoCode(file);
  } catch (error) {
    const page = new URLSearchParams(this.resourceQuery).get('demo');
    const usedBy = page ? ` (used by ${page})` : '';
    throw new Error(
      `The demo ${path.relative(siteDir, file)}${usedBy} does not compile.\n${(error as Error).message}`,
    );
  }

  const json = JSON.stringify({ html: code.html } satisfies DemoSource);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const asset = `assets/demos/${name}.${hash}.json`;
  if (!isServer) {
    this.emitFile(asset, json);
  }
  const url = `__webpack_public_path__ + ${JSON.stringify(asset)}`;
  return islandModuleCode({
    file,
    isServer,
    extra: [
      `name: ${JSON.stringify(name)}`,
      `hasJs: ${String(code.hasJs)}`,
      `code: ${isServer ? JSON.stringify(code.html.TS) : "''"}`,
      `source: () => fetch(${url}).then((response) => {
        if (!response.ok) throw new Error('The code could not be fetched: ' + response.status);
        return response.json();
      })`,
    ].join(',\n  '),
  });
}
