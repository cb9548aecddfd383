/** @jest-environment node */
import { checkLicenses, isAllowed, type LockedPackage } from './licenses';

const POLICY = { allowed: ['MIT', 'ISC'], allowedInDevelopment: ['MPL-2.0'], clarified: {} };

const problemsOf = (packages: Record<string, LockedPackage>, clarified = {}) =>
  checkLicenses({ packages }, { ...POLICY, clarified }).problems;

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['MIT OR GPL-3.0-only', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only) AND ISC', true],
  ['(MIT AND GPL-3.0-only) OR GPL-2.0-only', false],
  ['MIT AND GPL-3.0-only OR ISC', true],
  ['MIT WITH something', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['UNLICENSED', false],
  ['', false],
])('%j is allowed: %s', (expression, expected) => {
  expect(isAllowed(expression, new Set(['MIT', 'ISC']))).toBe(expected);
});

it('names each package with a license that is missing or not allowed', () => {
  expect(
    problemsOf({
      '': { version: '0.0.0', license: 'none' },
      docs: { version: '1.0.0' },
      'node_modules/docs': { link: true },
      'node_modules/good': { version: '1.0.0', license: 'MIT' },
      'node_modules/bad': { version: '2.0.0', license: 'SSPL-1.0' },
      'docs/node_modules/@a/b': { version: '3.0.0' },
    }),
  ).toEqual([
    '@a/b@3.0.0 states no license (docs/node_modules/@a/b)',
    "bad@2.0.0 has the license SSPL-1.0, which isn't allowed in production (node_modules/bad)",
  ]);
});

it('allows more for packages that only development needs', () => {
  const license = 'MPL-2.0';
  expect(problemsOf({ 'node_modules/a': { version: '1.0.0', license, dev: true } })).toEqual([]);
  expect(problemsOf({ 'node_modules/a': { version: '1.0.0', license } })).toHaveLength(1);
});

it('applies a clarification to its version only, and reports one that is no longer needed', () => {
  const clarified = { 'a@1.0.0': 'MIT' };
  expect(problemsOf({ 'node_modules/a': { version: '1.0.0' } }, clarified)).toEqual([]);
  expect(problemsOf({ 'node_modules/a': { version: '1.0.1' } }, clarified)).toEqual([
    "a@1.0.0 is clarified, but isn't in the lockfile",
    'a@1.0.1 states no license (node_modules/a)',
  ]);
});
