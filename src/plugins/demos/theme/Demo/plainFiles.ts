import type { LiveFile } from '../../live/protocol';
import type { CodeStyling, CodeVariant, DemoSource } from '../../types';

/** Returns the text of highlighted code. */
export function textOf(html: string): string {
  const element = document.createElement('code');
  element.innerHTML = html;
  return element.textContent;
}

/** Returns a demo's files in a styling and variant as text, the entry first. */
export function plainFiles(
  { stylings }: DemoSource,
  styling: CodeStyling,
  variant: CodeVariant,
): LiveFile[] {
  const files = stylings[styling]?.files ?? [];
  return files.map(({ name, jsName, html }) => ({
    name: variant === 'JS' ? (jsName ?? name) : name,
    code: textOf((variant === 'JS' ? html.JS : undefined) ?? html.TS),
  }));
}

/**
 * Returns the code of a file, followed by the names of the other files if it is the demo itself, which needs them.
 *
 * @param files - All files, with the demo itself first.
 */
export function codeToCopy(files: readonly LiveFile[], index: number): string {
  const code = files[index]?.code ?? '';
  const others = files.slice(1).map(({ name }) => name);
  return index > 0 || others.length === 0
    ? code
    : `${code.replace(/\n?$/, '\n')}\n// Needs files beside it, which the demo has in its other tabs: ${others.join(', ')}\n`;
}
