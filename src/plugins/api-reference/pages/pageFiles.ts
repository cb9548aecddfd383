import { LIBRARY, PRODUCTS } from '../../../../library';
import { pathnameOfDoc, type Plan } from '../../../core/navigation';
import { productOf, type ProductId } from '../../../core/navigation/paths';
import { changesPage } from '../changes/page';
import type { ApiReference, ApiSymbol } from '../types';

import { nearestNames } from './nearestNames';
import { DOC_TAB_KINDS, DOC_TABS, docTabTitle, type DocTabKind } from './tabs';

/** A page of the API reference: a file with only front matter. */
export interface ApiPageFile {
  /** Path relative to the docs' folder, with forward slashes: `api/charts/bar-chart.mdx`. */
  path: string;
  title: string;
  /** One sentence of at most 160 characters. */
  description: string;
  /** Id of the page's symbol. On a tab, the ids of all its symbols. */
  api?: string | readonly string[];
  /** On the index of a product: its folder, such as `data-grid`. */
  apiIndex?: string;
  /** On a page of changes: the name of the older release, such as `7`. */
  apiChanges?: string;
  /** Plan of the package that contains the symbol. Undefined for the MIT packages. */
  plan?: Plan;
}

/** A docs page with tabs. */
export interface TabbedDoc {
  /** `react-charts/bars/bars`. */
  id: string;
  /** The page's file, for messages. */
  file: string;
  title: string;
  /** Names, by the kind of their tab. */
  names: Readonly<Record<DocTabKind, readonly string[]>>;
}

const MAXIMUM_DESCRIPTION = 160;

const KINDS: Readonly<Record<DocTabKind, ApiSymbol['kind']>> = {
  components: 'component',
  hooks: 'hook',
};

/** Returns a list of words as text: "a, b and c". */
function listed(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the first text that is short enough for a description, or else the last one. */
function firstThatFits(...texts: readonly string[]): string {
  return texts.find(({ length }) => length <= MAXIMUM_DESCRIPTION) ?? texts.at(-1) ?? '';
}

function symbolDescription(symbol: ApiSymbol): string {
  const product = `${LIBRARY} ${PRODUCTS[symbol.product].name}`;
  switch (symbol.kind) {
    case 'component': {
      const parts = [
        ...(symbol.props.length > 0 ? ['props'] : []),
        ...(symbol.slots.length > 0 ? ['slots'] : []),
        ...(symbol.classes.length > 0 ? ['CSS classes'] : []),
      ];
      const begin =
        parts.length > 0
          ? `${capitalized(listed(parts))} of ${symbol.name}, a component of ${product}`
          : `How to import and use ${symbol.name}, a component of ${product}`;
      return firstThatFits(
        parts.length > 0 ? `${begin}, with types and default values.` : `${begin}.`,
        `${begin}.`,
      );
    }
    case 'hook':
      return `What ${symbol.name}, a hook of ${product}, takes and returns, with types.`;
    case 'interface': {
      const begin = `Fields of ${symbol.name}, a type of ${product}`;
      return firstThatFits(`${begin}, with their types and meaning.`, `${begin}.`);
    }
  }
}

/**
 * Returns the path of a symbol's page, relative to the docs' folder.
 *
 * Docusaurus treats a page with the name of its folder as the folder's index, which is the product's index here. So
 * such a page gets another folder: `api/data-grid/data-grid/data-grid.mdx`.
 */
export function symbolPath(id: string): string {
  const [folder, slug] = id.split('/');
  return folder === slug ? `api/${id}/${slug}.mdx` : `api/${id}.mdx`;
}

function symbolPage(symbol: ApiSymbol): ApiPageFile {
  return {
    path: symbolPath(symbol.id),
    // Not "GridApi API".
    title: `${symbol.name} ${symbol.name.endsWith('Api') ? symbol.kind : 'API'}`,
    description: symbolDescription(symbol),
    api: symbol.id,
    ...(symbol.plan ? { plan: symbol.plan } : {}),
  };
}

function indexPage(product: ProductId): ApiPageFile {
  const folder = product.replace(/^x-/, '');
  const name = PRODUCTS[product].name;
  return {
    path: `api/${folder}/index.mdx`,
    title: `${name} API`,
    description: `All components, hooks and interfaces of ${LIBRARY} ${name}, each with a page of its own.`,
    apiIndex: folder,
  };
}

/** @throws Error that names the page, each wrong name, and similar names. */
function tabPages(doc: TabbedDoc, symbols: readonly ApiSymbol[]): ApiPageFile[] {
  const pathname = pathnameOfDoc(doc.id);
  const { product } = productOf(pathname);
  const ofProduct = symbols.filter((symbol) => symbol.product === product);
  const problems: string[] = [];

  const pages = DOC_TAB_KINDS.filter((kind) => doc.names[kind].length > 0).map((kind) => {
    const candidates = ofProduct.filter((symbol) => symbol.kind === KINDS[kind]);
    const found = doc.names[kind].flatMap((name) => {
      const symbol = candidates.find((candidate) => candidate.name === name);
      if (!symbol) {
        problems.push(unknownName(name, kind, product, ofProduct));
      }
      return symbol ? [symbol] : [];
    });
    const names = found.map(({ name }) => name);
    const begin = kind === 'components' ? 'Props, slots and CSS classes' : 'Parameters and results';
    return {
      path: `${pathname.replace('/x/', '')}/${DOC_TABS[kind].segment}.mdx`,
      title: docTabTitle(doc.title, kind),
      description: firstThatFits(
        `${begin} of ${listed(names)}, with types and default values.`,
        `${begin} of ${listed(names)}.`,
        `${begin} of ${names.slice(0, 3).join(', ')} and ${names.length - 3} other ${kind}.`,
      ),
      api: found.map(({ id }) => id),
    };
  });
  if (problems.length > 0) {
    throw new Error(`${doc.file}: ${problems.join(' ')}`);
  }
  return pages;
}

function unknownName(
  name: string,
  kind: DocTabKind,
  product: ProductId | undefined,
  symbols: readonly ApiSymbol[],
): string {
  if (!product) {
    return `"${kind}" in the front matter is only for pages of a product; this page doesn't belong to one.`;
  }
  const other = symbols.find((symbol) => symbol.name === name);
  const near = nearestNames(
    name,
    symbols.filter((symbol) => symbol.kind === KINDS[kind]).map((symbol) => symbol.name),
  );
  const what = other
    ? `which isn't a ${KINDS[kind]}, but ${other.kind === 'interface' ? 'an' : 'a'} ${other.kind}`
    : `which the installed packages of ${PRODUCTS[product].name} don't export`;
  const hint = near.length > 0 ? ` Similar: ${near.join(', ')}.` : '';
  return `"${kind}" in the front matter lists "${name}", ${what}.${hint}`;
}

/**
 * Returns the files of the API reference: a page for each symbol, an index for each product, the tabs of docs pages,
 * and a page of the changes since each older release.
 *
 * @param releases - The older installed releases.
 * @throws Error that names each docs page whose tabs contain unknown names, with similar names.
 */
export function apiPageFiles(
  reference: ApiReference,
  docs: readonly TabbedDoc[],
  releases: readonly { name: string }[] = [],
): ApiPageFile[] {
  const { symbols, packages } = reference;
  const products = [...new Set(packages.map(({ product }) => product))];
  const problems: string[] = [];
  const tabs = docs.flatMap((doc) => {
    try {
      return tabPages(doc, symbols);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return [];
    }
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return [
    ...products.map(indexPage),
    ...symbols.map(symbolPage),
    ...tabs,
    ...releases.map(changesPage),
  ];
}

/** Returns a text as a YAML value, quoted if necessary. */
function scalar(text: string): string {
  return /^[A-Za-z](?:(?!: | #)[^\n])*$/.test(text) && !text.endsWith(':')
    ? text
    : `'${text.replaceAll("'", "''")}'`;
}

/** Returns the text of a page's file, formatted like Prettier. */
export function apiPageText(page: ApiPageFile): string {
  const { title, description, api, apiIndex, apiChanges, plan } = page;
  const lines = [
    `title: ${scalar(title)}`,
    `description: ${scalar(description)}`,
    ...(typeof api === 'string' ? [`api: ${api}`] : []),
    ...(typeof api === 'object' ? ['api:', ...api.map((id) => `  - ${id}`)] : []),
    ...(apiIndex ? [`apiIndex: ${apiIndex}`] : []),
    ...(apiChanges ? [`apiChanges: ${scalar(apiChanges)}`] : []),
    ...(plan ? [`plan: ${plan}`] : []),
  ];
  return `---\n${lines.join('\n')}\n---\n`;
}
