import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { packageNameOf } from '../../../src/core/versions/packages/name';
import { parsePackageFile } from '../../../src/plugins/api-reference/check/compile';

/**
 * Matches the bodies of interfaces that take much memory, and that the code around components doesn't use: graphics, audio and
 * other devices of TypeScript's `lib.dom.d.ts`, and the names with hyphens of `csstype`.
 */
const RARE =
  /^((?:export )?interface|declare var) ((?:(?:WebGL|WEBGL|OES|EXT|GPU|RTC|SVGFE|IDB|Speech|Payment|XPath|XSLT|Credential|PublicKey|Authenticator|MediaKey|MediaS|MediaRecorder|SourceBuffer|WebTransport|SubtleCrypto|Push|ServiceWorker|VTT|TextTrack|Video[A-Z]|Audio|Encoded|ImageDecoder|CSS(?!Style(?:Declaration|Properties))|MIDI|Gamepad|Navigat(?:e|ion)|Cookie|FontFace|FileSystem|DOMMatrix|Biquad|Oscillator|Panner|Analyser|BaseAudio|PictureInPicture)\w*|\w+Hyphen)\b.*?)(?:: )?\{$[^]*?^\}/gm;

/** Matches the listeners of elements that have the same events as all elements. */
const REPEATED =
  /^ +(?:add|remove)EventListener.*\(this: (?!HTMLElement,|SVGElement,)\w+, ev: (?:HTML|SVG)ElementEventMap.*\n +(?:add|remove)EventListener\(type: string.*\n/gm;

/**
 * Returns a text without the parts of TypeScript's library and of `csstype` that nothing here needs, a sixth of all that
 * is parsed. What these interfaces had is of any type.
 */
const withoutRare = (file: string, text: string): string =>
  /\/(?:lib\.dom|csstype\/index)\.d\.ts$/.test(file)
    ? text
        .replace(REPEATED, '')
        .replace(RARE, (_, start: string, head: string) =>
          start === 'declare var'
            ? `${start} ${head}: any`
            : `${start} ${head} { [member: string]: any }`,
        )
    : text;

/** Parsed files of packages, which compilers share. */
export class ParsedFiles {
  /** Those that were used last come last. */
  private readonly files = new Map<string, ts.SourceFile>();

  /** Returns a file, which is parsed if it isn't there. */
  get(key: string, parse: () => ts.SourceFile): ts.SourceFile {
    const file = this.files.get(key) ?? parse();
    this.files.delete(key);
    this.files.set(key, file);
    return file;
  }

  /**
   * Removes the files that weren't used for the longest time.
   *
   * @param length - How many characters of text remain at most. A parsed file takes 32 bytes for each.
   */
  shrink(length: number): void {
    let sum = [...this.files.values()].reduce((total, { text }) => total + text.length, 0);
    for (const [key, { text }] of this.files) {
      if (sum <= length) {
        return;
      }
      this.files.delete(key);
      sum -= text.length;
    }
  }
}

/** A folder on disk, and the path at which the compiler sees it. */
interface Mount {
  real: string;
  seen: string;
}

const NODE_MODULES = '/node_modules/';
const DECLARATIONS = /\.d\.[cm]?ts$/;

/** Returns the real path of a file or folder, or undefined if there is none. */
function realPath(file: string): string | undefined {
  try {
    return realpathSync.native(file);
  } catch {
    return undefined;
  }
}

/** Returns the path of a file below another folder, with `/`. Undefined if it is outside of the first one. */
function moved(file: string, from: string, separator: string, to: string): string | undefined {
  return file === from || file.startsWith(from + separator)
    ? to + file.slice(from.length).split(separator).join('/')
    : undefined;
}

/** Returns the folders named `node_modules` in a folder and above, outermost first. */
function packageFolders(from: string): string[] {
  const parent = path.dirname(from);
  const folder = path.join(from, 'node_modules');
  return [
    ...(parent === from ? [] : packageFolders(parent)),
    ...(existsSync(folder) ? [folder] : []),
  ];
}

/** Returns whether the path of a file is that of a declaration, or of a `package.json`, in a package. */
function isPackageFile(seen: string): boolean {
  const inside = seen.slice(seen.lastIndexOf(NODE_MODULES) + NODE_MODULES.length);
  // Excludes what tools keep next to packages, such as `.cache`.
  const name = packageNameOf(inside);
  return (
    name !== undefined &&
    inside.length > name.length &&
    (DECLARATIONS.test(inside) || path.posix.basename(inside) === 'package.json')
  );
}

/**
 * Returns the files that the compiler may read while it checks code of strangers: the declarations and `package.json`
 * files of installed packages, and TypeScript's library. Everything else doesn't exist for it, also if a link leads to
 * it. The compiler sees these files at paths that don't tell where they are, so its messages can't contain that.
 *
 * @param packagesFrom - Folder from which packages are resolved.
 * @param parsed - Where parsed files are kept.
 */
export function packageFiles(packagesFrom: string, parsed: ParsedFiles): ts.CompilerHost {
  const folders = packageFolders(path.resolve(packagesFrom));
  const library = path.dirname(ts.getDefaultLibFilePath({}));
  const mounts = [
    // Nested like on disk, since packages are looked up from the innermost folder to the outermost one.
    ...folders.map(
      (folder, depth) => [folder, `${'/packages'.repeat(depth)}/node_modules`] as const,
    ),
    [library, '/compiler/node_modules/typescript/lib'] as const,
  ].flatMap(([folder, seen]): Mount[] => {
    const real = realPath(folder);
    return real === undefined ? [] : [{ real, seen }];
  });
  const innermostFirst = mounts.toSorted((a, b) => b.real.length - a.real.length);

  /** Returns where a real path is seen, or undefined if it is outside of all folders. */
  const seenAt = (real: string) =>
    innermostFirst
      .map((mount) => moved(real, mount.real, path.sep, mount.seen))
      .find((seen) => seen !== undefined);

  /** Returns the real path of a file or folder, with where it is seen. */
  const find = (file: string): Mount | undefined => {
    const named = mounts
      .map(({ real, seen }) => moved(path.posix.normalize(file), seen, '/', real))
      .find((place) => place !== undefined);
    const real = named === undefined ? undefined : realPath(named);
    const seen = real === undefined ? undefined : seenAt(real);
    return real === undefined || seen === undefined ? undefined : { real, seen };
  };

  /** Returns the real path of a file, if it may be read. */
  const readable = (file: string): string | undefined => {
    const found = find(file);
    return found && isPackageFile(found.seen) && statSync(found.real).isFile()
      ? found.real
      : undefined;
  };

  return {
    fileExists: (file) => readable(file) !== undefined,
    readFile: (file) => {
      const real = readable(file);
      return real === undefined ? undefined : readFileSync(real, 'utf8');
    },
    getSourceFile: (file, options) => {
      const real = readable(file);
      if (real === undefined) {
        return undefined;
      }
      // Folders of different versions are seen at the same path.
      return parsed.get(`${real}\0${file}`, () =>
        parsePackageFile(file, withoutRare(file, readFileSync(real, 'utf8')), options),
      );
    },
    directoryExists: (folder) => {
      const found = find(folder);
      return found !== undefined && statSync(found.real).isDirectory();
    },
    realpath: (file) => find(file)?.seen ?? file,
    getCurrentDirectory: () => '/packages'.repeat(Math.max(folders.length - 1, 0)) || '/',
    getDefaultLibLocation: () => '/compiler/node_modules/typescript/lib',
    getDefaultLibFileName: (options) =>
      path.posix.join('/compiler/node_modules/typescript/lib', ts.getDefaultLibFileName(options)),
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  };
}
