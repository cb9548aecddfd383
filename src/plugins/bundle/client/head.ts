/*
 * Does what react-helmet-async does in Docusaurus' browser bundle (3.10.2), for pages whose HTML is fetched before they
 * are shown: the server has already written their `<head>`, so it is copied instead of being rendered again.
 */

/** Elements of the current page, apart from its title: react-helmet-async (1.3.0) marks them on the server. */
const ownElements = ({ head }: Document) => [...head.querySelectorAll('[data-rh]:not(title)')];

/** The head of a page, without what all pages share. */
export interface ServedHead {
  title: string;
  /** Classes of `<html>`, by which style sheets recognize the type of the page. */
  classes: readonly string[];
  /** Everything but the title. */
  elements: readonly Element[];
}

/** Returns the head that the server has written into a page. Later changes to the page don't affect it. */
export function readHead(page: Document): ServedHead {
  return {
    title: page.title,
    classes: [...page.documentElement.classList],
    elements: ownElements(page).map((element) => element.cloneNode(true) as Element),
  };
}

/**
 * Replaces the head of the document with that of a page. Elements that both pages have stay in place, so that no style
 * sheet or icon is loaded again.
 *
 * @param document - The current document.
 * @param next - Head of the page to show.
 * @param previous - Head of the page that is left. Its classes are removed; classes set by scripts stay.
 */
export function applyHead(document: Document, next: ServedHead, previous: ServedHead): void {
  const wanted = new Map(next.elements.map((element) => [element.outerHTML, element]));
  for (const element of ownElements(document)) {
    if (!wanted.delete(element.outerHTML)) {
      element.remove();
    }
  }
  document.head.append(
    ...[...wanted.values()].map((element) => document.importNode(element, true)),
  );
  document.title = next.title;
  const { classList } = document.documentElement;
  classList.remove(...previous.classes);
  classList.add(...next.classes);
}
