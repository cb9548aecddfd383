import path from 'node:path';

import type { DemoImport } from '../../demos';

import { importedSymbol, type ImportedSymbol } from './demoUses';
import { symbolPath } from './pageFiles';

const KINDS: readonly (readonly [kind: ImportedSymbol['kind'], label: string])[] = [
  ['component', 'Components'],
  ['hook', 'Hooks'],
  ['interface', 'Interfaces'],
];

/**
 * The section "API" of a docs page: links to the pages of what its demos import, by file, so that the build checks them
 * and they lead to the page's own version.
 *
 * @param imports - What the demos import, in their order.
 * @param ids - Ids of the symbols that have a page.
 * @param file - The page's path below the docs' folder.
 * @returns Markdown, empty where nothing that is imported has a page.
 */
export function apiLinks(
  imports: readonly DemoImport[],
  ids: ReadonlySet<string>,
  file: string,
): string {
  const symbols = new Map<string, ImportedSymbol>();
  for (const one of imports) {
    const symbol = importedSymbol(one, ids);
    // Some demos import a component's type alone.
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
  return lines.length > 0 ? `\n\n## API\n\n${lines.join('\n')}\n` : '';
}
