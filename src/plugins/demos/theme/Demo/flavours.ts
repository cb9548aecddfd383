import { CODE_STYLINGS, STYLING_KEYS, type CodeStyling } from '../../../../core/preferences';
import type { DemoFlavour, DemoModule } from '../../types';

/** The flavour that is shown for a reader's choice: the default where the demo has no other. */
export function flavourFor({ flavours }: DemoModule, styling: CodeStyling): DemoFlavour {
  return flavours.find((flavour) => flavour.styling === styling) ?? flavours[0];
}

/** Choices for which a flavour is shown, as `data-for-styling` lists them; undefined where there is no choice. */
export function stylingsOf(demo: DemoModule, flavour: DemoFlavour): string | undefined {
  return demo.flavours.length > 1
    ? CODE_STYLINGS.filter((styling) => flavourFor(demo, styling) === flavour)
        .map((styling) => STYLING_KEYS[styling])
        .join(' ')
    : undefined;
}

/** Id of a flavour's island. The default's is the demo's own. */
export function islandId(demo: DemoModule, flavour: DemoFlavour): string {
  return flavour === demo.flavours[0] ? demo.name : `${demo.name}-${STYLING_KEYS[flavour.styling]}`;
}
