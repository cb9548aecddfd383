import {
  BlockCompiler,
  type InspectedBlock,
} from '../../../src/plugins/api-reference/check/compile';

import { codePage, type CodePage, type ModulesByName } from './codePage';
import { packageFiles, ParsedFiles } from './packageFiles';
import { problemsOf, type FoundProblem } from './problems';

/** The names that code may import from the documented packages. */
export interface KnownExports {
  /** Modules by the names that they export. */
  modules: Readonly<Record<string, string>>;
  /** Names that are only types. */
  types: readonly string[];
}

/** A request to check code. It is sent to another thread, so it is plain data. */
export interface InspectRequest {
  code: string;
  /** Folder from which packages are resolved. */
  packagesFrom: string;
  known: KnownExports;
}

/** What was found in code. */
export interface Inspection {
  problems: FoundProblem[];
  notes: string[];
}

/** Global types that code may use, by what shows that it does. Reading them takes a third of the time. */
const GLOBAL_TYPES: readonly (readonly [name: string, uses: RegExp])[] = [
  ['node', /\b(?:process|NodeJS|Buffer|require|module|__dirname|__filename|global)\b|['"]node:/],
  ['jest', /\b(?:jest|describe|expect)\b/],
];

/** What several pieces of code are checked against. */
export type InspectTarget = Omit<InspectRequest, 'code'>;

const LICENSED_IMPORT = /\bfrom\s+['"]@mui\/x-[\w-]+-(?:pro|premium)\b/;

/** How many characters of parsed packages stay in memory, in about 80 MB. A release has 2.9 million. */
const KEPT_LENGTH = 2_500_000;

/** Checks code against packages. The packages that were used last stay in memory, also those of several releases. */
export class Inspector {
  private readonly parsed = new ParsedFiles();
  private readonly compilers = new Map<string, BlockCompiler>();

  private compilerOf(packagesFrom: string): BlockCompiler {
    const known = this.compilers.get(packagesFrom);
    if (known) {
      return known;
    }
    const host = packageFiles(packagesFrom, this.parsed);
    const compiler = new BlockCompiler(host.getCurrentDirectory(), host);
    this.compilers.set(packagesFrom, compiler);
    return compiler;
  }

  /** Returns the problems of code, by line. */
  inspect({ code, ...target }: InspectRequest): Inspection {
    const [inspection] = this.inspectAll([code], target);
    return inspection ?? { problems: [], notes: [] };
  }

  /**
   * Checks several pieces of code. They are compiled together, which takes a fraction of the time for each.
   *
   * @returns What was found in each of them.
   */
  inspectAll(codes: readonly string[], { packagesFrom, known }: InspectTarget): Inspection[] {
    const compiler = this.compilerOf(packagesFrom);
    const modules = new Map(Object.entries(known.modules));
    const typeNames = new Set(known.types);
    const pages = codes.map((code, index) => ({
      types: GLOBAL_TYPES.flatMap(([name, uses]) => (uses.test(code) ? [name] : [])),
      ...codePage(code, modules, typeNames, index === 0 ? undefined : `code${index}.mdx`),
    }));
    // Global types apply to all code of a program.
    const blocks = [...new Set(pages.map(({ types }) => types.join()))].flatMap((types) => {
      const own = pages.filter((page) => page.types.join() === types);
      return compiler.inspect(
        own.map(({ page }) => page),
        own[0]?.types ?? [],
      );
    });
    const blockOf = new Map(blocks.map((block) => [block.file.fence, block]));
    this.parsed.shrink(KEPT_LENGTH);
    return pages.map((page) => inspectionOf(page, blockOf.get(page.fence), modules));
  }
}

/** Returns what the compiler found in code. */
function inspectionOf(
  { isFragment, hasUnknownFiles, missingImports }: CodePage,
  block: InspectedBlock | undefined,
  modules: ModulesByName,
): Inspection {
  if (!block) {
    return { problems: [], notes: ['The code is empty.'] };
  }
  const found = problemsOf(block, {
    isFragment,
    hasUnknownFiles,
    usesLicensed: LICENSED_IMPORT.test(block.file.fence.code),
    names: modules.keys(),
    modules: new Set(modules.values()),
  });
  const imports = new Map(missingImports.map((each) => [each.name, each]));
  const problems = found.problems.map((problem): FoundProblem => {
    const missing = problem.kind === 'identifier' ? imports.get(problem.name ?? '') : undefined;
    return missing
      ? {
          ...problem,
          message: `\`${missing.name}\` isn't imported: import { ${missing.name} } from '${missing.module}'.`,
        }
      : problem;
  });
  const notes = [
    ...(isFragment && missingImports.length > 0
      ? [
          `Assumed imports: ${missingImports.map(({ name, module }) => `${name} from '${module}'`).join(', ')}.`,
        ]
      : []),
    ...(found.assumed.length > 0
      ? [`Assumed to be declared elsewhere: ${found.assumed.join(', ')}.`]
      : []),
    ...(found.unknownPackages.length > 0
      ? [`Not installed here, so not checked: ${found.unknownPackages.join(', ')}.`]
      : []),
  ];
  return { problems, notes };
}
