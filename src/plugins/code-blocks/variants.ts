import { extractMagicComments, metaLines } from './highlight';
import { toJavaScript } from './toJavaScript';

/** Fence languages whose code has a JavaScript variant. */
const TYPESCRIPT = new Set(['ts', 'tsx', 'typescript']);

/** Only imports, comments and `export {}`: what is left where a block is about types alone. */
const NOTHING_BUT_IMPORTS =
  /^(?:\s|\/\/.*|\/\*[^]*?\*\/|import\s[^;]*;|export\s*\{\s*\};?|['"]use client['"];?)*$/;

/** Lengths of the longest common subsequences of what follows each pair of lines. */
function commonLengths(first: readonly string[], second: readonly string[]): number[][] {
  const lengths = first.map(() => second.map(() => 0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = first.length - 1; row >= 0; row -= 1) {
    for (let column = second.length - 1; column >= 0; column -= 1) {
      const length =
        first[row] === second[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
      lengths[row]?.splice(column, 1, length);
    }
  }
  return lengths;
}

function commonStart(first: string, second: string): number {
  let length = 0;
  while (length < first.length && first[length] === second[length]) {
    length += 1;
  }
  return length;
}

const reversed = (text: string) => [...text].reverse().join('');

/** Whether a line is another with something taken out, and not much of it is by chance. */
function isWithoutTypes(javascript: string, typescript: string): boolean {
  const start = commonStart(javascript, typescript);
  const end = commonStart(reversed(javascript.slice(start)), reversed(typescript.slice(start)));
  return start > 0 && start + end > javascript.length * 0.7;
}

/**
 * Lines of the JavaScript that stand for some of the TypeScript's: those with the same text, and those that the types
 * have changed (`const columns: GridColDef[] = [`).
 *
 * @param typescript - Lines of the TypeScript.
 * @param javascript - Lines of the JavaScript.
 * @param marked - Lines of the TypeScript, counted from 1.
 */
export function matchingLines(
  typescript: readonly string[],
  javascript: readonly string[],
  marked: ReadonlySet<number>,
): number[] {
  const first = typescript.map((line) => line.trim());
  const second = javascript.map((line) => line.trim());
  const lengths = commonLengths(first, second);
  const found: number[] = [];
  let row = 0;
  let column = 0;
  while (row < first.length && column < second.length) {
    const before = first[row] ?? '';
    const after = second[column] ?? '';
    if (before === after || isWithoutTypes(after, before)) {
      if (marked.has(row + 1)) {
        found.push(column + 1);
      }
      row += 1;
      column += 1;
    } else if ((lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0)) {
      row += 1;
    } else {
      column += 1;
    }
  }
  return found;
}

/** Code without what Prettier may change. */
function bare(code: string): string {
  return code.replace(/[\s;,]/g, '');
}

/** A code block as JavaScript. */
export interface JavaScriptVariant {
  code: string;
  /** For `highlight`: marks the lines that the TypeScript has marked. */
  meta: string;
}

/**
 * The JavaScript of a code block in a page. Undefined where it is no TypeScript, a fragment that does not parse by
 * itself, about types alone, or the same without its types.
 *
 * @param source - The block's code; magic comments mark lines.
 * @param language - The fence's language.
 * @param meta - The fence's meta string.
 */
export async function javaScriptVariant(
  source: string,
  language: string,
  meta: string,
): Promise<JavaScriptVariant | undefined> {
  if (!TYPESCRIPT.has(language)) {
    return undefined;
  }
  const { code: typescript, lines } = extractMagicComments(source.replace(/\n$/, ''));
  metaLines(meta).forEach((line) => lines.add(line));
  let formatted: string;
  try {
    formatted = (await toJavaScript(typescript, 'block.tsx')).replace(/\n$/, '');
  } catch {
    return undefined;
  }
  const isSame = bare(formatted) === bare(typescript);
  if (isSame || NOTHING_BUT_IMPORTS.test(formatted)) {
    return undefined;
  }
  const marked = matchingLines(typescript.split('\n'), formatted.split('\n'), lines);
  return { code: formatted, meta: marked.length > 0 ? `{${marked.join(',')}}` : '' };
}
