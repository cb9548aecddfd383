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
 * Returns the section "API" of a docs page: links to the pages of the symbols that its demos import. The links refer to
 * files, so that the build checks them and they lead to the same version.
 *
 * @param imports - The imports of the demos, in order.
 * @param ids - Ids of the symbols that have a page.
 * @param file - The page's path relative to the docs' folder.
 * @returns Markdown, empty if no imported symbol has a page.
 */
export function apiLinks(
  imports: readonly DemoImport[],
  ids: ReadonlySet<string>,
  file: string,
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
  return lines.length > 0 ? `\n\n## API\n\n${lines.join('\n')}\n` : '';
}
