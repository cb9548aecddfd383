import type { Problem } from './problem';

/** Advice for an error of the MDX parser. */
interface Advice {
  /** Matches the line with the error. */
  line?: RegExp;
  /** Matches what the parser says, after its rule. */
  says?: RegExp;
  fix: string | ((found: readonly string[]) => string);
  /** Whether the error is at the match in the line, and not where the parser stopped. */
  isAt?: boolean;
}

const VOID = 'area|br|col|embed|hr|img|input|link|meta|source|track|wbr';

/** The first that matches counts. */
const ADVICE: readonly Advice[] = [
  {
    line: /\{\s*#([\w-]+)[^}]*\}?\s*$/,
    fix: ([, id]) => `Write the id of a heading as a comment: {/* #${id} */}.`,
    isAt: true,
  },
  {
    line: /^(?:import|export)\s.*/,
    says: /^(?:acorn|exit)|import|export/,
    fix: 'A line that begins with "import" or "export" is code. Leave an empty line after it, or begin the sentence with another word.',
    isAt: true,
  },
  { line: /<!--/, fix: 'Write comments as {/* … */}.', isAt: true },
  {
    line: /--8<--|<<<(?!<)/,
    fix: "Import a part of a page: import Part from './_part.mdx', then <Part />.",
    isAt: true,
  },
  { line: /<!doctype/i, fix: 'Format it as code.', isAt: true },
  {
    line: /<([a-z][\w.+-]*:[^>\s|]*)(?:\|[^>]*)?>/,
    fix: ([, url]) => `Write a link: [text](${url}).`,
    isAt: true,
  },
  {
    line: /<([\w.+-]+@[\w.-]+)>/,
    fix: ([, address]) => `Write a link: [${address}](mailto:${address}).`,
    isAt: true,
  },
  { line: /=[“”‘’]/, says: /attribute/, fix: 'Write straight quotes: name="value".' },
  {
    line: /([\w-]+)=([^\s"'{>]+)/,
    says: /attribute value/,
    fix: ([, name, value = '']) =>
      /^\d+$/.test(value)
        ? `Write ${name === 'colspan' ? 'colSpan' : name === 'rowspan' ? 'rowSpan' : name}={${value}}.`
        : `Write ${name}="${value}".`,
    isAt: true,
  },
  {
    says: new RegExp(`(?:tag for|tag) \`<(${VOID})>\``),
    fix: 'Close it: an element without content ends with " />", such as <br /> and <hr />.',
  },
  {
    line: new RegExp(`</(?:${VOID})>`),
    fix: 'An element without content ends with " />", such as <br />.',
    isAt: true,
  },
  {
    line: /<(?=[\d=\s$-])/,
    says: /before name/,
    fix: 'Write \\< for the character, or format it as code: `<`.',
    isAt: true,
  },
  {
    line: /style=\{.*/,
    says: /^acorn|expression/,
    fix: "Write styles with two braces, names in camelCase and values in quotes: style={{ backgroundColor: 'red' }}.",
    isAt: true,
  },
  {
    line: /\s(?:[:@#*]|v-|\[|\()[\w.:-]+[\])]?=/,
    says: /attribute name|local name/,
    fix: 'Attributes of templates of other tools don\'t work here. Write attributes as name="value" or name={value}.',
  },
  {
    line: /\{[^}]*\u00A0/,
    fix: 'Write an ordinary space in place of the no-break space (U+00A0).',
  },
  {
    says: /already been declared/,
    fix: 'Import or declare each name once.',
  },
  {
    says: /import\/exports/,
    fix: 'Leave an empty line after imports and exports. They are JavaScript, without types.',
  },
  {
    line: /\{%.*|\{\{.*|\{:.*/,
    says: /^acorn|expression/,
    fix: "Templates of other tools don't work here. Format them as code, or write \\{ for a brace.",
    isAt: true,
  },
  {
    says: /^unexpected-(?:eof|lazy)/,
    fix: 'Close the `{` or the tag. For the characters themselves, write \\{ and \\<, or format them as code.',
  },
  {
    line: /\w+<\w[\w, [\]|]*>/,
    fix: ([name]) => `Format it as code: \`${name}\`.`,
    isAt: true,
  },
  {
    line: /<\/[\w.]+>/,
    says: /closing slash/,
    fix: 'Remove it, or open the element before it.',
    isAt: true,
  },
  {
    says: /closing tag|end-tag-mismatch|closing slash/,
    fix: 'Close the element, in the block in which it begins. Format names such as Array<string> as code, and write \\< for the character.',
  },
  {
    says: /^acorn/,
    fix: 'Braces contain JavaScript. Write \\{ for a brace, or format it as code.',
  },
  { says: /^non-spread/, fix: 'Write attributes as name="value" or name={value}.' },
  {
    says: /^unexpected-character/,
    fix: 'Format a literal `<` or `{` as code. Write comments as {/* … */}, and links as [text](https://…).',
  },
];

const numberIn = (value: object, name: string): number | undefined => {
  const found = (value as Readonly<Record<string, unknown>>)[name];
  return typeof found === 'number' ? found : undefined;
};

/** Returns the offset of the brace that isn't closed before an offset. */
function openBrace(text: string, before: number): number | undefined {
  let open = 0;
  for (let offset = before - 1; offset >= 0; offset -= 1) {
    if (text[offset] === '}') {
      open += 1;
    } else if (text[offset] === '{' && (open -= 1) < 0) {
      return offset;
    }
  }
  return undefined;
}

/**
 * Creates the problem of a page that isn't valid MDX.
 *
 * @param file - Path of the page, relative to the site's folder.
 * @param text - The page.
 * @param error - The error that the parser threw.
 */
export function syntaxProblem(file: string, text: string, error: unknown): Problem {
  const thrown = typeof error === 'object' && error !== null ? error : {};
  const reason =
    'reason' in thrown
      ? String(thrown.reason)
      : error instanceof Error
        ? error.message
        : String(error);
  // For an element that isn't closed, the position where it was opened: that is what has to be changed.
  const [, opened] = /\((\d+:\d+)-/.exec(reason) ?? [];
  const place = opened?.split(':').map(Number) ?? [
    numberIn(thrown, 'line') ?? 1,
    numberIn(thrown, 'column') ?? 1,
  ];
  let [line = 1, column = 1] = place;
  const cause = 'cause' in thrown && thrown.cause instanceof Error ? thrown.cause.message : '';
  const rule = 'ruleId' in thrown ? String(thrown.ruleId) : '';
  const lines = text.split('\n');
  if (rule === 'unexpected-eof' || rule === 'unexpected-lazy') {
    const offset = lines.slice(0, line - 1).join('\n').length + column;
    const brace = /expression|\}/.test(reason) ? openBrace(text, offset) : undefined;
    if (brace !== undefined) {
      const before = text.slice(0, brace).split('\n');
      line = before.length;
      column = (before.at(-1) ?? '').length + 1;
    }
  }
  const source = lines[line - 1] ?? '';
  for (const advice of ADVICE) {
    const matches = advice.line
      ? [...source.matchAll(new RegExp(advice.line, `g${advice.line.flags}`))]
      : [['']];
    const found =
      matches.findLast((match) => 'index' in match && Number(match.index) < column) ?? matches[0];
    if (found && (advice.says?.test(`${rule} ${reason} ${cause}`) ?? true)) {
      return {
        file,
        line,
        column: advice.isAt && 'index' in found ? Number(found.index) + 1 : column,
        message: `The page isn't valid MDX: ${reason.replace(/ \((?:note|expected)[^)]*\)/g, '').replace(/\.?$/, '.')}`,
        fix: typeof advice.fix === 'string' ? advice.fix : advice.fix(found),
      };
    }
  }
  return {
    file,
    line,
    column,
    message: `The page isn't valid MDX: ${reason.replace(/\.?$/, '.')}`,
  };
}
