import { gzipSync, strToU8 } from 'fflate';

/** Size of a tar file's blocks, in bytes. */
const BLOCK = 512;

/** Permissions of files in an archive. npm makes the files of `bin` executable. */
const MODE = 0o644;

/** A fixed date, so that the same files result in the same archive: npm's own, October 26, 1985. */
const DATE = 499_162_500;

const LONGEST_NAME = 100;

/** Returns the header of a file (ustar). */
function header(name: string, size: number): Uint8Array {
  const bytes = new Uint8Array(BLOCK);
  const write = (text: string, offset: number) => bytes.set(strToU8(text), offset);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  write(name, 0);
  write(`${octal(MODE, 7)}\0`, 100);
  write(`${octal(0, 7)}\0${octal(0, 7)}\0`, 108);
  write(`${octal(size, 11)}\0`, 124);
  write(`${octal(DATE, 11)}\0`, 136);
  // The checksum is computed as if it consisted of spaces.
  write('        ', 148);
  write('0', 156);
  write('ustar\u000000', 257);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  write(`${octal(sum, 6)}\0 `, 148);
  return bytes;
}

/**
 * Creates a compressed tar file. The same files always result in the same bytes.
 *
 * @param files - Texts by path, with `/`.
 * @throws Error if a path is longer than the format allows.
 */
export function tarGz(files: Readonly<Record<string, string>>): Uint8Array {
  const parts: Uint8Array[] = [];
  for (const [name, text] of Object.entries(files)) {
    if (strToU8(name).length > LONGEST_NAME) {
      throw new Error(`The path "${name}" is longer than the ${LONGEST_NAME} bytes of a tar file.`);
    }
    const content = strToU8(text);
    const padded = new Uint8Array(Math.ceil(content.length / BLOCK) * BLOCK);
    padded.set(content);
    parts.push(header(name, content.length), padded);
  }
  parts.push(new Uint8Array(2 * BLOCK));
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return gzipSync(whole, { level: 9, mtime: 0 });
}
