import type { Version } from './library';

/** What a migration guide says about a name of an earlier release. */
export interface Rename {
  /** Path of the guide. */
  page: string;
  /** What the table says about the name other than its replacement, such as "Prop, color legend". */
  kind?: string;
  /** Where the name comes from, as in the heading of the table: "Name in v7". */
  from: string;
  /** What replaces it, as Markdown: "`Toolbar`", or "Removed". */
  replacement: string;
}

/** Matches the heading of a column with names of an earlier release. */
const OLD_NAMES = /\b(?:v\d+|the lab|the alpha)\b|`@mui\/lab`/i;

const cellsOf = (row: string) =>
  row
    .replace(/^\|\s*|\s*\|$/g, '')
    .split(/\s*(?<!\\)\|\s*/)
    .map((cell) => cell.replaceAll('\\|', '|'));

/** Returns the last name in code: `setRows` for `apiRef.current.setRows(rows)`. */
function nameIn(code: string): string | undefined {
  const [path = ''] = code.replace(/^[.<]/, '').split(/[\s(=<]/, 1);
  const name = path.split('.').at(-1);
  return name !== undefined && /^[\w$][\w$-]*$/.test(name) ? name : undefined;
}

/** Returns the names in the tables of a migration guide, with what replaces them. */
export function renamesOf(page: string, markdown: string): [name: string, rename: Rename][] {
  let from = '';
  let isRelevant = false;
  const lines = markdown.split('\n');
  return lines.flatMap((line, index) => {
    if (!line.startsWith('|') || line.startsWith('| -')) {
      return [];
    }
    const cells = cellsOf(line);
    const [first = ''] = cells;
    if (lines[index + 1]?.startsWith('| -')) {
      from = first;
      isRelevant = OLD_NAMES.test(first);
      return [];
    }
    const replacement = cells.at(-1) ?? '';
    if (!isRelevant || replacement === '') {
      return [];
    }
    const kind = cells.length > 2 ? cells[1] : undefined;
    const rename: Rename = { page, from, replacement, ...(kind ? { kind } : {}) };
    return [...first.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']): [string, Rename][] => {
      const name = nameIn(code);
      return name === undefined ? [] : [[name, rename]];
    });
  });
}

const known = new WeakMap<Version, ReadonlyMap<string, readonly Rename[]>>();

/** Returns all names in the tables of a version's migration guides. */
export function allRenames(version: Version): ReadonlyMap<string, readonly Rename[]> {
  const found = known.get(version);
  if (found) {
    return found;
  }
  const renames = new Map<string, Rename[]>();
  version.source
    .paths()
    .filter((page) => page.includes('/migration/'))
    .flatMap((page) => renamesOf(page, version.source.markdown(page) ?? ''))
    .forEach(([name, rename]) => renames.set(name, [...(renames.get(name) ?? []), rename]));
  known.set(version, renames);
  return renames;
}
