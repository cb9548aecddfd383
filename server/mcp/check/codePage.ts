import ts from 'typescript';

import type { DocsPage, Fence } from '../../../src/plugins/api-reference/check/pages';

/** Where names can be imported from. */
export type ModulesByName = ReadonlyMap<string, string>;

/** Code to check as a page of blocks, with what was assumed. */
export interface CodePage {
  page: DocsPage;
  /** The block with the code. */
  fence: Fence;
  /** Whether the code has no imports, so that it is a part of a file. */
  isFragment: boolean;
  /** Whether it imports files that aren't part of it. */
  hasUnknownFiles: boolean;
  /** Names that are used but neither declared nor imported, with the modules that export them. */
  missingImports: readonly { name: string; module: string; line: number }[];
}

const HOOKS = new Set([
  'useCallback',
  'useEffect',
  'useId',
  'useImperativeHandle',
  'useLayoutEffect',
  'useMemo',
  'useReducer',
  'useRef',
  'useState',
]);

const parse = (code: string) =>
  ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Returns true if an identifier is a name of its own: not a property, an attribute, or a declaration. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent)) {
    return ts.isPropertyAccessExpression(parent)
      ? parent.expression === node
      : parent.left === node;
  }
  if (ts.isPropertyAssignment(parent)) {
    return parent.initializer === node;
  }
  return !(
    ts.isJsxAttribute(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isExportSpecifier(parent) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  );
}

/** Returns the name that a node declares. */
function declaredName(node: ts.Node): string | undefined {
  if (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isImportSpecifier(node) ||
    ts.isImportClause(node) ||
    ts.isNamespaceImport(node)
  ) {
    return node.name && ts.isIdentifier(node.name) ? node.name.text : undefined;
  }
  return undefined;
}

/** Returns the names that code uses without declaring them, with the position of their first use. */
function undeclaredNames(source: ts.SourceFile): Map<string, number> {
  const declared = new Set<string>();
  const used = new Map<string, number>();
  const visit = (node: ts.Node) => {
    const name = declaredName(node);
    if (name !== undefined) {
      declared.add(name);
    }
    if (ts.isIdentifier(node) && isUse(node) && !used.has(node.text)) {
      used.set(node.text, node.getStart());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  declared.forEach((name) => used.delete(name));
  return used;
}

const isImport = (statement: ts.Statement): boolean =>
  ts.isImportDeclaration(statement) ||
  (ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined);

/** Returns the relative modules that code imports. The files aren't known, so what they export has no type. */
function relativeModules(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) =>
    (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
    statement.moduleSpecifier &&
    ts.isStringLiteral(statement.moduleSpecifier) &&
    statement.moduleSpecifier.text.startsWith('.')
      ? [statement.moduleSpecifier.text]
      : [],
  );
}

/** Titles of blocks are relative to this folder, in which the code's file is. */
const FOLDER = 'src/a/b/c/d';

function unknownFile(specifier: string, section: number): Fence {
  const path = specifier.split('/').reduce<string[]>((parts, part) => {
    if (part === '..') {
      return parts.slice(0, -1);
    }
    return part === '.' || part === '' ? parts : [...parts, part];
  }, FOLDER.split('/'));
  const title = path.join('/');
  const hasEnding = /\.\w+$/.test(title);
  return {
    language: 'tsx',
    code: '',
    title: hasEnding ? title : `${title}.tsx`,
    fragment: 'unknown',
    line: -1,
    section,
  };
}

function importLine(imports: readonly { name: string; module: string }[]): string {
  return imports
    .map(({ name, module }) =>
      name === 'React' ? "import * as React from 'react';" : `import { ${name} } from '${module}';`,
    )
    .join(' ');
}

/**
 * Returns code as a page that the compiler of code blocks takes. A part of a file gets the imports that it lacks: it
 * continues a block with them.
 *
 * @param code - A TypeScript file, or a part of one: elements, columns, statements.
 * @param modules - The modules that export the names of the documented packages.
 * @param types - Those of the names that are only types.
 * @param file - Name of the page, if several are compiled together. Default: `code.mdx`.
 */
export function codePage(
  code: string,
  modules: ModulesByName,
  types: ReadonlySet<string>,
  file = 'code.mdx',
): CodePage {
  const source = parse(code);
  const isFragment = !source.statements.some(isImport);
  const imports = [...undeclaredNames(source)].flatMap(([name, position]) => {
    const module = HOOKS.has(name) || name === 'React' ? 'react' : modules.get(name);
    return module === undefined
      ? []
      : [{ name, module, line: source.getLineAndCharacterOfPosition(position).line + 1 }];
  });
  const fence: Fence = {
    language: 'tsx',
    code,
    ...(isFragment ? {} : { title: `${FOLDER}/code.tsx` }),
    line: 0,
    section: 1,
  };
  const line = importLine(
    imports.map(({ name, module }) => ({
      name: types.has(name) ? `type ${name}` : name,
      module,
    })),
  );
  const before: Fence = { language: 'tsx', code: line, line: -2, section: 1 };
  const unknownFiles = relativeModules(source);
  const fences = [
    ...unknownFiles.map((specifier) => unknownFile(specifier, 0)),
    ...(isFragment && line !== '' ? [before] : []),
    fence,
  ];
  return {
    fence,
    isFragment,
    hasUnknownFiles: unknownFiles.length > 0,
    missingImports: imports,
    page: { file, fences, inline: [], demos: [], lines: [] },
  };
}
