import type { ApiReference, ApiSymbol } from '../../../src/plugins/api-reference/types';

import { membersOf, type Version } from '../library';
import { allRenames, byUse, counterpartIn, isAbout, isAboutProduct, mentionsOf } from '../renames';

import type { KnownExports } from './inspect';
import type { FoundProblem } from './problems';

/** What is derived from a version for its checks. */
export interface Facts {
  reference: ApiReference;
  known: KnownExports;
  /** Class names in the document, by their prefix: `MuiDataGrid-`. */
  classes: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Returns the symbols that a problem's owner can refer to: a component, a type, or the last part of a path. */
export function ownersOf({ reference }: Facts, owner = '', type?: string): readonly ApiSymbol[] {
  const ofType = reference.symbols.filter(({ name }) => name === type);
  if (ofType.length > 0) {
    return ofType;
  }
  const names = new Set([
    ...[owner, owner.split('.')[0], owner.split(/[<[]/)[0]],
    ...(/\bapiRef\.current$/.test(owner) ? ['GridApi'] : []),
  ]);
  return reference.symbols.filter(({ name }) => names.has(name));
}

/** What a migration guide says about the name of an earlier release. */
export interface Successor {
  /** The name in the same place that replaced it, if there is one. */
  name?: string;
  /** What the guide says, for a message. */
  text: string;
}

/** Whether a name is unlikely to be a word of a sentence, or that of something else. */
const isDistinctive = (name: string): boolean => name.length > 8 && /[a-z][A-Z]/.test(name);

/** Returns what a guide calls the members of an object: "slot" for those of `slots` and `slotProps`. */
const singularOf = (place: string): string => place.toLowerCase().replace(/(?:props|s)$/, '');

/** Returns the last word of a component's name: `Picker` of `DesktopDatePicker`. */
const kindOf = (component: string): string | undefined =>
  component
    .replace(/(?:Pro|Premium)$/, '')
    .split(/(?=[A-Z])/)
    .at(-1);

/**
 * Returns what a guide says about a name that was replaced: the changed lines with the sentence before them, or a
 * sentence. Undefined if it only mentions the name.
 *
 * @param isOther - Whether a prop of that name is of another element.
 */
function changeIn(
  text: string,
  name: string,
  kind: FoundProblem['kind'],
  isOther: (element: string) => boolean,
): string | undefined {
  const [paragraph = '', ...lines] = text.split('\n');
  const sentences = paragraph.split(/(?<=[.!?:])\s/);
  const own = sentences.find((sentence) => sentence.includes(name));
  if (lines.length === 0) {
    const isChange = /removed|now called|replace|instead|renamed|longer|became/.test(own ?? '');
    return isDistinctive(name) && isChange ? own : undefined;
  }
  const isOfOther = (line: string) => {
    const [, element] = new RegExp(`<(\\w+)[^<>]*\\s${name}\\b`).exec(line) ?? [];
    return element !== undefined && isOther(element);
  };
  // A prop isn't the property of that name in the same line.
  const use = kind === 'prop' ? `\\s${name}[=\\s/>]` : `[\\s<{]${name}[=:]|: ${name}\\b`;
  const isUse = (line: string) =>
    new RegExp(use).test(`${line} `) && !(kind === 'prop' && isOfOther(line));
  const old = lines.find((line) => line.startsWith('-') && isUse(line));
  const kept = new Set(lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1)));
  const words = name.split(/(?=[A-Z])/).filter((word) => word.length > 3);
  const hasWord = (line: string) => words.some((word) => line.includes(word));
  const now = lines
    .filter((line) => /^\+\s*[\w$]/.test(line) && !kept.has(line.slice(1)))
    .sort((a, b) => Number(hasWord(b)) - Number(hasWord(a)));
  // Without new code, the sentence has to say what to do.
  const isKept = lines.some((line) => line.startsWith('+') && isUse(line));
  return old === undefined || isKept || (now.length === 0 && own === undefined)
    ? undefined
    : [own ?? sentences.at(-1) ?? '', old, ...now.slice(0, 2)].map((line) => line.trim()).join(' ');
}

/** Orders what guides say: changed code whose paragraph names what it replaces, other changed code, and sentences. */
const rankOf = (text: string, name: string): number => {
  const [paragraph = '', ...lines] = text.split('\n');
  return lines.length === 0 ? 2 : paragraph.includes(name) ? 0 : 1;
};

/** What replaces a name, or that nothing does. Other texts are about its values. */
const SAYS_WHAT = /`(?!(?:null|undefined|true|false)`)[^`\s]|removed|none|nothing|^no\b/i;

/** Longest text of a guide in a message. */
const LONGEST_TEXT = 300;

/** Returns what replaced a member or a module of an earlier release, as a migration guide of the product says. */
export function successorOf(
  version: Version,
  own: Facts,
  { name = '', owner = '', kind, type }: FoundProblem,
): Successor | undefined {
  const [first = '', ...path] = owner.split('.');
  const isModule = kind === 'module';
  const [scope = '', packageName = '', module] = isModule ? name.split('/') : [];
  const [, exporter] = kind === 'export' ? owner.split('/') : [];
  const all = ownersOf(own, first === 'apiRef' ? owner : first, type);
  // `DataGrid.slotProps.toolbar` is part of a component, but has other members.
  const isInside = path.length > 0 && first !== 'apiRef' && all[0]?.name !== type;
  const owners = isInside ? [] : all;
  const isOfProduct = (page: string) =>
    isAbout(page, all) ||
    [packageName, exporter].some((candidate) => candidate && isAboutProduct(page, candidate));
  /** Whether a text is about an object inside of a component. */
  const isAboutPlace = (text: string) =>
    !isInside || text.toLowerCase().includes(singularOf(path.at(-1) ?? ''));
  /** Whether the second column of a table names another place, such as "Axis" for a name in a series. */
  const isElsewhere = (text: string) =>
    /^[A-Z][a-z]+$/.test(text) &&
    !/^(?:Props?|Types?|Slots?|Methods?|Class|Event|Hook|Selector|Component)$/.test(text) &&
    path.length > 0 &&
    !`${owner} ${type}`.toLowerCase().includes(text.toLowerCase());
  /** Whether an element is of another kind, as `button` and `DatePicker` are for `DataGrid`, or has the name as a prop. */
  const isOther = (element: string) =>
    (!isDistinctive(name) && kindOf(element) !== kindOf(first)) ||
    /^[a-z]/.test(element) ||
    own.reference.symbols.some(
      (symbol) =>
        symbol.kind === 'component' &&
        symbol.name === element &&
        symbol.props.some((prop) => prop.name === name),
    );
  const isOfOwner = (names: readonly string[] = []) =>
    names.length === 0 ||
    (all.length === 0 && type === undefined) ||
    all.some((symbol) => names.includes(symbol.name)) ||
    names.includes(type ?? '');
  const renames = (allRenames(version).get(module ?? name) ?? [])
    .filter(
      ({ page, from, kind: kindOf = '', replacement, owners: ofOwners }) =>
        isOfProduct(page) &&
        !isElsewhere(kindOf) &&
        (ofOwners?.includes(type ?? '') || isAboutPlace(`${from} ${kindOf} ${replacement}`)) &&
        isOfOwner(ofOwners) &&
        SAYS_WHAT.test(replacement) &&
        replacement !== `\`${name}\``,
    )
    .sort(byUse);
  const mentions =
    renames.length > 0 || isInside || isModule || (kind === 'property' && !isDistinctive(name))
      ? []
      : mentionsOf(version, name)
          .filter(({ page }) => isOfProduct(page))
          .flatMap(({ page, text }) => {
            const change = changeIn(text, name, kind, isOther);
            return change === undefined ? [] : [{ page, text, change }];
          })
          // A paragraph that names it is about it.
          .sort(
            (a, b) => rankOf(a.text, name) - rankOf(b.text, name) || a.text.length - b.text.length,
          );
  const existing = isModule
    ? new Set([...version.exports().values()].flat())
    : kind === 'export'
      ? new Set(Object.keys(own.known.modules))
      : new Set(
          owners
            .flatMap((symbol) =>
              kind === 'prop' && symbol.kind === 'component' ? symbol.props : membersOf(symbol),
            )
            .map((member) => member.name),
        );
  const names = [
    ...renames.map(({ counterpart }) => counterpart),
    ...mentions.map(({ text }) => counterpartIn(text, name)),
  ].flatMap((counterpart) =>
    counterpart === undefined
      ? []
      : [isModule ? `${scope}/${packageName}/${counterpart}` : counterpart],
  );
  const found = names.find((candidate) => candidate !== name && existing.has(candidate));
  const [rename] = renames;
  const [mention] = mentions;
  const text = rename
    ? `Migration guide (${rename.page}), ${rename.from}: ${rename.replacement}.`
    : mention && `Migration guide (${mention.page}): ${mention.change}`;
  return text === undefined
    ? undefined
    : {
        ...(found === undefined ? {} : { name: found }),
        text: text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text,
      };
}
