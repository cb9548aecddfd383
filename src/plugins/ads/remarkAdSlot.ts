import path from 'node:path';

import type { Root } from 'mdast';
import type { Plugin } from 'unified';

/** Front matter of a page without an ad. */
const FIELD = 'disable_ad';

/** Nodes that draw nothing: front matter, imports and exports. */
const UNSEEN = new Set<string>(['yaml', 'toml', 'mdxjsEsm']);

/**
 * Puts the ad slot after a page's first paragraph, so that a reader learns first what the page is for; before
 * everything where a page begins with something else. A page with `disable_ad: true` in its front matter has none.
 *
 * @throws Error that names the page where `disable_ad` is no boolean.
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
