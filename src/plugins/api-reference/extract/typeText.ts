import ts from 'typescript';

import type { ApiType, ApiTypeReference, ApiTypeText } from '../types';

/** Maximum length of the type that is always shown, in characters. */
const SHORT_LIMIT = 80;

/** Maximum length of a type that is spelled out: some are pages of DOM props, which are of no use to readers. */
const FULL_LIMIT = 600;

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Resolves the names in a type. */
export interface TypeNames {
  /** Returns the id of the symbol with a page that a name refers to, if there is one. */
  page: (name: string) => string | undefined;
  /** Returns a reference to the page of the component that a name is a part of: `DatePickerProps`, `DatePickerSlots`. */
  partOf: (name: string) => Omit<ApiTypeReference, 'text'> | undefined;
  /** Returns the public name for a name that the packages use internally. */
  publicName: (name: string) => string;
  /** Returns true if a declaration is the packages' own, and not React's or Material UI's. */
  isOwn: (declaration: ts.Declaration) => boolean;
}

/** Matches names in a type, and its strings, but not the names of parameters, fields and members of namespaces. */
const NAME = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|(?<![\w.$])[A-Za-z_$][\w$]*(?!\??\s*:(?!:))/g;

/** Returns the text of a type with public names, and with references for names that have a page. */
export function linkNames(
  text: string,
  { page, partOf, publicName }: Pick<TypeNames, 'page' | 'partOf' | 'publicName'>,
): ApiTypeText {
  const pieces: (string | ApiTypeReference)[] = [];
  let plain = '';
  let end = 0;
  for (const { 0: found, index } of text.matchAll(NAME)) {
    const name = publicName(found);
    const symbol = page(name);
    const reference = symbol === undefined ? partOf(name) : { symbol };
    plain += text.slice(end, index);
    end = index + found.length;
    if (reference === undefined) {
      plain += name;
    } else {
      pieces.push(...(plain ? [plain] : []), { text: name, ...reference });
      plain = '';
    }
  }
  plain += text.slice(end);
  return plain ? [...pieces, plain] : pieces;
}

/** Removes the modules of imports, line breaks, arguments that are `any`, and `undefined` where `?` implies it. */
function tidy(text: string): string {
  return text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\bReact\.(?=[A-Z])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?:, (?:any|keyof IntrinsicElements))+>/g, '>')
    .replace(/(\?: [^;{}()]*?) \| undefined(?=[;,)])/g, '$1')
    .replace(/; \}/g, ' }')
    .trim();
}

/** Returns true if brackets only close after they have been opened. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text.replace(/=>/g, '')) {
    depth += '([{<'.includes(character) ? 1 : ')]}>'.includes(character) ? -1 : 0;
    if (depth < 0) {
      return false;
    }
  }
  return depth === 0;
}

/** Removes the `undefined` of an optional member, and the parentheses around a function that it requires. */
function withoutUndefined(text: string): string {
  const rest = text.replace(/^undefined \| /, '').replace(/ \| undefined$/, '');
  const group = /^\((.+)\)$/.exec(rest)?.[1];
  return group !== undefined && isBalanced(group) ? group : rest;
}

const isLiteral = (type: ts.Type): boolean =>
  type.isLiteral() || Boolean(type.flags & (ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Null));

/** Returns the signature of a type that is a single function without other members. */
export function signatureOf(type: ts.Type, checker: ts.TypeChecker): ts.Signature | undefined {
  const some = checker.getNonNullableType(type);
  const signatures = some.getCallSignatures();
  return signatures.length === 1 && some.getProperties().length === 0 ? signatures[0] : undefined;
}

/** Returns a type as written in its declarations, unless they use type parameters, which have no meaning elsewhere. */
function declaredText(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): string | undefined {
  const usesParameter = (node: ts.Node): boolean =>
    (ts.isTypeReferenceNode(node) &&
      Boolean(
        (checker.getSymbolAtLocation(node.typeName)?.flags ?? 0) & ts.SymbolFlags.TypeParameter,
      )) ||
    Boolean(ts.forEachChild(node, (child) => usesParameter(child) || undefined));
  const nodes = (symbol?.getDeclarations() ?? []).map((declaration) =>
    ts.isPropertySignature(declaration) || ts.isParameter(declaration)
      ? declaration.type
      : undefined,
  );
  const texts = nodes.map((node) => (node && !usesParameter(node) ? tidy(node.getText()) : ''));
  return texts.length > 0 && texts.every(Boolean) ? [...new Set(texts)].join(' | ') : undefined;
}

/** Returns the members of an interface of the packages, or only their names if the types are too long. */
function membersText(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  const members = checker.getPropertiesOfType(type).map((member) => ({
    name: `${member.name}${member.flags & ts.SymbolFlags.Optional ? '?' : ''}`,
    text:
      declaredText(member, checker) ?? tidy(checker.typeToString(checker.getTypeOfSymbol(member))),
  }));
  if (members.length === 0) {
    return undefined;
  }
  const whole = `{ ${members.map(({ name, text }) => `${name}: ${text}`).join('; ')} }`;
  return whole.length <= FULL_LIMIT ? whole : `{ ${members.map(({ name }) => name).join(', ')} }`;
}

/** Returns what a name of the packages stands for: the declared type of an alias, or the members of an interface. */
function meaningOf(
  type: ts.Type,
  checker: ts.TypeChecker,
  { isOwn }: TypeNames,
): string | undefined {
  const alias = type.aliasSymbol?.getDeclarations()?.find(ts.isTypeAliasDeclaration);
  if (alias && isOwn(alias)) {
    return type.aliasTypeArguments
      ? tidy(checker.typeToString(type, undefined, FORMAT | ts.TypeFormatFlags.InTypeAlias))
      : tidy(alias.type.getText());
  }
  const declaration = type.symbol?.getDeclarations()?.find(ts.isInterfaceDeclaration);
  return declaration && isOwn(declaration) ? membersText(type, checker) : undefined;
}

/** Returns a text as a type, truncated if it is long. */
function truncated(whole: string, names: TypeNames): ApiType {
  const cut = (limit: number) =>
    whole.length <= limit ? whole : `${whole.slice(0, limit - 1).replace(/[\s|&,]+$/, '')}…`;
  return {
    short: linkNames(cut(SHORT_LIMIT), names),
    ...(whole.length > SHORT_LIMIT ? { full: linkNames(cut(FULL_LIMIT), names) } : {}),
  };
}

/** Matches the packages' types of entries in `slotProps`: props, overrides, and the state that a function receives. */
const SLOT_PROPS = /^SlotComponentProps/;

/**
 * Returns the props that an entry of `slotProps` accepts.
 *
 * @param entry - The entry in the type of `slotProps`.
 */
export function slotPropsText(
  entry: ts.Symbol,
  checker: ts.TypeChecker,
  names: TypeNames,
): ApiType | undefined {
  const declaration = entry.getDeclarations()?.find(ts.isPropertySignature);
  const node = declaration?.type;
  if (!node) {
    return undefined;
  }
  if (!ts.isTypeReferenceNode(node) || !SLOT_PROPS.test(node.typeName.getText())) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(entry));
    const text = declaredText(entry, checker);
    return truncated(text ?? tidy(checker.typeToString(type, undefined, FORMAT)), names);
  }
  const [component, overrides] = node.typeArguments ?? [];
  if (!component) {
    return undefined;
  }
  const text = tidy(component.getText());
  const isElement = ts.isTypeQueryNode(component) || ts.isLiteralTypeNode(component);
  const more =
    overrides && !/^\{\s*\}$/.test(overrides.getText()) ? ` & ${tidy(overrides.getText())}` : '';
  return truncated(`${isElement ? `ComponentProps<${text}>` : text}${more}`, names);
}

/**
 * Returns a type as it is shown: literals are spelled out, and long types are named or truncated, with the whole type
 * available.
 *
 * @param symbol - The symbol declared with this type, if any.
 * @param isOptional - Whether it can be omitted, which implies `undefined`.
 */
export function typeText(
  type: ts.Type,
  checker: ts.TypeChecker,
  names: TypeNames,
  { symbol, isOptional = false }: { symbol?: ts.Symbol; isOptional?: boolean } = {},
): ApiType {
  const print = (one: ts.Type, flags = ts.TypeFormatFlags.None) => {
    const text = tidy(checker.typeToString(one, undefined, FORMAT | flags));
    return isOptional ? withoutUndefined(text) : text;
  };
  const some = checker.getNonNullableType(type);
  const named = print(type);
  const spelledOut = print(some, ts.TypeFormatFlags.InTypeAlias);
  const isLiterals = some.isUnion() && some.types.every(isLiteral);
  const nullable = / \| null$/.exec(named)?.[0] ?? '';
  const declared = declaredText(symbol, checker);
  // If the type depends on a type parameter or is unknown here, the declaration is more informative.
  const isIndirect =
    (symbol !== undefined && named.includes(`['${symbol.name}']`)) ||
    (/\bany\b/.test(named) && declared !== undefined && !/\bany\b/.test(declared));
  const whole =
    isIndirect && declared !== undefined ? declared : isLiterals ? spelledOut + nullable : named;
  const full = (text: string | undefined) =>
    text !== undefined && text.length <= FULL_LIMIT ? { full: linkNames(text, names) } : {};

  if (whole.length <= SHORT_LIMIT) {
    // A name without a page is spelled out on demand.
    const [, name] = /^([A-Z]\w*)(?:<.*>)?$/.exec(whole) ?? [];
    const publicName = name && names.publicName(name);
    const isUnknown =
      publicName !== undefined &&
      (names.page(publicName) ?? names.partOf(publicName)) === undefined;
    const meaning = isUnknown ? meaningOf(some, checker, names) : undefined;
    return { short: linkNames(whole, names), ...(meaning !== whole ? full(meaning) : {}) };
  }
  const signature = signatureOf(type, checker);
  const candidates = [
    ...(isLiterals ? [named] : []),
    ...(signature ? [bareFunction(signature, print)] : []),
    declared,
  ];
  const short = candidates.find((text) => text !== undefined && text.length <= SHORT_LIMIT);
  return short === undefined
    ? truncated(whole, names)
    : { short: linkNames(short, names), ...full(whole) };
}

/** Returns a function without the types of its parameters: `(params, event) => void`. */
function bareFunction(signature: ts.Signature, print: (type: ts.Type) => string): string {
  const names = signature.getParameters().map(({ name }) => name);
  return `(${names.join(', ')}) => ${print(signature.getReturnType())}`;
}
