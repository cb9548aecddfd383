import path from 'node:path';

import logger from '@docusaurus/logger';
import { isTag, isText, type ChildNode } from 'domhandler';
import { getOuterHTML, prepend, removeElement } from 'domutils';
import { parseDocument } from 'htmlparser2';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/*
 * Markup that code may turn into elements with `innerHTML`, as Docusaurus does with headings in tables of contents, the
 * announcement bar, and items of type "html". The build and the Trusted Types policy of pages use the same list.
 */

/**
 * The elements that aren't harmless, as the beginnings of their names: those that run code, embed documents, change
 * others or the whole page, or contain something other than markup. All others of HTML, SVG and MathML are harmless.
 * Custom elements, whose names contain a hyphen, aren't.
 */
const REFUSED_ELEMENTS =
  'script|style|i?frame|object|embed|base|link|meta|use|set|animate|template|noscript|textarea|xmp|plaintext|form';

/**
 * The attributes that aren't harmless, as the beginnings of their names: handlers, documents, names that scripts might
 * look for, targets of forms, and addresses that run code.
 */
const REFUSED_ATTRIBUTES = String.raw`on|srcdoc|id\b|name\b|is\b|(form)?action|(xlink:)?href="(?!https?:|mailto:|tel:|[^":&]*["\/?#])`;

/**
 * Matches, without regard to case, each tag that isn't harmless: from `<` to the next `>`. A `<` that doesn't start a tag
 * is text. Replace a match by a space, so that what is around it can't become a tag.
 */
export const REFUSED_TAG = String.raw`<(?!\/?(?!${REFUSED_ELEMENTS})[a-z][\w.]*(\s+(?!${REFUSED_ATTRIBUTES})[\w:-]+(="[^"<>]*")?)*\s*\/?>|[^a-z!\/?])[^>]*>?`;

/** Refused elements whose children may stay. */
const HAS_MARKUP = /^form$|-/;

const isRefused = (tag: string) => new RegExp(REFUSED_TAG, 'i').test(tag);

/** Returns whether an element may be in markup, whatever its attributes are. */
export const isHarmlessElement = (name: string): boolean => !isRefused(`<${name}>`);

const escaped = (text: string) =>
  text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Removes what isn't harmless, and writes attributes as the policy expects them. */
function clean(nodes: readonly ChildNode[], removed: string[]): void {
  for (const node of nodes) {
    if (isTag(node)) {
      if (!isHarmlessElement(node.name)) {
        removed.push(`<${node.name}>`);
        if (HAS_MARKUP.test(node.name)) {
          clean([...node.children], removed);
          [...node.children].forEach((child) => prepend(node, child));
        }
        removeElement(node);
        continue;
      }
      for (const [name, value] of Object.entries(node.attribs)) {
        node.attribs[name] = escaped(value);
        if (isRefused(`<a ${name}="${node.attribs[name]}">`)) {
          removed.push(`${name}="${value}"`);
          Reflect.deleteProperty(node.attribs, name);
        }
      }
      clean([...node.children], removed);
    } else if (isText(node)) {
      node.data = escaped(node.data);
    } else {
      removeElement(node);
    }
  }
}

/** Markup, and what had to be removed from it. */
export interface HarmlessMarkup {
  html: string;
  /** Elements and attributes, such as `<iframe>` and `onclick="…"`. */
  removed: readonly string[];
}

/** Returns markup that pages accept. */
export function harmlessMarkup(html: string): HarmlessMarkup {
  if (!isRefused(html)) {
    return { html, removed: [] };
  }
  const removed: string[] = [];
  const document = parseDocument(html, { decodeEntities: false, lowerCaseAttributeNames: false });
  clean([...document.children], removed);
  return { html: getOuterHTML(document, { decodeEntities: false, emptyAttrs: true }), removed };
}

/** Returns the message about removed markup. */
export const removedMessage = (place: string, removed: readonly string[]): string =>
  `${place}: ${removed.join(', ')} has been removed, because pages refuse elements and attributes that run code, embed documents or name elements. Use other markup, or a component.`;

/** Keys of the configuration and of sidebars whose values are markup. */
const isMarkup = (key: string, { type }: { type?: unknown }, place: string) =>
  key === 'html' ||
  key === 'copyright' ||
  (key === 'value' && type === 'html') ||
  (key === 'content' && place.endsWith('announcementBar'));

/**
 * Makes all markup harmless in `themeConfig`, or in the items of sidebars. Prints a warning for each text from which
 * something had to be removed.
 *
 * @param value - Changed in place.
 * @param place - Where it is, for messages: `themeConfig`.
 */
export function cleanConfig(value: unknown, place: string): void {
  if (typeof value !== 'object' || value === null) {
    return;
  }
  const fields = value as Record<string, unknown>;
  for (const [key, field] of Object.entries(fields)) {
    const at = Array.isArray(value) ? `${place}[${key}]` : `${place}.${key}`;
    if (typeof field === 'string' && isMarkup(key, fields, place)) {
      const { html, removed } = harmlessMarkup(field);
      fields[key] = html;
      if (removed.length > 0) {
        logger.warn(removedMessage(at, removed));
      }
    } else {
      cleanConfig(field, at);
    }
  }
}

/** The compilation of all pages. */
const COMPILER = process.env.NODE_ENV === 'production' ? 'server' : 'client';

/** Tags that Docusaurus closes although the elements have no content. */
const CLOSED_VOID = /<\/(?:br|hr|wbr|input)>/g;

/**
 * Makes the headings in a page's table of contents harmless, which Docusaurus exports as markup. For `remarkPlugins`.
 */
export function remarkHarmlessToc() {
  return (tree: Root, file: VFile) => {
    const lines = new Map<unknown, number | undefined>();
    visit(tree, 'heading', ({ data, position }) => {
      lines.set((data as { id?: string } | undefined)?.id, position?.start.line);
    });
    visit(tree, 'mdxjsEsm', ({ data }) => {
      for (const { type, declaration } of (data?.estree?.body ?? []) as readonly Export[]) {
        const [{ id, init } = {}] = declaration?.declarations ?? [];
        if (type !== 'ExportNamedDeclaration' || id?.name !== 'toc') {
          continue;
        }
        for (const { properties = [] } of init?.elements ?? []) {
          const valueOf = (name: string) =>
            properties.find(({ key }) => key.name === name || key.value === name)?.value;
          const value = valueOf('value');
          if (typeof value?.value === 'string') {
            const { html, removed } = harmlessMarkup(value.value.replace(CLOSED_VOID, ''));
            value.value = html;
            delete value.raw;
            // A build compiles some pages for the browser as well.
            if (removed.length > 0 && file.data.compilerName === COMPILER) {
              const place = `${path.relative(process.cwd(), file.path)}:${lines.get(valueOf('id')?.value) ?? 1}`;
              logger.warn(removedMessage(`${place}: table of contents`, removed));
            }
          }
        }
      }
    });
  };
}

/** The parts of a syntax tree (ESTree) that `export const toc = […]` consists of. */
interface Export {
  type: string;
  declaration?: {
    declarations?: readonly {
      id?: { name?: string };
      init?: {
        elements?: readonly {
          properties?: readonly {
            key: { name?: string; value?: unknown };
            value: { value?: unknown; raw?: string };
          }[];
        }[];
      };
    }[];
  } | null;
}
