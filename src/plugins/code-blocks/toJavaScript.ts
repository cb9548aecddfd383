import path from 'node:path';

import { parseSync, transformAsync, types, type PluginObj } from '@babel/core';
import { format, resolveConfig, type Options } from 'prettier';

import { cacheOf } from '../../core/build/cache';
import { openResults, type ResultCache } from '../../core/build/cache/results';

/**
 * Returns the JavaScript that a reader would have written instead of this TypeScript: without types, but with the same
 * lines, comments and formatting.
 *
 * Of the approaches that were tried, Babel with `retainLines`, followed by Prettier, produced the cleanest code:
 * `retainLines` keeps blank lines, and Prettier closes the gaps that removed types leave.
 *
 * @param source - TypeScript with JSX.
 * @param file - Path of the source. Used in errors, and to find Prettier's configuration.
 * @throws SyntaxError with file and position, if the source can't be parsed.
 */
export async function toJavaScript(source: string, file: string): Promise<string> {
  const config = await resolveConfig(file);
  // Builds need the same code for pages, sandboxes, Markdown and templates, on the server and in the browser, and in each
  // version.
  const input = JSON.stringify([config, source]);
  results ??= openCache();
  const result = made.get(input) ?? make(results, input, () => transform(source, file, config));
  made.set(input, result);
  // The error names the file.
  result.catch(() => made.delete(input));
  return result;
}

/** What this process has made or found, or is about to. */
const made = new Map<string, Promise<string>>();

async function make(cache: ResultCache, input: string, transformed: () => Promise<string>) {
  const known = await cache.get(input);
  if (known) {
    return known.toString();
  }
  const code = await transformed();
  await cache.put(input, code);
  return code;
}

/** Where packages and their lock are. */
const ROOT = path.resolve(__dirname, '../../..');

let results: ResultCache | undefined;

function openCache(): ResultCache {
  const cache = openResults(path.join(cacheOf(ROOT), 'portal-javascript'), {
    files: [__filename, path.join(ROOT, 'package-lock.json')],
    versions: process.version,
  });
  cache.prune();
  return cache;
}

async function transform(source: string, file: string, config: Options | null): Promise<string> {
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
  return format(code, { ...config, parser: 'babel' });
}

/** Returns true if a statement or class member may disappear together with its types. */
function mayBeRemoved(node: types.Node): boolean {
  return (
    types.isImportDeclaration(node) ||
    types.isTSInterfaceDeclaration(node) ||
    types.isTSTypeAliasDeclaration(node) ||
    (types.isExportNamedDeclaration(node) && node.exportKind === 'type') ||
    ('declare' in node && node.declare === true)
  );
}

/** Key of the nodes that may disappear, in the state that Babel keeps for a plugin and a file. */
const CANDIDATES = 'candidates';

/**
 * A Babel plugin that also removes the comments of removed nodes, which would otherwise move to the next node. Babel
 * creates a plugin once and uses it for all files, so what belongs to a file is kept in the file's state.
 */
function removeCommentsOfTypes(): PluginObj {
  return {
    visitor: {},
    pre({ ast }) {
      const candidates: types.Node[] = [];
      types.traverseFast(ast, (node) => {
        if (mayBeRemoved(node)) {
          candidates.push(node);
        }
      });
      this.set(CANDIDATES, candidates);
    },
    post({ ast, code }) {
      const candidates = this.get(CANDIDATES) as types.Node[];
      // Imports that are still needed are in the body.
      const kept = new Set<types.Node>(ast.program.body);
      const lines = code.split('\n');
      candidates
        .filter((node) => !kept.has(node))
        .flatMap((node) => ownComments(node, lines))
        .forEach((comment) => {
          // Babel's generator omits comments with this flag, which isn't in its types.
          (comment as { ignore?: boolean }).ignore = true;
        });
    },
  };
}

/** Returns the comments directly above a node, each on lines of its own, and those after it on its last line. */
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

/** Removes the blank lines that types have left, except in template literals. Prettier does the rest. */
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

/** Returns the lines, counted from 0, that are in the text of a template literal. */
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
