/** @jest-environment node */
import { normalizeType } from './normalizeType';

it.each([
  ['white space', "'a'|'b'", "'a' |\n  'b'"],
  ['quotes', "'a'", '"a"'],
  ['the order of a union', "'left' | 'center' | null", "null | 'center' | 'left'"],
  ['the order of a union in a function', "(a: 'x' | 'y') => void", "(a: 'y' | 'x') => void"],
  ['the order of a union in a union in parentheses', 'A | (B | C)', '(C | A) | B'],
  ['what stands twice', 'string | number | string', 'number | string'],
  ['the order of an intersection', 'A & Partial<B>', 'Partial<B> & A'],
  ['both booleans', 'true | string | false', 'boolean | string'],
  ['how an array is written', 'Array<string | number>', '(number | string)[]'],
  ['how a read-only array is written', 'ReadonlyArray<A>', 'readonly A[]'],
  ['parentheses', '((a: A) => void) | null', 'null | ((a: A) => void)'],
  ['names of parameters', '(event: E, b: B) => void', '(e: E, value: B) => void'],
  ['the order of fields', '{ a: A; b?: B }', '{ b?: B, a: A }'],
  ['undefined of an optional field', '{ a?: A | undefined }', '{ a?: A }'],
  ['undefined of an optional parameter', '(a?: A | undefined) => void', '(a?: A) => void'],
  ['the namespace of React', 'React.Ref<React.JSX.Element>', 'Ref<JSX.Element>'],
  ['no constraint', '<V extends unknown = any>(a: V) => V', '<V = any>(a: V) => V'],
])('does not see %s', (_name, one, other) => {
  expect(normalizeType(one)).toBe(normalizeType(other));
});

it.each([
  ['another member of a union', "'a' | 'b'", "'a' | 'c'"],
  ['one more', "'a'", "'a' | 'b'"],
  ['null', 'A', 'A | null'],
  ['undefined of what is required', '{ a: A }', '{ a: A | undefined }'],
  ['optional', '{ a?: A }', '{ a: A }'],
  ['another order of parameters', '(a: A, b: B) => void', '(a: B, b: A) => void'],
  ['another result', '() => void', '() => boolean'],
  ['an array', 'A', 'A[]'],
  ['an array of a union', 'A | B[]', '(A | B)[]'],
  ['a function in a union', '(() => A) | B', '() => A | B'],
  ['read-only', 'A[]', 'readonly A[]'],
  ['a type argument', 'Ref<A>', 'Ref<B>'],
  ['a constraint', '<V>(a: V) => V', '<V extends string>(a: V) => V'],
  ['the case of a text', "'A'", "'a'"],
  ['the order of overloads', '{ (a: A): A; (a: B): B }', '{ (a: B): B; (a: A): A }'],
])('sees %s', (_name, one, other) => {
  expect(normalizeType(one)).not.toBe(normalizeType(other));
});

it('takes undefined from what is optional, and nothing from what is undefined alone', () => {
  expect(normalizeType('A | undefined', true)).toBe(normalizeType('A'));
  expect(normalizeType('A | undefined')).not.toBe(normalizeType('A'));
  expect(normalizeType('undefined', true)).toBe('undefined');
});

it('compares what was cut short as a text', () => {
  expect(normalizeType("'a' |   'b' | …")).toBe("'a' | 'b' | …");
  expect(normalizeType('A; type B = C')).toBe('A; type B = C');
});
