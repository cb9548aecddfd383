import ts from 'typescript';

import { type Meant, meantBy } from './meant';
import {
  areArrays,
  isArray,
  isJsx,
  partsOf,
  placedAt,
  placeOf,
  propertiesOf,
  valueAt,
} from './nodes';

/** "… has no properties in common with type …" */
const NOTHING_IN_COMMON = 2559;
/** How many values of a prop a message names. */
const MOST_VALUES = 12;
/** How many names of an object a message lists, if none is close to the wrong one. */
export const MOST_NAMES = 6;

/** What a value must be instead. */
export interface Expected {
  text: string;
  suggestion?: string;
  /** Whether the text says all, without what the compiler says. */
  isWhole?: boolean;
}

/** Says what a value must be instead, if that is simple: one of some texts, an array, or an object with some names. */
export function expectedValue(
  checker: ts.TypeChecker,
  node: ts.Node,
  code: number,
): Expected | undefined {
  const { parent } = node;
  const object = ts.isObjectLiteralElementLike(parent) ? parent.parent : undefined;
  const ofObject =
    object && ts.isObjectLiteralExpression(object) ? checker.getContextualType(object) : undefined;
  if (object && ofObject && isArray(checker, ofObject)) {
    const place = ts.isObjectLiteralExpression(object) ? placeOf(checker, object) : '';
    return { text: `\`${place}\` must be an array of objects, not an object.`, isWhole: true };
  }
  const list = ts.isArrayLiteralExpression(parent) && checker.getContextualType(parent);
  const place = list && !isArray(checker, list) ? placedAt(parent) : undefined;
  if (place !== undefined) {
    return { text: `\`${place}\` must be an object, not an array.`, isWhole: true };
  }
  const value = valueAt(node);
  const type = value && checker.getContextualType(value);
  const parts = type ? partsOf(checker, type) : [];
  if (!value || parts.length === 0) {
    return undefined;
  }
  if (isJsx(value) && parts.some((part) => part.getCallSignatures().length > 0)) {
    return { text: ' Pass the component, not an element.' };
  }
  const texts = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  if (texts.length > 0) {
    const { suggestion, similar = [] }: Meant = ts.isStringLiteralLike(value)
      ? meantBy(value.text, texts)
      : {};
    return texts.length > MOST_VALUES || texts.length < parts.length
      ? suggestion === undefined && similar.length === 0
        ? undefined
        : {
            text: suggestion
              ? ''
              : ` Similar: ${similar.map((text) => `\`'${text}'\``).join(', ')}.`,
            ...(suggestion === undefined ? {} : { suggestion: `'${suggestion}'` }),
          }
      : {
          text: ` Allowed: ${texts.map((text) => `\`'${text}'\``).join(', ')}.`,
          ...(suggestion === undefined ? {} : { suggestion: `'${suggestion}'` }),
        };
  }
  if (areArrays(checker, parts)) {
    return isArray(checker, checker.getTypeAtLocation(value))
      ? undefined
      : { text: ' It must be an array.' };
  }
  if (code === NOTHING_IN_COMMON) {
    const names = [...(propertiesOf(checker, type ?? checker.getAnyType()) ?? [])];
    return names.length > 0 && names.length <= MOST_NAMES
      ? { text: ` It must be an object with ${names.map((name) => `\`${name}\``).join(', ')}.` }
      : undefined;
  }
  const [first, ...others] = parts;
  const isPlain =
    ts.isStringLiteralLike(value) ||
    ts.isNumericLiteral(value) ||
    ts.isArrayLiteralExpression(value);
  const isObject =
    others.length === 0 &&
    isPlain &&
    first !== undefined &&
    (first.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    first.getCallSignatures().length === 0;
  const required = isObject
    ? checker
        .getPropertiesOfType(first)
        .filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0)
        .map(({ name }) => `\`${name}\``)
    : [];
  return required.length > 0 && required.length <= MOST_VALUES
    ? { text: ` It must be an object with ${required.join(', ')}.` }
    : undefined;
}
