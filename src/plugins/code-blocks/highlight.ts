import { normalizeTokens } from 'prism-react-renderer';
import type { Token } from 'prismjs';

import { escapeHtml } from './escapeHtml';
import { parseLines, prismSettings } from './magicComments';
import { Prism } from './prism';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-css';
import 'prismjs/components/prism-diff';

/** Braces without others inside. In Prism's JSX (1.30), they may be in two others. */
const INNERMOST = String.raw`\{[^{}]*\}`;
/** With four more around them, as in `initialState={{ columns: { columnVisibilityModel: { status: false } } }}`. */
const NESTED = [1, 2, 3, 4].reduce((inner) => String.raw`\{(?:${inner}|[^{}])*\}`, INNERMOST);

/** The part of a grammar that is for JSX. */
interface TagGrammar {
  tag: { pattern: RegExp; inside: Record<'script' | 'spread', { pattern: RegExp }> };
}

const { jsx, tsx } = Prism.languages as unknown as Record<'jsx' | 'tsx', TagGrammar>;
// They share some of these objects.
for (const rule of new Set(
  [jsx, tsx].flatMap(({ tag }) => [tag, tag.inside.script, tag.inside.spread]),
)) {
  rule.pattern = new RegExp(rule.pattern.source.replaceAll(INNERMOST, NESTED), rule.pattern.flags);
}

/** A line's token: the innermost Prism type last. */
type LineToken = ReturnType<typeof normalizeTokens>[number][number];

/** Aliases of fence languages. */
const ALIASES: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  html: 'markup',
  text: 'plain',
};

/**
 * Token types that the style sheet colors (`code.css`). Other tokens are plain text: an element for each bracket would
 * double the size of the page.
 */
const STYLED_TYPES = new Set([
  'comment',
  'prolog',
  'keyword',
  'string',
  'template-string',
  'attr-value',
  'number',
  'boolean',
  'constant',
  'function',
  'tag',
  'attr-name',
  'property',
  'class-name',
  'builtin',
  'selector',
  'atrule',
  'regex',
  'parameter',
  'inserted',
  'deleted',
  'variable',
  'maybe-class-name',
]);

/**
 * Code in a tag or a text: `rows={rows}`, `{...rest}`, `${name}`. It doesn't have the color of what it is nested in.
 */
const EMBEDDED_CODE = new Set(['script', 'spread', 'interpolation']);

function tokenHtml({ types, content }: LineToken): string {
  const type = types
    .slice(types.findLastIndex((candidate) => EMBEDDED_CODE.has(candidate)) + 1)
    .findLast((candidate) => STYLED_TYPES.has(candidate));
  const text = escapeHtml(content);
  return type && content.trim() ? `<span class="token ${type}">${text}</span>` : text;
}

/**
 * Excludes type parameters such as `<T extends Row>`, which look like opening tags to Prism. Otherwise, all code after
 * one would be the text of an element that never ends.
 *
 * @param tokens - Prism's tokens. A tag that is never closed keeps its color, but not its type.
 * @param code - The code of the tokens.
 */
function excludeTypeParameters(tokens: readonly (string | Token)[], code: string): void {
  const open: { name: string; token: Token }[] = [];
  const unclosed: typeof open = [];
  let offset = 0;
  for (const token of tokens) {
    const text = code.slice(offset, offset + token.length);
    offset += token.length;
    const [, slash, name = ''] = /^<(\/?)([^\s/>]*)/.exec(text) ?? [];
    if (typeof token === 'string' || token.type !== 'tag') {
      continue;
    }
    if (slash) {
      const start = open.findLastIndex((candidate) => candidate.name === name);
      unclosed.push(...(start < 0 ? [] : open.splice(start).slice(1)));
    } else if (!text.endsWith('/>')) {
      open.push({ name, token });
    }
  }
  for (const { token } of [...unclosed, ...open]) {
    token.type = 'type-parameter';
    token.alias = 'tag';
  }
}

/** Returns Prism's tokens, after its hooks have distinguished the text of JSX from code. */
function tokenize(code: string, language: string): (string | Token)[] {
  const grammar = Prism.languages[language];
  if (!grammar) {
    return [code];
  }
  const tokens = Prism.tokenize(code, grammar);
  excludeTypeParameters(tokens, code);
  Prism.hooks.run('after-tokenize', { code, grammar, language, tokens });
  return tokens;
}

/** Code as it is shown and copied. */
export interface HighlightedCode {
  /** The code without magic comments. */
  code: string;
  /** The content of a `<code>` element. */
  html: string;
}

/**
 * Highlights code at build time, with the grammars of prism-react-renderer, so that the browser needs no highlighter.
 * The colors come from a style sheet for each scheme.
 *
 * @param source - The code. Magic comments mark lines.
 * @param language - A fence's language. If Prism doesn't know it, the code is shown as plain text.
 * Default: that of the site's code blocks.
 * @param meta - A fence's meta string: `{1,4-6}` marks lines, `showLineNumbers` or `showLineNumbers=5` numbers them.
 */
export function highlight(
  source: string,
  language = prismSettings().defaultLanguage ?? 'text',
  meta = '',
): HighlightedCode {
  const { code, lines, classes } = parseLines(source, language, meta);
  const [isNumbered, start] = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(meta) ?? [];

  const html = normalizeTokens(tokenize(code, ALIASES[language] ?? language))
    .map((tokens, index) => {
      const content = tokens
        .filter((token) => !token.empty)
        .map(tokenHtml)
        .join('');
      const line = index + 1;
      const isMarked = lines.has(line);
      const names = [
        ...(isMarked ? ['code-line'] : []),
        ...(isNumbered === undefined ? [] : ['code-row']),
        ...(classes.get(line) ?? []),
      ].join(' ');
      if (names === '') {
        return `${content}\n`;
      }
      const name = isMarked ? 'mark' : 'div';
      const first =
        line === 1 && start !== undefined ? ` style="counter-set:code-row ${start}"` : '';
      return `<${name} class="${names}"${first}>${content}\n</${name}>`;
    })
    .join('');
  return { code, html };
}
