import { LIBRARY } from '../../../library';
import {
  BlockCompiler,
  type InspectedBlock,
} from '../../../src/plugins/api-reference/check/compile';

import {
  codePage,
  type CheckedCode,
  type CodePage,
  type CodePart,
  type ModulesByName,
} from './codePage';
import { packageFiles, ParsedFiles } from './packageFiles';
import { pitfallsOf } from './pitfalls';
import { problemsOf, type BlockProblems, type FoundProblem, type KnownExports } from './problems';

export type { Deprecation, KnownExports } from './problems';

/** A request to check code. It is sent to another thread, so it is plain data. */
export interface InspectRequest {
  code: CheckedCode;
  /** Folder from which packages are resolved. */
  packagesFrom: string;
  known: KnownExports;
}

/** What was found in code. */
export interface Inspection {
  problems: FoundProblem[];
  notes: string[];
}

/** What several pieces of code are checked against. */
export type InspectTarget = Omit<InspectRequest, 'code'>;

/** How many characters of parsed packages stay in memory, in about 60 MB. A release has 2.5 million. */
const KEPT_LENGTH = 1_800_000;

/** How many problems that don't concern MUI X are named. */
const MOST_OTHERS = 2;
const LONGEST_OTHER = 150;

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
  inspectAll(codes: readonly CheckedCode[], { packagesFrom, known }: InspectTarget): Inspection[] {
    const compiler = this.compilerOf(packagesFrom);
    const modules = new Map(Object.entries(known.modules));
    const typeNames = new Set(known.types);
    const pages = codes.map((code, index) =>
      codePage(code, modules, typeNames, index === 0 ? undefined : `code${index}.mdx`),
    );
    const blocks = compiler.inspect(pages.map(({ page }) => page));
    const blockOf = new Map(blocks.map((block) => [block.file.fence, block]));
    this.parsed.shrink(KEPT_LENGTH);
    const inspections = pages.map((page) => inspectionOf(page, blockOf, modules, known));
    compiler.clear();
    return inspections;
  }
}

/** Returns what the compiler and the rules for pitfalls found in code. */
function inspectionOf(
  { parts }: CodePage,
  blockOf: ReadonlyMap<object, InspectedBlock>,
  modules: ModulesByName,
  known: KnownExports,
): Inspection {
  const blocks = parts.flatMap((part) => {
    const block = blockOf.get(part.fence);
    return block ? [{ part, block }] : [];
  });
  if (blocks.length === 0) {
    return { problems: [], notes: ['There is no code to check.'] };
  }
  const pitfalls = pitfallsOf(
    blocks.map(({ part, block: { source, program, file } }) => ({
      ...part,
      source,
      program,
      start: file.start,
    })),
    known,
  );
  const found = blocks.map(({ part, block }, index) => {
    const own = pitfalls[index] ?? [];
    const compiled = problemsOf(block, {
      isFragment: part.isFragment,
      isJavaScript: part.isJavaScript,
      hasUnknownFiles: part.hasUnknownFiles,
      modules,
      isExplained: (position) => own.some(({ covers }) => covers(position)),
    });
    return {
      part,
      ...compiled,
      problems: [...compiled.problems, ...own.map(({ problem }) => problem)],
    };
  });
  const place = (part: CodePart, line: number) => ({
    line: line + part.linesBefore,
    ...(part.file === undefined ? {} : { file: part.file }),
  });
  const problems = found.flatMap(({ part, problems: own }) => {
    const imports = new Map(part.missingImports.map((missing) => [missing.name, missing]));
    return own
      .map((problem): FoundProblem => {
        const missing = problem.kind === 'identifier' ? imports.get(problem.name ?? '') : undefined;
        return {
          ...problem,
          ...(missing
            ? {
                message: `\`${missing.name}\` isn't imported: import { ${missing.name} } from '${missing.module}'.`,
              }
            : {}),
          ...place(part, problem.line),
        };
      })
      .sort((a, b) => a.line - b.line);
  });
  return { problems, notes: notesOf(found, place) };
}

/** Returns what was assumed, and what couldn't be checked, in a few words. */
function notesOf(
  found: readonly (BlockProblems & { part: CodePart })[],
  place: (part: CodePart, line: number) => { line: number; file?: string },
): string[] {
  const all = <T>(of: (each: (typeof found)[number]) => readonly T[]) => [
    ...new Set(found.flatMap(of)),
  ];
  const imports = all(({ part }) =>
    part.isFragment
      ? part.missingImports.map(({ name, module }) => `${name} from '${module}'`)
      : [],
  );
  const assumed = all((each) => each.assumed);
  const packages = all((each) => each.unknownPackages);
  const others = found.flatMap((item) =>
    item.others.map(({ line, message }) => {
      const { line: own, file } = place(item.part, line);
      const text = message.length > LONGEST_OTHER ? `${message.slice(0, LONGEST_OTHER)}…` : message;
      return `line ${own}${file === undefined ? '' : ` of ${file}`}: ${text}`;
    }),
  );
  const rest = others.length - MOST_OTHERS;
  return [
    ...(imports.length > 0 ? [`Assumed imports: ${imports.join(', ')}.`] : []),
    ...(assumed.length > 0 ? [`Assumed to be declared elsewhere: ${assumed.join(', ')}.`] : []),
    ...(packages.length > 0 ? [`Not installed here, so not checked: ${packages.join(', ')}.`] : []),
    ...(others.length > 0
      ? [
          `Not about ${LIBRARY}: ${others.slice(0, MOST_OTHERS).join(' ')}${rest > 0 ? ` And ${rest} more.` : ''}`,
        ]
      : []),
  ];
}
