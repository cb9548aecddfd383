import { nearest } from '../../../src/core/validation/nearest';

/** Words that tell nothing. */
const FILLERS = new Set(['to', 'as', 'of', 'the', 'unstable', 'experimental']);

/** Words that different libraries and releases use for the same. */
const SYNONYMS: readonly ReadonlySet<string>[] = [
  ['label', 'name', 'title', 'text', 'caption', 'header'],
  ['count', 'number', 'amount'],
  ['size', 'length'],
  ['color', 'fill', 'stroke'],
  ['item', 'node', 'data'],
  ['remove', 'delete', 'clear'],
  ['expand', 'collapse', 'open', 'close', 'toggle'],
  ['visible', 'visibility', 'show', 'hidden', 'hide'],
  ['id', 'key'],
  ['page', 'pagination'],
  ['click', 'press', 'tap'],
  ['start', 'begin'],
  ['move', 'drag', 'reorder'],
].map((words) => new Set(words.map(stemOf)));

/** Returns a word in lower case without its ending. */
function stemOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/(?<=\w{3})(?:s|er|ing|ed|ion|able)+$/, '')
    .replace(/([^ls])\1$/, '$1');
}

/** Returns the words of a name in lower case without endings: `select`, `model` of `selectionModels`. */
export const wordsOf = (name: string): string[] =>
  name
    .split(/[_-]+|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map(stemOf)
    .filter((word) => word !== '' && !FILLERS.has(word));

/** Returns how much each word tells: the fewer names have it, the more, and most if none has it. */
export function weightsIn(names: readonly string[]): (word: string) => number {
  const counts = new Map<string, number>();
  names.forEach((name) =>
    new Set(wordsOf(name)).forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1)),
  );
  return (word) => Math.log2(2 + names.length / (counts.get(word) ?? 0.25));
}

/** Whether a word is short for another one: `dbl` for `double`. */
const isShortFor = (word: string, whole: string): boolean =>
  word.length > 2 &&
  (whole.startsWith(word) ||
    (/^\w[^aeiou]+$/.test(word) && new RegExp(`^${[...word].join('.*')}`).test(whole)));

/** Whether two words are forms of one: `expand` and `expansion`. */
function isSameRoot(word: string, other: string): boolean {
  const length = [...word].findIndex((letter, index) => letter !== other[index]);
  const common = length < 0 ? word.length : length;
  return common > 3 && common >= 0.55 * Math.max(word.length, other.length);
}

/** Whether two words mean the same. */
const isSynonym = (word: string, other: string): boolean =>
  word === other ||
  SYNONYMS.some((synonym) => synonym.has(word) && synonym.has(other)) ||
  isSameRoot(word, other);

/** Words of names that say what they do, rather than what they are about. */
const VERBS = new Set(
  'get set on is use default with has enable show render change all option'.split(' ').map(stemOf),
);

/** Words that make names with the same other words the opposite of each other. */
const OPPOSITES = [
  ['get', 'set'],
  ['min', 'max'],
] as const;

const isOpposite = (words: readonly string[], others: readonly string[]): boolean =>
  OPPOSITES.some((pair) =>
    pair.some((word, at) => words.includes(word) && others.includes(pair[1 - at] ?? word)),
  );

/** How much of the words of two names is the same: from 0, if nothing is, to 1. Synonyms count for most of a word. */
export function likeness(name: string, other: string, weightOf: (word: string) => number): number {
  const [words, all, left] = [wordsOf(name), wordsOf(other), wordsOf(other)];
  const sum = (some: readonly string[]) => some.reduce((total, word) => total + weightOf(word), 0);
  const whole = sum(left);
  const take = (word: string) => left.splice(left.indexOf(word), 1);
  const differing = words.filter((word) => !left.includes(word) || !take(word));
  const same = whole - sum(left);
  const unknown: string[] = [];
  let likely = 0;
  let weight = same;
  differing.forEach((word) => {
    const synonym = left.find(
      (candidate) =>
        isSynonym(word, candidate) || isShortFor(word, candidate) || isShortFor(candidate, word),
    );
    if (synonym === undefined) {
      // A word that no name has tells as much as the one in its place.
      weight += weightOf(word) / 1.5;
      if (!VERBS.has(word) && !all.some((each) => isSynonym(word, each))) {
        unknown.push(word);
      }
    } else {
      take(synonym);
      likely += 1.6 * weightOf(synonym);
      weight += weightOf(synonym);
    }
  });
  const value = (2 * same + likely) / Math.max(1, weight + whole);
  const isPart =
    unknown.length === 0 ||
    (unknown.length <= words.length / 3 && left.every((word) => VERBS.has(word)));
  // Most of what the name tells has to be there, and nearly all of it to be sure.
  return sum(unknown) > 0.55 * sum(words) || isOpposite(words, all)
    ? 0
    : Math.min(value, isPart ? 1 : SURE - 0.01);
}

/** What names of other libraries for tables, dates, trees and charts are called here, where there is such a name. */
export const OF_OTHERS: Readonly<Record<string, string>> = {
  accessor: 'field',
  accessorKey: 'field',
  dataIndex: 'field',
  header: 'headerName',
  title: 'headerName',
  cell: 'renderCell',
  render: 'renderCell',
  formatter: 'valueFormatter',
  tickFormat: 'valueFormatter',
  tickFormatter: 'valueFormatter',
  direction: 'sort',
  data: 'rows',
  selected: 'value',
  dateFormat: 'format',
  filterDate: 'shouldDisableDate',
  disabledDate: 'shouldDisableDate',
  disableWeekends: 'shouldDisableDate',
  nodes: 'items',
  treeData: 'items',
  input: 'textField',
  use12Hours: 'ampm',
  dot: 'showMark',
  dots: 'showMark',
  smooth: 'curve',
  tension: 'curve',
  type: 'scaleType',
  series: 'data',
  XAxis: 'ChartsXAxis',
  YAxis: 'ChartsYAxis',
  CartesianGrid: 'ChartsGrid',
  Legend: 'ChartsLegend',
  Tooltip: 'ChartsTooltip',
  ReferenceLine: 'ChartsReferenceLine',
  ResponsiveContainer: 'ChartContainer',
  Line: 'LinePlot',
  Bar: 'BarPlot',
  Pie: 'PiePlot',
};

/** From which {@link likeness} on a name is the one that was meant, and from which on it may be. */
export const SURE = 0.75;
const POSSIBLE = 0.45;
/** How much better than all others a name has to be. */
const AHEAD = 0.15;
/** How many names an answer lists that may be meant. */
const MOST_SIMILAR = 4;

/** Returns what a name is for, as far as it tells: types and components, handlers, hooks, and others aren't alike. */
const kindOfName = (name: string): string | undefined =>
  /^(?:[A-Z]|on(?=[A-Z])|use(?=[A-Z]))/
    .exec(name.replace(/^unstable_/, ''))?.[0]
    .replace(/[A-Z]/, 'A');

/** Returns the words of a name in lower case. */
const plainWords = (name: string): string[] =>
  name.split(/[_-]+|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase());

/** Whether two words differ by their spelling. `get` isn't a typo of `set`, but `gte` and `ge` are ones of `get`. */
function isMisspelled(word: string, meant = ''): boolean {
  const isOther =
    word.length === meant.length &&
    word.length < 4 &&
    [...word].sort().join('') !== [...meant].sort().join('');
  const limit = Math.max(1, Math.floor(word.length / 4));
  return !isOther && nearest(word, [meant], limit) !== undefined;
}

/** Whether two names differ by their spelling. `getRows` isn't a typo of `setRows`. */
function isTypo(name: string, other: string): boolean {
  const [words, others] = [plainWords(name), plainWords(other)];
  const isSame = words.length === others.length;
  const differing = words.filter((word, index) => word !== others[index]).length;
  const [joined, meant] = [words.join(''), others.join('')];
  return (
    joined === meant ||
    (isSame && words.every((word, at) => word === others[at] || isMisspelled(word, others[at]))) ||
    // Letters may be missing or swapped between words, too: `apRief` for `apiRef`.
    ((!isSame || differing > 1) && nearest(joined, [meant], 1) !== undefined)
  );
}

/** The name that was meant, or several that may be. */
export interface Meant {
  suggestion?: string;
  /** The most similar one comes first. */
  similar?: readonly string[];
}

/**
 * Returns what was meant by a name that doesn't exist: one name if that is sure, a few that may be, or nothing.
 *
 * @param all - The names that exist in its place.
 */
export function meantBy(name: string, all: readonly string[]): Meant {
  const ofOthers = Object.hasOwn(OF_OTHERS, name) ? OF_OTHERS[name] : undefined;
  if (ofOthers !== undefined && all.includes(ofOthers)) {
    return { suggestion: ofOthers };
  }
  const kind = kindOfName(name);
  const ofKind = all.filter((candidate) => candidate !== name && kindOfName(candidate) === kind);
  const among = ofKind.length > 0 ? ofKind : all.filter((candidate) => candidate !== name);
  const typo =
    name.length <= 3
      ? undefined
      : nearest(
          name,
          among.filter((candidate) => isTypo(name, candidate)),
        );
  const weightOf = weightsIn(among);
  const likely = among
    .map((candidate) => ({ name: candidate, value: likeness(name, candidate, weightOf) }))
    .filter(({ value }) => value >= POSSIBLE)
    .sort((a, b) => b.value - a.value);
  const most = likely[0]?.value ?? 0;
  // A name in the plural may be another one than that in the singular.
  const isPlural = wordsOf(name).length > 1 && typo?.replace(/s$/, '') === name.replace(/s$/, '');
  if (typo !== undefined && !(isPlural && likely.length > 1)) {
    return { suggestion: typo };
  }
  const best = likely
    .filter(({ value }) => value > most - AHEAD)
    .map((candidate) => candidate.name);
  // Of equally similar names, the one that is spelled most similarly comes first: `columnHeaders` for `headers`.
  const spelled = typo ?? nearest(name, best, 2 * name.length);
  if (spelled === undefined) {
    return {};
  }
  // The best one for each of the words that names share: `cell` and `columnHeader` for `headerCell`.
  const byWords = new Map(
    likely.toReversed().map((candidate) => {
      const others = wordsOf(candidate.name);
      const shared = wordsOf(name).filter((word) => others.some((one) => isSynonym(word, one)));
      return [shared.join(), candidate.name];
    }),
  );
  const isOnly = best.every((candidate) => wordsOf(candidate).join() === wordsOf(spelled).join());
  return most >= SURE && isOnly && typo === undefined
    ? { suggestion: spelled }
    : { similar: [...new Set([spelled, ...byWords.values(), ...best])].slice(0, MOST_SIMILAR) };
}

/** A name with what its documentation says. */
export interface Described {
  name: string;
  description: string;
}

/** How many descriptions an answer quotes. */
const MOST_DESCRIBED = 2;

/** Returns the first sentence of Markdown on one line, without links. */
export const firstSentence = (markdown: string): string =>
  (/^[^]*?[.!?](?=\s|$)/.exec(markdown.trim())?.[0] ?? markdown.trim())
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ');

/**
 * Returns the names whose first sentence has all words of a name that doesn't exist, each with that sentence: `ampm`, the
 * "12h/24h view for hour selection clock.", for `hour12`. Empty if several have them, since then the words tell
 * nothing.
 */
export function describedAs(name: string, all: readonly Described[]): string[] {
  const own = wordsOf(name.replace(/\d+/g, ''));
  const telling = own.filter((word) => word.length > 2 && !VERBS.has(word));
  const kind = kindOfName(name);
  const found = all.flatMap(({ name: other, description }) => {
    const sentence = firstSentence(description);
    const words = [...wordsOf(other), ...sentence.split(/[^A-Za-z]+/).flatMap(wordsOf)];
    const isMeant =
      kindOfName(other) === kind &&
      telling.every((word) => words.some((candidate) => isSynonym(word, candidate)));
    return isMeant ? [`\`${other}\`: ${sentence}`] : [];
  });
  return found.length <= Math.min(telling.length, MOST_DESCRIBED) ? found : [];
}
