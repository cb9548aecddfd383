import { CODE_STYLINGS, CODE_VARIANTS } from '../../../core/preferences/demoHash';
import { nearest } from '../../../core/validation/nearest';
import components from 'prismjs/components.json';

import { problemAt, type Rule } from './rule';

/** Prism's list of languages. */
const PRISM_LANGUAGES: Readonly<Record<string, { alias?: string | string[] }>> =
  components.languages as Record<string, object>;

/** The languages that can be highlighted, by name and alias. */
const LANGUAGES: readonly string[] = [
  'text',
  ...Object.entries(PRISM_LANGUAGES).flatMap(([name, { alias = [] }]) =>
    name === 'meta' ? [] : [name, ...[alias].flat()],
  ),
];

/** Common languages of the site's code blocks, for suggestions. */
const USUAL = ['tsx', 'ts', 'jsx', 'js', 'bash', 'css', 'json', 'diff', 'md', 'text', 'html'];

/** Requires code blocks to name a language that exists. */
export const codeLanguage: Rule = (page, site) =>
  page.fences.flatMap((fence) => {
    const { lang } = fence;
    const fix = `Add it after the opening backticks, such as \`\`\`tsx. Common languages: ${USUAL.join(', ')}.`;
    if (!lang) {
      return [problemAt(site, page, fence, 'The code block has no language.', fix)];
    }
    if (LANGUAGES.includes(lang)) {
      return [];
    }
    const [, start = '', rest = ''] = /^([\w+#-]+)([^\w+#-].*)$/.exec(lang) ?? [];
    const meant = LANGUAGES.includes(start) ? start : nearest(lang, [...USUAL, ...LANGUAGES]);
    return [
      problemAt(
        site,
        page,
        fence,
        `"${lang}" isn't a language that can be highlighted.`,
        meant === undefined
          ? fix
          : meant === start
            ? `Leave a space after "${start}". ${rest.startsWith('{') ? '' : 'A title is title="…".'}`.trim()
            : `Did you mean "${meant}"?`,
      ),
    ];
  });

/** Requires a code block's `styling` and `variant` to be values that readers can choose. */
export const codeAudience: Rule = (page, site) =>
  page.fences.flatMap((fence) =>
    Object.entries({ styling: CODE_STYLINGS, variant: CODE_VARIANTS }).flatMap(
      ([name, allowed]: [string, readonly string[]]) => {
        const value = new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`).exec(fence.meta ?? '')?.[2];
        return value === undefined || allowed.includes(value)
          ? []
          : [
              problemAt(
                site,
                page,
                fence,
                `"${value}" isn't a ${name} of code blocks.`,
                `Allowed values: ${allowed.join(', ')}.`,
              ),
            ];
      },
    ),
  );
