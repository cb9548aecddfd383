import { visit } from 'unist-util-visit';

import { isHarmlessElement } from '../../html-policy';

import { problemAt, rule, type Rule } from './rule';

/** Reports two headings with the same text: a link to the second one breaks when the first is renamed. */
export const duplicateHeadings: Rule = (page, site) =>
  page.headings.flatMap(({ text, node }, index) => {
    const first = page.headings.findIndex(
      (heading) => heading.text.toLowerCase() === text.toLowerCase(),
    );
    return first < index
      ? [
          problemAt(
            site,
            page,
            node,
            `The heading "${text}" is already used on line ${page.headings[first]?.node.position?.start.line}.`,
            'Reword one of them: headings must be unique on a page.',
          ),
        ]
      : [];
  });

/** Reports an id that two elements of a page have: a link leads to the first of them. Equal texts are reported above. */
export const duplicateIds: Rule = (page, site) => [
  ...page.headings.flatMap(({ id, isExplicit, node }, index) => {
    const first = page.headings.findIndex((heading) => heading.id === id);
    const other = page.headings[first];
    return first < index && other && (isExplicit || other.isExplicit)
      ? [
          problemAt(
            site,
            page,
            node,
            `The id "${id}" of the heading is already used on line ${other.node.position?.start.line}.`,
            isExplicit
              ? 'Give one of them another id, such as {/* #another-id */}.'
              : `Give one of them another id. This one comes from the heading's text; add {/* #another-id */} after it.`,
          ),
        ]
      : [];
  }),
  ...page.headings.flatMap(({ id, node }) =>
    page.elementIds.has(id)
      ? [
          problemAt(
            site,
            page,
            node,
            `The id "${id}" of the heading is also that of an element or a demo on this page.`,
            'Give the heading another id, such as {/* #another-id */}.',
          ),
        ]
      : [],
  ),
];

/** Reports comments that were meant as the id of a heading, and aren't. */
export const headingIds = rule((page, report) => {
  visit(page.tree, ['mdxTextExpression', 'mdxFlowExpression'], (node, index, parent) => {
    const comment =
      'value' in node ? /^\s*\/\*\s*(.*?)\s*\*\/\s*$/s.exec(node.value)?.[1] : undefined;
    if (comment === undefined || !parent || index === undefined) {
      return;
    }
    const isInHeading = parent.type === 'heading';
    const isLast = isInHeading && index === parent.children.length - 1;
    const before = parent.children[index - 1];
    const isBelow =
      before?.type === 'heading' &&
      before.position?.end.line === (node.position?.start.line ?? 0) - 1;
    const isId = /^#[^\s#]+$/.test(comment);
    const isMeant = isInHeading ? /^#?[\w-]*$|^#/.test(comment) : isBelow && isId;
    const first = parent.children.findIndex(
      (child) => child.type === 'mdxTextExpression' && child.value.includes('#'),
    );
    if (isMeant && !(isLast && isId && first === index)) {
      report(
        node,
        `{/* ${comment} */} isn't the id of the heading.`,
        'Write one id at the end of the line of the heading, with # and without spaces: ## Title {/* #my-id */}.',
      );
    }
  });
});

/** Reports headings in HTML, which no link and no table of contents leads to. */
export const htmlHeadings = rule((page, report) => {
  visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const level = 'name' in node ? /^h([1-6])$/.exec(node.name ?? '')?.[1] : undefined;
    if (level !== undefined) {
      report(
        node,
        `<h${level}> isn't in the table of contents.`,
        `Write "${level === '3' ? '###' : '##'} Title".`,
      );
    }
  });
});

/** Allows only `##` and `###`, and no skipped levels: users of screen readers navigate by heading level. */
export const headingLevels: Rule = (page, site) =>
  page.headings.flatMap(({ text, node }, index) => {
    const previous = page.headings[index - 1]?.node.depth ?? 1;
    if (text === '' || page.text[node.position?.start.offset ?? 0] !== '#') {
      // Empty, or underlined, which is reported as something that wasn't meant as a heading.
      return [];
    }
    if (node.depth === 1) {
      return [
        problemAt(
          site,
          page,
          node,
          `"${text}" is a level 1 heading, which is reserved for the page's title.`,
          'Start the heading with "##". The title comes from "title" in the front matter.',
        ),
      ];
    }
    if (node.depth > 3) {
      return [
        problemAt(
          site,
          page,
          node,
          `"${text}" is a level ${node.depth} heading; only "##" and "###" are allowed.`,
          'Use "###", or split the section.',
        ),
      ];
    }
    return node.depth > previous + 1
      ? [
          problemAt(
            site,
            page,
            node,
            `"${text}" skips a heading level: use "###" only below a "##".`,
            `Start it with "${'#'.repeat(previous + 1)}".`,
          ),
        ]
      : [];
  });

/** Reports headings that are empty or contain only code. */
export const headingText: Rule = (page, site) =>
  page.headings.flatMap(({ text, node }) => {
    const isCode =
      node.children.length > 0 && node.children.every(({ type }) => type === 'inlineCode');
    if (text !== '' && !isCode) {
      return [];
    }
    return [
      problemAt(
        site,
        page,
        node,
        text === '' ? 'The heading is empty.' : `The heading "${text}" consists only of code.`,
        'Describe the section in words that a reader would search for.',
      ),
    ];
  });

/** Reports elements that the table of contents can't show. */
export const headingElements: Rule = (page, site) =>
  page.headings.flatMap(({ node }) => {
    const problems: ReturnType<Rule> = [];
    visit(node, 'mdxJsxTextElement', (element) => {
      if (element.name !== null && !isHarmlessElement(element.name)) {
        problems.push(
          problemAt(
            site,
            page,
            element,
            `<${element.name}> in a heading is removed from the table of contents, because it isn't harmless markup.`,
            'Move it below the heading, or use another element.',
          ),
        );
      }
    });
    return problems;
  });
