/** @jest-environment node */
import { normalizePluginOptions } from '@docusaurus/utils-validation';

import { validateOptions } from '.';

const validate = (options: object) =>
  validateOptions({ options, validate: normalizePluginOptions } as never);
const VALID = { docsDir: 'docs', products: [{ id: 'x-charts', name: 'Charts', color: '#1c7a4a' }] };

test('rejects a color that is not six hexadecimal digits, and names it', () => {
  expect(validate(VALID)).toMatchObject(VALID);
  const [product] = VALID.products;
  expect(() => validate({ ...VALID, products: [{ ...product, color: 'green' }] })).toThrow(
    '"products[0].color" must be a color such as "#3b4cca"; found "green"',
  );
});
