import { nearest } from '../../../src/core/nearest';
import type { ApiReference, ApiSymbol } from '../../../src/plugins/api-reference/types';

import { membersOf, type Library, type Version } from '../library';
import { moduleOfExport } from '../otherExports';
import { allRenames, isAbout } from '../renames';

import type { KnownExports } from './inspect';
import type { FoundProblem } from './problems';
import type { CheckService, CodeProblem } from './service';
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
  };
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
function ownersOf({ reference }: Facts, owner = ''): readonly ApiSymbol[] {
  const names = new Set([owner, owner.split('.')[0], owner.split(/[<[]/)[0]]);
  return reference.symbols.filter(({ name }) => names.has(name));
}

/** Returns the member that replaced a member of an earlier release, as a migration guide of the product says. */
function renamedTo(version: Version, own: Facts, { name = '', owner = '' }: FoundProblem) {
  // `DataGrid.slotProps.toolbar` is part of a component, but has other members.
  const owners = owner.includes('.') ? [] : ownersOf(own, owner);
  const members = new Set(owners.flatMap(membersOf).map((member) => member.name));
  return (allRenames(version).get(name) ?? []).find(
    ({ page, counterpart = '' }) => isAbout(page, owners) && members.has(counterpart),
  )?.counterpart;
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
  const laterRelease = async (version: Version, own: Facts, { name = '', owner }: FoundProblem) => {
    const symbols = ownersOf(own, owner);
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
    const { line, message, name } = problem;
    const base = { line, message, ...(name === undefined ? {} : { name }) };
    if (name === undefined) {
      return base;
    }
    const suggestion = renamedTo(version, own, problem) ?? problem.suggestion;
    const plan = version.plans().planOf(name);
    if (plan !== undefined) {
      return { ...base, plan };
    }
    const release = await laterRelease(version, own, problem);
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
      const all = [...problems, ...unknownClasses(code, own)].sort((a, b) => a.line - b.line);
      return {
        problems: await Promise.all(all.map((problem) => completed(version, own, problem))),
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
