import { importSpecifiers, packageNameOf } from '../../core/packages';
import { LICENSED, OTHERS } from '../api-reference/check/licensed';

const FENCE = /^\s*(`{3,}|~{3,})(.*)$/;
const HEADING = /^#{2,6} (.+)$/;

/** Whether a package's types aren't known here, so that code is compiled without them. */
const isWithoutTypes = (name: string) => LICENSED[name] !== undefined || OTHERS.includes(name);

/**
 * Returns which samples of a page weren't compiled, or not with all types: the heading above each, and the reason. Demos
 * are always compiled.
 *
 * @param mdx - The source of the page.
 */
export function samplesNotCompiled(mdx: string): string[] {
  const found = new Set<string>();
  let heading = 'Introduction';
  let open: { fence: string; meta: string; lines: string[] } | undefined;
  for (const line of mdx.split('\n')) {
    const [, fence = '', meta = ''] = FENCE.exec(line) ?? [];
    if (open) {
      if (fence.startsWith(open.fence) && meta.trim() === '') {
        const reason = /\bfragment="([^"]+)"/.exec(open.meta)?.[1];
        const packages = importSpecifiers(open.lines.join('\n'))
          .map((specifier) => packageNameOf(specifier) ?? specifier)
          .filter(isWithoutTypes);
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
