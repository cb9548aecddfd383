import {
  chosenIn,
  countWith,
  exampleIn,
  FACETS,
  isShown,
  searchWith,
  searchWithExample,
  type Facet,
  type FacetValues,
} from '../facets';
import { GALLERY } from '../markup';

import { exampleOf, showExample } from './example';

/** The filters and the dialog of the page's gallery. */
export interface Filters {
  /** Shows what the query string asks for. */
  apply: () => void;
  /** Stops handling changes. */
  stop: () => void;
}

/** Returns the address with another query string. */
const addressWith = (search: string) =>
  `${window.location.pathname}${search}${window.location.hash}`;

/** Marks an entry of the history that was added when a dialog opened. */
const OPENED = 'galleryExample';

const isOpened = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && OPENED in state;

interface GalleryElements {
  items: readonly HTMLElement[];
  inputs: readonly HTMLInputElement[];
  status: HTMLElement | null;
  clear: HTMLElement | null;
  empty: HTMLElement | null;
}

function elementsOf(gallery: Element): GalleryElements {
  return {
    items: [...gallery.querySelectorAll<HTMLElement>(`[${GALLERY.item}]`)],
    inputs: [...gallery.querySelectorAll('input')],
    status: gallery.querySelector<HTMLElement>(`[${GALLERY.status}]`),
    clear: gallery.querySelector<HTMLElement>(`[${GALLERY.clear}]`),
    empty: gallery.querySelector<HTMLElement>(`[${GALLERY.empty}]`),
  };
}

const wordsIn = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);

const valuesOf = ({ dataset }: HTMLElement): FacetValues => ({
  type: wordsIn(dataset.type),
  feature: wordsIn(dataset.feature),
});

const facetOf = ({ name }: HTMLInputElement) => FACETS.find((facet) => facet === name) ?? 'type';

function chosenBy(inputs: readonly HTMLInputElement[]): FacetValues {
  const valuesFor = (facet: Facet) =>
    inputs.filter((input) => input.checked && facetOf(input) === facet).map(({ value }) => value);
  return { type: valuesFor('type'), feature: valuesFor('feature') };
}

/** Shows the examples that are chosen, and how many there are of each kind. */
function show({ items, inputs, status, clear, empty }: GalleryElements): void {
  const chosen = chosenBy(inputs);
  const examples = items.map(valuesOf);
  items.forEach((item, index) => {
    const example = examples[index];
    item.hidden = example !== undefined && !isShown(example, chosen);
  });
  for (const input of inputs) {
    const count = countWith(examples, chosen, facetOf(input), input.value);
    input.disabled = count === 0 && !input.checked;
    const element = input.parentElement?.querySelector(`[${GALLERY.count}]`);
    if (element) {
      element.textContent = String(count);
    }
  }
  const shown = items.filter((item) => !item.hidden).length;
  if (clear) {
    clear.hidden = shown === items.length;
  }
  if (empty) {
    empty.hidden = shown > 0;
  }
  if (status) {
    const text = (status.getAttribute(GALLERY.status) ?? '')
      .replace('{shown}', String(shown))
      .replace('{total}', String(items.length));
    // Screen readers announce a change, so there must be none if the text is the same.
    if (status.textContent !== text) {
      status.textContent = text;
    }
  }
}

/** Shows or closes the dialog of a gallery, as the query string asks for. */
function applyExample(gallery: Element): void {
  const name = exampleIn(window.location.search);
  const dialog = gallery.querySelector<HTMLDialogElement>(`[${GALLERY.dialog}]`);
  if (name === undefined) {
    dialog?.close();
  } else if (!dialog?.open) {
    const link = [...gallery.querySelectorAll<HTMLAnchorElement>(`[${GALLERY.code}]`)].find(
      (each) => exampleOf(each) === name,
    );
    if (link) {
      showExample(link);
    }
  }
}

const galleryOf = ({ target }: Event) =>
  target instanceof Element ? target.closest(`[${GALLERY.root}]`) : null;

const replaceSearch = (search: string) =>
  window.history.replaceState(window.history.state, '', addressWith(search));

const update = (gallery: Element) => {
  const elements = elementsOf(gallery);
  show(elements);
  // The filters stay in view, but the first of the examples should be, too.
  if (gallery.getBoundingClientRect().top < 0) {
    gallery.scrollIntoView();
  }
  replaceSearch(searchWith(window.location.search, chosenBy(elements.inputs)));
};

const onChange = (event: Event) => {
  const gallery = galleryOf(event);
  if (gallery) {
    update(gallery);
  }
};

/** Closes the popover of the features, unless the event is in it. */
const closePopover = ({ target }: Event, isForced = false) => {
  const popover = document.querySelector<HTMLDetailsElement>(`[${GALLERY.root}] details[open]`);
  if (popover && (isForced || !(target instanceof Node && popover.contains(target)))) {
    popover.open = false;
    if (isForced) {
      popover.querySelector('summary')?.focus();
    }
  }
};

const onKeyDown = (event: KeyboardEvent) => {
  if (event.key === 'Escape') {
    closePopover(event, true);
  }
};

const onClick = (event: MouseEvent) => {
  closePopover(event);
  const gallery = galleryOf(event);
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest<HTMLAnchorElement>(`[${GALLERY.code}]`);
  // Not `isPlainClick`: what a chunk shares with the code that all pages load makes that larger.
  if (link && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
    event.preventDefault();
    showExample(link);
    window.history.pushState(
      { ...(window.history.state as object | null), [OPENED]: true },
      '',
      addressWith(searchWithExample(window.location.search, exampleOf(link))),
    );
  } else if (target instanceof HTMLDialogElement && target.matches(`[${GALLERY.dialog}]`)) {
    // Outside of the dialog.
    target.close();
  } else if (gallery && target?.closest(`[${GALLERY.clear}]`)) {
    const { inputs } = elementsOf(gallery);
    for (const input of inputs) {
      input.checked = false;
    }
    update(gallery);
    // The button is hidden now.
    inputs[0]?.focus();
  }
};

const onClose = (event: Event) => {
  const { search } = window.location;
  if (!galleryOf(event) || exampleIn(search) === undefined) {
    return;
  }
  if (isOpened(window.history.state)) {
    window.history.back();
  } else {
    replaceSearch(searchWithExample(search, undefined));
  }
};

const onPopState = () => {
  const gallery = document.querySelector(`[${GALLERY.root}]`);
  if (gallery) {
    applyExample(gallery);
  }
};

/**
 * Handles the filters and the dialog of the page's gallery, which is static HTML that React doesn't control. What is
 * chosen and shown is in the query string, so that it can be shared. Back closes the dialog.
 */
export function startFilters(): Filters {
  document.addEventListener('change', onChange);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  // It doesn't bubble.
  document.addEventListener('close', onClose, true);
  window.addEventListener('popstate', onPopState);

  return {
    apply() {
      const gallery = document.querySelector(`[${GALLERY.root}]`);
      if (!gallery) {
        return;
      }
      const elements = elementsOf(gallery);
      const chosen = chosenIn(window.location.search);
      for (const input of elements.inputs) {
        input.checked = chosen[facetOf(input)].includes(input.value);
      }
      show(elements);
      applyExample(gallery);
    },

    stop() {
      document.removeEventListener('change', onChange);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('close', onClose, true);
      window.removeEventListener('popstate', onPopState);
    },
  };
}
