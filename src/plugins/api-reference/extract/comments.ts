import ts from 'typescript';

/** `[[GridRowParams]]`, the packages' way of naming another symbol. */
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

/** Heading of a list of links into the packages' own site; ours makes its own. */
const LINK_LIST = /^(?:Demos|API|Features):$/;

/** A comment without its lists of links. */
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

/** What a comment says of a symbol, as Markdown. */
export function descriptionOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return withoutLinkLists(toMarkdown(symbol.getDocumentationComment(checker)))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Text of a symbol's first tag of a name; empty for a tag without a text, undefined without a tag. */
export function tagOf(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  name: string,
): string | undefined {
  const tag = symbol.getJsDocTags(checker).find((candidate) => candidate.name === name);
  return tag && toMarkdown(tag.text ?? []);
}

/** Whether the packages ask for it to be left out of documentation. */
export function isIgnored(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return symbol.getJsDocTags(checker).some(({ name }) => name === 'ignore' || name === 'internal');
}

/** A value without the backticks that some write around it. */
export function plainValue(text: string): string {
  return text.replace(/^`(.*)`$/s, '$1').trim();
}

/** Words after a parameter's name: without the type before them, and a dash. */
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

/** What `@param` says of each parameter, by its name. */
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

/** What `@returns` says. */
export function returnDescription(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const text = tagOf(symbol, checker, 'returns') ?? tagOf(symbol, checker, 'return') ?? '';
  return oneLine(withoutType(text));
}
