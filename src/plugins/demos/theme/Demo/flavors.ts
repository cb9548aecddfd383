import { CODE_STYLINGS, STYLING_KEYS, type CodeStyling } from '../../../../core/preferences';
import type { DemoFlavour, DemoModule } from '../../types';

/** Returns the flavor that is shown for a reader's choice: the default if the demo does not have the chosen one. */
export function flavourFor({ flavours }: DemoModule, styling: CodeStyling): DemoFlavour {
  return flavours.find((flavour) => flavour.styling === styling) ?? flavours[0];
}

/**
 * Returns the choices for which a flavor is shown, as listed in `data-for-styling`, or undefined if there is only one
 * flavor.
 */
export function stylingsOf(demo: DemoModule, flavour: DemoFlavour): string | undefined {
  return demo.flavours.length > 1
    ? CODE_STYLINGS.filter((styling) => flavourFor(demo, styling) === flavour)
        .map((styling) => STYLING_KEYS[styling])
        .join(' ')
    : undefined;
}

/** Returns the id of a flavor's island. The default flavor's id is the demo's name. */
export function islandId(demo: DemoModule, flavour: DemoFlavour): string {
  return flavour === demo.flavours[0] ? demo.name : `${demo.name}-${STYLING_KEYS[flavour.styling]}`;
}
