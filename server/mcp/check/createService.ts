import { nearest } from '../../../src/core/validation/nearest';
import type { Plan } from '../../../src/core/navigation';
import { LICENSED } from '../../../src/plugins/api-reference/check/licensed';
import type { ApiReference, ApiSymbol } from '../../../src/plugins/api-reference/types';

import { membersOf, type Library, type Version } from '../library';
import { moduleOfExport } from '../otherExports';
import { allRenames } from '../renames';

import type { Deprecation, KnownExports } from './inspect';
import { describedAs, firstSentence, meantBy } from './meant';
import { planOfPackage } from './plans';
import type { FoundProblem } from './problems';
import { MOST_PROBLEMS, type CheckService, type CodeProblem } from './service';
import { ownersOf, successorOf, type Facts } from './successors';
import type { InspectThread } from './thread';

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

/** Returns the deprecated names of a symbol, with what to use instead. */
function deprecatedNames(symbol: ApiSymbol): [name: string, Deprecation][] {
  const members = symbol.kind === 'component' ? symbol.props : membersOf(symbol);
  return [
    { name: symbol.name, deprecated: symbol.deprecated },
    ...members.map(({ name, deprecated }) => ({ name: `${symbol.name}.${name}`, deprecated })),
  ].flatMap(({ name, deprecated }) =>
    deprecated === undefined
      ? []
      : [[name, { instead: firstSentence(deprecated), page: `api/${symbol.id}` }]],
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
      const prefix = prefixOf(className);
      const known = classes.get(prefix);
      if (!known || known.has(className) || WITH_ID.test(className)) {
        return [];
      }
      const own = (each: string) => each.slice(prefix.length);
      const { suggestion, similar = [] } = meantBy(own(className), [...known].map(own));
      return [
        {
          line: index + 1,
          message: `No component sets the class \`${className}\`.`,
          name: className,
          suggestion: suggestion && prefix + suggestion,
          similar: similar.map((each) => prefix + each),
        },
      ];
    }),
  );
}

/**
 * Returns the module that exports what code imports from another one: `@mui/x-date-pickers/AdapterMoment` for an import of
 * `AdapterMoment` from `@mui/x-date-pickers`, and `@mui/x-charts/PieChart` for `@mui/x-charts/PieChart/PiePlot`.
 */
function moduleFor({ modules }: KnownExports, { kind, name = '', owner }: FoundProblem) {
  const [scope, packageName, ...path] = kind === 'module' ? name.split('/') : [];
  const exported = kind === 'module' ? path.at(-1) : kind === 'export' ? name : undefined;
  const module = Object.hasOwn(modules, exported ?? '') ? modules[exported ?? ''] : undefined;
  const isOther = module !== undefined && module !== name && module !== owner;
  if (isOther && (kind === 'export' || module.startsWith(`${scope}/${packageName}`))) {
    return module;
  }
  // Only the first folder of a package is public.
  const parent = path.length > 1 ? `${scope}/${packageName}/${path[0]}` : undefined;
  return parent !== undefined && Object.values(modules).includes(parent) ? parent : undefined;
}

/** Returns the licensed module that has what is imported from a MIT package or module, with its plan. */
function licensedModule({
  kind,
  name = '',
  owner = '',
}: FoundProblem): Pick<CodeProblem, 'plan' | 'suggestion'> | undefined {
  const [scope, packageName, module = ''] = (kind === 'module' ? name : owner).split('/');
  const wanted = kind === 'module' ? module : name;
  const [found] =
    Object.entries(LICENSED).find(
      ([, { extends: base, components, others = [] }]) =>
        base === `${scope}/${packageName}` && [...components, ...others].includes(wanted),
    ) ?? [];
  const plan = found === undefined ? undefined : planOfPackage(found);
  return plan && { plan, suggestion: kind === 'module' ? `${found}/${wanted}` : `${found}` };
}

/** Returns a sentence with the names that may have been meant. */
const similarTo = ({ similar = [] }: FoundProblem): string =>
  similar.length > 0 ? ` Similar: ${similar.map((each) => `\`${each}\``).join(', ')}.` : '';

/** Quotes what may have been meant by a name, or names the page to read. */
function whereToRead(
  version: Version,
  owners: readonly ApiSymbol[],
  { name = '', kind, owner = '' }: FoundProblem,
): string {
  const described = describedAs(
    name,
    owners.flatMap((symbol) =>
      symbol.kind !== 'component' ? membersOf(symbol) : kind === 'prop' ? symbol.props : [],
    ),
  );
  if (described.length > 0) {
    return ` Maybe ${described.join(' Or ')}`;
  }
  const product = owners[0]?.product ?? /^@mui\/([\w-]+)/.exec(owner)?.[1];
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  const [best] =
    product === undefined ? [] : version.engine().search(words, { product, limit: 1 }).results;
  const page = best?.path ?? (owners[0] && version.pathOf(`api/${owners[0].id}`));
  return page === undefined ? '' : ` Read ${page}.`;
}

/**
 * Returns the plan that has a name in the place of a problem.
 *
 * @param isTypo - Whether it is close to a name that exists there.
 */
function planFor(
  version: Version,
  { reference }: Facts,
  name: string,
  owners: readonly ApiSymbol[],
  isTypo: boolean,
): Plan | undefined {
  const [owner] = owners;
  if (!owner) {
    return version.plans().planOf(name);
  }
  const isElsewhere =
    isTypo ||
    reference.symbols.some(
      (symbol) =>
        symbol.product === owner.product &&
        // A hook may return what only a licensed component takes, such as the `zoom` of an axis.
        symbol.kind !== 'hook' &&
        !owners.includes(symbol) &&
        membersOf(symbol).some((member) => member.name === name),
    );
  // Attributes of SVG elements are of no plan, although pages about a plan use them.
  return /^(?:stroke|fill|font)/.test(name)
    ? undefined
    : version.plans().planOf(name, { product: owner.product, name: owner.name, isElsewhere });
}

/** Returns the first release that has a name which the checked release lacks. */
async function laterRelease(
  library: Library,
  version: Version,
  facts: Facts,
  { name = '', owner, type }: FoundProblem,
): Promise<string | undefined> {
  const symbols = ownersOf(facts, owner, type);
  const names = symbols.length > 0 ? symbols.map((symbol) => `${symbol.name}.${name}`) : [name];
  for (const full of names) {
    const [release] = await library.releasesWith(full, version.source);
    if (release !== undefined) {
      return (await sinceOf(library, release, full)) ?? release;
    }
  }
  return undefined;
}

/** What is known about a problem: what to use instead, the plan or release that has the name, or a better message. */
type Advice = Partial<Pick<CodeProblem, 'suggestion' | 'plan' | 'page' | 'since' | 'message'>>;

/** Returns a suggestion, unless there is none. */
const suggest = (suggestion: string | undefined): Advice =>
  suggestion === undefined || suggestion === '' ? {} : { suggestion };

/** Returns what a rule, the compiler, the packages' modules or the migration guides know for sure. */
function sureAdvice(version: Version, facts: Facts, problem: FoundProblem): Advice | undefined {
  const { name, page, plan, suggestion, isSure } = problem;
  if (page !== undefined) {
    // A rule knows what to do.
    const path = version.pathOf(page);
    return {
      ...suggest(suggestion),
      ...(plan === undefined ? {} : { plan }),
      ...(path === undefined ? {} : { page: path }),
    };
  }
  if (problem.kind === 'theme') {
    return suggest(themeKeyOf(version, problem));
  }
  if (name === undefined || (isSure && suggestion !== undefined)) {
    return suggest(suggestion);
  }
  const moved = moduleFor(facts.known, problem);
  return moved === undefined
    ? isImport(problem)
      ? licensedModule(problem)
      : undefined
    : { suggestion: moved };
}

const isImport = ({ kind }: FoundProblem) => kind === 'module' || kind === 'export';

/** Returns what is likely about a name that doesn't exist. */
async function likelyAdvice(
  library: Library,
  version: Version,
  facts: Facts,
  problem: FoundProblem & { name: string },
): Promise<Advice> {
  const { name, message, kind } = problem;
  const successor = successorOf(version, facts, problem);
  if (successor?.name !== undefined) {
    return { suggestion: successor.name };
  }
  const owners = ownersOf(facts, problem.owner, problem.type);
  if (kind === 'property' && owners.length === 0) {
    // Of an object that may be anything. What other objects of that name are says nothing.
    return { message: message + similarTo(problem), ...suggest(problem.suggestion) };
  }
  // A single word may be anything on a page about a plan.
  const isWord = kind === 'export' && !/[a-z][A-Z]/.test(name);
  const ofPlan = isImport(problem) ? name : name.replace(/^unstable_/, '');
  const plan = isWord
    ? undefined
    : planFor(version, facts, ofPlan, owners, problem.suggestion !== undefined);
  if (plan !== undefined) {
    return { plan };
  }
  if (successor) {
    // The guide is about the similar name, too: `GridLogicOperator` if it says "logic operators".
    const similar = [problem.suggestion ?? [], ...(problem.similar ?? [])].flat();
    const suggestion = similar.find((candidate) =>
      candidate
        .split(/(?=[A-Z])/)
        .some((word) => !name.includes(word) && successor.text.includes(word.toLowerCase())),
    );
    return { message: `${message} ${successor.text}`, ...suggest(suggestion) };
  }
  const suggestion =
    (problem.suggestion === name ? undefined : problem.suggestion) ??
    (kind === 'module'
      ? nearest(name, new Set([...version.exports().values()].flat()))
      : undefined);
  const elsewhere =
    kind === 'export' && suggestion === undefined && !problem.similar?.length
      ? nearest(name, Object.keys(facts.known.modules), 2)
      : undefined;
  if (elsewhere !== undefined) {
    const from = `It may be \`${elsewhere}\` from \`${facts.known.modules[elsewhere]}\`.`;
    return { message: `${message} ${from}` };
  }
  // The name of a slot or a class isn't that of a prop, in no release.
  const isElsewhere = owners.flatMap(membersOf).some((member) => member.name === name);
  const since = isElsewhere ? undefined : await laterRelease(library, version, facts, problem);
  if (since !== undefined) {
    return { since, ...suggest(suggestion) };
  }
  const { note } = version.engine().search(name);
  const removed = note?.kind === 'removed' ? ` It was removed; see ${note.path}.` : '';
  const isKnown = suggestion !== undefined || problem.isExplained || problem.similar?.length;
  const rest = removed || (isKnown ? similarTo(problem) : whereToRead(version, owners, problem));
  return { message: message + rest, ...suggest(suggestion) };
}

/** Returns what a component in a theme of an earlier release is called now. */
const themeKeyOf = (version: Version, { name = '' }: FoundProblem): string | undefined =>
  allRenames(version)
    .get(name)
    ?.flatMap(({ replacement }) => /`(Mui[A-Z]\w+)`/.exec(replacement)?.[1] ?? [])[0];

/** Completes what the compiler has found. */
async function complete(
  library: Library,
  version: Version,
  facts: Facts,
  problem: FoundProblem,
): Promise<CodeProblem> {
  const { line, file, message, name } = problem;
  const advice =
    sureAdvice(version, facts, problem) ??
    (name === undefined ? {} : await likelyAdvice(library, version, facts, { ...problem, name }));
  return {
    line,
    message,
    ...(file === undefined ? {} : { file }),
    ...(name === undefined ? {} : { name }),
    ...advice,
  };
}

/**
 * Creates the service that checks code: the compiler runs in another thread, and what it finds is completed with plans,
 * removed names and the releases that have a name.
 */
export function createCheckService(library: Library, thread: InspectThread): CheckService {
  const known = new Map<Version, Promise<Facts>>();
  const factsOf = (version: Version) => {
    const facts =
      known.get(version) ??
      version.reference().then((reference): Facts => ({
        reference,
        known: knownExports(reference),
        classes: classesOf(reference),
      }));
    known.set(version, facts);
    return facts;
  };
  return {
    check: async (version, code, client) => {
      const facts = await factsOf(version);
      const { packagesFrom = '' } = version.source;
      const { problems, notes } = await thread.inspect(
        { code, packagesFrom, known: facts.known },
        client,
      );
      const files = typeof code === 'string' ? [[undefined, code] as const] : Object.entries(code);
      const classes = files.flatMap(([file, text]) =>
        unknownClasses(text, facts).map((problem) => ({ ...problem, ...(file ? { file } : {}) })),
      );
      const order = files.map(([file]) => file);
      const likely = problems.filter(
        (problem) => problem.kind !== 'theme' || themeKeyOf(version, problem) !== undefined,
      );
      const all = [...likely, ...classes].sort(
        (a, b) => order.indexOf(a.file) - order.indexOf(b.file) || a.line - b.line,
      );
      const counts = new Map<string | undefined, number>();
      return {
        problems: await Promise.all(
          all.map((problem) => {
            const count = (counts.get(problem.file) ?? 0) + 1;
            counts.set(problem.file, count);
            // What nobody sees is only counted: there may be thousands.
            return count > MOST_PROBLEMS
              ? Promise.resolve(problem)
              : complete(library, version, facts, problem);
          }),
        ),
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
  const source = library.docs.versions.find((version) => version.release === release);
  const [owner = '', member] = name.split('.');
  const symbol = (await source?.reference())?.symbols.find((candidate) => candidate.name === owner);
  const own =
    symbol && member ? membersOf(symbol).find((candidate) => candidate.name === member) : undefined;
  return own?.since ?? symbol?.since;
}
