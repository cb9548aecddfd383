import { nearest } from '../../../src/core/nearest';
import type { Plan } from '../../../src/core/navigation';
import { LICENSED } from '../../../src/plugins/api-reference/check/licensed';
import type { ApiReference, ApiSymbol } from '../../../src/plugins/api-reference/types';

import { membersOf, type Library, type Version } from '../library';
import { moduleOfExport } from '../otherExports';
import { allRenames, byUse, counterpartIn, isAbout, isAboutProduct, mentionsOf } from '../renames';

import type { KnownExports } from './inspect';
import { planOfPackage } from './plans';
import type { FoundProblem } from './problems';
import { MOST_PROBLEMS, type CheckService, type CodeProblem } from './service';
import type { InspectThread } from './thread';

/** What is derived from a version for its checks. */
interface Facts {
  reference: ApiReference;
  known: KnownExports;
  /** Class names in the document, by their prefix: `MuiDataGrid-`. */
  classes: ReadonlyMap<string, ReadonlySet<string>>;
}

const CLASS = /\bMui[A-Z]\w*-[A-Za-z][\w-]*/g;
/** Class names that end with the id of a series or the place of a value, such as `MuiLineElement-series-sales`. */
const WITH_ID = /-(?:series|data-index)-/;
const prefixOf = (className: string) => className.slice(0, className.indexOf('-') + 1);

/** Returns what code may import from the packages of a version. */
export function knownExports({ symbols, otherExports }: ApiReference): KnownExports {
  const modules: Record<string, string> = {};
  Object.entries(otherExports).forEach(([module, names]) =>
    names.forEach((name) => (modules[name] ??= moduleOfExport(module, name))),
  );
  symbols.forEach((symbol) => {
    const [module] = symbol.modules;
    modules[symbol.name] = module;
  });
  return {
    modules,
    types: symbols.flatMap(({ kind, name }) => (kind === 'interface' ? [name] : [])),
    deprecated: Object.fromEntries(symbols.flatMap(deprecatedNames)),
  };
}

/** Returns the first sentence of Markdown without links and quotes of code that isn't English. */
const firstSentence = (markdown: string): string =>
  (/^[^]*?[.!?](?=\s|$)/.exec(markdown.trim())?.[0] ?? markdown.trim()).replace(
    /\[([^\]]*)\]\([^)]*\)/g,
    '$1',
  );

/** Returns the deprecated names of a symbol, with what to use instead. */
function deprecatedNames(symbol: ApiSymbol): [name: string, instead: string][] {
  const members = symbol.kind === 'component' ? symbol.props : membersOf(symbol);
  return [
    { name: symbol.name, deprecated: symbol.deprecated },
    ...members.map(({ name, deprecated }) => ({ name: `${symbol.name}.${name}`, deprecated })),
  ].flatMap(({ name, deprecated }) =>
    deprecated === undefined ? [] : [[name, firstSentence(deprecated)]],
  );
}

function classesOf({ symbols }: ApiReference): Map<string, Set<string>> {
  const classes = new Map<string, Set<string>>();
  symbols.forEach((symbol) => {
    if (symbol.kind === 'component') {
      symbol.classes.forEach(({ className }) => {
        const prefix = prefixOf(className);
        const own = classes.get(prefix) ?? new Set();
        own.add(className);
        classes.set(prefix, own);
      });
    }
  });
  return classes;
}

/** Returns the class names in code that no component of the packages sets. */
function unknownClasses(code: string, { classes }: Facts): FoundProblem[] {
  return code.split('\n').flatMap((text, index) =>
    [...text.matchAll(CLASS)].flatMap(([className]): FoundProblem[] => {
      const known = classes.get(prefixOf(className));
      return !known || known.has(className) || WITH_ID.test(className)
        ? []
        : [
            {
              line: index + 1,
              message: `No component sets the class \`${className}\`.`,
              name: className,
              suggestion: nearest(className, known),
            },
          ];
    }),
  );
}

/** Returns the symbols that a problem's owner can refer to: a component, a type, or the last part of a path. */
function ownersOf({ reference }: Facts, owner = '', type?: string): readonly ApiSymbol[] {
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
interface Successor {
  /** The name in the same place that replaced it, if there is one. */
  name?: string;
  /** What the guide says, for a message. */
  text: string;
}

/** Whether a name is unlikely to be a word of a sentence, or that of something else. */
const isDistinctive = (name: string): boolean => name.length > 8 && /[a-z][A-Z]/.test(name);

/**
 * Returns what a guide says about a name that was replaced: the changed lines with the sentence before them, or a
 * sentence. Undefined if it only mentions the name.
 */
function changeIn(text: string, name: string): string | undefined {
  const [paragraph = '', ...lines] = text.split('\n');
  const sentences = paragraph.split(/(?<=[.!?:])\s/);
  const own = sentences.find((each) => each.includes(name));
  if (lines.length === 0) {
    const isChange = /removed|now|replace|instead|renamed|longer/.test(own ?? '');
    return isDistinctive(name) && isChange ? own : undefined;
  }
  const isUse = (line: string) => new RegExp(`[\\s<{]${name}[=:]|: ${name}\\b`).test(line);
  const old = lines.find((line) => line.startsWith('-') && isUse(line));
  const kept = new Set(lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1)));
  const words = name.split(/(?=[A-Z])/).filter((word) => word.length > 3);
  const hasWord = (line: string) => words.some((word) => line.includes(word));
  const now = lines
    .filter((line) => /^\+\s*[\w$]/.test(line) && !kept.has(line.slice(1)))
    .sort((one, other) => Number(hasWord(other)) - Number(hasWord(one)));
  return old === undefined || now.some(isUse)
    ? undefined
    : [own ?? sentences.at(-1) ?? '', old, ...now.slice(0, 2)].map((line) => line.trim()).join(' ');
}

/** Longest text of a guide in a message. */
const LONGEST_TEXT = 300;

/** Returns what replaced a member or a module of an earlier release, as a migration guide of the product says. */
function successorOf(
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
    [packageName, exporter].some((each) => each && isAboutProduct(page, each));
  /** Whether a text is about an object inside of a component. */
  const isAboutPlace = (text: string) =>
    !isInside || text.toLowerCase().includes((path.at(-1) ?? '').toLowerCase());
  const isOfOwner = (names: readonly string[] = []) =>
    names.length === 0 ||
    (all.length === 0 && type === undefined) ||
    all.some((symbol) => names.includes(symbol.name)) ||
    names.includes(type ?? '');
  const renames = (allRenames(version).get(module ?? name) ?? [])
    .filter(
      ({ page, from, kind: kindOf = '', replacement, owners: ofOwners }) =>
        isOfProduct(page) &&
        (ofOwners?.includes(type ?? '') || isAboutPlace(`${from} ${kindOf} ${replacement}`)) &&
        isOfOwner(ofOwners) &&
        replacement !== `\`${name}\``,
    )
    .sort(byUse);
  const mentions =
    renames.length > 0 || isInside || isModule
      ? []
      : mentionsOf(version, name)
          .filter(({ page }) => isOfProduct(page))
          .flatMap(({ page, text }) => {
            const change = changeIn(text, name);
            return change === undefined ? [] : [{ page, text, change }];
          })
          .sort(
            (a, b) =>
              Number(b.text.includes('\n')) - Number(a.text.includes('\n')) ||
              a.change.length - b.change.length,
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
  ].flatMap((each) =>
    each === undefined ? [] : [isModule ? `${scope}/${packageName}/${each}` : each],
  );
  const found = names.find((each) => each !== name && existing.has(each));
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

/** Returns the module of a licensed package that has a component of an imported MIT module, with its plan. */
function licensedModule(module: string): Pick<CodeProblem, 'plan' | 'suggestion'> | undefined {
  const [scope, name, component = ''] = module.split('/');
  const [found] =
    Object.entries(LICENSED).find(
      ([, licensed]) =>
        licensed.extends === `${scope}/${name}` && licensed.components.includes(component),
    ) ?? [];
  const plan = found && planOfPackage(found);
  return plan && { plan, suggestion: `${found}/${component}` };
}

/** Returns the plan that has a name in the place of a problem. */
function planFor(
  version: Version,
  { reference }: Facts,
  name: string,
  owners: readonly ApiSymbol[],
): Plan | undefined {
  const [owner] = owners;
  if (!owner) {
    return version.plans().planOf(name);
  }
  const isElsewhere = reference.symbols.some(
    (symbol) =>
      symbol.product === owner.product &&
      !owners.includes(symbol) &&
      membersOf(symbol).some((member) => member.name === name),
  );
  return version.plans().planOf(name, { product: owner.product, name: owner.name, isElsewhere });
}

/**
 * Creates the service that checks code: the compiler runs in another thread, and what it finds is completed with plans,
 * removed names and the releases that have a name.
 */
export function createCheckService(library: Library, thread: InspectThread): CheckService {
  const facts = new Map<Version, Promise<Facts>>();
  const factsOf = (version: Version) => {
    const known =
      facts.get(version) ??
      version.reference().then((reference): Facts => {
        return {
          reference,
          known: knownExports(reference),
          classes: classesOf(reference),
        };
      });
    facts.set(version, known);
    return known;
  };

  /** Returns the first release that has a name which the checked release lacks. */
  const laterRelease = async (
    version: Version,
    own: Facts,
    { name = '', owner, type }: FoundProblem,
  ) => {
    const symbols = ownersOf(own, owner, type);
    const full = [name, ...symbols.map((symbol) => `${symbol.name}.${name}`)].slice(
      symbols.length > 0 ? 1 : 0,
    );
    for (const each of full) {
      const [release] = await library.releasesWith(each, version.source);
      if (release !== undefined) {
        return (await sinceOf(library, release, each)) ?? release;
      }
    }
    return undefined;
  };

  const completed = async (
    version: Version,
    own: Facts,
    problem: FoundProblem,
  ): Promise<CodeProblem> => {
    const { line, file, message, name } = problem;
    const base = {
      line,
      message,
      ...(file === undefined ? {} : { file }),
      ...(name === undefined ? {} : { name }),
    };
    if (problem.page !== undefined) {
      // A rule knows what to do.
      const { suggestion, plan } = problem;
      const page = version.pathOf(problem.page);
      return {
        ...base,
        ...(suggestion === undefined ? {} : { suggestion }),
        ...(plan === undefined ? {} : { plan }),
        ...(page === undefined ? {} : { page }),
      };
    }
    if (name === undefined) {
      return base;
    }
    const licensed = problem.kind === 'module' ? licensedModule(name) : undefined;
    if (licensed) {
      return { ...base, ...licensed };
    }
    const successor = successorOf(version, own, problem);
    if (successor?.name !== undefined) {
      return { ...base, suggestion: successor.name };
    }
    const owners = ownersOf(own, problem.owner, problem.type);
    const plan = planFor(version, own, name, owners);
    if (plan !== undefined) {
      return { ...base, plan };
    }
    if (successor) {
      return { ...base, message: `${message} ${successor.text}` };
    }
    const suggestion = problem.suggestion === name ? undefined : problem.suggestion;
    // The name of a slot or a class isn't that of a prop, in no release.
    const isElsewhere = owners.flatMap(membersOf).some((member) => member.name === name);
    const release = isElsewhere ? undefined : await laterRelease(version, own, problem);
    if (release !== undefined) {
      return { ...base, since: release, ...(suggestion === undefined ? {} : { suggestion }) };
    }
    const { note } = version.engine().search(name);
    const removed = note?.kind === 'removed' ? ` It was removed; see ${note.path}.` : '';
    return {
      ...base,
      message: message + removed,
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  };

  return {
    check: async (version, code, client) => {
      const own = await factsOf(version);
      const { packagesFrom = '' } = version.source;
      const { problems, notes } = await thread.inspect(
        { code, packagesFrom, known: own.known },
        client,
      );
      const files = typeof code === 'string' ? [[undefined, code] as const] : Object.entries(code);
      const classes = files.flatMap(([file, text]) =>
        unknownClasses(text, own).map((problem) => ({ ...problem, ...(file ? { file } : {}) })),
      );
      const order = files.map(([file]) => file);
      const all = [...problems, ...classes].sort(
        (a, b) => order.indexOf(a.file) - order.indexOf(b.file) || a.line - b.line,
      );
      return {
        problems: [
          ...(await Promise.all(
            all.slice(0, MOST_PROBLEMS).map((problem) => completed(version, own, problem)),
          )),
          // What nobody sees is only counted: there may be thousands.
          ...all.slice(MOST_PROBLEMS),
        ],
        notes,
      };
    },
    close: thread.close,
  };
}

/** Returns since when a release has a name, if its reference says so. */
async function sinceOf(
  library: Library,
  release: string,
  name: string,
): Promise<string | undefined> {
  const source = library.docs.versions.find((one) => one.release === release);
  const [owner = '', member] = name.split('.');
  const symbol = (await source?.reference())?.symbols.find((one) => one.name === owner);
  const own = symbol && member ? membersOf(symbol).find((one) => one.name === member) : undefined;
  return own?.since ?? symbol?.since;
}
