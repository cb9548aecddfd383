import fs from 'node:fs';
import path from 'node:path';

/** What moves. All paths of files are absolute. */
export interface Moves {
  siteDir: string;
  /** Folder of the docs. */
  directory: string;
  /** Files and folders, from where they are to where they will be. */
  files: ReadonlyMap<string, string>;
  /** Addresses of pages, without a slash at the end. */
  addresses: ReadonlyMap<string, string>;
  /** Ids of docs, such as `react-data-grid/sorting/sorting`. */
  ids: ReadonlyMap<string, string>;
}

/** A path, also as part of an address. What follows `https:` isn't one. */
const PATH = /(?<![\p{L}\p{N}_@%+~./:-])[\p{L}\p{N}_@%+~./-]+/gu;

/** Endings that an import leaves out. */
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.js', '.jsx', '/index.ts', '/index.tsx'];

const MARKDOWN = /\.mdx?$/;

/** Code in Markdown, which shows text instead of linking. */
const CODE = /^[ \t]*(`{3,}|~{3,})[^]*?^[ \t]*\1|(?<!`)(`+)(?!`)[^`\n]+\2(?!`)/gm;

const FRONT_MATTER = /^\uFEFF?---\r?\n[^]*?\n---/;

const slashes = (file: string) => file.split(path.sep).join('/');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the address of a moved page, its Markdown, or a demo on it. */
function movedAddress(written: string, addresses: Moves['addresses']): string | undefined {
  const parts = ['/', '', '.md', /\/demos\/[^/]+\/?$/.exec(written)?.[0] ?? ''];
  const end = parts.find(
    (part) =>
      written.endsWith(part) && addresses.has(written.slice(0, written.length - part.length)),
  );
  const target = addresses.get(written.slice(0, written.length - (end ?? '').length));
  return target === undefined ? undefined : target + end;
}

/**
 * Returns the file that a path means, without the ending that it leaves out.
 *
 * @param base - The path, absolute.
 */
function targetOf(base: string, files: Moves['files']): string | undefined {
  for (const ending of ENDINGS) {
    const target = files.get(base + ending);
    if (target !== undefined) {
      return target.slice(0, target.length - ending.length);
    }
  }
  return ENDINGS.some((ending) => fs.existsSync(base + ending)) ? base : undefined;
}

/** Returns the text of a path that is read from one file and written to another, or undefined if it stays as it is. */
function movedPath(written: string, from: string, to: string, moves: Moves): string | undefined {
  const { siteDir, directory, files } = moves;
  const clean = decoded(written).replace(/\/$/, '');
  const slash = written.endsWith('/') ? '/' : '';
  const encoded = (text: string) => (written.includes('%') ? encodeURI(text) : text) + slash;
  const below = (folder: string, rest: string, prefix: string) => {
    const target = targetOf(path.join(folder, rest), files);
    return target === undefined
      ? undefined
      : encoded(prefix + slashes(path.relative(folder, target)));
  };
  if (clean.startsWith('@site/')) {
    return below(siteDir, clean.slice('@site/'.length), '@site/');
  }
  if (clean.startsWith('/')) {
    return MARKDOWN.test(clean) ? below(directory, clean, '/') : undefined;
  }
  const base = path.resolve(path.dirname(from), clean);
  const target = targetOf(base, files);
  if (target !== undefined) {
    const relative = slashes(path.relative(path.dirname(to), target));
    if (relative === slashes(path.relative(path.dirname(from), base))) {
      return undefined;
    }
    return encoded(relative.startsWith('.') || !clean.startsWith('.') ? relative : `./${relative}`);
  }
  return clean.startsWith('.') ? undefined : below(siteDir, clean, '');
}

/**
 * Returns the text of a file after the move: what links to a moved page or file, and what the file itself links to if it
 * moves.
 *
 * @param from - Where the file is.
 * @param to - Where it will be.
 */
export function withMovedReferences(from: string, to: string, text: string, moves: Moves): string {
  const isMarkdown = MARKDOWN.test(from);
  const fields = isMarkdown ? (FRONT_MATTER.exec(text)?.[0].length ?? 0) : 0;
  const code = isMarkdown
    ? [...text.matchAll(CODE)].map(({ 0: { length }, index }) => [index, index + length] as const)
    : [];
  const isCode = (offset: number) => code.some(([start, end]) => start <= offset && offset < end);
  return text.replace(PATH, (match: string, offset: number) => {
    const written = match.replace(/\.+$/, '');
    if (written === '' || isCode(offset)) {
      return match;
    }
    const before = text.slice(Math.max(0, offset - 40), offset);
    const isQuoted = /["'`(<]$/.test(before);
    const isLink = isQuoted || (isMarkdown && /(?:^|\n) {0,3}\[[^\]]+\]:[ \t]*$/.test(before));
    const isPath = /^(?:\.\.?(?:\/|$)|\/|@site\/)/.test(written);
    const field = offset < fields ? moves.ids.get(written) : undefined;
    const target =
      field ??
      (written.startsWith('/') ? movedAddress(written, moves.addresses) : undefined) ??
      // Words between slashes are paths only where something is linked or imported.
      ((isPath && (isLink || isMarkdown)) || (isLink && written.includes('.'))
        ? movedPath(written, from, to, moves)
        : undefined);
    return target === undefined ? match : target + match.slice(written.length);
  });
}
