import type { Page } from '../page';

import { rule, type Report } from './rule';

/** Characters that nobody sees, by their names. */
const INVISIBLE: readonly (readonly [RegExp, string])[] = [
  [/[\u200B\u2060\uFEFF\u180E]/gu, 'zero-width space'],
  [/(?<=\w)[\u200C\u200D]|[\u200C\u200D](?=\w)/gu, 'zero-width joiner'],
  [/\u00AD/gu, 'soft hyphen'],
  [/[\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C]/gu, 'mark of text direction'],
  [/[\u2028\u2029\u0085]/gu, 'line separator'],
  // eslint-disable-next-line no-control-regex
  [/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F]/gu, 'control character'],
  [/\uFFFD/gu, 'replacement character, which stands for one that could not be read'],
  [/[\u{E0000}-\u{E007F}\uFFF9-\uFFFB]/gu, 'invisible character'],
];

/** Spaces that code doesn't read as spaces. */
const SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu;

/** What Markdown reads as text, because a space after or in place of its characters isn't an ordinary one. */
const MARKER =
  /(?<=^[ \t>]*(?:#{1,6}|[-+*]|\d+[.)]|:{2,}\w*)?)[\u00A0\u2000-\u200A\u202F\u3000]+/gmu;

/** Text in UTF-8 that was read as Latin-1. */
const MISREAD = /â€[™œ\u009D“”¦"˜]?|Ã[\u0080-\u00BF]/gu;

/** What a word processor writes instead of quotes and hyphens, where code can't have it. */
const TYPOGRAPHY =
  /(?<=[=(:,[{][ \t]*)[“”„‘’][^“”„‘’\n]*[“”„‘’](?=[ \t]*(?:[;),\]}>]|$))|[–—]>|\u037E/gmu;

/** Languages of text, in which readers write as they like. */
const PROSE = /^(?:mdx?|markdown|text|html|diff)$/;

/** Letters of other scripts within a Latin word, which look the same. */
const LOOK_ALIKE = /(?<=[a-z])[\u0370-\u03FF\u0400-\u04FF]|[\u0400-\u04FF](?=[a-z])/giu;

const hex = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Reports quotes and hyphens in code that a word processor has written. */
function reportTypography(page: Page, report: Report): void {
  [...page.fences, ...page.codes]
    .filter((node) => !('lang' in node && PROSE.test(node.lang ?? '')))
    .forEach(({ position, type }) => {
      const start = position?.start.offset ?? 0;
      const text = page.text.slice(start, position?.end.offset);
      const body = type === 'code' ? text.indexOf('\n') : 0;
      for (const { 0: found, index } of text.slice(body).matchAll(TYPOGRAPHY)) {
        report(
          start + body + index,
          `"${found}" (${hex(found)}) in code isn't what a keyboard writes.`,
          'Write straight quotes, hyphens and semicolons.',
        );
      }
    });
  for (const { value, position } of page.codes) {
    if (/^[“”„‘’][^]*[“”„‘’]$/u.test(value)) {
      report(
        (position?.start.offset ?? 0) + 1,
        `"${value[0]}" (${hex(value)}) in code isn't what a keyboard writes.`,
        'Write straight quotes.',
      );
    }
  }
  page.fences
    .filter(({ lang }) => ['bash', 'sh', 'shell', 'json'].includes(lang ?? ''))
    .forEach(({ position }) => {
      const start = position?.start.offset ?? 0;
      const text = page.text.slice(start, position?.end.offset);
      const body = text.indexOf('\n');
      for (const { 0: found, index } of text
        .slice(body)
        .matchAll(/[“”„‘’].*|(?<=\s)[–—](?=\w)/gu)) {
        report(
          start + body + index,
          `"${found[0]}" (${hex(found)}) in code isn't what a keyboard writes.`,
          'Write straight quotes, and hyphens.',
        );
      }
    });
}

/** Reports characters that nobody sees, and those in code that only look right. */
export const invisibleCharacters = rule((page, report) => {
  for (const [pattern, name] of INVISIBLE) {
    for (const { 0: character, index } of page.text.matchAll(pattern)) {
      report(
        index,
        `There is a ${name} (${hex(character)}).`,
        'Delete it, or write it as an entity if it is needed.',
      );
    }
  }
  const inside = (start: number | undefined, end: number | undefined, where: string) => {
    const text = page.text.slice(start, end);
    for (const { 0: character, index } of [...text.matchAll(SPACES)].slice(0, 1)) {
      report(
        (start ?? 0) + index,
        `There is a no-break space (${hex(character)}) in ${where}.`,
        'Write an ordinary space.',
      );
    }
    for (const { 0: character, index } of text.matchAll(LOOK_ALIKE)) {
      report(
        (start ?? 0) + index,
        `"${character}" (${hex(character)}) in ${where} is a letter of another script.`,
        'Write the Latin letter.',
      );
    }
  };
  page.headings.forEach(({ node }) =>
    inside(node.position?.start.offset, node.position?.end.offset, 'a heading'),
  );
  inside(
    page.yaml?.position?.start.offset ?? 0,
    page.yaml?.position?.end.offset ?? 0,
    'the front matter',
  );
  [...page.fences, ...page.codes].forEach((node) =>
    inside(node.position?.start.offset, node.position?.end.offset, 'code'),
  );
  const code = [...page.fences, ...page.codes];
  const isCode = (offset: number) =>
    code.some(
      ({ position }) =>
        (position?.start.offset ?? 0) <= offset && offset < (position?.end.offset ?? 0),
    );
  // Once on a page: what has written the first of them has written all.
  const firstOf = (pattern: RegExp) =>
    [...page.text.matchAll(pattern)].find(({ index }) => !isCode(index));
  const misread = firstOf(MISREAD);
  if (misread) {
    report(
      misread.index,
      `"${misread[0]}" is text in a wrong encoding.`,
      'Save the file as UTF-8, and write it again.',
    );
  }
  const marker = firstOf(MARKER);
  if (marker) {
    report(
      marker.index,
      `There is a no-break space (${hex(marker[0])}) where Markdown needs an ordinary space.`,
      'Write an ordinary space, or leave the line empty.',
    );
  }
  reportTypography(page, report);
});

/** Reports what a merge has left. */
export const conflicts = rule((page, report) => {
  let isOpen = false;
  for (const { index, 0: line } of page.text.matchAll(/^(?:<{7}|>{7}|={7}|\|{7})(?: .*)?$/gm)) {
    if (!isOpen) {
      report(
        index,
        `"${line}" is left of a merge conflict.`,
        'Keep one of the two texts, and delete the markers.',
      );
    }
    isOpen = !line.startsWith('>');
  }
});
