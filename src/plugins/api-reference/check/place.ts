import type { DocsPage, Fence, PageLocation } from './pages';

/**
 * Returns the position on a page for a position in one of its blocks.
 *
 * @param page - The page.
 * @param fence - One of its blocks.
 * @param line - Line in the block's code, counted from 0.
 * @param character - Position in that line, counted from 0.
 */
export function placeInFence(
  page: DocsPage,
  fence: Fence,
  line: number,
  character: number,
): PageLocation {
  const own = fence.code.split('\n')[line] ?? '';
  const whole = page.lines[fence.line + line] ?? '';
  const indentation = own !== '' && whole.endsWith(own) ? whole.length - own.length : 0;
  return {
    file: page.file,
    line: fence.line + line + 1,
    column: indentation + character + 1,
  };
}
