import path from 'node:path';

import ts from 'typescript';

import type { DocsPage, Fence } from '../../../src/plugins/api-reference/check/pages';

/** Where names can be imported from. */
export type ModulesByName = ReadonlyMap<string, string>;

/** Code to check: a file, a part of one, a text with fenced code, or the files of an application by path. */
export type CheckedCode = string | Readonly<Record<string, string>>;

/** A file to check, or a part of one, with what was assumed. */
export interface CodePart {
  /** The block with the code. */
  fence: Fence;
  /** Its path, if the code has several files. */
  file?: string;
  /** How many lines of the text come before it. */
  linesBefore: number;
  /** Whether it has no imports, so that it is a part of a file. */
  isFragment: boolean;
  /** Whether it is plain JavaScript, in which types are what the compiler guesses. */
  isJavaScript: boolean;
  /** Whether it imports files that aren't part of the code. */
  hasUnknownFiles: boolean;
  /** Names that are used but neither declared nor imported, with the modules that export them. */
  missingImports: readonly { name: string; module: string; line: number }[];
}

/** Code to check as a page of blocks. */
export interface CodePage {
  page: DocsPage;
  parts: readonly CodePart[];
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

/** Returns the relative modules that code imports. */
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

/** The kinds of nodes that only TypeScript has. */
const ONLY_TYPESCRIPT = new Set([
  ts.SyntaxKind.AsExpression,
  ts.SyntaxKind.SatisfiesExpression,
  ts.SyntaxKind.NonNullExpression,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.EnumDeclaration,
  ts.SyntaxKind.ModuleDeclaration,
]);

/** Whether code has types: annotations, type arguments, imports of types, and so on. */
function hasTypes(source: ts.SourceFile): boolean {
  const visit = (node: ts.Node): boolean =>
    // The class that another one extends counts as a type for the compiler.
    (ts.isTypeNode(node) &&
      !(ts.isExpressionWithTypeArguments(node) && node.typeArguments === undefined)) ||
    ONLY_TYPESCRIPT.has(node.kind) ||
    ((ts.isImportClause(node) || ts.isImportSpecifier(node) || ts.isExportDeclaration(node)) &&
      'isTypeOnly' in node &&
      node.isTypeOnly) ||
    (ts.forEachChild(node, (child) => (visit(child) ? true : undefined)) ?? false);
  return visit(source);
}

/** Paths of files are relative to this folder, so that a path may lead out of it. */
const FOLDER = 'src/a/b/c/d';
const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx', '/index.js'];
const SCRIPT = /\.[cm]?[jt]sx?$/;
const JAVASCRIPT_FILE = /\.[cm]?jsx?$/;
const JAVASCRIPT = new Set(['js', 'jsx', 'javascript', 'mjs', 'cjs']);
const LANGUAGES = new Set(['', 'ts', 'tsx', 'typescript', 'typescriptreact', ...JAVASCRIPT]);

/** Returns where a file is that another one imports. */
const pathFrom = (file: string, specifier: string) =>
  path.posix.join(path.posix.dirname(file), specifier);

function unknownFile(title: string): Fence {
  return {
    language: 'tsx',
    code: '',
    title: /\.\w+$/.test(title) ? title : `${title}.tsx`,
    fragment: 'unknown',
    line: -1,
    section: 0,
  };
}

function importLine(imports: readonly { name: string; module: string }[]): string {
  return imports
    .map(({ name, module }) =>
      name === 'React' ? "import * as React from 'react';" : `import { ${name} } from '${module}';`,
    )
    .join(' ');
}

/** A piece of code in what a client sent. */
interface Piece {
  code: string;
  language?: string;
  /** The file that it is. */
  file?: string;
  /** The file with texts and fenced code that it is from. */
  page?: string;
  linesBefore: number;
}

/** Matches the line that starts or ends fenced code. No code starts a line like that. */
const FENCE_LINE = /^[ \t]*(?:[-*>]\s+)?(`{3,}|~{3,})\s*(\w*)(.*)$/;

/** Returns the code blocks of a text. Undefined if it has no fences, so that all of it is code. */
function fencedPieces(text: string): Piece[] | undefined {
  const pieces: Piece[] = [];
  let open: { fence: string; language: string; start: number } | undefined;
  let hasFences = false;
  const lines = text.split('\n');
  const end = (line: number) => {
    if (open && LANGUAGES.has(open.language.toLowerCase())) {
      const code = lines.slice(open.start, line).join('\n');
      pieces.push({ code, language: open.language.toLowerCase(), linesBefore: open.start });
    }
    open = undefined;
  };
  lines.forEach((line, index) => {
    const [, fence = '', language = '', rest = ''] = FENCE_LINE.exec(line) ?? [];
    if (fence === '') {
      return;
    }
    if (!open) {
      hasFences = true;
      open = { fence, language, start: index + 1 };
    } else if (fence.startsWith(open.fence) && language === '' && rest.trim() === '') {
      end(index);
    }
  });
  end(lines.length);
  return hasFences ? pieces : undefined;
}

/** Returns a path of a client with forward slashes and without what leads out of the folder of the code. */
const cleanPath = (file: string) =>
  path.posix.join('/', file.replaceAll('\\', '/').replace(/^[A-Za-z]:/, '')).slice(1);

/**
 * Returns code without what makes the compiler read libraries that the code doesn't need, or check nothing. Positions stay
 * the same.
 */
const withoutDirectives = (code: string): string =>
  code.replace(/^(\s*\/\/)\/(?=\s*<)/gm, '$1 ').replace(/@(?=ts-nocheck\b)/g, ' ');

const piecesOf = (code: CheckedCode): Piece[] =>
  typeof code === 'string'
    ? (fencedPieces(code) ?? [{ code, linesBefore: 0 }])
    : Object.entries(code).flatMap(([file, text]): Piece[] => {
        if (/\.mdx?$/.test(file)) {
          return (fencedPieces(text) ?? []).map((piece) => ({ ...piece, page: file }));
        }
        return SCRIPT.test(file) ? [{ code: text, file, linesBefore: 0 }] : [];
      });

const diagnosticsIn = (code: string, fileName: string): number =>
  ts.transpileModule(code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  }).diagnostics?.length ?? 0;

/**
 * Returns code as a page that the compiler of code blocks takes. A part of a file gets the imports that it lacks: it
 * continues a block with them.
 *
 * @param code - TypeScript or JavaScript: a file, or a part of one: elements, columns, statements.
 * @param modules - The modules that export the names of the documented packages.
 * @param types - Those of the names that are only types.
 * @param file - Name of the page, if several are compiled together. Default: `code.mdx`.
 */
export function codePage(
  code: CheckedCode,
  modules: ModulesByName,
  types: ReadonlySet<string>,
  file = 'code.mdx',
): CodePage {
  const pieces = piecesOf(code).map(({ code: text, ...rest }, index) => {
    const piece = { ...rest, code: withoutDirectives(text) };
    const source = parse(piece.code);
    const isFragment = piece.file === undefined && !source.statements.some(isImport);
    const { language = '' } = piece;
    const isLabeled = language !== '' || piece.file !== undefined;
    const isJavaScript =
      !hasTypes(source) &&
      (!isLabeled || JAVASCRIPT.has(language) || JAVASCRIPT_FILE.test(piece.file ?? ''));
    // `<T>` isn't an element in a file without JSX, but labels of code are often wrong.
    const isPlain =
      /^ts$|\.[cm]?ts$/.test(piece.file ?? language) &&
      (piece.file !== undefined || diagnosticsIn(piece.code, 'code.tsx') > 0);
    // What is put around a part of a file is TypeScript.
    const ending = isJavaScript && !isFragment ? 'jsx' : isPlain ? 'ts' : 'tsx';
    const title =
      piece.file === undefined
        ? `${FOLDER}/code${index === 0 ? '' : index}.${ending}`
        : `${FOLDER}/${isJavaScript ? cleanPath(piece.file) : cleanPath(piece.file).replace(/\.[cm]?jsx?$/, '.tsx')}`;
    return { ...piece, source, isFragment, isJavaScript, ending, title, section: index + 1 };
  });
  const titles = new Set(pieces.map(({ title }) => title));
  const fences: Fence[] = [];
  const parts = pieces.map((piece, index): CodePart => {
    const { source, title, section, ending, isFragment, isJavaScript, linesBefore } = piece;
    const file = piece.file ?? piece.page;
    const missingImports = [...undeclaredNames(source)].flatMap(([name, position]) => {
      const module = HOOKS.has(name) || name === 'React' ? 'react' : modules.get(name);
      return module === undefined
        ? []
        : [{ name, module, line: source.getLineAndCharacterOfPosition(position).line + 1 }];
    });
    const unknown = relativeModules(source)
      .map((specifier) => pathFrom(title, specifier))
      .filter(
        (imported) =>
          !ENDINGS.some((candidate) => titles.has(imported + candidate)) &&
          !titles.has(imported.replace(/\.js(x?)$/, '.ts$1')),
      );
    fences.push(...unknown.map(unknownFile));
    const line = importLine(
      missingImports.map(({ name, module }) => ({
        name: types.has(name) ? `type ${name}` : name,
        module,
      })),
    );
    if (isFragment && line !== '') {
      fences.push({ language: ending, code: line, line: 2 * index - 2, section });
    }
    const fence: Fence = {
      language: ending,
      code: piece.code,
      ...(isFragment ? {} : { title }),
      line: 2 * index - 1,
      section,
    };
    fences.push(fence);
    return {
      fence,
      ...(file === undefined ? {} : { file }),
      linesBefore,
      isFragment,
      isJavaScript,
      hasUnknownFiles: unknown.length > 0,
      missingImports,
    };
  });
  return { parts, page: { file, fences, inline: [], demos: [], lines: [] } };
}
