import type { FrontMatterError, Page } from '../page';
import { frontMatterProblems, PAGE_FIELD_NAMES } from '../frontMatter';
import { nearest } from '../../../core/validation/nearest';

import { placeOf, problemAt, rule, type Rule } from './rule';

/** Returns where a field is in the page's text, and how its value is written. */
function fieldIn({ text }: Page, field: string): { offset: number; value: string } {
  const yaml = /^\uFEFF?---[^]*?\n---/.exec(text)?.[0] ?? '';
  const name = field.replace(/[^\w-]/g, '\\$&');
  const found = new RegExp(`^[ \\t]*["']?${name}["']?[ \\t]*:[ \\t]*(.*)$`, 'm').exec(yaml);
  return { offset: found?.index ?? 0, value: found?.[1]?.trim() ?? '' };
}

/** Returns where a field is in the page's text, or the start of the page if it is missing. */
const placeOfField = (page: Page, field: string) => fieldIn(page, field).offset;

/** Returns how to write the value of a field that YAML reads as another type. */
function asType(message: string, field: string, value: string): string | undefined {
  if (/must be (?:text|a page's id)/.test(message)) {
    return value === '' ? undefined : `Quote it: ${field}: ${JSON.stringify(value)}.`;
  }
  if (message.includes('must be true or false')) {
    const word = value.replace(/["']/g, '');
    return `Write ${field}: ${/^(?:no|off|false|0|n)$/i.test(word) ? 'false' : 'true'}, without quotes.`;
  }
  if (message.includes('must be a list of strings')) {
    return value === '' || value.startsWith('[')
      ? 'Write a list of texts, and quote each that is a number, a date, or contains a colon.'
      : `Write ${field}: [${value}].`;
  }
  return undefined;
}

/** A line of front matter that may be one: a field, an item of a list, a comment, or indented. */
const FIELD = /^(?:\s|#|-(?:\s|$)|$|["']?[\w-]+["']?:(?:\s|$)|<<:|[{}[\]])/;

/** Returns where YAML that can't be read is wrong, and what to do. */
function yamlProblem(text: string, error: FrontMatterError) {
  const lines = text.split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  const wrong = lines.findIndex(
    (line, index) => index > 0 && index < end && !FIELD.test(line.replace('\u00A0', '')),
  );
  const nbsp = lines.findIndex((line, index) => index < end && /^[\w-]+:\u00A0/.test(line));
  const field = wrong < 0 ? nbsp : wrong;
  if (field >= 0) {
    return {
      line: field + 1,
      column: 1,
      message: `The front matter isn't valid YAML: "${lines[field]}" isn't a field.`,
      fix: 'Write "name: value", with a colon and an ordinary space. Indent a value that goes on in the next line.',
    };
  }
  const [, name = '', value = ''] =
    /^((?:\s*- )?(?:[\w-]+:)?)\s+(.*)$/.exec(lines[error.line - 1] ?? '') ?? [];
  const plain = value
    .trim()
    .replace(/^(["'])([^]*)\1$/, '$2')
    .replace(/^["']/, '');
  return {
    ...error,
    message: `The front matter isn't valid YAML: ${error.message}.`,
    fix:
      YAML_ADVICE.find(([says]) => says.test(error.message))?.[1] ??
      (name === '' || /^[[{]/.test(plain)
        ? 'Quote text that contains ": ", "#" or quotation marks, and start each field at the start of a line.'
        : `Quote the value: ${name} ${JSON.stringify(plain.replace(/\\"/g, '"'))}.`),
  };
}

/** Advice for errors of the YAML parser, by what it says. */
const YAML_ADVICE: readonly (readonly [RegExp, string])[] = [
  [/duplicated mapping key/, 'Remove one of the two fields.'],
  [/flow collection/, 'Write lists as [one, two], with a bracket at each end.'],
  [/unknown tag|alias/, 'Quote a value that begins with !, & or *.'],
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
    const { message, fix, ...start } = yamlProblem(page.text, error);
    return [problemAt(site, page, { position: { start } }, message, fix)];
  }
  const problems = frontMatterProblems(page.frontMatter).map((problem) => ({
    ...problem,
    meant: problem.message.startsWith('Unknown')
      ? nearest(problem.field, PAGE_FIELD_NAMES)
      : undefined,
  }));
  return problems
    .filter(
      ({ field, message }) =>
        !(message.includes(' has no ') && problems.some(({ meant }) => meant === field)),
    )
    .map(({ field, message, fix, meant }) => {
      const { offset, value } = fieldIn(page, field);
      return problemAt(
        site,
        page,
        placeOf(page.text, offset),
        message,
        meant === undefined
          ? (asType(message, field, value) ?? fix)
          : `Did you mean "${meant}"? ${fix}`,
      );
    });
};

/** Reports front matter that isn't read, because of the lines around it. Everything else on such a page follows from it. */
export const unreadFrontMatter = rule(({ text }, report) => {
  const [, before = '', dashes] =
    /^((?:\s|\{\/\*.*?\*\/\}|<!--.*?-->)*)(-{2,}|[–—]+|\+{3}|```(?:ya?ml|toml)?)[ \t]*\r?\n\s*\w+[ \t]*[:=]/.exec(
      text,
    ) ?? [];
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

/** An item of a list that is indented below another one, which YAML joins with it. */
const JOINED = /^([ \t]*)- [^\n:]*\n\1[ \t]+(?=- )/gm;

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
  for (const { index, 0: item } of yaml.matchAll(JOINED)) {
    report(
      start + index + item.length,
      'YAML reads this line as part of the item above.',
      'Start each item of a list in the same column.',
    );
  }
  const { title, description, slug, components = [], hooks = [], ...others } = page.frontMatter;
  for (const [field, value] of Object.entries({ title, description })) {
    const text = typeof value === 'string' ? value : '';
    const [markup] =
      /`[^`]*`|\*\*[^*]+\*\*|(?<!\S)\*\w[^*]*\*|(?<!\w)__?\w[^_]*__?(?!\w)|<\/?[a-z][a-z\d]*(?: [^>]*)?>|\[[^\]]+\]\([^)]*\)|&[a-z]+;/.exec(
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
  for (const name of Array.isArray(components) ? components : []) {
    if (typeof name === 'string' && /^use[A-Z]/.test(name)) {
      report(placeOfField(page, 'components'), `"${name}" is a hook.`, `Write hooks: [${name}].`);
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
