import type { Code } from 'mdast';
import convert from 'npm-to-yarn';

import { nearest } from '../../../core/validation/nearest';
import { metaLines, parseLines } from '../../code-blocks/check';

import { rule } from './rule';

/** The words after a fence's language, and what they need. */
const WORDS: Readonly<Record<string, 'text' | 'number' | undefined>> = {
  title: 'text',
  fragment: 'text',
  styling: 'text',
  variant: 'text',
  npm2yarn: undefined,
  showLineNumbers: 'number',
};

const TITLE = 'Write title="src/App.tsx".';
const RANGE = 'Write the numbers of lines in braces, such as {1,4-6}.';
const NUMBERS = 'Write showLineNumbers, or showLineNumbers=5 to start with 5.';
const DEMO = 'Remove it. Code that runs is a demo: ::demo{src="./demos/Name.tsx"}.';

const COMMANDS = 'Write ```bash npm2yarn, with the npm command.';
const DIFF = 'Write ```diff, and + or - at the start of each changed line.';

/** What to write instead of the words of other tools. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  file: TITLE,
  filename: TITLE,
  filepath: TITLE,
  name: TITLE,
  path: TITLE,
  label: TITLE,
  caption: TITLE,
  header: TITLE,
  hl_lines: RANGE,
  highlight: RANGE,
  highlightlines: RANGE,
  mark: RANGE,
  lines: RANGE,
  emphasize: RANGE,
  linenos: NUMBERS,
  linenums: NUMBERS,
  linenumbers: NUMBERS,
  'line-numbers': NUMBERS,
  numberlines: NUMBERS,
  showlinenumbers: NUMBERS,
  live: DEMO,
  playground: DEMO,
  runnable: DEMO,
  preview: DEMO,
  noinline: DEMO,
  yarn: COMMANDS,
  pnpm: COMMANDS,
  npm: COMMANDS,
  'npm-to-yarn': COMMANDS,
  'package-install': COMMANDS,
  ins: DIFF,
  del: DIFF,
  add: DIFF,
  remove: DIFF,
  diff: DIFF,
  added: DIFF,
  removed: DIFF,
};

/** A range in braces, `name=value`, or a word. */
const TOKEN = /\{[^}\n]*\}?|[^\s={]+[ \t]*=[ \t]*(?:"[^"]*"?|'[^']*'?|\{[^}]*\}?|\S*)|[^\s{]+/g;

const CURLY = /[“”„‟‘’«»]/;

type Wrong = readonly [message: string, fix: string] | undefined;

/** Returns what is wrong with the range of lines in a fence. */
function wrongRange(range: string, count: number): Wrong {
  const parts = range
    .slice(1, range.endsWith('}') ? -1 : undefined)
    .split(',')
    .map((part) => part.trim());
  if (!range.endsWith('}')) {
    return [`"${range}" marks no lines: the brace isn't closed.`, RANGE];
  }
  for (const part of parts) {
    const [, first = '', last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    if (first === '') {
      return [
        `"${part}" in "${range}" isn't a line or a range of lines.`,
        /^\d+-$/.test(part) ? `Write where it ends: {${part}${count}}. ${RANGE}` : RANGE,
      ];
    }
    if (Math.max(Number(first), Number(last)) > count || Number(first) === 0) {
      return [
        `"${part}" in "${range}" is outside of the code, which has ${count} ${count === 1 ? 'line' : 'lines'}.`,
        'Count from 1.',
      ];
    }
  }
  return undefined;
}

/** Returns what is wrong with a word after a fence's language. */
function wrongWord(token: string, count: number): Wrong {
  if (token.startsWith('{')) {
    return wrongRange(token, count);
  }
  const [, name = token, value] = /^([^=\s]+)[ \t]*=[ \t]*(.*)$/.exec(token) ?? [];
  if (WORDS[name] === 'number') {
    return value === undefined || /^\d+$/.test(value)
      ? undefined
      : [`"${token}" has no effect: "${value}" isn't a number.`, NUMBERS];
  }
  if (Object.hasOwn(WORDS, name)) {
    if (WORDS[name] === undefined) {
      return value === undefined
        ? undefined
        : [`"${name}" has no value.`, `Write ${name} without "=".`];
    }
    if (value === undefined || /^(["'])\1$/.test(value)) {
      return [`"${token}" has no effect: it has no value.`, `Write ${name}="…".`];
    }
    if (/^(["'])(?=.)[^"']*\1$/.test(value) && !/\s=|=\s/.test(token)) {
      return undefined;
    }
    return [
      `"${token}" has no effect: ${CURLY.test(value) ? 'its quotes are curly' : 'the value needs straight quotes, and no spaces around "="'}.`,
      `Write ${name}="${value.replace(new RegExp(CURLY, 'g'), '').replace(/["'{}]/g, '')}".`,
    ];
  }
  const word = name.replace(/^[:[]+|[\]:]+$/g, '').toLowerCase();
  const instead = Object.entries(OTHER_WORDS).find(([other]) => word === other)?.[1];
  // `[src/App.tsx]`, `"src/App.tsx"`, `title:src/App.tsx` or `src/App.tsx`.
  const [, file] = /^(?:title:)?["'[]*([^"'[\]]*[\w-]\.\w{1,4})["'\]]*$/i.exec(token) ?? [];
  const meant = nearest(name, Object.keys(WORDS));
  const other = nearest(word, Object.keys(OTHER_WORDS), 1);
  return [
    `"${token}" has no effect on a code block.`,
    instead ??
      (/^\[[\d,-]+\]$/.test(token)
        ? RANGE
        : file !== undefined || /^\[.+\]$/.test(token)
          ? `Write title="${file ?? token.slice(1, -1)}".`
          : meant === undefined
            ? ((other === undefined ? undefined : OTHER_WORDS[other]) ??
              `Remove it. Quotes inside of quotes end them. Allowed are: ${Object.keys(WORDS).join(', ')}, and lines such as {1,4-6}.`)
            : `Did you mean "${meant}"?`),
  ];
}

const languageOf = ({ lang }: Code) => lang?.toLowerCase() ?? 'text';

/** Reports words after a fence's language that have no effect. */
export const fenceWords = rule((page, report) => {
  for (const fence of page.fences.filter(({ lang }) => lang && !lang.startsWith('{'))) {
    const start = fence.position?.start.offset ?? 0;
    const line = page.text.slice(start).split('\n', 1)[0] ?? '';
    const at = line.indexOf(fence.lang ?? '') + (fence.lang ?? '').length;
    const meta = line.slice(at);
    const { code } = parseLines(fence.value, languageOf(fence), meta);
    const words = [...meta.matchAll(TOKEN)];
    const names = words.map(([token]) => (token.startsWith('{') ? '{' : token.split('=', 1)[0]));
    for (const [number, { 0: token, index }] of words.entries()) {
      const wrong: Wrong =
        wrongWord(token, code.split('\n').length) ??
        (names.indexOf(names[number]) < number
          ? [
              `"${token}" has no effect: the first one counts.`,
              token.startsWith('{') ? RANGE : 'Remove one of them.',
            ]
          : undefined);
      if (wrong) {
        report(start + at + index, ...wrong);
      }
    }
    const others = words.filter(([token]) => !/^(?:npm2yarn|styling=.*|variant=.*)$/.test(token));
    const npm = words.find(([token]) => token === 'npm2yarn');
    if (npm && others.length > 0) {
      report(
        start + at + npm.index,
        `"npm2yarn" has no effect together with "${others[0]?.[0]}".`,
        'Remove one of them.',
      );
    }
  }
});

const MAGIC = ['highlight-next-line', 'highlight-start', 'highlight-end'];

/** The start of a comment, in any language. */
const COMMENT = /(?:\/\/|\/\*|#|<!--|--|%|;|'|\brem\b)(.*)$/i;

const OTHER_MAGIC =
  /\[!code\b|\(\d+\)!\s*$|^\W*(?!(?:eslint|oxlint|stylelint|biome|ts|deno|prettier|istanbul|c8|v8)-)[\w-]+-next-line\W*$|^\W*highlight(?:ed)?\W*$|^\W*(?:error|focus|mark|add|added|ins|remove|removed|del|deleted?|diff|collapse|prettier-highlight)-(?:next-?line|line|start|begin|end)\b|\bhi[a-z]*l[a-z]*g[a-z]*[-_ ]?(?:next|this|start|begin|end|stop|lines?|range)(?:[-_ ]?lines?)?\b/i;

const HIGHLIGHT =
  'Write // highlight-next-line on the line before, or // highlight-start and // highlight-end around the lines.';

/** Reports comments that were meant to mark lines, and don't. */
export const magicComments = rule((page, report) => {
  const sourceLines = page.text.split('\n');
  for (const fence of page.fences) {
    const first = (fence.position?.start.line ?? 0) + 1;
    const lines = fence.value.split('\n');
    let open: number | undefined;
    let pending: number | undefined;
    let isStartWrong = false;
    const at = (index: number) => ({
      position: {
        start: {
          line: first + index,
          column: (/\S/.exec(sourceLines[first + index - 1] ?? '')?.index ?? 0) + 1,
        },
      },
    });
    lines.forEach((line, index) => {
      const word =
        parseLines(line, languageOf(fence)).code === '' && line.trim() !== ''
          ? MAGIC.find((candidate) => line.includes(candidate))
          : undefined;
      if (word !== undefined && metaLines(fence.meta ?? '').length > 0) {
        report(
          at(index),
          `The comment "${line.trim()}" marks no line, and is shown to readers: the lines are those in braces.`,
          'Write either lines in braces, such as {1,4-6}, or comments.',
        );
        return;
      }
      const comment = COMMENT.exec(line)?.[1] ?? '';
      if (word === undefined) {
        const words = comment.match(/[\w-]+/g) ?? [];
        const meant = words
          .map((candidate) =>
            /[-_]|next|start|end/i.test(candidate)
              ? MAGIC.includes(candidate)
                ? candidate
                : nearest(candidate, MAGIC, 4)
              : undefined,
          )
          .find(Boolean);
        if (meant !== undefined || OTHER_MAGIC.test(comment)) {
          isStartWrong ||= /start|begin/i.test(comment);
          report(
            at(index),
            `The comment "${line.trim()}" marks no line, and is shown to readers.`,
            meant === undefined || MAGIC.some((magic) => comment.includes(magic))
              ? `The comment must be alone on its line. ${HIGHLIGHT}`
              : `Did you mean "${meant}"?`,
          );
        }
        if (line.trim() !== '') {
          pending = undefined;
        }
        return;
      }
      if (pending !== undefined) {
        report(at(pending), 'The comment marks nothing: another one follows.', HIGHLIGHT);
        pending = undefined;
      }
      if (word === 'highlight-next-line') {
        pending = index;
      } else if (word === 'highlight-start') {
        if (open !== undefined) {
          report(
            at(index),
            `"highlight-start" is already open.`,
            'Write // highlight-end before it, or remove it.',
          );
        }
        open = index;
      } else {
        if (isStartWrong && open === undefined) {
          isStartWrong = false;
        } else if (
          open === undefined ||
          lines.slice(open + 1, index).every((candidate) => candidate.trim() === '')
        ) {
          report(
            at(index),
            'The comment marks nothing: no "highlight-start" with lines is before it.',
            HIGHLIGHT,
          );
        }
        open = undefined;
      }
    });
    if (open !== undefined) {
      report(
        at(open),
        `"highlight-start" isn't closed: everything below is marked.`,
        'Write // highlight-end after the last line to mark.',
      );
    }
    if (pending !== undefined) {
      report(at(pending), 'The comment marks nothing: no line follows.', HIGHLIGHT);
    }
  }
});

/** What a fence's source tells: its fence, and whether it is closed. */
export function fenceOf(text: string, fence: Code) {
  const source = text.slice(fence.position?.start.offset, fence.position?.end.offset);
  const marker = /^(?:`{3,}|~{3,})/.exec(source)?.[0] ?? '';
  const last = source
    .slice(source.lastIndexOf('\n') + 1)
    .replace(/^[ \t>]+/, '')
    .trimEnd();
  return {
    marker,
    isClosed:
      source.includes('\n') &&
      last.startsWith(marker) &&
      [...last].every((character) => character === marker[0]),
  };
}

/** Reports fences that aren't closed, or that contain the fence of another block. */
export const closedFences = rule((page, report) => {
  for (const fence of page.fences) {
    const { marker, isClosed } = fenceOf(page.text, fence);
    if (fence.value.trim() === '' && isClosed) {
      report(fence, 'The code block is empty.', 'Write its code, or remove it.');
    }
    const lines = fence.value.split('\n');
    const inner = lines.findIndex((line) => line.trimStart().startsWith(marker));
    if (marker !== '' && inner < 0 && !isClosed) {
      // The end of a block whose beginning isn't on a line of its own.
      const before = page.text.slice(0, fence.position?.start.offset);
      const opening = fence.lang ? -1 : before.search(/(?<=[^\s>`]\s*)```\w*\n[^`]*$/);
      report(
        opening < 0 ? fence : opening,
        opening < 0
          ? "The code block isn't closed: the rest of the page is in it."
          : 'The code block starts at its end, because its opening fence is not on a line of its own.',
        opening >= 0
          ? 'Write ```tsx on a line of its own, the code below it, and ``` on a line after it.'
          : marker.startsWith('~') && !fence.lang && /[^\n]\n$/.test(before)
            ? `Write "## Title" for a heading. Close a code block with ${marker} alone on a line.`
            : `Close it with ${marker} alone on a line, with the same indentation or "> " before it.`,
      );
      // What follows is a consequence.
      return;
    }
    if (marker !== '' && inner >= 0) {
      const line = (fence.position?.start.line ?? 1) + inner + 1;
      report(
        fence,
        `The code block contains the fence on line ${line}, so the blocks after it are swapped with the text.`,
        `Close it with ${marker} alone on a line, or start it with one more ${marker[0]} than are in it.`,
      );
    }
  }
});

/** Reports commands that can't be copied, or converted for other package managers. */
export const convertedCommands = rule((page, report) => {
  for (const fence of page.fences) {
    const commands = fence.value.split('\n').filter((line) => line.trim() !== '');
    if (
      /^(?:bash|sh|shell|zsh)$/.test(fence.lang ?? '') &&
      commands.length > 0 &&
      commands.every((line) => /^\s*[$%>] /.test(line))
    ) {
      report(
        fence,
        'The prompt before each command is copied with it.',
        'Write the commands alone.',
      );
      continue;
    }
    if (!/(?:^|\s)npm2yarn(?:\s|$)/.test(fence.meta ?? '')) {
      continue;
    }
    const lines = fence.value.split('\n');
    const inBlock = convert(fence.value, 'yarn').split('\n');
    lines.forEach((line, index) => {
      const converted = (['yarn', 'pnpm', 'bun'] as const).map((tool) => convert(line, tool));
      const isOther = /^\s*(?:yarn|pnpm|bun)\b/.test(line);
      const isUnknown = converted.some((command) => command.includes("couldn't auto-convert"));
      const isLeft = !isUnknown && inBlock[index] === line && converted[0] !== line;
      const isChained = /(?:&&|;|\|\|)\s*npm\b|npm\b[^#]*(?:&&|;)/.test(line);
      if (
        isOther ||
        isChained ||
        isLeft ||
        converted.some((command) => command.includes("couldn't auto-convert"))
      ) {
        report(
          {
            position: {
              start: {
                line: (fence.position?.start.line ?? 0) + 1 + index,
                column: fence.position?.start.column ?? 1,
              },
            },
          },
          `"${line.trim()}" can't be converted for other package managers.`,
          isOther
            ? 'Write the npm command.'
            : isChained
              ? 'Write each command on a line of its own.'
              : isLeft
                ? 'Put it into another block: npx above it keeps the lines below it as they are.'
                : 'Put it into a block without npm2yarn.',
        );
      }
    });
  }
});
