import path from 'node:path';

import type { Root } from 'mdast';
import type { Plugin } from 'unified';

/** Front matter field that disables the ad of a page. */
const FIELD = 'disable_ad';

/** The toolbar of an API page, which belongs to the heading after it. */
const TOOLBAR = 'ApiToolbar';

/**
 * Adds the ad slot before the second heading of a page, or at its end if it has no second one, so that the slot doesn't
 * separate the introduction from what it introduces. A page with `disable_ad: true` in its front matter has no slot.
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
  // Files whose names begin with an underscore are parts of pages.
  if (isDisabled || path.basename(file.path).startsWith('_')) {
    return;
  }
  const headings = tree.children.filter((node) => node.type === 'heading' && node.depth === 2);
  let place = headings[1] ? tree.children.indexOf(headings[1]) : tree.children.length;
  const before = tree.children[place - 1];
  if (before && 'name' in before && before.name === TOOLBAR) {
    place -= 1;
  }
  tree.children.splice(place, 0, {
    type: 'mdxJsxFlowElement',
    name: 'AdSlot',
    attributes: [],
    children: [],
  } as never);
};

export default remarkAdSlot;
