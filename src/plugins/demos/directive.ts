import type { LeafDirective } from 'mdast-util-directive';

import { nearest } from '../../core/validation/nearest';

/** Returns whether a node of a page's syntax tree is a `::demo` directive. */
export const isDemoDirective = (node: { type: string; name?: unknown }): node is LeafDirective =>
  node.type === 'leafDirective' && node.name === 'demo';

/** Attributes that `::demo{…}` accepts. */
const ATTRIBUTES: readonly string[] = ['src', 'bare', 'height', 'open', 'title'];

/** A problem with a `::demo` directive. */
export interface DirectiveProblem {
  message: string;
  fix: string;
}

/** Checks the attributes of a `::demo` directive, but not whether the demo exists. */
export function directiveProblems(
  attributes: Readonly<Record<string, string | null | undefined>>,
): DirectiveProblem[] {
  const { src, bare, height, open } = attributes;
  const problems: DirectiveProblem[] = Object.keys(attributes)
    .filter((name) => !ATTRIBUTES.includes(name))
    .map((name) => {
      const meant = nearest(name, ATTRIBUTES);
      return {
        message: `unknown attribute "${name}" in ::demo.`,
        fix: `${meant === undefined ? '' : `Did you mean "${meant}"? `}Allowed are: ${ATTRIBUTES.join(', ')}.`,
      };
    });
  const isMisspelled = problems.some(({ fix }) => fix.startsWith('Did you mean "src"'));
  if (!isMisspelled && (!src || !/^\.\.?\//.test(src))) {
    problems.push({
      message:
        '::demo needs src, the demo\'s path from this page, such as ::demo{src="./demos/BasicSorting.tsx"}.',
      fix: `Found: ${src ? `"${src}"` : 'none'}.`,
    });
  }
  if (typeof height === 'string' && !/^[1-9]\d*$/.test(height)) {
    problems.push({
      message: 'height of ::demo must be a number of pixels, such as height=320.',
      fix: `Found: "${height}".`,
    });
  }
  // For example `open=false`, which would open the code.
  if (open) {
    problems.push({
      message: 'open of ::demo takes no value. Omit it to show the demo with its code collapsed.',
      fix: `Found: "${open}".`,
    });
  }
  if (bare) {
    problems.push({
      message: 'bare of ::demo takes no value: leave it out to show the demo with its toolbar.',
      fix: `Found: "${bare}".`,
    });
  }
  if (typeof bare === 'string' && height !== undefined) {
    problems.push({
      message: "bare of ::demo doesn't go with height.",
      fix: 'A demo without toolbar must have a size of its own.',
    });
  }
  return problems;
}
