import { CODE_STYLINGS, STYLING_KEYS, type CodeStyling } from '../../../../core/preferences';
import type { DemoFlavor, DemoModule } from '../../types';

/** Returns the flavor that is shown for a reader's choice: the default if the demo does not have the chosen one. */
export function flavorFor({ flavors }: DemoModule, styling: CodeStyling): DemoFlavor {
  return flavors.find((flavor) => flavor.styling === styling) ?? flavors[0];
}

/**
 * Returns the choices for which a flavor is shown, as listed in `data-for-styling`, or undefined if there is only one
 * flavor.
 */
export function stylingsOf(demo: DemoModule, flavor: DemoFlavor): string | undefined {
  return demo.flavors.length > 1
    ? CODE_STYLINGS.filter((styling) => flavorFor(demo, styling) === flavor)
        .map((styling) => STYLING_KEYS[styling])
        .join(' ')
    : undefined;
}

/** Returns the id of a flavor's island. The default flavor's id is the demo's name. */
export function islandId(demo: DemoModule, flavor: DemoFlavor): string {
  return flavor === demo.flavors[0] ? demo.name : `${demo.name}-${STYLING_KEYS[flavor.styling]}`;
}
