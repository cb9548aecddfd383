import type { Element, ElementContent, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';

import { CONTROL_ROLES, CONTROL_TAGS, NAVIGATION_CLASSES } from '../../core/build/site/controls';

import { TEMPLATE_CATEGORY } from '../templates/check';

import type { DemoText, TemplateText } from './types';

/*
 * Turns the HTML of an article into a tree of plain HTML elements, which hast-util-to-mdast converts to Markdown. What
 * belongs to the page's controls is left out. Tabs become headings, admonitions block quotes, demos code blocks.
 */

/** Options of {@link toHast}. */
export interface ToHastOptions {
  /** Returns the demo with an id. Undefined if the page has no such demo. */
  demo: (id: string) => DemoText | undefined;
  /** Returns the template that the page shows. Default: none. */
  template?: () => TemplateText | undefined;
  /** Returns the absolute address of a link or an image on the page. */
  address: (href: string) => string;
}

/** Elements without text, which have no place in Markdown. */
const EMPTY_TAGS = new Set(['iframe', 'input', 'wbr']);

type Node = RootContent | ElementContent;

const isElement = (node: Node): node is Element => node.type === 'element';

/** Returns an attribute by the name of its property in hast, such as `dataEventCategory`. */
const attribute = ({ properties }: Element, name: string): string | undefined => {
  const value = properties[name];
  return value === undefined || value === null || value === false ? undefined : String(value);
};

const classesOf = ({ properties: { className } }: Element): readonly string[] =>
  Array.isArray(className) ? className.map(String) : [];

const isSkipped = (node: Element) =>
  CONTROL_TAGS.has(node.tagName) ||
  EMPTY_TAGS.has(node.tagName) ||
  attribute(node, 'dataAdSlot') !== undefined ||
  attribute(node, 'dataSearchSkip') !== undefined ||
  attribute(node, 'dataIsland') === 'api-toolbar toolbar' ||
  CONTROL_ROLES.has(attribute(node, 'role') ?? '') ||
  // Announces changes.
  attribute(node, 'role') === 'status' ||
  classesOf(node).some((name) => NAVIGATION_CLASSES.has(name)) ||
  attribute(node, 'dataForVariant') === 'JS' ||
  (attribute(node, 'hidden') !== undefined && attribute(node, 'role') !== 'tabpanel');

/** Returns true if an element has a class of a CSS module, whose names end with a hash, or one without. */
const hasClass = (node: Element, name: string) =>
  classesOf(node).some((candidate) => candidate === name || candidate.startsWith(`${name}_`));

/** Returns all outermost descendants of nodes that match, in document order. */
function findAll(nodes: readonly Node[], matches: (node: Element) => boolean): Element[] {
  return nodes.flatMap((node) =>
    !isElement(node) ? [] : matches(node) ? [node] : findAll(node.children, matches),
  );
}

/** Returns the first descendant of nodes that matches. */
const findFirst = (nodes: readonly Node[], matches: (node: Element) => boolean) =>
  findAll(nodes, matches)[0];

const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

const text = (value: string): ElementContent => ({ type: 'text', value });

/** A code block. The handler of `pre` in `toMarkdown.ts` reads its properties. */
const codeBlock = (lang: string, value: string, title?: string) =>
  element('pre', [element('code', [text(value)])], {
    dataLang: lang,
    ...(title === undefined ? {} : { dataMeta: `title="${title}"` }),
  });

const visible = (value: string) => value.replace(/\u200b/g, '');

/** Returns the text of a node without the parts that are skipped. */
function textOf(node: Node): string {
  if (node.type === 'text') {
    return visible(node.value);
  }
  return isElement(node) && !isSkipped(node) ? node.children.map(textOf).join('') : '';
}

const LANGUAGES: Readonly<Record<string, string>> = { '.css': 'css', '.ts': 'ts' };

const languageOf = (file: string) => LANGUAGES[/\.[a-z]+$/.exec(file)?.[0] ?? ''] ?? 'tsx';

/** Elements that keep their name. All others are replaced by their content. */
const KEPT = new Set([
  'a',
  'blockquote',
  'br',
  'code',
  'dd',
  'del',
  'dl',
  'dt',
  'em',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'img',
  'ins',
  'li',
  'ol',
  'p',
  'strong',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'b',
  'i',
  'ul',
]);

/** Elements whose content is separate from the text around them. */
const BLOCKS = new Set(['div', 'section', 'figure', 'header', 'footer', 'aside', 'details']);

class Converter {
  /** Level of the heading above. */
  private level = 1;

  constructor(private readonly options: ToHastOptions) {}

  convert(nodes: readonly Node[]): ElementContent[] {
    return nodes.flatMap((node) => {
      if (node.type === 'text') {
        const value = visible(node.value);
        return value === '' ? [] : [text(value)];
      }
      return isElement(node) && !isSkipped(node) ? this.element(node) : [];
    });
  }

  private element(node: Element): ElementContent[] {
    const { tagName } = node;
    const category = tagName === 'figure' ? attribute(node, 'dataEventCategory') : undefined;
    if (tagName === 'h1') {
      // The file's own heading is the page's title.
      return [];
    }
    if (/^h[2-6]$/.test(tagName)) {
      this.level = Number(tagName.slice(1));
      return [element(tagName, this.convert(node.children))];
    }
    if (category === 'demo') {
      return this.demo(attribute(node, 'id') ?? '');
    }
    if (category === TEMPLATE_CATEGORY) {
      return this.template();
    }
    if (category === 'code') {
      return this.code(node);
    }
    if (hasClass(node, 'tabs-container')) {
      return this.tabs(node);
    }
    if (hasClass(node, 'theme-admonition')) {
      return [this.admonition(node)];
    }
    if (hasClass(node, 'api-chip') || hasClass(node, 'chip')) {
      return [text(` (${textOf(node).trim()})`)];
    }
    if (tagName === 'td' && hasClass(node, 'api-type')) {
      return [element('td', this.type(node))];
    }
    return this.plain(node);
  }

  private plain(node: Element): ElementContent[] {
    const { tagName } = node;
    const children = () => this.convert(node.children);
    switch (tagName) {
      case 'a': {
        const href = attribute(node, 'href');
        return href === undefined
          ? children()
          : [element('a', children(), { href: this.options.address(href) })];
      }
      case 'img':
        return [
          element('img', [], {
            src: this.options.address(attribute(node, 'src') ?? ''),
            alt: attribute(node, 'alt') ?? '',
          }),
        ];
      case 'code':
      case 'kbd':
        return [element('code', [text(textOf(node))])];
      case 'summary':
        return [element('p', [element('strong', children())])];
      default:
        if (KEPT.has(tagName)) {
          return [element(tagName, children())];
        }
        return BLOCKS.has(tagName) ? [element('div', children())] : children();
    }
  }

  /** A type is code. If it has a longer form, that follows. */
  private type(node: Element): ElementContent[] {
    const full = findFirst(node.children, (each) => hasClass(each, 'api-full'));
    const code = (nodes: readonly Node[]) =>
      element('code', [text(nodes.map(textOf).join('').replace(/\s+/g, ' ').trim())]);
    if (!full) {
      return [code(node.children)];
    }
    const isSummary = (child: Node) => isElement(child) && child.tagName === 'summary';
    return [
      code(node.children.filter((child) => child !== full)),
      text(': '),
      code(full.children.filter((child) => !isSummary(child))),
    ];
  }

  private demo(id: string): ElementContent[] {
    const demo = this.options.demo(id);
    if (!demo) {
      return [];
    }
    const others =
      demo.otherStylings.length > 0
        ? ` The page also shows this demo styled with ${demo.otherStylings.join(' and ')}.`
        : '';
    return [
      element('p', [
        element('strong', [text(`Demo: ${demo.title}`)]),
        ...(others ? [text(others)] : []),
      ]),
      ...demo.files.map(({ name, code }) => codeBlock(languageOf(name), code.trimEnd(), name)),
    ];
  }

  private template(): ElementContent[] {
    const template = this.options.template?.();
    return template
      ? [
          element('p', [text('Create a project from this template:')]),
          codeBlock('bash', template.command),
          element('p', [element('strong', [text('Source of the template')])]),
          ...template.files.map(({ name, code }) =>
            codeBlock(languageOf(name), code.trimEnd(), name),
          ),
        ]
      : [];
  }

  private code(node: Element): ElementContent[] {
    const caption = findFirst(node.children, ({ tagName }) => tagName === 'figcaption');
    const code = findFirst(
      node.children,
      (each) => each.tagName === 'code' && attribute(each, 'dataForVariant') !== 'JS',
    );
    const title = caption ? textOf(caption).trim() : '';
    return code
      ? [
          codeBlock(
            attribute(node, 'dataLanguage') ?? '',
            textOf(code).replace(/\n$/, ''),
            title === '' ? undefined : title,
          ),
        ]
      : [];
  }

  /** Each tab is a section, one level below the heading above. */
  private tabs(node: Element): ElementContent[] {
    const withRole = (role: string) =>
      findAll(node.children, (each) => attribute(each, 'role') === role);
    const labels = withRole('tab').map((tab) => textOf(tab).trim());
    const { level } = this;
    const sections = withRole('tabpanel').flatMap((panel, index) => [
      element(`h${Math.min(level + 1, 6)}`, [text(labels[index] ?? '')]),
      element('div', this.convert(panel.children)),
    ]);
    this.level = level;
    return sections;
  }

  private admonition(node: Element): Element {
    const heading = findFirst(node.children, (each) => hasClass(each, 'admonitionHeading'));
    const content = findFirst(node.children, (each) => hasClass(each, 'admonitionContent'));
    const kind =
      classesOf(node)
        .map((name) => /^theme-admonition-(\w+)$/.exec(name)?.[1])
        .find(Boolean) ?? 'note';
    const own = heading ? textOf(heading).trim() : '';
    const label = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
    const title = own === '' || own.toLowerCase() === kind ? label : `${label}: ${own}`;
    return element('blockquote', [
      element('p', [element('strong', [text(title)])]),
      ...(content ? this.convert(content.children) : []),
    ]);
  }
}

/**
 * Returns the content of an article as plain HTML elements.
 *
 * @param html - The HTML of the article. It is parsed as browsers do: pages are minified, without optional end tags.
 */
export function toHast(html: string, options: ToHastOptions): Element {
  const { children } = fromHtml(html, { fragment: true });
  return element('div', new Converter(options).convert(children));
}
