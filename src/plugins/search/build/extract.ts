import { isTag, isText, type ChildNode, type Document } from 'domhandler';
import { findOne, textContent } from 'domutils';

import { CONTROL_ROLES, CONTROL_TAGS, NAVIGATION_CLASSES } from '../../../core/build/site/controls';
import type { MemberKind } from '../format';

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

const isSkipped = (name: string, attributes: Record<string, string>) =>
  CONTROL_TAGS.has(name) ||
  'data-ad-slot' in attributes ||
  'data-search-skip' in attributes ||
  CONTROL_ROLES.has(attributes.role ?? '') ||
  attributes.hidden !== undefined ||
  (attributes.class ?? '')
    .split(/\s+/)
    .some((each) => each === 'chip' || NAVIGATION_CLASSES.has(each));

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

interface OpenElement {
  name: string;
  skips: boolean;
  isStage: boolean;
  /** Whether it is the figure of a demo or of a code block. Of its text, only the code is content. */
  isCode: boolean;
}

/** Callbacks for a walk through a document, in document order. */
interface Visitor {
  open: (name: string, attributes: Record<string, string>) => void;
  text: (text: string) => void;
  close: (name: string) => void;
}

function walk(nodes: readonly ChildNode[], visitor: Visitor): void {
  for (const node of nodes) {
    if (isTag(node)) {
      visitor.open(node.name, node.attribs);
      walk(node.children, visitor);
      visitor.close(node.name);
    } else if (isText(node)) {
      visitor.text(node.data);
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

/**
 * Extracts the content of a page of the production build, which is minified, without optional tags.
 *
 * @param document - The parsed page.
 * @returns The content, or undefined if the page has no article.
 */
export function extractPage(document: Document): ExtractedPage | undefined {
  const page: ExtractedPage = {
    title: '',
    description: '',
    keywords: [],
    version: '',
    isHidden: false,
    sections: [],
    members: [],
    removed: [],
    links: [],
  };
  const label = labelOf(document);
  if (label) {
    page.label = label;
  }
  const stack: OpenElement[] = [];
  let section: ExtractedSection | undefined;
  let articleDepth = 0;
  let skipDepth = 0;
  let preDepth = 0;
  let codeDepth = 0;
  let isNameList = false;
  let headingText: string | undefined;
  let headingName = '';
  let headingId = '';
  let table: MemberKind | undefined;
  let member: ExtractedMember | undefined;
  let cell: 'name' | 'type' | undefined;
  let code = '';

  const newSection = (anchor: string, heading: string) => {
    section = { anchor, heading, text: '', files: [], demos: [], code: new Set() };
    page.sections.push(section);
  };

  const visitor: Visitor = {
    open(name, attributes) {
      if (name === 'meta') {
        const content = attributes.content ?? '';
        if (attributes.name === 'description') page.description = content;
        if (attributes.name === 'keywords') page.keywords = listOf(content);
        if (attributes.name === 'docusaurus_version') page.version = content;
        if (attributes.name === 'robots' && content.includes('noindex')) page.isHidden = true;
      }
      if (name === 'article') {
        articleDepth += 1;
        if (articleDepth === 1) newSection('', '');
      }
      const skips = articleDepth > 0 && isSkipped(name, attributes);
      // The live part of a demo is a group of its own. It is skipped, because it shows the demo's data.
      const isStage = attributes.role === 'group' && codeDepth > 0;
      const category = name === 'figure' ? (attributes['data-event-category'] ?? '') : '';
      const isCode = CODE_CATEGORIES.has(category);
      stack.push({ name, skips, isStage, isCode });
      if (isCode) codeDepth += 1;
      if (skips || isStage) skipDepth += 1;
      if (articleDepth === 0 || skipDepth > 0) return;

      if (BLOCK.test(name) && section) section.text += ' ';
      if (name === 'a' && attributes.href) page.links.push(attributes.href);
      if (name === 'pre') preDepth += 1;
      if (category === 'demo' && attributes.id) {
        section?.demos.push({ anchor: attributes.id, title: attributes['aria-label'] ?? '' });
      }
      if (HEADING.test(name)) {
        headingText = '';
        headingName = name;
        headingId = attributes.id ?? '';
      }
      if (name === 'p') isNameList = attributes.class === CHANGED_NAMES;
      if (name === 'tr' && attributes.id && table) {
        member = { kind: table, anchor: attributes.id, name: '' };
      }
      if (name === 'th' && member && attributes.scope === 'row') cell = 'name';
      if (name === 'td' && member) cell = attributes.class === 'api-type' ? 'type' : undefined;
    },
    text(text) {
      if (articleDepth === 0 || skipDepth > 0) return;
      if (headingText !== undefined) headingText += text;
      else if (preDepth > 0) code += text;
      else if (member && cell === 'name') {
        // The text next to the name consists of marks such as "required".
        if (stack.at(-1)?.name === 'th') member.name += text;
      } else if (member && cell === 'type' && member.kind === 'class') {
        member.className = (member.className ?? '') + text;
      } else if (section && codeDepth === 0) {
        section.text += text;
        if (isNameList && section.anchor.endsWith(REMOVED) && stack.at(-1)?.name === 'code') {
          page.removed.push(text);
        }
      } else if (section && stack.some(({ name }) => name === 'figcaption')) {
        section.files.push(text);
      }
    },
    close(name) {
      const element = stack.pop();
      if (articleDepth > 0 && skipDepth === 0) {
        if (headingText !== undefined && name === headingName) {
          const heading = collapse(headingText);
          headingText = undefined;
          if (name === 'h1') {
            page.title = heading;
          } else if (headingId) {
            newSection(headingId, heading);
            table = TABLES[headingId] ?? (name === 'h2' ? undefined : table);
          }
        }
        if (name === 'pre') {
          preDepth -= 1;
          for (const [found] of code.matchAll(CODE_NAME)) section?.code.add(found);
          code = '';
        }
        if (name === 'p') isNameList = false;
        if (name === 'th' || name === 'td') cell = undefined;
        if (name === 'tr' && member) {
          member.name = collapse(member.name);
          if (member.className !== undefined) {
            member.className = collapse(member.className).replace(/^\./, '');
          }
          page.members.push(member);
          member = undefined;
        }
        if (BLOCK.test(name) && section) section.text += ' ';
      }
      if (element?.skips || element?.isStage) skipDepth -= 1;
      if (element?.isCode) codeDepth -= 1;
      if (name === 'article') articleDepth -= 1;
    },
  };
  walk(document.children, visitor);

  if (page.sections.length === 0) return undefined;
  page.sections.forEach((each) => (each.text = collapse(each.text)));
  return page;
}
