import ts from 'typescript';

import type { ApiListName, ApiMember, ApiParameter, ApiSignature, ApiSymbol } from '../types';

import {
  descriptionOf,
  isIgnored,
  parameterDescriptions,
  plainValue,
  returnDescription,
  tagOf,
} from './comments';
import { signatureOf, typeText, type TypeNames } from './typeText';

/** The context for reading the types of a release. */
export interface ExtractContext {
  checker: ts.TypeChecker;
  /** Returns true if a declaration is the packages' own, and not React's or Material UI's. */
  isOwn: (declaration: ts.Declaration) => boolean;
  /** Names in the types of the current product. */
  names: TypeNames;
}

/** What distinguishes the packages' own members from others. */
export type Ownership = Pick<ExtractContext, 'checker' | 'isOwn'>;

/** Members with the same name in the constituents of a union. */
export interface NamedSymbols {
  name: string;
  symbols: readonly [ts.Symbol, ...ts.Symbol[]];
  /** Whether every constituent has it. */
  isEverywhere: boolean;
}

/** Returns the properties of a type by name. For a union, includes those of all its object types. */
export function propertiesOf(type: ts.Type, checker: ts.TypeChecker): NamedSymbols[] {
  const constituents = type.isUnion()
    ? type.types.filter(
        (candidate) => !(candidate.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)),
      )
    : [type];
  const byName = new Map<string, [ts.Symbol, ...ts.Symbol[]]>();
  for (const constituent of constituents) {
    for (const property of checker.getPropertiesOfType(constituent)) {
      const found = byName.get(property.name);
      if (found) {
        found.push(property);
      } else {
        byName.set(property.name, [property]);
      }
    }
  }
  return [...byName].map(([name, symbols]) => ({
    name,
    symbols,
    isEverywhere: symbols.length === constituents.length,
  }));
}

/** Returns true if a member is public: the packages' own, with a proper name, and not excluded from documentation. */
export function isDocumented(
  { name, symbols: [symbol] }: NamedSymbols,
  { checker, isOwn }: Ownership,
): boolean {
  return (
    !name.startsWith('__') &&
    !isIgnored(symbol, checker) &&
    Boolean(symbol.getDeclarations()?.some(isOwn))
  );
}

function parameterOf(
  parameter: ts.Symbol,
  descriptions: ReadonlyMap<string, string>,
  { checker, names }: ExtractContext,
): ApiParameter {
  const declaration = parameter.valueDeclaration;
  const isOptional =
    declaration !== undefined &&
    ts.isParameter(declaration) &&
    (declaration.questionToken !== undefined || declaration.initializer !== undefined);
  return {
    name: parameter.name.replace(/^__\d*$/, 'options'),
    type: typeText(checker.getTypeOfSymbol(parameter), checker, names, {
      symbol: parameter,
      isOptional,
    }),
    ...(isOptional && { optional: true }),
    description: descriptions.get(parameter.name) ?? '',
  };
}

/**
 * Returns the parameters and the return value of a function.
 *
 * @param symbol - The symbol with its comment.
 */
export function readSignature(
  signature: ts.Signature,
  symbol: ts.Symbol,
  context: ExtractContext,
): ApiSignature {
  const descriptions = parameterDescriptions(symbol, context.checker);
  const result = signature.getReturnType();
  return {
    parameters: signature
      .getParameters()
      .map((parameter) => parameterOf(parameter, descriptions, context)),
    returns: {
      type: typeText(result, context.checker, context.names),
      description: returnDescription(symbol, context.checker),
    },
  };
}

/** Returns a member as it is shown on a page. */
export function readMember(member: NamedSymbols, context: ExtractContext): ApiMember {
  const { checker, names } = context;
  const { name, symbols, isEverywhere } = member;
  const [symbol] = symbols;
  const documented =
    symbols.find((candidate) => descriptionOf(candidate, checker) !== '') ?? symbol;
  const isOptional =
    !isEverywhere ||
    symbols.some((candidate) => Boolean(candidate.flags & ts.SymbolFlags.Optional));
  const type = checker.getTypeOfSymbol(symbol);
  const defaultValue = tagOf(documented, checker, 'default');
  const deprecated = tagOf(documented, checker, 'deprecated');
  const signature = signatureOf(type, checker);
  return {
    name,
    type: typeText(type, checker, names, { symbol, isOptional }),
    ...(defaultValue && { defaultValue: plainValue(defaultValue) }),
    ...(!isOptional && { required: true }),
    ...(deprecated !== undefined && { deprecated }),
    description: descriptionOf(documented, checker),
    ...(signature &&
      signature.getParameters().length > 0 && {
        signature: readSignature(signature, documented, context),
      }),
  };
}

/** Sorts required members first, then by name. */
export function byNeed(one: ApiMember, other: ApiMember): number {
  return (
    Number(other.required ?? false) - Number(one.required ?? false) ||
    one.name.localeCompare(other.name, 'en')
  );
}

/** Returns all public members of a type. */
export function readMembers(type: ts.Type, context: ExtractContext): ApiMember[] {
  return propertiesOf(type, context.checker)
    .filter((member) => isDocumented(member, context))
    .map((member) => readMember(member, context))
    .sort(byNeed);
}

/** Returns the names of a type's members that aren't in a list of them, sorted. */
export function namesWithout(
  type: ts.Type,
  listed: readonly { name: string }[],
  checker: ts.TypeChecker,
): string[] {
  const known = new Set(listed.map(({ name }) => name));
  return propertiesOf(type, checker)
    .map(({ name }) => name)
    .filter((name) => !known.has(name))
    .sort();
}

/** Returns the field `unlisted` of a symbol, without empty lists. Returns no field if all lists are empty. */
export function unlistedOf(
  lists: Readonly<Partial<Record<ApiListName, readonly string[]>>>,
): Pick<ApiSymbol, 'unlisted'> {
  const filled = Object.entries(lists).filter(([, names]) => names.length > 0);
  return filled.length > 0 ? { unlisted: Object.fromEntries(filled) } : {};
}
