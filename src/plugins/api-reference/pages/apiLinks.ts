import path from 'node:path';

import {
  docIdOf,
  entries,
  isApiSymbol,
  pathnameOfDoc,
  releasePages,
} from '../../../core/navigation';
import { productOf, productOverview } from '../../../core/navigation/paths';
import type { DemoImport } from '../../demos';

import { importedSymbol, type ImportedSymbol } from './demoUses';
import { symbolPath } from './pageFiles';
import type { DocTabKind } from './tabs';

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

/** A licensed package. */
interface LicensedPackage {
  name: string;
  plan: 'Pro' | 'Premium';
  /** Its components in a page's code. */
  components: Set<string>;
}

/** Returns the licensed packages that a page's code imports. */
function licensedPackages(markdown: string): LicensedPackage[] {
  const packages = new Map<string, LicensedPackage>();
  for (const [, names = '', name = '', plan] of markdown.matchAll(LICENSED_IMPORT)) {
    const one = packages.get(name) ?? {
      name,
      plan: plan === 'pro' ? 'Pro' : 'Premium',
      components: new Set(),
    };
    packages.set(name, one);
    names
      .split(/[\s,]+/)
      .filter((candidate) => LICENSED.has(candidate))
      .forEach((component) => one.components.add(component));
  }
  return [...packages.values()].filter(({ components }) => components.size > 0);
}

/**
 * Returns the first paragraph of a tab of a page about a licensed component, which the tab doesn't list: only the types of
 * installed packages are documented.
 *
 * @param kind - What the tab lists.
 * @param file - The page to which the tab belongs, relative to the docs' folder.
 * @param markdown - That page.
 * @returns Markdown, empty if the page is about an MIT package.
 */
export function licensedNote(kind: DocTabKind, file: string, markdown: string): string {
  const pathname = pathnameOfDoc(file.replace(/\.mdx$/, ''));
  const [licensed] = licensedPackages(markdown);
  if (!licensed || !PAGES.some((page) => page.pathname === pathname && page.plan)) {
    return '';
  }
  const { name, plan, components } = licensed;
  const names = [...components].map((component) => `\`${component}\``).join(', ');
  return `\n${names} is part of \`${name}\`, which needs a ${plan} license and isn't installed on this site, so its API isn't listed here. The [documentation](./${path.posix.basename(file)}) shows how to use it. These are ${kind} of the MIT package that the page uses.\n`;
}

/** Returns a list item for each licensed package whose components a page's code imports, with links to their guides. */
function licensedLines(markdown: string, file: string, docIds: DocIds): string[] {
  // Other pages, such as migration guides, and text that pages share aren't about these components.
  if (!file.startsWith('react-') || path.posix.basename(file).startsWith('_')) {
    return [];
  }
  const folder = path.posix.dirname(file);
  return licensedPackages(markdown).map(({ name, plan, components }) => {
    const links = [...components].map((component) => {
      const id = guideOf(LICENSED.get(component) ?? '', docIds);
      const target = id && path.posix.relative(folder, `${id}.mdx`);
      return `\`${component}\`${target && `${id}.mdx` !== file ? ` ([guide](${target}))` : ''}`;
    });
    return `- Components of \`${name}\`, which needs a ${plan} license and has no API pages here: ${links.join(', ')}`;
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
