const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns text as markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
