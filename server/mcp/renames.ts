import { productOf } from '../../src/core/navigation/paths';
import type { ApiSymbol } from '../../src/plugins/api-reference/types';

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
  /** Whose member it is, if the table says so: "`GridActionsColDef`: `hide`", "`classes` of `MonthPicker`". */
  owners?: readonly string[];
  /**
   * The name at the same place of the replacement, if it lists as many names: `slotProps` for `componentsProps` in
   * "`components`, `componentsProps`" and "`slots`, `slotProps`".
   */
  counterpart?: string;
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

/** Returns the old names of a cell, without those of their owners: "`Owner`: `name`", "`name` of `Owner`". */
function withoutOwners(cell: string): { names: string; owners: readonly string[] } {
  const [, before, after] = /^((?:`[^`]+`(?:, | and )?)+): (.*`.*)$/.exec(cell) ?? [];
  const [names = '', ...ofOwners] = (after ?? cell).split(/ (?:of|on|in) (?=`)/);
  const owners = [before ?? '', ...ofOwners].flatMap(namesIn);
  return { names, owners: owners.filter((name) => name !== undefined) };
}

/** Returns the name in each piece of code of a cell. Undefined for code that isn't a name. */
const namesIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => nameIn(code));

/** Matches the heading of a column with the names of codemods. */
const CODEMODS = /^Transform$/i;
/** Names in code, one or several: "`components` and `componentsProps`". */
const OLD_LIST = '`[\\w$.]+`(?:(?:, | and )`[\\w$.]+`)*';
/** The same, up to the name that another one replaces: only `b` in "`a` to `b` and `c` to `d`". */
const NEW_LIST = '`[\\w$.]+`(?:(?:, | and )`[\\w$.]+`(?! (?:to|with) ))*';
/** What codemods do, in the words of the guides: "Renames `a` and `b` to `c` and `d`". */
const CODEMOD_RENAMES = [
  new RegExp(`(${OLD_LIST})(?: of [^\`|]*)? to (${NEW_LIST})`, 'g'),
  new RegExp(`Replaces(?: the type)? (${OLD_LIST})[^\`|]* with (${NEW_LIST})`, 'g'),
  /(`[\w$]+`) becomes (`[\w$.]+`)/g,
];

/** Returns the names that a codemod replaces or removes. */
function codemodRenames(
  page: string,
  [name = '', text = '']: readonly string[],
): [string, Rename][] {
  const from = `codemod ${name}`;
  const [, removed] = /^Removes (?:the flags? )?((?:`[\w$]+`(?:, | and |$))+)/.exec(text) ?? [];
  return [
    ...CODEMOD_RENAMES.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(
      ([, olds = '', nows = '']): [string, Rename][] => {
        const old = [...olds.matchAll(/`([^`]+)`/g)].map(([, each = '']) => each);
        const now = [...nows.matchAll(/`([^`]+)`/g)].map(([, each = '']) => each);
        return old.map((each, place) => {
          const counterpart = old.length === now.length ? now[place] : undefined;
          const isName = counterpart !== undefined && !counterpart.includes('.');
          return [
            each.split('.').at(-1) ?? each,
            {
              page,
              from,
              replacement: counterpart === undefined ? nows : `\`${counterpart}\``,
              ...(isName ? { counterpart } : {}),
            },
          ];
        });
      },
    ),
    ...[...(removed ?? '').matchAll(/`([\w$]+)`/g)].map(([, old = '']): [string, Rename] => [
      old,
      { page, from, replacement: 'Removed' },
    ]),
  ];
}

/** Returns the names in the tables of a migration guide, with what replaces them. */
export function renamesOf(page: string, markdown: string): [name: string, rename: Rename][] {
  let from = '';
  let isRelevant = false;
  let isCodemod = false;
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
      isCodemod = CODEMODS.test(first);
      return [];
    }
    if (isCodemod) {
      return codemodRenames(page, cells);
    }
    const replacement = cells.at(-1) ?? '';
    if (!isRelevant || replacement === '') {
      return [];
    }
    const kind = cells.length > 2 ? cells[1] : undefined;
    const { names: old, owners: named } = withoutOwners(first);
    // "Props, `TreeItemContent`"
    const owners =
      named.length > 0
        ? named
        : [...(kind ?? '').matchAll(/^Props?, `([A-Z]\w+)`$/g)].map(([, name = '']) => name);
    const rename: Rename = {
      page,
      from,
      replacement,
      ...(kind ? { kind } : {}),
      ...(owners.length > 0 ? { owners } : {}),
    };
    const names = namesIn(old);
    const counterparts = namesIn(replacement);
    return names.flatMap((name, place): [string, Rename][] => {
      const counterpart = names.length === counterparts.length ? counterparts[place] : undefined;
      return name === undefined
        ? []
        : [[name, { ...rename, ...(counterpart === undefined ? {} : { counterpart }) }]];
    });
  });
}

const migrationGuides = ({ source }: Version) =>
  source.paths().filter((page) => page.includes('/migration/'));

/** Whether a migration guide, such as `/x/migration/migration-pickers-v6/`, is about a product, such as `x-date-pickers`. */
export const isAboutProduct = (page: string, product: string): boolean =>
  productOf(page.replace(/^.*(?=\/migration\/)/, '/x')).product === product;

/** Whether a migration guide is about the product of a symbol. */
export const isAbout = (page: string, owners: readonly ApiSymbol[]): boolean =>
  owners.some(({ product }) => isAboutProduct(page, product));

const known = new WeakMap<Version, ReadonlyMap<string, readonly Rename[]>>();

/** Returns all names in the tables of a version's migration guides. */
export function allRenames(version: Version): ReadonlyMap<string, readonly Rename[]> {
  const found = known.get(version);
  if (found) {
    return found;
  }
  const renames = new Map<string, Rename[]>();
  migrationGuides(version)
    .flatMap((page) => renamesOf(page, version.source.markdown(page) ?? ''))
    .forEach(([name, rename]) => renames.set(name, [...(renames.get(name) ?? []), rename]));
  known.set(version, renames);
  return renames;
}

/**
 * Returns the name that replaces another one in changed code, if it has the same value: `format` in
 * `-inputFormat="YYYY"` and `+format="YYYY"`.
 */
export function counterpartIn(text: string, name: string): string | undefined {
  const lines = text.split('\n').map((line) => /^([-+])\s*([\w$]+)([=:].*)$/.exec(line));
  const old = lines.find((line) => line?.[1] === '-' && line[2] === name);
  const now = lines.find((line) => line?.[1] === '+' && line[3] === old?.[3]);
  return old ? now?.[2] : undefined;
}

/**
 * Orders renames: those with a new name first, and of these the ones from the newest release, which agents know least.
 */
export function byUse(one: Rename, other: Rename): number {
  const rank = ({ page, replacement }: Rename) =>
    (replacement.includes('`') ? 0 : 100) - Number(/-v(\d+)\/?$/.exec(page)?.[1] ?? 0);
  return rank(one) - rank(other);
}

/** Where a migration guide mentions a name outside of its tables. */
export interface Mention {
  /** Path of the guide. */
  page: string;
  /** The sentence, or the changed lines of code with the paragraph before them. */
  text: string;
}

/** Maximum length of the text of a mention. */
const LONGEST_MENTION = 400;

/** Returns the places in a migration guide that mention a name: changed code first, then sentences. */
export function mentionsIn(page: string, markdown: string, name: string): Mention[] {
  const isName = new RegExp(`(?<![\\w$])${name.replace(/[$]/g, '\\$&')}(?![\\w$])`);
  const inCode = new RegExp(`\`[^\`]*${isName.source}[^\`]*\``);
  const changes: string[] = [];
  const sentences: string[] = [];
  let language: string | undefined;
  let hunk: string[] = [];
  let paragraph = '';
  const endHunk = () => {
    if (hunk.some((line) => line.startsWith('-') && isName.test(line))) {
      changes.push([paragraph, ...hunk].join('\n'));
    }
    hunk = [];
  };
  for (const line of markdown.split('\n')) {
    const fence = /^\s*```(\w*)/.exec(line);
    if (fence) {
      endHunk();
      language = language === undefined ? (fence[1] ?? '') : undefined;
    } else if (language !== undefined) {
      if (/^[-+]/.test(line)) {
        hunk.push(line);
      } else {
        endHunk();
      }
    } else if (line !== '' && !line.startsWith('|')) {
      paragraph = line;
      if (inCode.test(line)) {
        sentences.push(line);
      }
    }
  }
  return [...changes, ...sentences].map((text) => ({
    page,
    text: text.length > LONGEST_MENTION ? `${text.slice(0, LONGEST_MENTION - 1)}…` : text,
  }));
}

/**
 * Returns the places in a version's migration guides that mention a name outside of their tables, those with changed code
 * first.
 */
export function mentionsOf(version: Version, name: string): Mention[] {
  if (!/^[\w$]+$/.test(name)) {
    return [];
  }
  return migrationGuides(version)
    .flatMap((page) => mentionsIn(page, version.source.markdown(page) ?? '', name))
    .sort((a, b) => Number(b.text.includes('\n')) - Number(a.text.includes('\n')));
}
