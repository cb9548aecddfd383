/** @jest-environment node */
import { normalizeType } from './normalizeType';

it.each([
  ['white space', "'a'|'b'", "'a' |\n  'b'"],
  ['quotes', "'a'", '"a"'],
  ['the order of a union', "'left' | 'center' | null", "null | 'center' | 'left'"],
  ['the order of a union in a function', "(a: 'x' | 'y') => void", "(a: 'y' | 'x') => void"],
  ['the order of a union in a union in parentheses', 'A | (B | C)', '(C | A) | B'],
  ['duplicates', 'string | number | string', 'number | string'],
  ['the order of an intersection', 'A & Partial<B>', 'Partial<B> & A'],
  ['both booleans', 'true | string | false', 'boolean | string'],
  ['the syntax of an array', 'Array<string | number>', '(number | string)[]'],
  ['the syntax of a read-only array', 'ReadonlyArray<A>', 'readonly A[]'],
  ['parentheses', '((a: A) => void) | null', 'null | ((a: A) => void)'],
  ['parameter names', '(event: E, b: B) => void', '(e: E, value: B) => void'],
  ['field order', '{ a: A; b?: B }', '{ b?: B, a: A }'],
  ['undefined in an optional field', '{ a?: A | undefined }', '{ a?: A }'],
  ['undefined in an optional parameter', '(a?: A | undefined) => void', '(a?: A) => void'],
  ['the React namespace', 'React.Ref<React.JSX.Element>', 'Ref<JSX.Element>'],
  ['no constraint', '<V extends unknown = any>(a: V) => V', '<V = any>(a: V) => V'],
])('ignores %s', (_name, one, other) => {
  expect(normalizeType(one)).toBe(normalizeType(other));
});

it.each([
  ['another member in a union', "'a' | 'b'", "'a' | 'c'"],
  ['one more', "'a'", "'a' | 'b'"],
  ['null', 'A', 'A | null'],
  ['undefined in a required field', '{ a: A }', '{ a: A | undefined }'],
  ['optional', '{ a?: A }', '{ a: A }'],
  ['a different order of parameters', '(a: A, b: B) => void', '(a: B, b: A) => void'],
  ['another result', '() => void', '() => boolean'],
  ['an array', 'A', 'A[]'],
  ['an array of a union', 'A | B[]', '(A | B)[]'],
  ['a function in a union', '(() => A) | B', '() => A | B'],
  ['read-only', 'A[]', 'readonly A[]'],
  ['a type argument', 'Ref<A>', 'Ref<B>'],
  ['a constraint', '<V>(a: V) => V', '<V extends string>(a: V) => V'],
  ['the case of a string', "'A'", "'a'"],
  ['the order of overloads', '{ (a: A): A; (a: B): B }', '{ (a: B): B; (a: A): A }'],
])('detects %s', (_name, one, other) => {
  expect(normalizeType(one)).not.toBe(normalizeType(other));
});

it('removes undefined from optional types, but not from undefined alone', () => {
  expect(normalizeType('A | undefined', true)).toBe(normalizeType('A'));
  expect(normalizeType('A | undefined')).not.toBe(normalizeType('A'));
  expect(normalizeType('undefined', true)).toBe('undefined');
});

it('compares truncated types as text', () => {
  expect(normalizeType("'a' |   'b' | …")).toBe("'a' | 'b' | …");
  expect(normalizeType('A; type B = C')).toBe('A; type B = C');
});
