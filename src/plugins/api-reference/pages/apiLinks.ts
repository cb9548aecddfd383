import path from 'node:path';

import { docIdOf, entries, isApiSymbol, releasePages } from '../../../core/navigation';
import { productOf, productOverview } from '../../../core/navigation/paths';
import type { DemoImport } from '../../demos';

import { importedSymbol, type ImportedSymbol } from './demoUses';
import { symbolPath } from './pageFiles';

const KINDS: readonly (readonly [kind: ImportedSymbol['kind'], label: string])[] = [
  ['component', 'Components'],
  ['hook', 'Hooks'],
  ['interface', 'Interfaces'],
];

/** Matches an import of a licensed package. */
const LICENSED_IMPORT = /import \{([^}]*)\} from '(@mui\/x-[\w-]+-(pro|premium))[/']/g;

const PAGES = releasePages(entries);

/** Paths of the API pages that components of licensed packages have in the release, by name. */
const LICENSED = new Map(
  PAGES.filter(({ pathname, plan }) => plan && isApiSymbol(pathname)).map(({ title, pathname }) => [
    title,
    pathname,
  ]),
);

/** Whether a docs page exists, by id. */
export type DocIds = Pick<ReadonlySet<string>, 'has'>;

/** Returns the id of the page about a component of a licensed package: its guide, or the product's overview. */
function guideOf(apiPathname: string, docIds: DocIds): string | undefined {
  const { product } = productOf(apiPathname);
  const slug = apiPathname.split('/').at(-1) ?? '';
  const subject = slug.replace(/-(?:pro|premium|chart)$/, '');
  const guide = PAGES.find(
    ({ pathname }) =>
      !isApiSymbol(pathname) &&
      productOf(pathname).product === product &&
      [slug, subject].includes(pathname.split('/').at(-1) ?? '') &&
      docIdOf(pathname, docIds),
  );
  const overview = product && productOverview(product).replace(/\/$/, '');
  const pathname = guide?.pathname ?? overview;
  return pathname && docIdOf(pathname, docIds);
}

/** Returns a list item for each licensed package whose components a page's code imports, with links to their guides. */
function licensedLines(markdown: string, file: string, docIds: DocIds): string[] {
  // Other pages, such as migration guides, and text that pages share aren't about these components.
  if (!file.startsWith('react-') || path.posix.basename(file).startsWith('_')) {
    return [];
  }
  const byPackage = new Map<string, Set<string>>();
  for (const [, names = '', name = '', plan = ''] of markdown.matchAll(LICENSED_IMPORT)) {
    const key = `Components of \`${name}\`, which needs a ${plan === 'pro' ? 'Pro' : 'Premium'} license and has no API pages here`;
    const known = names.split(/[\s,]+/).filter((one) => LICENSED.has(one));
    byPackage.set(key, new Set([...(byPackage.get(key) ?? []), ...known]));
  }
  const folder = path.posix.dirname(file);
  return [...byPackage].flatMap(([key, names]) => {
    const links = [...names].map((name) => {
      const id = guideOf(LICENSED.get(name) ?? '', docIds);
      const target = id && path.posix.relative(folder, `${id}.mdx`);
      return `\`${name}\`${target && `${id}.mdx` !== file ? ` ([guide](${target}))` : ''}`;
    });
    return links.length > 0 ? [`- ${key}: ${links.join(', ')}`] : [];
  });
}

/**
 * Returns the section "API" of a docs page: links to the pages of the symbols that its demos import, and the components
 * of licensed packages in its code, with their guides. The links refer to files, so that the build checks them and they
 * lead to the same version.
 *
 * @param imports - The imports of the demos, in order.
 * @param ids - Ids of the symbols that have a page.
 * @param file - The page's path relative to the docs' folder.
 * @param markdown - The page, whose code may import licensed packages.
 * @param docIds - The docs pages that exist.
 * @returns Markdown, empty if there is nothing to list.
 */
export function apiLinks(
  imports: readonly DemoImport[],
  ids: ReadonlySet<string>,
  file: string,
  markdown: string,
  docIds: DocIds,
): string {
  const symbols = new Map<string, ImportedSymbol>();
  for (const one of imports) {
    const symbol = importedSymbol(one, ids);
    // Some demos import only a component's type.
    if (symbol && symbols.get(symbol.id)?.kind !== 'component') {
      symbols.set(symbol.id, symbol);
    }
  }
  const folder = path.posix.dirname(file);
  const lines = KINDS.flatMap(([kind, label]) => {
    const links = [...symbols.values()]
      .filter((symbol) => symbol.kind === kind)
      .map(({ id, name }) => `[\`${name}\`](${path.posix.relative(folder, symbolPath(id))})`);
    return links.length > 0 ? [`- ${label}: ${links.join(', ')}`] : [];
  });
  lines.push(...licensedLines(markdown, file, docIds));
  return lines.length > 0 ? `\n\n## API\n\n${lines.join('\n')}\n` : '';
}
