import type { Document, Element, ChildNode } from 'domhandler';
import { prepend, prependChild, removeElement } from 'domutils';

import { parseHtml, parseStartTag } from './parse';
import { nameOf } from './order';
import type { StageDeclaration, StageKey } from './declaration';

/**
 * Origin of a page: a `route` of Docusaurus, a `static` HTML file (such as one in the folder `static/`), or `derived`
 * from another page by a stage.
 */
export type PageKind = 'route' | 'static' | 'derived';

/**
 * A page, as a stage sees it. Changes edit the page's text at the position of the node and leave all other bytes
 * unchanged. They also apply to `document`, so that later stages see them.
 */
export interface Page {
  /** Path of the page, with the base URL: `/x/`, or `/404.html`. */
  readonly path: string;
  /** Path of its file, relative to the folder of the build: `x/index.html`. */
  readonly file: string;
  readonly kind: PageKind;
  /** The parsed page. Don't change it directly: use the functions below, which also change the text. */
  readonly document: Document;
  /** The page's text with all changes so far. */
  text: () => string;
  /** What another stage returned for this page. The stage has to be listed in `reads.results`. */
  result: <T>(stage: StageKey<T, unknown>) => T | undefined;
  /**
   * Sets an attribute of an element.
   *
   * @param value - The unescaped value. An empty string writes only the name.
   */
  setAttribute: (element: Element, name: string, value: string) => void;
  /** Inserts HTML before an element. */
  insertBefore: (element: Element, html: string) => void;
  /** Inserts HTML into an element, before its first child. */
  prepend: (element: Element, html: string) => void;
  /** Removes an element and its content. */
  remove: (element: Element) => void;
  /**
   * Creates a page from the current state of this one. The stages that follow process it, too, and it is written after
   * the last stage.
   *
   * @param file - Path of its file, relative to the folder of the build: `x/offline/index.html`. The stage has to list
   * it in `changes.files`.
   */
  derive: (file: string) => Page;
}

/** Elements that end with their start tag, of those that stages may want to remove. */
const VOID_ELEMENTS = new Set(['base', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source']);

interface Edit {
  start: number;
  end: number;
  text: string;
  stage: string;
}

const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** State of a page while it passes through the stages. */
export class PageState {
  readonly document: Document;
  /** What is wrong with the text, if it isn't a complete document. */
  readonly problem: string | undefined;
  /** What stages returned for the page, by stage name. */
  readonly results = new Map<string, unknown>();
  readonly #source: string;
  readonly #edits: Edit[] = [];

  constructor(
    readonly path: string,
    readonly file: string,
    readonly kind: PageKind,
    source: string,
  ) {
    this.#source = source;
    ({ document: this.document, problem: this.problem } = parseHtml(source));
  }

  get isChanged(): boolean {
    return this.kind === 'derived' || this.#edits.length > 0;
  }

  text(): string {
    let text = '';
    let index = 0;
    // The sort is stable, so insertions at the same position stay in the order of the calls.
    for (const edit of [...this.#edits].sort((a, b) => a.start - b.start)) {
      text += this.#source.slice(index, edit.start) + edit.text;
      index = edit.end;
    }
    return text + this.#source.slice(index);
  }

  #edit(stage: string, start: number, end: number, text: string): void {
    const other = this.#edits.find((edit) => start < edit.end && edit.start < end);
    if (other) {
      throw new Error(
        `The stages "${other.stage}" and "${stage}" change the same part of a page: ` +
          `${JSON.stringify(this.#source.slice(start, end).slice(0, 80))}. Only one of them may.`,
      );
    }
    this.#edits.push({ start, end, text, stage });
  }

  /** Returns the position of an element in the source. */
  #placeOf(stage: string, element: Element): { start: number; end: number } {
    const { startIndex, endIndex } = element;
    if (startIndex === null || endIndex === null) {
      throw new Error(
        `The stage "${stage}" changes <${element.name}>, which another change has already rewritten. ` +
          `Make both changes in one stage.`,
      );
    }
    return { start: startIndex, end: endIndex + 1 };
  }

  /** Returns the positions in an element's start tag in the source. */
  #startTagOf(stage: string, element: Element) {
    const { start, end } = this.#placeOf(stage, element);
    const first = element.children.find((child) => child.startIndex !== null);
    return parseStartTag(this.#source, start, first?.startIndex ?? end);
  }

  setAttribute(stage: string, element: Element, name: string, value: string): void {
    const { nameEnd, attributes } = this.#startTagOf(stage, element);
    const written = value === '' ? name : `${name}="${escapeAttribute(value)}"`;
    const place = attributes.get(name.toLowerCase());
    if (place) {
      this.#edit(stage, place.start, place.end, written);
    } else {
      this.#edit(stage, nameEnd, nameEnd, ` ${written}`);
    }
    element.attribs[name.toLowerCase()] = value;
  }

  insertBefore(stage: string, element: Element, html: string): void {
    const { start } = this.#placeOf(stage, element);
    this.#edit(stage, start, start, html);
    parseAdded(html).forEach((node) => prepend(element, node));
  }

  prepend(stage: string, element: Element, html: string): void {
    const { end } = this.#startTagOf(stage, element);
    this.#edit(stage, end, end, html);
    parseAdded(html)
      .reverse()
      .forEach((node) => prependChild(element, node));
  }

  remove(stage: string, element: Element): void {
    const { start, end } = this.#placeOf(stage, element);
    const hasEndTag = this.#source.slice(start, end).endsWith(`</${element.name}>`);
    if (!hasEndTag && !VOID_ELEMENTS.has(element.name)) {
      throw new Error(
        `The stage "${stage}" removes <${element.name}>, which has no end tag in the HTML.`,
      );
    }
    this.#edit(stage, start, end, '');
    removeElement(element);
  }
}

/** Parses HTML that a stage adds. The nodes have no position in the source. */
function parseAdded(html: string): ChildNode[] {
  const { document } = parseHtml(html);
  const forget = (nodes: readonly ChildNode[]) =>
    nodes.forEach((node) => {
      node.startIndex = null;
      node.endIndex = null;
      if ('children' in node) {
        forget(node.children);
      }
    });
  forget(document.children);
  return [...document.children];
}

/**
 * Creates a stage's view of a page. Its functions throw if the stage's declaration doesn't allow them.
 *
 * @param derive - Adds a page that is derived from this one.
 */
export function pageFor(
  state: PageState,
  stage: StageDeclaration,
  derive: (file: string) => Page,
): Page {
  const { name } = stage.key;
  const { reads = {}, changes = {} } = stage;
  const needChange = () => {
    if (!changes.html) {
      throw new Error(
        `The stage ${nameOf(stage)} changes a page without declaring it. Set "changes.html" where it is registered.`,
      );
    }
  };
  return {
    path: state.path,
    file: state.file,
    kind: state.kind,
    get document() {
      if (!reads.html && !changes.html) {
        throw new Error(
          `The stage ${nameOf(stage)} reads a page without declaring it. Set "reads.html" where it is registered.`,
        );
      }
      return state.document;
    },
    text: () => state.text(),
    result<T>(key: StageKey<T, unknown>) {
      needResult(stage, key);
      return state.results.get(key.name) as T | undefined;
    },
    setAttribute(element, attribute, value) {
      needChange();
      state.setAttribute(name, element, attribute, value);
    },
    insertBefore(element, html) {
      needChange();
      state.insertBefore(name, element, html);
    },
    prepend(element, html) {
      needChange();
      state.prepend(name, element, html);
    },
    remove(element) {
      needChange();
      state.remove(name, element);
    },
    derive(file) {
      needChange();
      return derive(file);
    },
  };
}

/** @throws Error if a stage doesn't declare that it reads the results of another. */
export function needResult(stage: StageDeclaration, { name }: StageKey): void {
  const { results = [], optionalResults = [] } = stage.reads ?? {};
  if (
    name !== stage.key.name &&
    ![...results, ...optionalResults].some((key) => key.name === name)
  ) {
    throw new Error(
      `The stage ${nameOf(stage)} reads the results of "${name}" without declaring it. ` +
        `List it in "reads.results" where the stage is registered.`,
    );
  }
}
