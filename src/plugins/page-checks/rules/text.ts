import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import type { Nodes, Paragraph, Parents } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { has } from 'node-emoji';
import { SKIP, visit } from 'unist-util-visit';

import type { Page } from '../page';

import { rule } from './rule';

/** Text that was meant as something else. */
interface Pattern {
  /** Matches text in which {@link CODE} and {@link ADDRESS} replace everything else. */
  pattern: RegExp;
  /** What is wrong. `$&` is the text that was found. */
  message: string;
  /** What to write instead, with the groups of the pattern. */
  fix: string | ((found: readonly string[]) => string);
  /** Where it may be. Default: everywhere. */
  in?: 'paragraph';
  /** Whether the text that was found is what it seems to be. */
  unless?: (found: string) => boolean;
}

/** Stands for each character of a code span, a tag, an expression or an escape. */
const CODE = '\uE000';
/** Stands for each character of an address without link syntax. */
const ADDRESS = '\uE001';

const OTHER_TOOL = '"$&" is syntax of another tool, and is shown as text.';

/** What other tools call admonitions. */
const ADMONITION: Readonly<Record<string, string>> = {
  tip: 'tip',
  hint: 'tip',
  success: 'tip',
  warning: 'warning',
  caution: 'warning',
  danger: 'warning',
  important: 'warning',
  error: 'warning',
  attention: 'warning',
  bug: 'warning',
};

/** Whether a name is that of an admonition, here or in another tool. */
export const isAdmonition = (name: string): boolean =>
  /^(?:note|info)$/i.test(name) || Object.hasOwn(ADMONITION, name.toLowerCase());

/** Returns the portal's name of an admonition of another tool. */
export const admonitionFor = (name = ''): string => ADMONITION[name.toLowerCase()] ?? 'note';

/** Returns what to write instead of a block between colons. */
export const insteadOf = (name = ''): string =>
  /^(?:code-?group|tabs?)$/i.test(name)
    ? 'Import Tabs and TabItem from @theme/Tabs and @theme/TabItem, and write <Tabs><TabItem value="…" label="…">.'
    : /^(?:details|collapse|expand|spoiler)$/i.test(name)
      ? 'Write <details> and <summary>Title</summary> on two lines, an empty line, and the text.'
      : isAdmonition(name)
        ? `Write :::${admonitionFor(name)}.`
        : 'Write :::note, or the text without it.';

const asAdmonition = ([, name, title]: readonly string[]) =>
  `Write :::${admonitionFor(name)}${title ? `[${title.trim()}]` : ''}, the text, and ::: on lines of their own.`;

const DELIMITER = String.raw`^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$|^[ \t>]*\|[ \t]*:?-+:?[ \t]*\|[ \t]*$`;

/** For each place, the first pattern that matches counts. */
const PATTERNS: readonly Pattern[] = [
  {
    pattern: /^[ \t>]*(?:\[|\uE000{2})!(\w+)(?:\|[^\]\n]*)?\][-+]?[ \t]*(.*)$/gmu,
    message: OTHER_TOOL,
    fix: asAdmonition,
  },
  {
    pattern: /^[ \t>]*(?:!!!|\?\?\?)\+?[ \t]*(\w+)(?:[ \t]+["“](.*)["”])?/gmu,
    message: OTHER_TOOL,
    fix: asAdmonition,
  },
  {
    pattern: /@?\[\[_?toc_?\]\]|@\[toc\]|^\[toc\]$/gimu,
    message: OTHER_TOOL,
    fix: 'Remove it: each page has a table of contents.',
  },
  {
    pattern: /!?\[\[[^[\]\n]+\]\]/gmu,
    message: OTHER_TOOL,
    fix: 'Link with [text](../page/page.mdx), and show pictures with ![text](./picture.png).',
  },
  {
    pattern: /==(?=[^\s=])[^=\n]+(?<=\S)==/gmu,
    message: OTHER_TOOL,
    fix: 'Write <mark>text</mark>, or **text**.',
  },
  {
    pattern: /\^(?=[^\s^[\]])[^\s^[\]]+\^/gmu,
    message: OTHER_TOOL,
    fix: 'Write <sup>2</sup>.',
  },
  {
    pattern: /(?<![\w+])\+\+(?=[^\s+])[^+\n]+(?:\+[^+\n]+)*(?<=\S)\+\+/gmu,
    message: OTHER_TOOL,
    fix: 'Write <ins>text</ins>, or <kbd>Ctrl</kbd> for a key.',
  },
  {
    pattern: /(?<![\w|])\|\|(?=[^\s|])[^|\n]+(?<=\S)\|\||>![^!\n]+!</gmu,
    message: OTHER_TOOL,
    fix: 'Write the text itself, or put it into <details>.',
    in: 'paragraph',
  },
  {
    pattern: /^[ \t]*:[ \t]+\S.*$/gmu,
    message: 'A line that begins with a colon is shown as text: there are no definition lists.',
    fix: 'Write a list: - **Term**: definition.',
  },
  {
    pattern: /^[ \t]*===[!+]?[ \t]+["“].*$/gmu,
    message: OTHER_TOOL,
    fix: 'Import Tabs and TabItem from @theme/Tabs and @theme/TabItem, and write <Tabs><TabItem value="…" label="…">.',
  },
  {
    pattern: /^[ \t>]*:{3,}[ \t]*(\w[\w-]*)[ \t]+(\S.*)$/gmu,
    message: '"$&" is shown as text: a title is written in brackets.',
    fix: ([, name, title]) =>
      !isAdmonition(name ?? '')
        ? insteadOf(name)
        : title?.endsWith(':::')
          ? `Write :::${admonitionFor(name)}, the text, and ::: on lines of their own.`
          : `Write :::${admonitionFor(name)}[${title?.replace(/^["“[]|["”\]:]+$/g, '').trim()}].`,
  },
  {
    pattern: /^[ \t>]*:{3,}[ \t]+(\w[\w-]*)[ \t]*$/gmu,
    message: '"$&" is shown as text: there is a space after the colons.',
    fix: ([, name]) => insteadOf(name),
  },
  {
    pattern: /:{3,}.*$/gmu,
    message: '"$&" is shown as text.',
    fix: 'An admonition starts with :::note and ends with :::, each on a line of its own. One inside of another has fewer colons.',
  },
  {
    pattern: /^[ \t>]*::(?=[\w ]).*$|::(?:demo|gallery-demo|templates?)\b.*$/gmu,
    message: '"$&" is shown as text.',
    fix: 'Write ::demo{src="./demos/Name.tsx"}, without spaces outside of quotes, on a line of its own.',
  },
  {
    pattern: /!?\[[^[\]\n]*\]\([^\n)]*\)?/gmu,
    message: '"$&" isn\'t a link, and is shown as text.',
    fix: ([found]) =>
      found?.includes(' ')
        ? 'Addresses have no spaces: write %20, or rename the file.'
        : 'Close it with ")". In the address, write ( as %28, and < as %3C.',
  },
  {
    pattern: /\[[^[\]\n]+\]\s+\((?:\uE001|\.{0,2}\/|#)[^)\n]*\)/gmu,
    message: '"$&" isn\'t a link, and is shown as text.',
    fix: 'Leave no space between ] and (.',
  },
  {
    pattern:
      /\([^()\n]+\)\[(?:\uE001|\.{0,2}\/|#)[^\]\n]*\]?|\[[^[\]()\n]+\((?:\uE001|\.{0,2}\/)[^)\n]*\)?|\[(?:\uE001+|https?:\S+)[ \t|][^\]\n]+\]|"[^"\n]+":(?:\uE001+|https?:\S+)|\uE000_{1,2}(?=[\s.,;:)]|$)/gmu,
    message: '"$&" isn\'t a link, and is shown as text.',
    fix: 'Write the text in brackets, and the address in parentheses: [text](address).',
  },
  {
    pattern: /(?<![\w:]):[a-z][\w:+-]*:\uE000+/gmu,
    message: OTHER_TOOL,
    fix: 'Write `code`, or a link: [text](../page/page.mdx).',
  },
  {
    pattern: /\^\[[^\]\n]+\]/gmu,
    message: OTHER_TOOL,
    fix: 'Write [^1], and "[^1]: Text." below.',
  },
  {
    pattern: /(?<=\S)[ \t]+\^[a-z][\w-]*$/gmu,
    message: OTHER_TOOL,
    fix: 'Remove it, or give a heading an id: ## Title {/* #id */}.',
  },
  {
    pattern:
      /(?:(?:\b(?:[Ss]ee|[Ff]ix(?:es|ed)?|[Cc]loses?)[ \t]+)|\b[\w-]+\/[\w.-]+)[#!]\d{2,}\b/gmu,
    message: '"$&" is shown as text: numbers of issues are not linked.',
    fix: 'Write [text](https://github.com/…).',
  },
  {
    pattern: /\[\^[^\]\s]+\]/gmu,
    message: 'The footnote "$&" isn\'t defined, and is shown as text.',
    fix: 'Add "[^1]: Text." below, with the same name.',
  },
  {
    pattern: /\[(b|i|u|url|code|img|quote)(?:=[^\]]*)?\][^[\n]*\[\/\1\]/gmu,
    message: OTHER_TOOL,
    fix: 'Write **bold**, *emphasis*, [text](address) or `code`.',
  },
  {
    pattern: /\*\*+(?:[^*\n]*\*\*+)?/gmu,
    message: '"$&" is shown as text.',
    fix: 'Close it with the same stars, with no space between them and the text. Between letters, write <strong>text</strong>. For stars, write \\*.',
  },
  {
    pattern: /(?:'{3}|[´‘’]{3})(?:[^]*?(?:'{3}|[´‘’]{3}))?/gmu,
    message: OTHER_TOOL,
    fix: 'Write ```tsx on a line, the code below it, and ``` on a line after it. For bold text, write **text**.',
  },
  {
    pattern: /~~/gmu,
    message: '"$&" is shown as text.',
    fix: 'Close it with ~~, with no space between it and the text, or write \\~.',
  },
  {
    pattern: /(?<=\S[ \t])\*(?=\p{L})/gmu,
    message: '"*" is shown as text, because no other one closes it.',
    fix: 'Close it, or write \\*.',
  },
  {
    pattern: /(?<![\p{L}\p{N}_])__?(?=\p{L})|(?<!\S)__[ \t][^_\n]+[ \t]__(?!\S)/gmu,
    message: '"_" is shown as text, because no other one closes it.',
    fix: 'Close it. Format a name as code, between backticks. For part of a word, write *.',
  },
  {
    pattern: /`+(?:[^`\n]*`+)?/gmu,
    message: 'The backtick is shown as text, because no other one closes it.',
    fix: 'Close the code with as many backticks as open it, or write \\`.',
  },
  {
    pattern: /^[ \t]*\*\[[^\]\n]+\]:.*$/gmu,
    message: OTHER_TOOL,
    fix: 'Write <abbr title="…">…</abbr>.',
  },
  {
    pattern: /^[ \t>]*#{1,6}(?=[\p{L}[])|^[ \t]*\uFF03+/gmu,
    message: '"$&" is shown as text: a heading has a space after it.',
    fix: "Write a space after the number signs. If it isn't a heading, write \\#.",
    in: 'paragraph',
  },
  {
    pattern: /(?<=[^\s#])#{2,}$/gmu,
    message: '"$&" is shown as text.',
    fix: 'Remove it: the number signs after a heading are optional.',
  },
  {
    pattern: /^[ \t>]*#{7,}/gmu,
    message: '"$&" is shown as text: the lowest heading has six.',
    fix: 'Write "##" or "###".',
    in: 'paragraph',
  },
  {
    pattern: /^[ \t>]*[-+*](?=\p{L}{2}|\[|\uE000)/gmu,
    message: '"$&" is shown as text: a list item has a space after it.',
    fix: "Write a space after it. If it isn't a list, write a backslash before it.",
    in: 'paragraph',
  },
  {
    pattern: /^[ \t>]*\d{1,3}[.)](?=\p{Lu}\p{Ll}).*(?:\n[ \t>]*\d{1,3}[.)]\S.*)*/gmu,
    message: '"$&" is shown as text: a list item has a space after its number.',
    fix: 'Write a space after it.',
    in: 'paragraph',
  },
  {
    pattern:
      /^[ \t>]*[•◦‣▪●○·–—−][ \t]*[^\s–—−].*(?:\n[ \t>]*[•◦‣▪●○·–—−].*)*|^[ \t>]*(?:[→➔➜►▶▸★☆✓✔✗✘☐☑☒✅❌]|\d\uFE0F?\u20E3|o[ \t]{2}|\(?[a-zA-Z\d]{1,3}\)|[a-zA-Z]\.|[ivx]{1,4}\.|#\.)[ \t]+\S.*(?:\n[ \t>]*(?:[→➔➜►▶▸★☆✓✔✗✘☐☑☒✅❌]|\d\uFE0F?\u20E3|o[ \t]{2}|\(?[a-zA-Z\d]{1,3}\)|[a-zA-Z]\.|[ivx]{1,4}\.|#\.)[ \t]+\S.*)+/gmu,
    message: '"$&" doesn\'t start list items, so the lines are joined.',
    fix: 'Write "- " or "1. " before each item.',
    in: 'paragraph',
  },
  {
    pattern: /(?<=\n)[ \t]*\d{1,3}[.)][ \t]+\S/gmu,
    message: '"$&" is part of the paragraph above: only a list that starts with 1 interrupts one.',
    fix: 'Leave an empty line before the list.',
    in: 'paragraph',
  },
  {
    pattern: /^[ \t]*[–—]{2,}[ \t]*$/gmu,
    message: '"$&" is shown as text.',
    fix: 'Write --- for a line, with an empty line before it.',
    in: 'paragraph',
  },
  {
    pattern: /^\[(?:\](?=[ \t])|[xX ]\](?=[^\s([:])|[-~*✓✔]\](?=[ \t]))/gmu,
    message: '"$&" isn\'t a checkbox, and is shown as text.',
    fix: 'Write "- [ ] text" or "- [x] text".',
    in: 'paragraph',
  },
  {
    pattern: /^[ \t]*(?:--8<--|-{1,2}<|!!?include\b|@(?:import|include)\b|!\[\[).*$/gmu,
    message: OTHER_TOOL,
    fix: "Import a part of a page: import Part from './_part.mdx', then <Part />.",
  },
  {
    pattern:
      /^[ \t]*(?:\.\. [\w-]+::|h[1-6]\.[ \t]|={1,5}[ \t]+\p{L}|@tab\b|\[(?:source|NOTE|TIP|WARNING)\b[^\]]*\]$|#\+\w+|(?:image|include|video|xref|link|toc)::\S|:\w+(?: \w+)?:[ \t]|\.\p{Lu}\p{Ll}).*$/gmu,
    message: OTHER_TOOL,
    fix: 'Write it in Markdown: "## Heading", :::note, a list, or a code block.',
  },
  {
    pattern:
      /^[ \t]*(?:import\s[^\n]*\sfrom\s+['"]|export\s+(?:const|let|default|function|class)\b).*$/gmu,
    message: '"$&" is shown as text: imports and exports have lines of their own.',
    fix: 'Start it at the start of a line, and leave an empty line before and after it.',
  },
  {
    pattern: /^[ \t]*(?:\/\/[ \t]+\S|\/\*).*$/gmu,
    message: '"$&" is shown as text.',
    fix: 'Write comments as {/* … */}.',
    in: 'paragraph',
  },
  {
    pattern: /%%[^%\n]+%%/gmu,
    message: OTHER_TOOL,
    fix: 'Write comments as {/* … */}.',
  },
  {
    pattern: /\$\$[^$]*(?:\$\$)?|(?<![\w$])\$(?=[^\s$\d(])[^$\n]{0,80}(?<=[^\s$])\$(?!\w)/gmu,
    message: '"$&" is shown as text: the site has no formulas.',
    fix: 'Write the formula as text or code, or add remark-math and rehype-katex to docusaurus.config.ts.',
  },
  {
    pattern:
      /&(?:amp;)?(?:nbsp|lt|gt|amp|quot|mdash|ndash|hellip|copy|times|rarr|larr|shy|middot)\b(?:(?!;)|(?<=&amp;\w+);)|&#x?\d+\b(?!;)/gmu,
    message: '"$&" is shown as text.',
    fix: 'Write one & before its name, and a semicolon after it, or the character itself.',
  },
  {
    pattern: /&[a-z][a-z\d]{1,31};/gimu,
    unless: (found) => decodeNamedCharacterReference(found.slice(1, -1)) !== false,
    message: '"$&" is shown as text: no character has this name.',
    fix: 'Correct the name, or write the character itself.',
  },
  {
    pattern: /(?<![\w:]):[\w+-]+:(?!\w)/gmu,
    unless: (found) => !/[a-z]/i.test(found) || has(found.slice(1, -1)),
    message: '"$&" is shown as text: no emoji has this name.',
    fix: 'Write the emoji itself.',
  },
  {
    pattern: new RegExp(DELIMITER, 'gmu'),
    message:
      "This isn't a table, and is shown as text: the header row has another number of cells.",
    fix: 'Write as many cells in this row as in the row above, on lines directly below each other.',
    in: 'paragraph',
  },
  {
    pattern:
      /(?<![^])[ \t>]*(?:\|[^\n]*\n[ \t>]*\||\|[ \t][^\n]*[ \t]\|[ \t]*$|\|={3}|\+[-=]{2}[-=+]*\+[ \t]*$|[^|\n]+[^|\s][ \t]+\|[ \t][^\n]*\n[^|\n]+[ \t]\|[ \t]|[^\t\n]*\S\t+\S[^\n]*\n[^\t\n]*\S\t+\S)/gmu,
    message: "This isn't a table, and is shown as text: it has no delimiter row.",
    fix: 'Write | --- | --- | below the first row, with as many cells, and no empty line between rows.',
    in: 'paragraph',
  },
  {
    pattern: /(?<=\S)[ \t]*\\(?![^])/gmu,
    message: 'The backslash is shown as text, because no line follows.',
    fix: 'Remove it. An empty line starts a new paragraph.',
    in: 'paragraph',
  },
  {
    pattern:
      /(?<!\w)(?:https?(?::\/(?!\/)|\/\/|;\/\/)|(?:h?t?tp?s|hhttps?|htp):\/\/)(?<!https:\/\/)\S*/gmu,
    message: '"$&" isn\'t a link, and is shown as text.',
    fix: 'Write https://.',
  },
];

/** With the places of their groups. */
const COMPILED = PATTERNS.map((pattern) => ({
  ...pattern,
  pattern: new RegExp(pattern.pattern, `${pattern.pattern.flags}d`),
}));

const PHRASING = ['paragraph', 'heading', 'tableCell'];

const from = (node: Nodes) => node.position?.start.offset ?? 0;
const to = (node: Nodes) => node.position?.end.offset ?? 0;

/** Returns the source of a paragraph, heading or cell, in which only its text is left. */
function textOf(page: Page, node: Parents): string {
  const source = page.text.slice(from(node), to(node));
  const characters = [...source.replace(/[^\n]/gu, (each) => CODE.repeat(each.length))];
  const start = from(node);
  visit(node, (child) => {
    if (child.type === 'link' && page.text.slice(from(child), to(child)) === toString(child)) {
      characters.fill(ADDRESS, from(child) - start, to(child) - start);
      return 'skip';
    }
    if (child.type === 'mdxJsxTextElement' && /^(?:code|kbd|samp|var)$/.test(child.name ?? '')) {
      return 'skip';
    }
    if (child.type === 'text' && child.position) {
      const text = page.text
        .slice(from(child), to(child))
        .replace(/\\[!-/:-@[-`{-~]/g, CODE.repeat(2));
      characters.splice(from(child) - start, text.length, ...text.split(''));
    }
    return undefined;
  });
  // Addresses in a text, which a plugin finds later, have no position, and neither has the text around them.
  node.children.forEach((child, index, siblings) => {
    if (child.position || (siblings[index - 1]?.position === undefined && index > 0)) {
      return;
    }
    const first = (siblings[index - 1]?.position?.end.offset ?? start) - start;
    const next = siblings.slice(index).find(({ position }) => position);
    const last = (next?.position?.start.offset ?? to(node)) - start;
    const raw = source
      .slice(first, last)
      .replace(/\\[!-/:-@[-`{-~]/g, CODE.repeat(2))
      .replace(/https?:\/\/[^\s\])]*/g, (each) => ADDRESS.repeat(each.length));
    characters.splice(first, raw.length, ...raw.split(''));
  });
  // Indentation and markers of quotes belong to no node.
  const line = /^[ \t>]+/gm;
  for (const { 0: indent, index } of source.matchAll(line)) {
    characters.splice(index, indent.length, ...indent);
  }
  return characters.join('');
}

const shown = (text: string) => {
  const one = text.trim();
  return one.length > 60 ? `${one.slice(0, 60)}…` : one;
};

/** Reports text that was meant as something else: syntax of other tools, and what isn't closed. */
export const unreadMarkup = rule((page, report) => {
  // The ends of admonitions that aren't closed by them are reported with their beginnings.
  let unreadOpenings = page.directives.filter(
    (node) =>
      node.type === 'containerDirective' &&
      !/:{3,}\s*$/.test(page.text.slice(from(node), to(node)).split('\n').at(-1) ?? ''),
  ).length;
  visit(page.tree, (node, _index, parent) => {
    // Reported as a whole, because of its number of cells.
    if (
      node.type === 'tableRow' &&
      parent?.type === 'table' &&
      node.children.length !== parent.children[0]?.children.length
    ) {
      return SKIP;
    }
    if (!PHRASING.includes(node.type) || !node.position) {
      return undefined;
    }
    const start = from(node);
    const masked = textOf(page, node as Paragraph);
    const taken: [number, number][] = [];
    for (const { pattern, message, fix, in: where, unless } of COMPILED) {
      if (where !== undefined && where !== node.type) {
        continue;
      }
      for (const match of masked.matchAll(pattern)) {
        const index = match.index + (/^[\s>]*/.exec(match[0])?.[0].length ?? 0);
        const end = match.index + match[0].length;
        if (taken.some(([first, last]) => index < last && first < end)) {
          continue;
        }
        const written = (range: readonly [number, number] | undefined) =>
          range ? page.text.slice(start + range[0], start + range[1]) : '';
        const found = written([index, end]);
        if (unless?.(found)) {
          continue;
        }
        taken.push([index, end]);
        // The end of an admonition whose beginning is reported.
        if (/^:{3,}$/.test(found.trim()) && unreadOpenings > 0) {
          unreadOpenings -= 1;
          continue;
        }
        unreadOpenings += /^:{3,}[ \t]*[\w{]/.test(found) ? 1 : 0;
        report(
          start + index,
          message.replace('$&', () => shown(found)),
          typeof fix === 'string'
            ? fix
            : fix([found, ...(match.indices?.slice(1).map(written) ?? [])]),
        );
      }
    }
    return undefined;
  });
});
