import type { ThemeConfig } from '@docusaurus/theme-common';
import rangeParser from 'parse-numeric-range';

/** The settings of Docusaurus' `themeConfig.prism` that change the text and the lines of code. */
export type PrismSettings = Partial<
  Pick<ThemeConfig['prism'], 'defaultLanguage' | 'magicComments'>
>;

/** Docusaurus' class of highlighted lines. */
const HIGHLIGHTED = 'theme-code-block-highlighted-line';

const DEFAULT_COMMENTS = [
  {
    className: HIGHLIGHTED,
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
];

/** Docusaurus loads the modules of the configuration and of the plugins separately, so a variable would exist twice. */
const SETTINGS = Symbol.for('portal.prism');

const holder = globalThis as { [SETTINGS]?: PrismSettings };

/** Returns the settings of the site. */
export const prismSettings = (): PrismSettings => holder[SETTINGS] ?? {};

/** Sets how code is parsed. */
export function configurePrism(settings: PrismSettings): void {
  holder[SETTINGS] = settings;
}

/** The starts and ends of comments, as regular expressions. */
type Comment = readonly [start: string, end?: string];

const LINE: Comment = ['//'];
const BLOCK: Comment = [String.raw`/\*`, String.raw`\*/`];
const JSX: Comment = [String.raw`\{\s*/\*`, String.raw`\*/\s*\}`];
const HTML: Comment = ['<!--', '-->'];
const HASH: Comment = ['#'];
const DASHES: Comment = ['--'];
const PERCENT: Comment = ['%'];
const BANG: Comment = ['!'];
const REM: Comment = [String.raw`[Rr][Ee][Mm]\b`];
const ML: Comment = [String.raw`\(\*`, String.raw`\*\)`];

/** The comments of languages, as in Docusaurus (theme-common 3.10.2, codeBlockUtils). */
const LANGUAGES: readonly (readonly [languages: string, comments: readonly Comment[]])[] = [
  ['js javascript ts typescript', [LINE, BLOCK]],
  ['jsx tsx', [LINE, BLOCK, JSX]],
  ['html', [LINE, BLOCK, HTML]],
  ['python py bash', [HASH]],
  ['markdown md', [HTML, JSX, HASH]],
  ['tex latex matlab', [PERCENT]],
  ['lua haskell', [DASHES]],
  ['sql', [DASHES, BLOCK]],
  ['wasm', [[';;']]],
  ['vb vba visual-basic', [["['‘’]"], REM]],
  ['vbnet', [[String.raw`(?:_\s*)?['‘’]`], REM]],
  ['batch', [REM]],
  ['basic', [REM, BANG]],
  ['fsharp', [LINE, ML]],
  ['ocaml sml', [ML]],
  ['fortran', [BANG]],
  ['cobol', [[String.raw`\*>`]]],
];

const POPULAR = [LINE, BLOCK, JSX, HASH, HTML];

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Returns a pattern for lines that consist of a comment with one of the words. One of its groups is the word. */
function commentPattern(language: string, words: readonly string[]): RegExp {
  const comments =
    LANGUAGES.find(([languages]) => languages.split(' ').includes(language))?.[1] ?? POPULAR;
  const word = `(${words.map(escapePattern).join('|') || '(?!)'})`;
  const any = comments.map(([start, end = '']) => `${start}\\s*${word}\\s*${end}`).join('|');
  return new RegExp(`^\\s*(?:${any})\\s*$`);
}

/** Returns the lines in a fence's meta string: `{1,4-6}`. */
export function metaLines(meta: string): number[] {
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1];
  return ranges ? rangeParser(ranges) : [];
}

/** Code without its magic comments. */
export interface ParsedLines {
  code: string;
  /** The highlighted lines, counted from 1. */
  lines: Set<number>;
  /** The classes of lines that other magic comments of the site mark. */
  classes: Map<number, string[]>;
}

/**
 * Removes magic comments from the code, and returns the lines that they mark. As in Docusaurus, a range in the meta string
 * takes their place: then they are code.
 */
export function parseLines(source: string, language: string, meta = ''): ParsedLines {
  const { magicComments = DEFAULT_COMMENTS } = prismSettings();
  const marks = new Map<number, Set<string>>();
  const kept: string[] = [];
  const inMeta = metaLines(meta);
  const className = magicComments[0]?.className ?? HIGHLIGHTED;
  inMeta.forEach((line) => marks.set(line, new Set([className])));

  const words = magicComments
    .flatMap(({ line, block }) => [line, block?.start, block?.end])
    .filter((word) => word !== undefined);
  const pattern = inMeta.length > 0 ? /(?!)/ : commentPattern(language, words);
  const next = new Set<string>();
  const open = new Set<string>();
  for (const line of source.replace(/\n$/, '').split('\n')) {
    const word = pattern.exec(line)?.slice(1).find(Boolean);
    if (word === undefined) {
      kept.push(line);
      if (next.size + open.size > 0) {
        marks.set(kept.length, new Set([...next, ...open]));
      }
      next.clear();
      continue;
    }
    for (const { className: mark, line: ofLine, block } of magicComments) {
      if (word === ofLine) {
        next.add(mark);
      } else if (word === block?.start) {
        open.add(mark);
      } else if (word === block?.end) {
        open.delete(mark);
      }
    }
  }

  const lines = new Set<number>();
  const classes = new Map<number, string[]>();
  for (const [line, names] of marks) {
    if (names.delete(HIGHLIGHTED)) {
      lines.add(line);
    }
    if (names.size > 0) {
      classes.set(line, [...names]);
    }
  }
  return { code: kept.join('\n'), lines, classes };
}
