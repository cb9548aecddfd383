import { CODE_SCHEME_ATTRIBUTE } from './schemeAttribute';

/**
 * Lets the colours of both schemes apply from the time they are there, each in its own scheme by its selector: a change
 * of the mode is then one of style alone, in the very same frame. Through the style sheet, since a change of the link's
 * own `media` would make the browser read the file anew.
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
    // One that is still on its way, or that the boot script has made the browser read anew.
    link.addEventListener('load', apply);
  });
}
