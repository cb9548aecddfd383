import type { Page } from '../page';
import { frontMatterProblems, PAGE_FIELD_NAMES } from '../frontMatter';
import { nearest } from '../../../core/validation/nearest';

import { placeOf, problemAt, rule, type Rule } from './rule';

/** Returns where a field is in the page's text, or the start of the page if it is missing. */
function placeOfField(page: Page, field: string) {
  const end = page.yaml?.position?.end.offset ?? 0;
  const yaml = page.text.slice(0, end);
  const name = field.replace(/[^\w-]/g, '\\$&');
  return new RegExp(`^\\s*["']?${name}["']?\\s*:`, 'm').exec(yaml)?.index ?? 0;
}

/** Advice for errors of the YAML parser, by what it says. */
const YAML_ADVICE: readonly (readonly [RegExp, string])[] = [
  [/duplicated mapping key/, 'Remove one of the two fields.'],
  [
    /tab character/,
    'Start each field at the start of a line, and indent with spaces, not with tabs.',
  ],
  [
    /end of the stream|quoted scalar/,
    'Close the quotes. Write quotes inside of double quotes as \\".',
  ],
  [
    /implicit key|can not read a block mapping|missed comma|flow collection/,
    'Write "name: value", with a space after the colon, and lists as [one, two].',
  ],
];

/** Checks title and description, and reports unknown fields. */
export const frontMatter: Rule = (page, site) => {
  const { frontMatterError: error } = page;
  if (error) {
    return [
      problemAt(
        site,
        page,
        { position: { start: error } },
        `The front matter isn't valid YAML: ${error.message}.`,
        YAML_ADVICE.find(([says]) => says.test(error.message))?.[1] ??
          'Quote text that contains ": ", "#" or quotation marks, and start each field at the start of a line.',
      ),
    ];
  }
  return frontMatterProblems(page.frontMatter).map(({ field, message, fix }) => {
    const meant =
      field in page.frontMatter && message.startsWith('Unknown')
        ? nearest(field, PAGE_FIELD_NAMES)
        : undefined;
    return problemAt(
      site,
      page,
      placeOf(page.text, placeOfField(page, field)),
      message,
      meant === undefined ? fix : `Did you mean "${meant}"? ${fix}`,
    );
  });
};

/** Reports front matter that isn't read, because of the lines around it. Everything else on such a page follows from it. */
export const unreadFrontMatter = rule(({ text }, report) => {
  const [, before = '', dashes] = /^(\s*)(-{2,}|[–—]+|\+{3})[ \t]*\r?\n\s*\w+:/.exec(text) ?? [];
  if (dashes === undefined) {
    return;
  }
  if (before !== '' || dashes !== '---') {
    report(
      before.length,
      "The front matter isn't read, and is shown as text.",
      'It starts with --- on the first line of the file.',
    );
  } else if (!/\n---[ \t]*(?:\r?\n|$)/.test(text)) {
    report(
      0,
      "The front matter isn't closed.",
      'Write --- on a line of its own after the last field.',
    );
  }
});

const CUT = /^([ \t]*(?:[\w-]+:|-)[ \t]+)(?!["'|>[{&*!#])([^\n]*?[^\s])([ \t]+#[^\n]*)$/gm;

/** Reports values that YAML cuts off, that aren't read as written, or that lead nowhere. */
export const fieldValues = rule((page, report, site) => {
  if (page.frontMatterError || !page.yaml) {
    return;
  }
  const start = page.yaml.position?.start.offset ?? 0;
  const yaml = page.text.slice(start, page.yaml.position?.end.offset);
  for (const { index, 1: field = '', 2: value = '', 3: rest = '' } of yaml.matchAll(CUT)) {
    report(
      start + index + field.length + value.length + (/#/.exec(rest)?.index ?? 0),
      `YAML cuts the value off before "${rest.trim().split(' ', 1)[0]}", so it is "${value}".`,
      `Quote it: ${field}"${value}${rest}".`,
    );
  }
  const { title, description, slug, components = [], hooks = [], ...others } = page.frontMatter;
  for (const [field, value] of Object.entries({ title, description })) {
    const text = typeof value === 'string' ? value : '';
    const [markup] =
      /`[^`]*`|\*\*[^*]+\*\*|(?<!\w)__?\w[^_]*__?(?!\w)|<\/?[a-z][a-z\d]*(?: [^>]*)?>|\[[^\]]+\]\([^)]*\)|&[a-z]+;/.exec(
        text,
      ) ?? [];
    if (markup !== undefined) {
      report(
        placeOfField(page, field),
        `"${markup}" in the ${field} is shown as it is written.`,
        'Write plain text, without Markdown and HTML.',
      );
    } else if (/^[“”‘’].*[“”‘’]$/.test(text)) {
      report(
        placeOfField(page, field),
        `The curly quotes around the ${field} are part of it.`,
        'Write straight quotes.',
      );
    }
  }
  if (typeof slug === 'string' && slug !== '/') {
    const own = `${site.pathnameOf(page.file)}/`;
    const moved = new URL(
      slug.replace(/^\/?/, (slash) => (slash ? '/x/' : '')),
      `https://host${own}`,
    );
    if (`${moved.pathname.replace(/\/$/, '')}/` !== own) {
      report(
        placeOfField(page, 'slug'),
        `"slug" moves the page from ${own} to ${moved.pathname.replace(/\/?$/, '/')}.`,
        'Remove it, and move the file instead: the address of a page is its path.',
      );
    }
  }
  const ids = site.pageIds();
  for (const field of ['pagination_prev', 'pagination_next']) {
    const id = others[field];
    if (typeof id === 'string' && !ids.has(id)) {
      const meant = nearest(id, ids, 4);
      report(
        placeOfField(page, field),
        `"${field}" names the page "${id}", which doesn't exist.`,
        `${meant === undefined ? '' : `Did you mean "${meant}"? `}Write the path of a page's file without its ending, or null for none.`,
      );
    }
  }
  const reference = [...ids]
    .filter((id) => id.startsWith('api/'))
    .map((id) => id.split('/').at(-1));
  for (const [field, names] of Object.entries({ components, hooks })) {
    for (const name of Array.isArray(names) && reference.length > 0 ? names : []) {
      const slugOf = (symbol: string) =>
        symbol.replace(/(?<=[a-z\d])[A-Z]|(?<=[A-Z])[A-Z](?=[a-z])/g, '-$&').toLowerCase();
      if (typeof name === 'string' && !reference.includes(slugOf(name))) {
        const meant = nearest(
          slugOf(name),
          reference.filter((each) => each !== undefined),
        );
        report(
          placeOfField(page, field),
          `"${name}" in "${field}" isn't in the API reference.`,
          meant === undefined
            ? `Remove it, or correct its name.`
            : `Did you mean "${meant.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^Use/, 'use')}"?`,
        );
      }
    }
  }
});
