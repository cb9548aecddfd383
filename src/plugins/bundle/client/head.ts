/*
 * What react-helmet-async does in Docusaurus' browser bundle (3.10.2), for pages whose HTML is fetched before they are
 * shown: the server has written their `<head>` already, so it is copied instead of being rendered again.
 */

/** Marks what belongs to the page that is shown: react-helmet-async (1.3.0) on the server puts it on each element. */
const OWN = '[data-rh]';

/** The head of a page, apart from what all pages share. */
export interface ServedHead {
  title: string;
  /** Classes of `<html>`, which tell style sheets what kind of page it is. */
  classes: readonly string[];
  /** Everything but the title. */
  elements: readonly Element[];
}

/** The head that the server has written into a page. Later changes to the page don't change it. */
export function readHead(page: Document): ServedHead {
  return {
    title: page.title,
    classes: [...page.documentElement.classList],
    elements: [...page.head.querySelectorAll(`${OWN}:not(title)`)].map(
      (element) => element.cloneNode(true) as Element,
    ),
  };
}

/**
 * Makes the head of a page that of the document. Elements that both pages have stay as they are, so that no style sheet
 * or icon is loaded again.
 *
 * @param document - The document that is shown.
 * @param next - Head of the page to show.
 * @param previous - Head of the page that is left: its classes go, others that scripts have set stay.
 */
export function applyHead(document: Document, next: ServedHead, previous: ServedHead): void {
  const wanted = new Map(next.elements.map((element) => [element.outerHTML, element]));
  for (const element of document.head.querySelectorAll(`${OWN}:not(title)`)) {
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
