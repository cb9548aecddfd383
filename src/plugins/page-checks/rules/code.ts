import { CODE_STYLINGS, CODE_VARIANTS } from '../../../core/preferences/demoHash';
import { nearest } from '../../../core/validation/nearest';
import components from 'prismjs/components.json';

import { problemAt, type Rule } from './rule';
import { fenceOf } from './fences';
import { insteadOf, isAdmonition } from './text';

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

/** What languages of other tools are here. */
const INSTEAD: Readonly<Record<string, string>> = {
  console: 'bash',
  terminal: 'bash',
  plaintext: 'text',
  plain: 'text',
  txt: 'text',
  none: 'text',
  env: 'bash',
  dotenv: 'bash',
  vue: 'html',
  svelte: 'html',
  astro: 'html',
  jsonc: 'json5',
  yml: 'yaml',
};

/** Languages that other tools draw. */
const DRAWN = /^(?:mermaid|plantuml|graphviz|dot|math|katex|d2)$/;

/** Requires code blocks to name a language that exists. */
export const codeLanguage: Rule = (page, site) =>
  page.fences.flatMap((fence) => {
    const { lang } = fence;
    const fix = `Add it after the opening backticks, such as \`\`\`tsx. Common languages: ${USUAL.join(', ')}.`;
    if (!lang) {
      // What isn't closed is reported as such.
      return fenceOf(page.text, fence).isClosed
        ? [problemAt(site, page, fence, 'The code block has no language.', fix)]
        : [];
    }
    if (DRAWN.test(lang)) {
      return [
        problemAt(
          site,
          page,
          fence,
          `"${lang}" is shown as code, and not drawn.`,
          'Draw it as an SVG file, and show it as a picture. To show its source, write ```text.',
        ),
      ];
    }
    if (lang === 'diff' && !/^[+-]/m.test(fence.value)) {
      return [
        problemAt(
          site,
          page,
          fence,
          'No line of the diff begins with + or -, so none is marked.',
          'Write + or - at the start of each changed line, or name the language of the code.',
        ),
      ];
    }
    if (LANGUAGES.includes(lang)) {
      return [];
    }
    const [, start = '', rest = ''] = /^([\w+#-]+)([^\w+#-].*)$/.exec(lang) ?? [];
    const [, name = lang] = /^\{?\.?([\w+#-]+)\}?$/.exec(lang) ?? [];
    const isFile = /\w\.\w{1,4}$/.test(lang);
    const meant =
      isFile || isAdmonition(name) || lang === '{'
        ? undefined
        : LANGUAGES.includes(start)
          ? start
          : LANGUAGES.includes(name)
            ? name
            : (INSTEAD[lang.toLowerCase()] ?? nearest(name, [...USUAL, ...LANGUAGES]));
    return [
      problemAt(
        site,
        page,
        fence,
        `"${lang}" isn't a language that can be highlighted.`,
        meant === undefined
          ? isFile
            ? `Write its language, and title="${lang}".`
            : isAdmonition(name)
              ? insteadOf(name)
              : lang.startsWith('{')
                ? 'Write it without braces, and the numbers of lines after it, such as ```tsx {1,4-6}.'
                : fix
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
