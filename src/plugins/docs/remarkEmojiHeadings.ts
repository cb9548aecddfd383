import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/** Matches what a heading's default id consists of: letters, digits and underscores. */
const NAMED = /[\p{L}\p{N}_]/u;

/**
 * Gives headings an id whose text has no letters, such as an emoji alone, so that the table of contents can link to them:
 * the code points of its characters. Docusaurus' default id would be empty.
 */
const remarkEmojiHeadings: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'heading', (heading) => {
    const text = toString(heading).trim();
    if (text && !NAMED.test(text) && heading.data?.hProperties?.id === undefined) {
      const points = [...text].map((character) => character.codePointAt(0)?.toString(16));
      heading.data = {
        ...heading.data,
        hProperties: { ...heading.data?.hProperties, id: points.join('-') },
      };
    }
  });
};

export default remarkEmojiHeadings;
