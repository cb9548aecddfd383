import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

import { pathnameOfDoc } from '../../../core/navigation';
import {
  demosOfPage,
  readDemoImports,
  titleFromFileName,
  type DemoImport,
  type DemoImports,
} from '../../demos';

import type { ApiDemoPage, ApiDemosOf } from '../demoPages';

import { apiSlugs } from './apiSlugs';
import { readDocsFiles, readSymbolIds } from './docsFiles';

/** A symbol with a page that a demo imports. */
export interface ImportedSymbol {
  id: string;
  name: string;
  kind: 'component' | 'hook' | 'interface';
}

/** Modules of the documented packages, including licensed ones, which re-export everything from the MIT packages. */
const MODULE = /^@mui\/x-([a-z-]+?)(?:-pro|-premium)?(?:\/|$)/;

const HOOK = /^(?:unstable_)?use[A-Z]/;

/**
 * Returns the symbol that an import refers to.
 *
 * @param ids - Ids of the symbols that have a page.
 * @returns Undefined if the symbol has no page.
 */
export function importedSymbol(
  { module, name, isType }: DemoImport,
  ids: ReadonlySet<string>,
): ImportedSymbol | undefined {
  const [, folder = ''] = MODULE.exec(module) ?? [];
  const id = apiSlugs(name)
    .map((slug) => `${folder}/${slug}`)
    .find((candidate) => ids.has(candidate));
  const isHook = HOOK.test(name);
  // `gridClasses` isn't `GridClasses`, although their slugs are the same.
  if (!id || !(isHook || /^[A-Z]/.test(name))) {
    return undefined;
  }
  return { id, name, kind: isHook ? 'hook' : isType ? 'interface' : 'component' };
}

/** Returns the imports of a demo. Returns none if it can't be read: the demo's own loader reports the error. */
export function importsOfDemo(target: string): DemoImports {
  try {
    return readDemoImports(target);
  } catch {
    return { imports: [], files: [] };
  }
}

/** Returns the demos of a page that show readers how to use a component. A demo without its code doesn't. */
export const exampleDemos = (markdown: string, file: string) =>
  demosOfPage(markdown, file).filter(({ isBare }) => !isBare);

/**
 * Returns the pages of the docs whose demos show a symbol, by the symbol's id. Pages of its product come first.
 *
 * @param docsDir - Folder of the current docs or of a cut version.
 */
export async function readDemoUses(
  docsDir: string,
): Promise<ReadonlyMap<string, readonly ApiDemoPage[]>> {
  const ids = readSymbolIds(docsDir);
  const uses = new Map<string, ApiDemoPage[]>();
  const pages = await Promise.all(
    readDocsFiles(docsDir).docs.map(async (docId) => {
      const filePath = path.join(docsDir, `${docId}.mdx`);
      const fileContent = await readFile(filePath, 'utf8');
      const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
      const demos = exampleDemos(fileContent, filePath);
      return { docId, title: frontMatter.title, demos };
    }),
  );
  for (const { docId, title, demos } of pages) {
    // Lets the development server respond in between.
    await setImmediate();
    const bySymbol = new Map<string, { name: string; title: string }[]>();
    for (const { name, title: demoTitle = titleFromFileName(name), target } of demos) {
      const shown = importsOfDemo(target).imports.map(
        (imported) => importedSymbol(imported, ids)?.id,
      );
      for (const id of new Set(shown)) {
        if (id) {
          bySymbol.set(id, [...(bySymbol.get(id) ?? []), { name, title: demoTitle }]);
        }
      }
    }
    for (const [id, ofPage] of bySymbol) {
      const use: ApiDemoPage = {
        title: typeof title === 'string' ? title : docId,
        path: `${pathnameOfDoc(docId).replace(/^\/x\/?/, '')}/`,
        demos: ofPage,
      };
      uses.set(id, [...(uses.get(id) ?? []), use]);
    }
  }
  for (const [id, ofSymbol] of uses) {
    const own = `react-${id.split('/')[0]}/`;
    ofSymbol.sort((a, b) => Number(b.path.startsWith(own)) - Number(a.path.startsWith(own)));
  }
  return uses;
}

/** Returns a function that returns the pages of the docs that show a symbol. It reads each version once, on demand. */
export function createDemosOf(): ApiDemosOf {
  const versions = new Map<string, ReturnType<typeof readDemoUses>>();
  return async (symbolId, { directory }) => {
    const uses = versions.get(directory) ?? readDemoUses(directory);
    versions.set(directory, uses);
    return (await uses).get(symbolId) ?? [];
  };
}
