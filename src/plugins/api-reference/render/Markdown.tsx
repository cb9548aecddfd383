import type { ElementContent, Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Html } from 'mdast';
import { Fragment, type ComponentProps, type ReactElement } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

import { WEBSITE } from '../../../../library';

/** Descriptions refer to components as `<DatePicker />`, often without backticks: that is text, and never HTML. */
const asText = (_state: unknown, node: Html) => ({ type: 'text' as const, value: node.value });

const toHtmlTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { handlers: { html: asText } });

/** A link as elsewhere on the site: it opens other sites in a new tab. Anything but a web address becomes text. */
function ExternalLink({ href, children }: ComponentProps<'a'>) {
  // Addresses without a host refer to the packages' own site.
  const address = href?.startsWith('/') && !href.startsWith('//') ? `${WEBSITE}${href}` : href;
  return address && /^https?:\/\//i.test(address) ? (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <>{children}</>
  );
}

/** Replaces headings, which must not appear in the page's outline. */
function Paragraph({ children }: ComponentProps<'p'>) {
  return <p>{children}</p>;
}

/** A code block. It is focusable, so that it can be scrolled sideways by keyboard. */
function Code({ children }: ComponentProps<'pre'>) {
  return <pre tabIndex={0}>{children}</pre>;
}

const COMPONENTS = {
  a: ExternalLink,
  h1: Paragraph,
  h2: Paragraph,
  h3: Paragraph,
  h4: Paragraph,
  h5: Paragraph,
  h6: Paragraph,
  pre: Code,
  img: ({ alt }: ComponentProps<'img'>) => <>{alt}</>,
};

/** Removes the element around a text with only one paragraph. */
function unwrapped(tree: Root): Root {
  const [first, ...others] = tree.children.filter(
    (node) => node.type !== 'text' || node.value.trim() !== '',
  );
  return first?.type === 'element' && first.tagName === 'p' && others.length === 0
    ? { ...tree, children: first.children satisfies ElementContent[] }
    : tree;
}

/** Rendered texts. Most members are documented on the pages of several components. */
const rendered = new Map<string, ReactElement>();

/** Renders the Markdown of a package's description. Nothing in it is treated as HTML or as a `javascript:` address. */
export function Markdown({ text }: { text: string }) {
  const known = rendered.get(text);
  if (known) {
    return known;
  }
  const tree = toHtmlTree.runSync(toHtmlTree.parse(text));
  const element = toJsxRuntime(unwrapped(tree), { Fragment, jsx, jsxs, components: COMPONENTS });
  rendered.set(text, element);
  return element;
}
