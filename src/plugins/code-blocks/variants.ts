import { parseLines } from './magicComments';
import { toJavaScript } from './toJavaScript';

/** Fence languages whose code has a JavaScript variant. */
const TYPESCRIPT = new Set(['ts', 'tsx', 'typescript']);

/** Only imports, comments and `export {}`: what remains of a block that contains only types. */
const NOTHING_BUT_IMPORTS =
  /^(?:\s|\/\/.*|\/\*[^]*?\*\/|import\s[^;]*;|export\s*\{\s*\};?|['"]use client['"];?)*$/;

/** Returns, for each pair of lines, the length of the longest common subsequence from these lines on. */
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

/** Returns true if one line looks like another with a part removed, based on enough common text at both ends. */
function isWithoutTypes(javascript: string, typescript: string): boolean {
  const start = commonStart(javascript, typescript);
  const end = commonStart(reversed(javascript.slice(start)), reversed(typescript.slice(start)));
  return start > 0 && start + end > javascript.length * 0.7;
}

/**
 * Returns the lines of the JavaScript that correspond to marked lines of the TypeScript: lines with the same text, and
 * lines that differ only in types (`const columns: GridColDef[] = [`).
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

/** Returns code without the characters that Prettier may change. */
function bare(code: string): string {
  return code.replace(/[\s;,]/g, '');
}

/** The JavaScript variant of a code block. */
export interface JavaScriptVariant {
  code: string;
  /** Meta string for `highlight`, which marks the same lines as in the TypeScript. */
  meta: string;
}

/**
 * Returns the JavaScript variant of a code block in a page. Returns undefined if the block isn't TypeScript, is a
 * fragment that can't be parsed on its own, contains only types, is the same without its types, or has lines that the
 * site's own magic comments mark.
 *
 * @param source - The block's code. Magic comments mark lines.
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
  const { code: typescript, lines, classes } = parseLines(source, language, meta);
  if (classes.size > 0) {
    return undefined;
  }
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
  const numbers = /\bshowLineNumbers(?:=\d+)?/.exec(meta)?.[0];
  const range = marked.length > 0 ? `{${marked.join(',')}}` : undefined;
  return { code: formatted, meta: [range, numbers].filter(Boolean).join(' ') };
}
