import { highlight } from '../../../code-blocks/client';

/** The code that an editor shows: a file's text without the line break at its end, which is no line of its own. */
export function shownCode(code: string): string {
  return code.replace(/\n$/, '');
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
}

/**
 * Content of the element under the text field: as the page shows the code, apart from the line break at its end.
 *
 * @param shown - What {@link shownCode} gives.
 * @param name - The file's name; its ending is the language.
 */
export function highlightLive(shown: string, name: string): string {
  const language = name.slice(name.lastIndexOf('.') + 1);
  const { code, html } = highlight(`${shown}\n`, language);
  // Comments that mark lines are not shown by the page, but they are by a text field.
  return code === shown ? html.replace(/\n$/, '') : escapeHtml(shown);
}
