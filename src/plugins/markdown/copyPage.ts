/** What became of copying. `not-loaded`: the file couldn't be fetched. `not-allowed`: the browser refused. */
export type CopyResult = 'copied' | 'not-loaded' | 'not-allowed';

async function load(path: string): Promise<Blob> {
  const response = await fetch(path);
  // The development server answers with a page for files that don't exist.
  if (!response.ok || response.headers.get('content-type')?.includes('html')) {
    throw new Error(`${path} could not be loaded: ${response.status}.`);
  }
  return new Blob([await response.text()], { type: 'text/plain' });
}

/**
 * Copies a page's Markdown to the clipboard. Call it in an event handler: the clipboard gets the text as a promise,
 * because Safari refuses to write after a request.
 *
 * @param path - Path of the Markdown.
 * @returns What became of it. Never rejects.
 */
export async function copyPage(path: string): Promise<CopyResult> {
  const text = load(path);
  const isLoaded = text.then(
    () => true,
    () => false,
  );
  try {
    await (typeof ClipboardItem === 'undefined'
      ? navigator.clipboard.writeText(await (await text).text())
      : // eslint-disable-next-line compat/compat -- Firefox has it since version 127
        navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]));
    return 'copied';
  } catch {
    return (await isLoaded) ? 'not-allowed' : 'not-loaded';
  }
}
