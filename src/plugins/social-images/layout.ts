/** Returns the width of a text in a font of the size 1. */
export type Measure = (text: string) => number;

/** The space for a title. */
export interface TitleSpace {
  /** In pixels. */
  width: number;
  /** Font sizes in pixels, with the number of lines for which there is space. The first one that fits is used. */
  sizes: readonly (readonly [size: number, maxLines: number])[];
  /** The same for titles of which a word is too long for `sizes`. It is split. */
  splitSizes: readonly (readonly [size: number, maxLines: number])[];
}

/** A title that fits its space. */
export interface TitleLayout {
  /** Font size, in pixels. */
  size: number;
  lines: string[];
}

/** A part of a title that stays on one line, with the white space after it. */
interface Piece {
  text: string;
  /** White space that is dropped at the end of a line. */
  space: string;
}

/** Punctuation that doesn't begin a line, and brackets that don't end one. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}]+$/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;

/** Scripts that are written without spaces, and wrap between words that a dictionary has to find. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Splits one word between spaces where a line may end. */
function wordsOf(text: string, segmenter: Intl.Segmenter): string[] {
  if (!UNSPACED.test(text)) {
    return [text];
  }
  const words: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const before = words.at(-1);
    const isBound =
      CLOSING.test(segment) ||
      (before !== undefined && (OPENING.test(before) || !UNSPACED.test(before + segment)));
    if (before !== undefined && isBound) {
      words[words.length - 1] = before + segment;
    } else {
      words.push(segment);
    }
  }
  return words;
}

function piecesOf(title: string): Piece[] {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  return title
    .trim()
    .split(/\s+/)
    .flatMap((text) => {
      const words = wordsOf(text, segmenter);
      return words.map((word, index) => ({
        text: word,
        space: index === words.length - 1 ? ' ' : '',
      }));
    });
}

/** Splits an identifier before capital letters and after underscores: `Grid`, `Column`, `Visibility`, `Model`. */
const partsOf = ({ text, space }: Piece): Piece[] => {
  const parts = text.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=_)(?=[^_])|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);
  return parts.map((part, index) => ({
    text: part,
    space: index === parts.length - 1 ? space : '',
  }));
};

/** Fills lines one after another. Returns undefined if a piece is wider than a line. */
function fill(pieces: readonly Piece[], fits: (text: string) => boolean): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  let space = '';
  for (const piece of pieces) {
    if (line !== '' && !fits(line + space + piece.text)) {
      lines.push(line);
      line = '';
      space = '';
    }
    line += space + piece.text;
    space = piece.space;
    if (!fits(line)) {
      return undefined;
    }
  }
  return [...lines, line];
}

/** Step in which lines are made narrower to balance them, relative to the width. */
const STEP = 1 / 64;

/** Returns lines of similar width: the same number of lines, in the narrowest space that holds them. */
function balance(pieces: readonly Piece[], lines: string[], width: number, measure: Measure) {
  let best = lines;
  for (let narrower = width * (1 - STEP); narrower > width / 2; narrower -= width * STEP) {
    const limit = narrower;
    const filled = fill(pieces, (text) => measure(text) <= limit);
    if (!filled || filled.length > lines.length) {
      return best;
    }
    best = filled;
  }
  return best;
}

/** Returns a function that measures each text once. */
function once(measure: Measure): Measure {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? measure(text);
    known.set(text, width);
    return width;
  };
}

/**
 * Wraps a title into balanced lines, in the largest font size in which it fits. Lines end between words, in Chinese and
 * Japanese also within a text without spaces. Only if a word is too long for that in all sizes, it is split, at the
 * capital letters of an identifier. A title that doesn't fit even then ends with an ellipsis.
 *
 * @param title - As on the page.
 * @param space - Where it is drawn.
 * @param measureText - Measures text in the title's font.
 */
export function layOutTitle(title: string, space: TitleSpace, measureText: Measure): TitleLayout {
  const measure = once(measureText);
  const whole = piecesOf(title);
  const split = whole.flatMap(partsOf);
  for (const [pieces, sizes] of [
    [whole, space.sizes],
    [split, space.splitSizes],
  ] as const) {
    for (const [size, maxLines] of sizes) {
      const width = space.width / size;
      const lines = fill(pieces, (text) => measure(text) <= width);
      if (lines && lines.length <= maxLines) {
        return { size, lines: balance(pieces, lines, width, measure) };
      }
    }
  }
  const [size, maxLines] = space.splitSizes.at(-1) ?? [0, 0];
  const width = space.width / size;
  return { size, lines: shorten(split, maxLines, (text) => measure(text) <= width) };
}

/** Fills the lines with as many characters as they hold, and ends the last one with an ellipsis. */
function shorten(
  pieces: readonly Piece[],
  maxLines: number,
  fits: (text: string) => boolean,
): string[] {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const units = pieces.flatMap(({ text, space }) => {
    // A part that fits on a line isn't split.
    const parts = fits(text) ? [text] : [...graphemes.segment(text)].map(({ segment }) => segment);
    return parts.map((part, index) => ({
      text: part,
      space: index === parts.length - 1 ? space : '',
    }));
  });
  const lines = fill(units, fits) ?? [''];
  if (lines.length <= maxLines) {
    return lines;
  }
  const last = [...graphemes.segment(lines[maxLines - 1] ?? '')].map(({ segment }) => segment);
  while (last.length > 0 && !fits(`${last.join('')}…`)) {
    last.pop();
  }
  return [...lines.slice(0, maxLines - 1), `${last.join('').trimEnd()}…`];
}

/** Matches what no font of the images has: emoji, and letters of other scripts than Latin and Chinese. */
const UNDRAWABLE =
  /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|(?!\p{sc=Latin}|\p{sc=Han}|\p{sc=Common}|\p{sc=Inherited})[\p{L}\p{M}]/gu;

/** Returns what the fonts can draw of a title. Anything else would be an empty box. */
export const drawableTitle = (title: string): string =>
  title.replace(UNDRAWABLE, '').replace(/\s+/g, ' ').trim();
