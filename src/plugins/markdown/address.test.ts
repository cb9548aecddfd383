/** @jest-environment node */
import { normalizePluginOptions } from '@docusaurus/utils-validation';

import { assistantAddress, rootOf } from './address';

import { validateOptions } from '.';

test.each([
  ['/x/next/react-charts/bars/', '/x/next/'],
  ['/x/react-charts/bars/', '/x/'],
  ['/x/', '/x/'],
])('%s belongs to the version at %s', (page, root) => {
  expect(rootOf(page, ['/x/', '/x/next/'])).toBe(root);
});

test('an assistant gets the encoded address, whatever characters it has', () => {
  expect(assistantAddress('https://a.example/?q=Read%20{url}', 'https://b.example/$&/?a&b')).toBe(
    'https://a.example/?q=Read%20https%3A%2F%2Fb.example%2F%24%26%2F%3Fa%26b',
  );
});

const validate = (options: object) =>
  validateOptions({
    validate: normalizePluginOptions as never,
    options: { products: [], versions: [], ...options },
  });

test('there are no assistants by default', () => {
  expect(validate({}).assistants).toEqual([]);
});

test.each([
  [
    { assistants: [{ name: 'A', href: 'http://a.example/{url}' }] },
    'found "http://a.example/{url}"',
  ],
  [{ assistants: [{ name: 'A', href: 'https://a.example/' }] }, 'contains {url}'],
  [{ assistants: [{ href: 'https://a.example/{url}' }] }, '"assistants[0].name" is required'],
  [{ setup: '/x/mcp' }, '"setup" must be the path of a page'],
])('%j is an error that names the field', (options, message) => {
  expect(() => validate(options)).toThrow(message);
});
