import path from 'node:path';

import ts from 'typescript';

import type { DocsPage, Fence } from './pages';

/** A file that is compiled for a block. */
export interface BlockFile {
  page: DocsPage;
  fence: Fence;
  /** Path of the file that the block shows, or a generated path next to `src/App.tsx`. */
  name: string;
  /** The compiled text: the block, the blocks that it continues, and the code around it. */
  text: string;
  /** Start of the block's own code in `text`. */
  start: number;
  /** Whether names without a type are allowed, as in JavaScript. */
  javascript: boolean;
}

const JAVASCRIPT = new Set(['js', 'jsx', 'javascript']);
const TYPESCRIPT = new Set(['ts', 'tsx', 'typescript']);
const SCRIPT_FILE = /\.[cm]?[jt]sx?$/;

/** Returns true if a block is compiled. */
export function isCompiled({ language, fragment }: Fence): boolean {
  return (JAVASCRIPT.has(language) || TYPESCRIPT.has(language)) && fragment === undefined;
}

const isJavaScript = ({ language, variant }: Fence) =>
  JAVASCRIPT.has(language) || (TYPESCRIPT.has(language) && variant === 'JS');

/** Returns true if code has no syntax errors. */
function parses(code: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: 'block.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.length === 0;
}

const parse = (code: string) =>
  ts.createSourceFile('block.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Returns true if a block is a file: it has a title, or imports, re-exports or declares modules. */
function standsAlone(fence: Fence): boolean {
  return (
    fence.title !== undefined ||
    parse(fence.code).statements.some(
      (statement) =>
        ts.isImportDeclaration(statement) ||
        ts.isModuleDeclaration(statement) ||
        (ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined),
    )
  );
}

const blanks = (length: number) => ' '.repeat(length);

/** Replaces `export` with blanks, so that positions stay the same: code in braces can't export anything. */
function withoutExports(code: string): string {
  return parse(code).statements.reduce((text, statement) => {
    const cut = (start: number, end: number, by = '') =>
      text.slice(0, start) + by + blanks(end - start - by.length) + text.slice(end);
    if (ts.isExportAssignment(statement)) {
      return cut(statement.getStart(), statement.expression.getStart(), 'void');
    }
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    const exported = modifiers.filter(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword || kind === ts.SyntaxKind.DefaultKeyword,
    );
    const [first] = exported;
    const last = exported.at(-1);
    return first && last ? cut(first.getStart(), last.end) : text;
  }, code);
}

/** The code around a block that isn't a program on its own. */
interface Wrapping {
  imports: string;
  before: string;
  after: string;
}

const COLUMNS: Wrapping = {
  imports: "import type { GridColDef as CheckedColumn } from '@mui/x-data-grid';\n",
  before: '([\n',
  after: '\n] satisfies CheckedColumn[]);',
};
const ELEMENTS: Wrapping = { imports: '', before: '<>\n', after: '\n</>;' };
const NOTHING: Wrapping = { imports: '', before: '', after: '' };

/** Returns the code around columns (`{ field: … }, …`) and adjacent elements, which aren't programs on their own. */
function wrappingOf(fence: Fence): Wrapping {
  const code = fence.code.trim();
  if (/^\{\s*field\s*:/.test(code)) {
    return COLUMNS;
  }
  const sideBySide = ELEMENTS.before + code + ELEMENTS.after;
  return code.startsWith('<') && !parses(code) && parses(sideBySide) ? ELEMENTS : NOTHING;
}

/** Returns true if a block can continue another: not the JavaScript variant of TypeScript, nor a different styling. */
function sharesReader(first: Fence, second: Fence): boolean {
  return (
    isJavaScript(first) === isJavaScript(second) &&
    (first.styling ?? 'MUI System') === (second.styling ?? first.styling ?? 'MUI System')
  );
}

/** Returns the blocks that a block continues, in order. */
function continued(fence: Fence, fences: readonly Fence[]): readonly Fence[] {
  if (standsAlone(fence)) {
    return [];
  }
  const before = fences
    .slice(0, fences.indexOf(fence))
    .filter((candidate) => candidate.section === fence.section && sharesReader(candidate, fence));
  const first = before.findLastIndex(standsAlone);
  return first < 0 ? before : before.slice(first);
}

function textOf(fence: Fence, before: readonly Fence[]): Pick<BlockFile, 'text' | 'start'> {
  const chain = [...before, fence];
  const wrappings = chain.map(wrappingOf);
  let text = wrappings.some((wrapping) => wrapping === COLUMNS) ? COLUMNS.imports : '';
  let start = 0;
  chain.forEach((each, index) => {
    const { before: opening, after: closing } = wrappings[index] ?? NOTHING;
    text += (index > 0 ? '\n{\n' : '') + opening;
    start = text.length;
    text += (index > 0 ? withoutExports(each.code) : each.code) + closing;
  });
  return { text: `${text}${'\n}'.repeat(chain.length - 1)}\n`, start };
}

/**
 * Returns the files for a page's code blocks. A block with a title, imports or `declare module` is a separate file. Any
 * other block continues the previous blocks in its `##` section, back to the last one that is a file: it can use their
 * names, and can redeclare them. Adjacent elements, and columns without their array, are wrapped.
 *
 * Each file is in a separate folder, since a page may show a file twice; see {@link importedBlock}.
 */
export function blockFiles(page: DocsPage): BlockFile[] {
  const fences = page.fences.filter(isCompiled);
  return fences.map((fence) => {
    const javascript = isJavaScript(fence);
    const before = continued(fence, fences);
    // In TypeScript without JSX, `<T>` isn't an element.
    const plain = [...before, fence].every(({ language }) => language === 'ts');
    const own = `src/block${fence.line}${javascript ? '.jsx' : plain ? '.ts' : '.tsx'}`;
    const name = fence.title !== undefined && SCRIPT_FILE.test(fence.title) ? fence.title : own;
    return { page, fence, name, javascript, ...textOf(fence, before) };
  });
}

const IMPORTED = ['', '.ts', '.tsx', '.js', '.jsx', '.d.ts', '/index.ts', '/index.tsx'];

/**
 * Returns the block of the same page that a relative import refers to. Blocks are found by title: the closest one
 * before the import, or else the first one after it.
 *
 * @param from - The block with the import.
 * @param specifier - The specifier of the import, such as `./App`.
 */
export function importedBlock(from: BlockFile, specifier: string): Fence | undefined {
  const target = path.posix.join(path.posix.dirname(from.name), specifier);
  const named = from.page.fences.filter(
    ({ title }) =>
      title !== undefined &&
      IMPORTED.some((ending) => path.posix.normalize(title) === target + ending),
  );
  return named.findLast(({ line }) => line < from.fence.line) ?? named[0];
}
