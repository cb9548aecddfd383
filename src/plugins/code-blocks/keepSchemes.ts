import { CODE_SCHEME_ATTRIBUTE } from './schemeAttribute';

/**
 * Applies the colors of both schemes once they have loaded. Their selectors limit each to its scheme, so a change of
 * the mode only changes styles, in the same frame. This sets the media of the style sheet, since changing the link's
 * own `media` would make the browser load the file again.
 *
 * @param page - The document with the links.
 */
export function keepCodeSchemes(page: Document): void {
  page.querySelectorAll<HTMLLinkElement>(`link[${CODE_SCHEME_ATTRIBUTE}]`).forEach((link) => {
    const apply = () => {
      if (link.sheet) {
        link.sheet.media.mediaText = 'all';
      }
    };
    apply();
    // For a link that is still loading, or that the browser loads again because of the boot script.
    link.addEventListener('load', apply);
  });
}
