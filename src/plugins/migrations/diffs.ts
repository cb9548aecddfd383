import path from 'node:path';

import ts from 'typescript';

import { packagesHost } from '../../core/compiler';

import { OPTIONS } from './compilerOptions';
import type { MigratedPackage } from './page';
import type { PublicName } from './names';

/** A `diff` block of a page. */
export interface DiffBlock {
  code: string;
  /** Line of the fence on the page. */
  line: number;
}

/** A package of one side, with its public names. */
export interface SidePackage extends MigratedPackage {
  names: readonly PublicName[];
}

/** A compile error in a diff. */
export interface DiffError {
  /** Line on the page. */
  line: number;
  side: 'before' | 'after';
  message: string;
}

/** Required props that the diff doesn't show. */
const MISSING_PROPS = new Set([2739, 2740, 2741]);
/** An identifier that isn't declared, with or without a suggestion, and in shorthand properties. */
const UNDECLARED = new Set([2304, 2552, 18004, 2503]);
/** Expressions and `await` outside of functions, which a fragment may have. */
const FRAGMENT = new Set([1375, 1378, 1308, 2695, 1108]);
/** "Untyped function calls may not accept type arguments": of undeclared functions. */
const UNTYPED_CALL = 2347;
/** Forms of "Implicitly has an 'any' type". */
const IMPLICIT_ANY = new Set([7005, 7006, 7008, 7010, 7011, 7018, 7019, 7031, 7034, 7053]);
const NO_MODULE = 2307;

/** Packages that can't be installed: the names that are imported from them have no types. */
const LICENSED = /@mui\/x-(?:[\w-]+-(?:pro|premium)|license)\b/;

/** A side of a diff: its code, and the page's line of each of its lines. */
interface Side {
  code: string;
  lines: readonly number[];
}

/** Returns the lines of a side: those that both sides have, and those with its mark. */
export function sideOf({ code, line }: DiffBlock, mark: '-' | '+'): Side {
  const kept = code
    .split('\n')
    .map((text, index) => ({ text, line: line + 1 + index }))
    .filter(({ text }) => text.startsWith(mark) || !/^[-+]/.test(text));
  return {
    code: kept.map(({ text }) => text.slice(1)).join('\n'),
    lines: kept.map((entry) => entry.line),
  };
}

/** Ways to complete a fragment to a module, on the same line. The first that can be parsed is used. */
const COMPLETIONS: readonly (readonly [string, string])[] = [
  ['', ''],
  ['(<Any ', ' />)'],
  ['({', '})'],
  ['(<>', '</>)'],
  ['async () => {', '}'],
  ['type Members = {', '}'],
];

const parse = (text: string) =>
  ts.createSourceFile('diff.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const hasSyntaxErrors = (text: string) =>
  (ts.transpileModule(text, {
    fileName: 'diff.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  }).diagnostics?.length ?? 0) > 0;

/** Returns a fragment as a module, or undefined if it can't be parsed. */
function completed(code: string): string | undefined {
  return COMPLETIONS.map(([before, after]) => `${before}${code}${after}`).find(
    (text) => !hasSyntaxErrors(text),
  );
}

/** Returns the names that a module uses and doesn't import. */
function usedNames(text: string): Set<string> {
  const used = new Set<string>();
  const own = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const isDeclared =
        (ts.isImportSpecifier(parent) && parent.name === node) ||
        (ts.isImportClause(parent) && parent.name === node) ||
        (ts.isVariableDeclaration(parent) && parent.name === node) ||
        (ts.isFunctionDeclaration(parent) && parent.name === node) ||
        (ts.isTypeAliasDeclaration(parent) && parent.name === node) ||
        (ts.isInterfaceDeclaration(parent) && parent.name === node);
      (isDeclared ? own : used).add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(text));
  own.forEach((name) => used.delete(name));
  return used;
}

/** Returns the imports of the packages' exports that a fragment uses. They follow it, so that its lines don't move. */
function importsFor(text: string, packages: readonly SidePackage[]): string {
  const used = usedNames(text);
  return packages
    .flatMap(({ name: module, names }) =>
      names.flatMap(({ kind, name, entries = [] }) => {
        if (kind !== 'export' || !used.has(name)) {
          return [];
        }
        used.delete(name);
        const entry = entries.includes('') ? '' : `/${entries[0] ?? ''}`;
        return [`import { ${name} } from '${module}${entry}';`];
      }),
    )
    .join('\n');
}

const messageOf = ({ messageText }: ts.Diagnostic) =>
  ts.flattenDiagnosticMessageText(messageText, '\n    ');

/** Compiles modules that exist only in memory, next to the packages of a side. */
function diagnosticsOf(
  modules: ReadonlyMap<string, string>,
  packages: readonly SidePackage[],
): Map<string, readonly ts.Diagnostic[]> {
  const paths = Object.fromEntries(
    packages.flatMap(({ name, folder }) => [
      [name, [folder]],
      [`${name}/*`, [`${folder}/*`]],
    ]),
  );
  const options = { ...OPTIONS, paths };
  const host = packagesHost(options);
  const own: ts.CompilerHost = {
    ...host,
    fileExists: (file) => modules.has(file) || host.fileExists(file),
    readFile: (file) => modules.get(file) ?? host.readFile(file),
    getSourceFile: (file, ...rest) => {
      const text = modules.get(file);
      return text === undefined
        ? host.getSourceFile(file, ...rest)
        : ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    },
  };
  const program = ts.createProgram([...modules.keys()], options, own);
  return new Map(
    [...modules.keys()].map((file) => {
      const source = program.getSourceFile(file);
      return [
        file,
        source
          ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
          : [],
      ];
    }),
  );
}

/**
 * Compiles one side of diffs against its packages. A diff may be a fragment: exports of the packages are imported, other
 * identifiers that it doesn't declare have any type, and required props may be missing.
 *
 * @param from - Folder from which other packages, such as `@mui/material`, are looked up.
 * @param packages - Packages of this side.
 * @param others - Packages of the other side. Their names have to be declared or imported in the diff.
 */
export function compileSide(
  diffs: readonly DiffBlock[],
  side: 'before' | 'after',
  from: string,
  packages: readonly SidePackage[],
  others: readonly SidePackage[],
): DiffError[] {
  const errors: DiffError[] = [];
  const files = new Map<string, Side>();
  const modules = new Map<string, string>();
  diffs.forEach((diff, index) => {
    const half = sideOf(diff, side === 'before' ? '-' : '+');
    const text = completed(half.code);
    if (text === undefined) {
      errors.push({
        line: diff.line,
        side,
        message: "The diff can't be parsed. Write whole elements, statements or imports.",
      });
      return;
    }
    const file = path.join(from, `.migration-check/${side}${index}.tsx`);
    files.set(file, half);
    modules.set(file, `${text}\n${importsFor(text, packages)}\nexport {};\n`);
  });

  const exported = new Set(
    [...packages, ...others].flatMap(({ names }) =>
      names.flatMap(({ kind, name }) => (kind === 'export' ? [name] : [])),
    ),
  );
  for (const [file, diagnostics] of diagnosticsOf(modules, packages)) {
    const undeclared = new Set(
      diagnostics
        .filter(({ code }) => UNDECLARED.has(code))
        .flatMap((diagnostic) => /'([\w$]+)'/.exec(messageOf(diagnostic))?.[1] ?? [])
        .filter((name) => !exported.has(name)),
    );
    const declarations = [...undeclared].map(
      (name) => `declare const ${name}: any; type ${name} = any;`,
    );
    modules.set(file, `${modules.get(file) ?? ''}${declarations.join('\n')}\n`);
  }
  const isExpected = (diagnostic: ts.Diagnostic) =>
    MISSING_PROPS.has(diagnostic.code) ||
    FRAGMENT.has(diagnostic.code) ||
    diagnostic.code === UNTYPED_CALL ||
    IMPLICIT_ANY.has(diagnostic.code) ||
    (diagnostic.code === NO_MODULE && LICENSED.test(messageOf(diagnostic)));
  for (const [file, diagnostics] of diagnosticsOf(modules, packages)) {
    for (const diagnostic of diagnostics.filter((candidate) => !isExpected(candidate))) {
      const { file: source, start = 0 } = diagnostic;
      const { line } = source?.getLineAndCharacterOfPosition(start) ?? { line: 0 };
      const lines = files.get(file)?.lines ?? [];
      errors.push({
        line: lines[Math.min(line, lines.length - 1)] ?? 1,
        side,
        message: messageOf(diagnostic),
      });
    }
  }
  return errors;
}
