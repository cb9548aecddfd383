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
  { flavors }: DemoSource,
  styling: CodeStyling,
  variant: CodeVariant,
): LiveFile[] {
  const files = flavors[styling]?.files ?? [];
  return files.map(({ name, jsName, html }) => ({
    name: variant === 'JS' ? (jsName ?? name) : name,
    code: textOf((variant === 'JS' ? html.JS : undefined) ?? html.TS),
  }));
}
