import ts from 'typescript';

import type { ApiMember, ApiParameter, ApiSignature } from '../types';

import {
  descriptionOf,
  isIgnored,
  parameterDescriptions,
  plainValue,
  returnDescription,
  tagOf,
} from './comments';
import { signatureOf, typeText, type TypeNames } from './typeText';

/** What reading a release's types needs everywhere. */
export interface ExtractContext {
  checker: ts.TypeChecker;
  /** Whether a declaration is the packages' own, and not React's or Material UI's. */
  isOwn: (declaration: ts.Declaration) => boolean;
  /** Names in types of the product that is being read. */
  names: TypeNames;
}

/** What tells the packages' own members from others. */
export type Ownership = Pick<ExtractContext, 'checker' | 'isOwn'>;

/** Members of one name, of the constituents of a union, one after the other. */
export interface NamedSymbols {
  name: string;
  symbols: readonly [ts.Symbol, ...ts.Symbol[]];
  /** Whether each constituent has it. */
  isEverywhere: boolean;
}

/** Properties of a type by name; of a union those of all its object types. */
export function propertiesOf(type: ts.Type, checker: ts.TypeChecker): NamedSymbols[] {
  const constituents = type.isUnion()
    ? type.types.filter((one) => !(one.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)))
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

/** Whether a member is for readers: the packages' own, named, and not left out on purpose. */
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
 * What a function takes and gives.
 *
 * @param symbol - Where its comment is.
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

/** A member as a page shows it. */
export function readMember(member: NamedSymbols, context: ExtractContext): ApiMember {
  const { checker, names } = context;
  const { name, symbols, isEverywhere } = member;
  const [symbol] = symbols;
  const documented = symbols.find((one) => descriptionOf(one, checker) !== '') ?? symbol;
  const isOptional =
    !isEverywhere || symbols.some((one) => Boolean(one.flags & ts.SymbolFlags.Optional));
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

/** Required ones first, then by name. */
export function byNeed(one: ApiMember, other: ApiMember): number {
  return (
    Number(other.required ?? false) - Number(one.required ?? false) ||
    one.name.localeCompare(other.name, 'en')
  );
}

/** All members of a type that are for readers. */
export function readMembers(type: ts.Type, context: ExtractContext): ApiMember[] {
  return propertiesOf(type, context.checker)
    .filter((member) => isDocumented(member, context))
    .map((member) => readMember(member, context))
    .sort(byNeed);
}
