import { PAGE_BUDGETS, PAGES, type Ceiling, type PageKind } from './budgets';
import type { PageCost } from './measure';

/** How many of the largest files a message lists. */
const NAMED_FILES = 5;

interface Figure {
  what: string;
  unit: string;
  value: number;
  ceiling: Ceiling;
  /** The files in the value, largest first. */
  files?: readonly [string, number][];
}

/** Returns all values of a page that have a limit. */
export function figuresOf(kind: PageKind, cost: PageCost): Figure[] {
  const { atRest, withDemos, html, fonts, nodes } = PAGE_BUDGETS[kind];
  const kB = { unit: ' kB' };
  return [
    {
      ...kB,
      what: 'JavaScript at rest',
      value: cost.atRest,
      ceiling: atRest,
      files: cost.files.atRest,
    },
    ...(withDemos
      ? [
          {
            ...kB,
            what: 'JavaScript with demos in view',
            value: cost.withDemos,
            ceiling: withDemos,
            files: cost.files.withDemos,
          },
        ]
      : []),
    { ...kB, what: 'HTML', value: cost.html, ceiling: html },
    { ...kB, what: 'Fonts', value: cost.fonts, ceiling: fonts, files: cost.files.fonts },
    { what: 'DOM', unit: ' elements', value: cost.nodes, ceiling: nodes },
  ];
}

const shown = (value: number) => (Number.isInteger(value) ? `${value}` : value.toFixed(1));

/**
 * Checks which budgets a page exceeds.
 *
 * @returns A message for each, with the page, the budget, the actual value and the largest files. Empty if none is
 * exceeded.
 */
export function overBudget(kind: PageKind, cost: PageCost): string[] {
  return figuresOf(kind, cost)
    .filter(({ value, ceiling }) => value > (ceiling.current ?? ceiling.target))
    .map(({ what, unit, value, ceiling: { target, current }, files = [] }) => {
      const limit =
        current === undefined
          ? `the budget is ${shown(target)}${unit}`
          : `it may be ${shown(current)}${unit} for now, and the target is ${shown(target)}${unit}`;
      const largest = files
        .slice(0, NAMED_FILES)
        .map(([file, size]) => `\n    ${size.toFixed(1)} kB  ${file}`)
        .join('');
      return (
        `${what} of the ${kind} page ${PAGES[kind]} is ${shown(value)}${unit}; ${limit} (bench/budgets.ts).` +
        (largest && `\n  The largest files:${largest}`)
      );
    });
}
