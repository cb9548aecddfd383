import ts from 'typescript';

/** `[[GridRowParams]]`, the packages' notation for references to other symbols. */
const NAMED_SYMBOL = /\[\[([\w.]+)\]\]((?:\[\])?)/g;

function toMarkdown(parts: readonly ts.SymbolDisplayPart[]): string {
  return ts
    .displayPartsToString([...parts])
    .replace(/\{@link\s+([^\s}|]+)\s*\|?\s*([^}]*)\}/g, (_match, target: string, text: string) =>
      /^https?:/.test(target)
        ? `[${text.trim() || target}](${target})`
        : `\`${text.trim() || target}\``,
    )
    .replace(NAMED_SYMBOL, '`$1$2`')
    .trim();
}

/** Heading of a list of links to pages of the packages' own site. Our pages have their own links. */
const LINK_LIST = /^(?:Demos|API|Features):$/;

/** Returns a comment without its lists of links. */
function withoutLinkLists(text: string): string {
  let isInList = false;
  return text
    .split('\n')
    .filter((line) => {
      isInList = LINK_LIST.test(line.trim()) || (isInList && /^\s*(?:[-*] .*)?$/.test(line));
      return !isInList;
    })
    .join('\n');
}

/** Returns the description from a symbol's comment, as Markdown, without what its authors still have to do. */
export function descriptionOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return withoutLinkLists(toMarkdown(symbol.getDocumentationComment(checker)))
    .replace(/\s*\bTODO\b.*/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns the text of a symbol's first tag with a name. Empty if the tag has no text, undefined if there is no tag. */
export function tagOf(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  name: string,
): string | undefined {
  const tag = symbol.getJsDocTags(checker).find((candidate) => candidate.name === name);
  return tag && toMarkdown(tag.text ?? []);
}

/** Returns true if the packages exclude a symbol from documentation. */
export function isIgnored(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return symbol.getJsDocTags(checker).some(({ name }) => name === 'ignore' || name === 'internal');
}

/**
 * Returns a value without the backticks that some comments have around it. A text that contains code, such as "`true`
 * on desktop, `false` on mobile", keeps its backticks.
 */
export function plainValue(text: string): string {
  return text.replace(/^`([^`]*)`$/, '$1').trim();
}

/** Returns the text after a parameter's name, without the type and the dash before it. */
function withoutType(text: string): string {
  let rest = text;
  if (rest.startsWith('{')) {
    let depth = 0;
    const end = [...rest].findIndex((character) => {
      depth += character === '{' ? 1 : character === '}' ? -1 : 0;
      return depth === 0;
    });
    rest = rest.slice(end + 1);
  }
  return rest.trim().replace(/^[-–:]\s*/, '');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the `@param` descriptions of parameters, by name. */
export function parameterDescriptions(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): ReadonlyMap<string, string> {
  return new Map(
    symbol
      .getJsDocTags(checker)
      .filter(({ name }) => name === 'param')
      .flatMap(({ text = [] }): [string, string][] => {
        const name = text.find(({ kind }) => kind === 'parameterName')?.text;
        const whole = oneLine(withoutType(toMarkdown(text)));
        return name === undefined
          ? []
          : [
              [
                name,
                oneLine(
                  withoutType(whole.startsWith(name) ? whole.slice(name.length).trim() : whole),
                ),
              ],
            ];
      }),
  );
}

/** Returns the description of `@returns`. */
export function returnDescription(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const text = tagOf(symbol, checker, 'returns') ?? tagOf(symbol, checker, 'return') ?? '';
  return oneLine(withoutType(text));
}
