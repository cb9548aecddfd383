import { escapeHtml, highlight } from '../../../code-blocks/client';

/**
 * Returns the code that an editor shows: a file's text without the trailing line break, which is not a line of its own.
 */
export function shownCode(code: string): string {
  return code.replace(/\n$/, '');
}

/**
 * Returns the content of the element behind the text field: the code as the page shows it, without the trailing line
 * break.
 *
 * @param shown - The result of {@link shownCode}.
 * @param name - Name of the file. Its extension determines the language.
 */
export function highlightLive(shown: string, name: string): string {
  const language = name.slice(name.lastIndexOf('.') + 1);
  const { code, html } = highlight(`${shown}\n`, language);
  // The page hides comments that mark lines, but a text field shows them.
  return code === shown ? html.replace(/\n$/, '') : escapeHtml(shown);
}
