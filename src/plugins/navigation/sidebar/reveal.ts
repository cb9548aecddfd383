/** An entry in the part of the page that scrolls: the sidebar, or the menu of phones. */
interface Place {
  menu: HTMLElement;
  entry: HTMLElement;
}

/** Returns where the entry of the current page is, or undefined if the page has none. */
export function placeOfEntry(list: Element): Place | undefined {
  const menu = list.closest<HTMLElement>('.menu');
  const entry = list.querySelector<HTMLElement>('[aria-current]');
  return menu && entry ? { menu, entry } : undefined;
}

/** Returns the distance of the entry from the top of the menu, as the reader sees it. */
const topOf = ({ menu, entry }: Place): number =>
  entry.getBoundingClientRect().top - menu.getBoundingClientRect().top;

/** Scrolls the menu, and nothing around it, until the entry is at a third of its height. */
export function reveal(place: Place): void {
  place.menu.scrollTop += topOf(place) - place.menu.clientHeight / 3;
}

/** Returns whether the reader points at the menu and sees the entry, which mustn't move away then. */
export function isInUse(place: Place): boolean {
  const top = topOf(place);
  return place.menu.matches(':hover') && top >= 0 && top < place.menu.clientHeight;
}
