import { CODE_STYLINGS, STYLING_KEYS, type CodeStyling } from '../../../../core/preferences';
import type { DemoStyling, DemoModule } from '../../types';

/** Returns the styling that a demo is shown in: the one that the reader has chosen, or the default if the demo lacks it. */
export function stylingFor({ stylings }: DemoModule, choice: CodeStyling): DemoStyling {
  return stylings.find(({ name }) => name === choice) ?? stylings[0];
}

/**
 * Returns the choices for which a demo is shown in a styling, as listed in `data-for-styling`, or undefined if it has no
 * other one.
 */
export function choicesFor(demo: DemoModule, styling: DemoStyling): string | undefined {
  return demo.stylings.length > 1
    ? CODE_STYLINGS.filter((choice) => stylingFor(demo, choice) === styling)
        .map((choice) => STYLING_KEYS[choice])
        .join(' ')
    : undefined;
}

/** Returns the id of a demo's island in a styling. In the default styling, it is the demo's name. */
export function islandId(demo: DemoModule, styling: DemoStyling): string {
  return styling === demo.stylings[0] ? demo.name : `${demo.name}-${STYLING_KEYS[styling.name]}`;
}
