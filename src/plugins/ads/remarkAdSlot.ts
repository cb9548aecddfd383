import path from 'node:path';

import type { Root } from 'mdast';
import type { Plugin } from 'unified';

/** Front matter field that disables the ad of a page. */
const FIELD = 'disable_ad';

/** Nodes that render nothing: front matter, imports and exports. */
const UNSEEN = new Set<string>(['yaml', 'toml', 'mdxjsEsm']);

/**
 * Adds the ad slot after a page's first paragraph, so that a reader learns first what the page is about. If a page
 * doesn't begin with a paragraph, the slot comes first. A page with `disable_ad: true` in its front matter has no slot.
 *
 * @throws Error that names the page if `disable_ad` isn't a boolean.
 */
const remarkAdSlot: Plugin<[], Root> = () => (tree, file) => {
  const frontMatter = file.data.frontMatter as Record<string, unknown> | undefined;
  const isDisabled = frontMatter?.[FIELD] ?? false;
  if (typeof isDisabled !== 'boolean') {
    throw new Error(
      `${path.relative(process.cwd(), file.path)}: "${FIELD}" in the front matter must be true or false; found ${JSON.stringify(isDisabled)}.`,
    );
  }
  if (isDisabled) {
    return;
  }
  const begin = tree.children.findIndex(({ type }) => !UNSEEN.has(type));
  const first = begin < 0 ? tree.children.length : begin;
  const lead = tree.children[first]?.type === 'paragraph' ? first + 1 : first;
  tree.children.splice(lead, 0, {
    type: 'mdxJsxFlowElement',
    name: 'AdSlot',
    attributes: [],
    children: [],
  } as never);
};

export default remarkAdSlot;
