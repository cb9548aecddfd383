import { LICENSED } from '../src/plugins/api-reference/check/licensed';
import { seededRandom } from '../server/mcp/check/seeded';
import { membersOf, namesOfReference, type Version } from '../server/mcp/library';
import { allRenames } from '../server/mcp/renames';

/** A wrong name, and what its answer has to contain. */
export interface WrongName {
  kind: 'misspelled' | 'removed' | 'renamed';
  name: string;
  /** One of these texts has to be in the answer. */
  expected: readonly string[];
}

/**
 * Inline code that can only be a name: `DataGrid`, `sortModel`, `slots.toolbar`, `<ChartsLegend />`, `setPage()`. Single
 * words, such as `rows`, count if they are a link to the API reference.
 */
const NAME =
  /`<?((?:[a-z]\w*[A-Z]\w*|[A-Z]\w*[a-z]\w*[A-Z]\w*)|(?:slots|slotProps|apiRef\.current)\.\w+)(?:\(\))?(?: ?\/?>)?`|\[`([\w$.]+)(?:\(\))?`\]\([^)]*\/api\/[^)]*\)/g;
/** Properties of CSS that look like props. */
const CSS_NAMES = new Set(['gridColumn', 'gridRow']);
/** Names that code imports from MUI X. */
const IMPORT = /import (?:type )?\{([^}]*)\} from '@mui\/x-[^']*'/g;

/**
 * Returns the names that agents may ask for: all exports of the packages, those in the navigation, and those that guides
 * import or write as inline code.
 */
export async function documentedNames(
  version: Version,
): Promise<Readonly<Record<'packages' | 'navigation' | 'guides', readonly string[]>>> {
  const reference = await version.reference();
  const { source } = version;
  const guides = source
    .paths()
    .filter((page) => !/\/(?:api|migration)\/|-api\/$/.test(page))
    .flatMap((page) => {
      const markdown = source.markdown(page) ?? '';
      const imported = [...markdown.matchAll(IMPORT)].flatMap(([, list = '']) =>
        list.split(',').map((item) => /^(?:type )?([\w$]+)/.exec(item.trim())?.[1] ?? ''),
      );
      const prose = markdown.replace(/```[^]*?```/g, '');
      const written = [...prose.matchAll(NAME)].map(([, name, link = '']) => name ?? link);
      return [...imported, ...written];
    });
  return {
    packages: [...version.exports().keys()],
    navigation: [
      ...reference.symbols.map(({ name }) => name),
      ...Object.keys(LICENSED),
      ...Object.values(LICENSED).flatMap(({ components }) => components),
    ],
    guides: [...new Set(guides)].filter((name) => name !== '' && !CSS_NAMES.has(name)),
  };
}

/** Options of {@link wrongNames}. */
export interface WrongNamesOptions {
  version: Version;
  /** Names by the earlier release that had them. */
  others: readonly { release: string; names: readonly string[] }[];
  /** Number of names. */
  count: number;
  seed: number;
}

/** Swaps, drops or doubles a letter. */
function misspelled(name: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (name.length - 2));
  const letter = name[at] ?? '';
  const rest = name.slice(at + 1);
  return (
    [
      `${name.slice(0, at)}${rest.slice(0, 1)}${letter}${rest.slice(1)}`,
      name.slice(0, at) + rest,
      name.slice(0, at) + letter + letter + rest,
    ][Math.floor(random() * 3)] ?? name
  );
}

/**
 * Returns names that a version doesn't have: half of them misspelled, a quarter from earlier releases, and a quarter from
 * the tables of the migration guides. The same seed gives the same names.
 */
export async function wrongNames({
  version,
  others,
  count,
  seed,
}: WrongNamesOptions): Promise<WrongName[]> {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const reference = await version.reference();
  const names = new Set(namesOfReference(reference));
  const last = new Set([...names].map((name) => name.split('.').at(-1) ?? name));
  const found = new Map<string, WrongName>();
  const fill = (share: number, make: () => WrongName | undefined) => {
    const goal = found.size + share * count;
    for (let tries = 0; found.size < goal && tries < 100 * count; tries += 1) {
      const made = make();
      if (made && !last.has(made.name.split('.').at(-1) ?? '')) {
        found.set(made.name, made);
      }
    }
  };
  fill(0.5, () => {
    const symbol = pick(reference.symbols);
    const member = symbol && random() < 0.5 ? pick(membersOf(symbol)) : undefined;
    const meant = member?.name ?? symbol?.name ?? '';
    const prefix = symbol && member ? `${symbol.name}.` : '';
    return /^\w{5,}$/.test(meant)
      ? {
          kind: 'misspelled',
          name: prefix + misspelled(meant, random),
          expected: [`\`${prefix}${meant}\``],
        }
      : undefined;
  });
  fill(0.25, () => {
    const name = pick(pick(others)?.names ?? []) ?? '';
    const releases = others
      .filter((release) => release.names.includes(name))
      .map((release) => release.release);
    return name === '' ? undefined : { kind: 'removed', name, expected: releases };
  });
  const renames = [...allRenames(version)].flatMap(([name, rows]) => {
    const expected = rows.flatMap(({ replacement }) =>
      [...replacement.matchAll(/`[^`]+`/g)].map(([code]) => code),
    );
    return expected.length > 0 ? [{ name, expected }] : [];
  });
  fill(0.25, () => {
    const rename = pick(renames);
    return rename && { kind: 'renamed', ...rename };
  });
  return [...found.values()];
}

/** Returns the suggested names of an answer that neither the version nor a licensed package has. */
export async function inventedNames(version: Version, text: string): Promise<string[]> {
  const reference = await version.reference();
  const names = new Set([
    ...namesOfReference(reference),
    ...Object.values(LICENSED).flatMap(({ components, others = [] }) => [...components, ...others]),
  ]);
  const members = new Set(reference.symbols.flatMap(membersOf).map(({ name }) => name));
  const [, list = ''] = /^Closest names: (.*)$/m.exec(text) ?? [];
  return [...list.matchAll(/`([^`]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !names.has(name) && !members.has(name));
}
