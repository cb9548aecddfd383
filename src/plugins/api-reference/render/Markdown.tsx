import type { ElementContent, Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Html } from 'mdast';
import { Fragment, type ComponentProps } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** Descriptions name components as `<DatePicker />`, often without backticks: that is text, and never HTML. */
const asText = (_state: unknown, node: Html) => ({ type: 'text' as const, value: node.value });

const toHtmlTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { handlers: { html: asText } });

/** A link as elsewhere on the site: another site opens in a new tab. What is no web address is text. */
function ExternalLink({ href, children }: ComponentProps<'a'>) {
  // The packages' own site is what their addresses without a host mean.
  const address = href?.startsWith('/') && !href.startsWith('//') ? `https://mui.com${href}` : href;
  return address && /^https?:\/\//i.test(address) ? (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <>{children}</>
  );
}

/** The page's outline is its own. */
function Paragraph({ children }: ComponentProps<'p'>) {
  return <p>{children}</p>;
}

/** Scrolls sideways, and has to do so by keyboard. */
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

/** A text of one paragraph stands without an element of its own. */
function unwrapped(tree: Root): Root {
  const [first, ...others] = tree.children.filter(
    (node) => node.type !== 'text' || node.value.trim() !== '',
  );
  return first?.type === 'element' && first.tagName === 'p' && others.length === 0
    ? { ...tree, children: first.children satisfies ElementContent[] }
    : tree;
}

/** Markdown of a package's description. Nothing in it is taken for HTML or a script's address. */
export function Markdown({ text }: { text: string }) {
  const tree = toHtmlTree.runSync(toHtmlTree.parse(text));
  return toJsxRuntime(unwrapped(tree), { Fragment, jsx, jsxs, components: COMPONENTS });
}
