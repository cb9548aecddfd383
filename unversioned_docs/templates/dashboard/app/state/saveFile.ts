/**
 * Saves a text as a file.
 *
 * @param name - The name of the file.
 * @param type - Its media type.
 * @param text - Its content.
 */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
