import { parseSync, traverse, types, type NodePath } from '@babel/core';

import { createRecent } from '../../core/compiler/recent';
import { isRecord } from '../../core/validation/isRecord';

/** A statement of a page, and how it is checked. */
export interface Claim {
  sentence: string;
  /** `run`: a test proves it. `sourced`: a public source says so. */
  kind: 'run' | 'sourced';
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
}

/** A call in a file of claims whose sentence can't be read without running it. */
export interface UnreadableClaim {
  line: number;
  column: number;
}

/** What a file of claims contains. */
export interface ReadClaims {
  claims: readonly Claim[];
  unreadable: readonly UnreadableClaim[];
}

/** Returns the text of a string, of a template without expressions, or of several of them joined by `+`. */
function textOf(node: types.Node | null | undefined): string | undefined {
  if (types.isStringLiteral(node)) {
    return node.value;
  }
  if (types.isTemplateLiteral(node) && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  if (types.isBinaryExpression(node, { operator: '+' })) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/** @throws SyntaxError if the code can't be parsed. */
const parse = (code: string, filename: string) =>
  parseSync(code, {
    filename,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['jsx', 'typescript'] },
  }) ?? types.file(types.program([]));

/** A build reads them to check pages, and to count what was verified. */
const recentClaims = createRecent<ReadClaims>(1000);

/**
 * Reads the statements in a file of claims, without running it.
 *
 * @throws SyntaxError if the code can't be parsed.
 */
export const readClaims = (code: string, filename: string): ReadClaims =>
  recentClaims(code, () => findClaims(code, filename));

function findClaims(code: string, filename: string): ReadClaims {
  const claims: Claim[] = [];
  const unreadable: UnreadableClaim[] = [];
  types.traverseFast(parse(code, filename), (node) => {
    if (!types.isCallExpression(node) || !types.isIdentifier(node.callee)) {
      return;
    }
    const { name } = node.callee;
    if (name !== 'claim' && name !== 'sourced') {
      return;
    }
    const sentence = textOf(node.arguments[0]);
    const { line = 1, column = 0 } = node.loc?.start ?? {};
    const place = { line, column: column + 1 };
    if (sentence === undefined) {
      unreadable.push(place);
    } else {
      claims.push({ sentence, kind: name === 'claim' ? 'run' : 'sourced', ...place });
    }
  });
  return { claims, unreadable };
}

/** A statement with a public source, as written. */
export interface SourcedStatement {
  sentence: string;
  /** Undefined if it isn't a constant. */
  url: unknown;
  /** Undefined if it isn't a constant. */
  checked: unknown;
  line: number;
  column: number;
}

/**
 * Reads the sources in a file of claims, without running it. They may be constants of the file.
 *
 * @throws SyntaxError if the code can't be parsed.
 */
export function readSourced(code: string, filename: string): SourcedStatement[] {
  const statements: SourcedStatement[] = [];
  // Scopes take most of the time, and four of five files have no sources.
  if (code.includes('sourced(')) {
    traverse(parse(code, filename), {
      CallExpression(call) {
        const { node } = call;
        if (types.isIdentifier(node.callee, { name: 'sourced' })) {
          const [sentence, source] = (call.get('arguments') as NodePath[]).map(
            // Otherwise, an object that is used twice isn't a constant.
            (argument): unknown => {
              const resolved = argument.resolve();
              const value = resolved.isTSAsExpression() ? resolved.get('expression') : resolved;
              return value.evaluate().value;
            },
          );
          const { line = 1, column = 0 } = node.loc?.start ?? {};
          const { url, checked } = isRecord(source) ? source : {};
          statements.push({ sentence: String(sentence), url, checked, line, column: column + 1 });
        }
      },
    });
  }
  return statements;
}
