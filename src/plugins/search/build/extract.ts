import {
  isTag,
  isText,
  type ChildNode,
  type Document,
  type Element,
  type ParentNode,
} from 'domhandler';
import { findOne, getElementsByTagName, textContent } from 'domutils';

import { CONTROL_ROLES, CONTROL_TAGS, NAVIGATION_CLASSES } from '../../../core/build/site/controls';
import { PLANS, type MemberKind, type Plan } from '../format';

/** A demo on a page. */
export interface ExtractedDemo {
  anchor: string;
  title: string;
}

/** A heading and the content below it, up to the next heading. */
export interface ExtractedSection {
  /** Id of the heading. Empty for the content above the first heading. */
  anchor: string;
  heading: string;
  text: string;
  /** Names of files above its code blocks. They can be searched, but aren't part of the text that readers see. */
  files: string[];
  demos: ExtractedDemo[];
  /** Names in its code blocks and demos. */
  code: Set<string>;
}

/** A row of an API table. */
export interface ExtractedMember {
  kind: MemberKind;
  anchor: string;
  name: string;
  /** For classes, the class name in the document. */
  className?: string;
}

/** The content of a built page, without the shell around it. */
export interface ExtractedPage {
  title: string;
  /** The plan that the chip in its heading names. */
  plan?: Plan;
  /** Its name in the sidebar, from its breadcrumbs. Undefined if it has none. */
  label?: string;
  description: string;
  /** Other names that readers may use for the page's subject. */
  keywords: string[];
  /** Docusaurus' name of the version. Empty for pages that belong to none. */
  version: string;
  /** Whether the page is hidden from search engines, and therefore from ours. */
  isHidden: boolean;
  sections: ExtractedSection[];
  members: ExtractedMember[];
  /** Names that an earlier release had, on pages about changes of the API. */
  removed: string[];
  /** Addresses of its links, as written. */
  links: string[];
}

/** Returns whether an element isn't content. The live part of a demo is a group of its own, which shows the demo's data. */
const isSkipped = ({ name, attribs }: Element, { inCode }: Place) =>
  CONTROL_TAGS.has(name) ||
  'data-ad-slot' in attribs ||
  'data-search-skip' in attribs ||
  CONTROL_ROLES.has(attribs.role ?? '') ||
  (inCode === true && attribs.role === 'group') ||
  attribs.hidden !== undefined ||
  (attribs.class ?? '')
    .split(/\s+/)
    .some((name) => name === 'chip' || NAVIGATION_CLASSES.has(name));

/** Class of the lists of names on a page about changes of the API, and the end of the ids of headings for removed ones. */
const CHANGED_NAMES = 'api-change-names';
const REMOVED = '-removed';

/** Values of `data-event-category` that mark the figures of demos and code blocks. */
const CODE_CATEGORIES = new Set(['demo', 'code']);

/** Kinds of rows, by the id of the heading above their table. */
const TABLES: Readonly<Record<string, MemberKind>> = {
  props: 'prop',
  slots: 'slot',
  'css-classes': 'class',
  parameters: 'parameter',
  result: 'field',
  members: 'member',
};

const HEADING = /^h[1-4]$/;
/** Elements that separate their text from the text around them. */
const BLOCK =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|figure|figcaption|h\d|hr|li|ol|p|pre|section|table|td|th|tr|ul|details|summary)$/;
/** Matches a name in code. It has a capital inside, so it isn't a word of a natural language or of data. */
const CODE_NAME = /\b[A-Za-z$_][\w$]*[a-z0-9][A-Z][\w$]*\b|\bMui[A-Z][\w-]*/g;

/** Splits a comma-separated list in the document's head. */
const listOf = (content: string) =>
  content
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const collapse = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

/** Where an element is, as far as that determines what its text is. */
interface Place {
  /** Whether it is in the figure of a demo or of a code block. Of its text, only the code and file names are content. */
  inCode?: boolean;
  inCaption?: boolean;
  /** Whether it is in a list of names that the API had. */
  inNameList?: boolean;
  /** The row of an API table that it is in. */
  member?: ExtractedMember;
  /** Receives the text and the name of the element around it, instead of the section. */
  receive?: (text: string, parent: string) => void;
}

/** Reads articles into the sections, rows, names and links of a page. */
class ArticleReader {
  private section: ExtractedSection | undefined;
  /** Kind of the rows in the tables below the latest heading. */
  private table: MemberKind | undefined;

  constructor(private readonly page: ExtractedPage) {}

  read(article: Element): void {
    this.open('', '');
    this.readNodes([article], '', {});
  }

  private open(anchor: string, heading: string): void {
    this.section = { anchor, heading, text: '', files: [], demos: [], code: new Set() };
    this.page.sections.push(this.section);
  }

  private readNodes(nodes: readonly ChildNode[], parent: string, place: Place): void {
    for (const node of nodes) {
      if (isText(node)) {
        (place.receive ?? ((text) => this.addText(text, parent, place)))(node.data, parent);
      } else if (isTag(node) && !isSkipped(node, place)) {
        this.separate(node.name);
        this.readElement(node, place);
        this.separate(node.name);
      }
    }
  }

  /** Separates the text of a block from the text around it. */
  private separate(name: string): void {
    if (BLOCK.test(name) && this.section) this.section.text += ' ';
  }

  private addText(text: string, parent: string, { inCode, inCaption, inNameList }: Place): void {
    if (!this.section) return;
    if (inCode) {
      if (inCaption) this.section.files.push(text);
      return;
    }
    this.section.text += text;
    if (inNameList && parent === 'code' && this.section.anchor.endsWith(REMOVED)) {
      this.page.removed.push(text);
    }
  }

  private readElement({ name, attribs, children }: Element, place: Place): void {
    const readChildren = (change: Place = {}) =>
      this.readNodes(children, name, { ...place, ...change });
    const collect = () => {
      let collected = '';
      readChildren({ receive: (text) => (collected += text) });
      return collected;
    };
    if (HEADING.test(name)) {
      this.addHeading(name, attribs.id ?? '', collapse(collect()));
    } else if (name === 'pre') {
      for (const [found] of collect().matchAll(CODE_NAME)) this.section?.code.add(found);
    } else if (name === 'figure' && CODE_CATEGORIES.has(attribs['data-event-category'] ?? '')) {
      if (attribs['data-event-category'] === 'demo' && attribs.id) {
        this.section?.demos.push({ anchor: attribs.id, title: attribs['aria-label'] ?? '' });
      }
      readChildren({ inCode: true });
    } else if (name === 'figcaption') {
      readChildren({ inCaption: true });
    } else if (name === 'p') {
      readChildren({ inNameList: attribs.class === CHANGED_NAMES });
    } else if (name === 'tr' && attribs.id && this.table) {
      const member: ExtractedMember = { kind: this.table, anchor: attribs.id, name: '' };
      // Before its cells: without end tags, the parser may find the next rows in them.
      this.page.members.push(member);
      readChildren({ member });
      member.name = collapse(member.name);
      if (member.className !== undefined) {
        member.className = collapse(member.className).replace(/^\./, '');
      }
    } else {
      const { member } = place;
      if (name === 'a' && attribs.href) this.page.links.push(attribs.href);
      if (name === 'th' && attribs.scope === 'row' && member) {
        // The text next to the name consists of marks such as "required".
        readChildren({ receive: (text, parent) => parent === 'th' && (member.name += text) });
      } else if (name === 'td' && attribs.class === 'api-type' && member?.kind === 'class') {
        member.className = collect();
      } else {
        readChildren();
      }
    }
  }

  private addHeading(name: string, id: string, text: string): void {
    if (name === 'h1') {
      this.page.title = text;
    } else if (id) {
      this.open(id, text);
      this.table = TABLES[id] ?? (name === 'h2' ? undefined : this.table);
    }
  }
}

/** Class of the breadcrumb of the page itself. Its text is the page's label in the sidebar, followed by chips. */
const OWN_BREADCRUMB = /(?:^|\s)breadcrumbs__item--active(?:\s|$)/;

function labelOf(document: Document): string {
  const crumb = findOne(
    ({ attribs }) => OWN_BREADCRUMB.test(attribs.class ?? ''),
    document.children,
  );
  return crumb ? collapse(textContent(crumb)) : '';
}

/** Returns the plan of the first chip in an element. */
function planOf(element: Element): Plan | undefined {
  return PLANS.find((plan) =>
    findOne(({ attribs }) => attribs.class === `chip chip--${plan}`, element.children),
  );
}

const isInArticle = (element: ParentNode | null): boolean =>
  element !== null && isTag(element) && (element.name === 'article' || isInArticle(element.parent));

/**
 * Extracts the content of a page of the production build, which is minified, without optional tags.
 *
 * @param document - The parsed page.
 * @returns The content, or undefined if the page has no article.
 */
export function extractPage(document: Document): ExtractedPage | undefined {
  const metas = getElementsByTagName('meta', document);
  const metaOf = (name: string) =>
    metas.findLast(({ attribs }) => attribs.name === name)?.attribs.content ?? '';
  const label = labelOf(document);
  const [heading] = getElementsByTagName('h1', document);
  const plan = heading && planOf(heading);
  const page: ExtractedPage = {
    title: '',
    ...(plan ? { plan } : {}),
    ...(label ? { label } : {}),
    description: metaOf('description'),
    keywords: listOf(metaOf('keywords')),
    version: metaOf('docusaurus_version'),
    isHidden: metaOf('robots').includes('noindex'),
    sections: [],
    members: [],
    removed: [],
    links: [],
  };
  const reader = new ArticleReader(page);
  getElementsByTagName('article', document)
    .filter(({ parent }) => !isInArticle(parent))
    .forEach((article) => reader.read(article));
  if (page.sections.length === 0) return undefined;
  // A page may hide its heading (`hide_title`).
  page.title ||= textContent(getElementsByTagName('title', document)).replace(/ \| [^|]*$/, '');
  page.sections.forEach((section) => (section.text = collapse(section.text)));
  return page;
}
