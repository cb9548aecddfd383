import { isBuiltin } from 'node:module';

import { importSpecifiers, packageNameOf } from '../../core/versions/packages';

const FENCE = /^\s*(`{3,}|~{3,})(.*)$/;
const HEADING = /^#{2,6} (.+)$/;

/**
 * Returns which samples of a page weren't compiled, or not with all types: the heading above each, and the reason. Demos
 * are always compiled.
 *
 * @param mdx - The source of the page.
 * @param isInstalled - Returns whether the page's code finds a package.
 */
export function samplesNotCompiled(
  mdx: string,
  isInstalled: (packageName: string) => boolean,
): string[] {
  const found = new Set<string>();
  let heading = 'Introduction';
  let open: { fence: string; meta: string; lines: string[] } | undefined;
  for (const line of mdx.split('\n')) {
    const [, fence = '', meta = ''] = FENCE.exec(line) ?? [];
    if (open) {
      if (fence.startsWith(open.fence) && meta.trim() === '') {
        const reason = /\bfragment="([^"]+)"/.exec(open.meta)?.[1];
        const packages = importSpecifiers(open.lines.join('\n'))
          .filter((specifier) => !isBuiltin(specifier))
          .flatMap((specifier) => packageNameOf(specifier) ?? [])
          .filter((name) => !isInstalled(name));
        if (reason !== undefined) {
          found.add(`${heading}: ${reason}`);
        } else if (packages.length > 0) {
          found.add(`${heading}: without the types of ${[...new Set(packages)].join(', ')}`);
        }
        open = undefined;
      } else {
        open.lines.push(line);
      }
    } else if (fence !== '') {
      open = { fence, meta, lines: [] };
    } else {
      heading = HEADING.exec(line)?.[1] ?? heading;
    }
  }
  return [...found];
}
