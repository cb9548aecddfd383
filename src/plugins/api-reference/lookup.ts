import type { ApiReference, ApiSymbol } from './types';

const indexes = new WeakMap<ApiReference, ReadonlyMap<string, ApiSymbol>>();

/** Returns the symbols of a release, by id. */
export function symbolsById(reference: ApiReference): ReadonlyMap<string, ApiSymbol> {
  let index = indexes.get(reference);
  if (!index) {
    index = new Map(reference.symbols.map((symbol) => [symbol.id, symbol]));
    indexes.set(reference, index);
  }
  return index;
}

/**
 * Returns the symbol of a page.
 *
 * @param page - The page's file, for the error message.
 * @throws Error that names the page and the command to run, if the installed packages have no such symbol.
 */
export function symbolOfPage(reference: ApiReference, id: string, page: string): ApiSymbol {
  const symbol = symbolsById(reference).get(id);
  if (!symbol) {
    const folder = id.slice(0, id.lastIndexOf('/') + 1);
    const like = reference.symbols
      .map((candidate) => candidate.id)
      .filter(
        (candidate) => candidate.startsWith(folder) && candidate.includes(id.slice(folder.length)),
      );
    const hint = like.length > 0 ? ` Similar: ${like.slice(0, 5).join(', ')}.` : '';
    const packages = reference.packages.map(({ name, version }) => `${name} ${version}`).join(', ');
    throw new Error(
      `${page}: "api" in the front matter refers to "${id}", which the installed packages (${packages}) don't export.${hint} Run "npm run docs:api" to update the pages.`,
    );
  }
  return symbol;
}
