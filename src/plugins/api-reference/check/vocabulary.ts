import path from 'node:path';

import ts from 'typescript';

import { packageNameOf } from '../../../core/versions/packages';

/** Returns the names in a declaration file: of exports, and of their fields, methods and parameters. */
function declaredNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    const name = ts.isNamedExports(node) ? undefined : nameOf(node);
    if (name !== undefined) {
      names.add(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function nameOf(node: ts.Node): string | undefined {
  if (
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isGetAccessorDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumMember(node) ||
    ts.isModuleDeclaration(node) ||
    ts.isExportSpecifier(node) ||
    ts.isBindingElement(node)
  ) {
    const { name } = node;
    return name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : undefined;
  }
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)
    ? node.literal.text
    : undefined;
}

/** Keywords, literals and built-in types, which declaration files don't declare. */
const WORDS =
  'true false null undefined string number boolean any unknown never void object symbol bigint this super import export default as satisfies typeof keyof readonly new function class const let var return async await';

/**
 * Names by the package that declares them, read from declaration files.
 *
 * `lib` contains those of JavaScript and the DOM.
 */
export class Vocabulary {
  private readonly sources = new Map<string | undefined, ts.SourceFile[]>();
  /** A page needs the names of a few packages, and reading those of all takes seconds. */
  private readonly names = new Map<string, ReadonlySet<string>>([
    ['words', new Set(WORDS.split(' '))],
  ]);

  /** @param sources - Files of a program. */
  constructor(sources: readonly ts.SourceFile[]) {
    for (const source of sources) {
      const owner = ownerOf(source.fileName);
      this.sources.set(owner, this.sources.get(owner) ?? []);
      this.sources.get(owner)?.push(source);
    }
  }

  /** Returns true if one of the packages declares a name. */
  has(name: string, packages: Iterable<string>): boolean {
    return [...packages].some((owner) => this.of(owner).has(name));
  }

  /** Returns the names that a package declares. */
  of(owner: string): ReadonlySet<string> {
    const names =
      this.names.get(owner) ??
      new Set((this.sources.get(owner) ?? []).flatMap((source) => [...declaredNames(source)]));
    this.names.set(owner, names);
    return names;
  }
}

/** Returns the package of a declaration file: `lib` for TypeScript's own; Material UI's styles count as a package. */
function ownerOf(file: string): string | undefined {
  const inPackages = file.split('/node_modules/').at(-1);
  if (inPackages === undefined || inPackages === file) {
    return undefined;
  }
  if (inPackages.startsWith('typescript/lib/')) {
    return 'lib';
  }
  const name = packageNameOf(inPackages);
  const isStyles = /^@mui\/material\/(?:esm\/)?styles\//.test(inPackages);
  return isStyles ? '@mui/material/styles' : name;
}

/** Prefixes for interfaces whose names don't match the component: the Data Grid's interface has a shorter name. */
const CLASS_PREFIXES: Readonly<Record<string, string>> = { GridClasses: 'MuiDataGrid' };

/**
 * Returns the classes that components set on their elements, from the interfaces that declare their names: `cell` in
 * `GridClasses` is `MuiDataGrid-cell`. State classes, such as `Mui-selected`, are the same for all components.
 */
export function classNames(program: ts.Program): Set<string> {
  const checker = program.getTypeChecker();
  const classes = new Set<string>();
  for (const source of program
    .getSourceFiles()
    .filter(({ fileName }) => /\/node_modules\/@?mui[/-]/.test(fileName))) {
    source.statements.forEach((statement) => {
      if (ts.isInterfaceDeclaration(statement) && statement.name.text.endsWith('Classes')) {
        const name = statement.name.text;
        const prefix = CLASS_PREFIXES[name] ?? `Mui${name.replace(/Classes$/, '')}`;
        checker
          .getPropertiesOfType(checker.getTypeAtLocation(statement))
          .forEach((property) => classes.add(`${prefix}-${property.name}`));
      }
    });
    if (path.basename(source.fileName) === 'generateUtilityClass.d.ts') {
      declaredNames(source).forEach((name) => classes.add(`Mui-${name}`));
    }
  }
  return classes;
}
