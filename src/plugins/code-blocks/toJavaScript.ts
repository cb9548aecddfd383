import { parseSync, transformAsync, types, type PluginObj } from '@babel/core';
import { format, resolveConfig } from 'prettier';

/**
 * The JavaScript that a reader would have written instead of this TypeScript: types gone, lines, comments and
 * formatting kept.
 *
 * Babel with `retainLines`, then Prettier, gave the cleanest code of what was tried (DESIGN, PROTOTYPE "Demos");
 * `retainLines` keeps blank lines, and Prettier closes the gaps that types left.
 *
 * @param source - TypeScript with JSX.
 * @param file - The source's path: names the file in errors, and finds Prettier's configuration.
 * @throws SyntaxError where the source does not parse, with file and position.
 */
export async function toJavaScript(source: string, file: string): Promise<string> {
  const result = await transformAsync(source, {
    filename: file,
    babelrc: false,
    configFile: false,
    retainLines: true,
    plugins: [
      removeCommentsOfTypes,
      ['@babel/plugin-transform-typescript', { isTSX: true, onlyRemoveTypeImports: false }],
    ],
    parserOpts: { plugins: ['jsx', 'typescript'] },
  });
  const code = closeGaps(result?.code ?? '', source);
  const config = await resolveConfig(file);
  return format(code, { ...config, parser: 'babel' });
}

/** Whether a statement or class member may be gone without its types. */
function mayBeRemoved(node: types.Node): boolean {
  return (
    types.isImportDeclaration(node) ||
    types.isTSInterfaceDeclaration(node) ||
    types.isTSTypeAliasDeclaration(node) ||
    (types.isExportNamedDeclaration(node) && node.exportKind === 'type') ||
    ('declare' in node && node.declare === true)
  );
}

/** A Babel plugin: the comments of what is removed go too, or they would stand over what follows. */
function removeCommentsOfTypes(): PluginObj {
  const candidates: types.Node[] = [];
  return {
    visitor: {},
    pre({ ast }) {
      types.traverseFast(ast, (node) => {
        if (mayBeRemoved(node)) {
          candidates.push(node);
        }
      });
    },
    post({ ast, code }) {
      // Imports that something needs are still there.
      const kept = new Set<types.Node>(ast.program.body);
      const lines = code.split('\n');
      candidates
        .filter((node) => !kept.has(node))
        .flatMap((node) => ownComments(node, lines))
        .forEach((comment) => {
          // Babel's generator leaves out comments with this flag, which its types do not name.
          (comment as { ignore?: boolean }).ignore = true;
        });
    },
  };
}

/** The comments right above a node, each on lines of its own, and the ones behind it on its last line. */
function ownComments(node: types.Node, lines: readonly string[]): types.Comment[] {
  const own = (node.trailingComments ?? []).filter(
    ({ loc }) => loc?.start.line === node.loc?.end.line,
  );
  let line = node.loc?.start.line ?? 0;
  for (const comment of [...(node.leadingComments ?? [])].reverse()) {
    const { start, end } = comment.loc ?? {};
    const isAlone = start && lines[start.line - 1]?.slice(0, start.column).trim() === '';
    if (!isAlone || end?.line !== line - 1) {
      break;
    }
    own.push(comment);
    line = start.line;
  }
  return own;
}

/** Leaves out the blank lines that stand for types, and no line of a template literal. Prettier does the rest. */
function closeGaps(code: string, source: string): string {
  const sourceLines = source.split('\n');
  const textLines = templateLines(code);
  return code
    .split('\n')
    .filter(
      (line, index) =>
        line.trim() !== '' || sourceLines[index]?.trim() === '' || textLines.has(index),
    )
    .join('\n');
}

/** Lines, counted from 0, that lie in a template literal's text. */
function templateLines(code: string): Set<number> {
  const lines = new Set<number>();
  const tree = parseSync(code, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['jsx'] },
  });
  types.traverseFast(tree, (node) => {
    if (types.isTemplateElement(node) && node.loc) {
      for (let line = node.loc.start.line; line < node.loc.end.line; line += 1) {
        lines.add(line);
      }
    }
  });
  return lines;
}
