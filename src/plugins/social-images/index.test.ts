/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { normalizePluginOptions } from '@docusaurus/utils-validation';

import { products } from '../../../portal.config';

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

test('the colors of the products are those of the pages', () => {
  const css = readFileSync(path.resolve(__dirname, '../../css/tokens.css'), 'utf8');
  const [light = ''] = css.split("[data-theme='dark']");
  const names = {
    'x-data-grid': 'grid',
    'x-date-pickers': 'pickers',
    'x-charts': 'charts',
    'x-tree-view': 'tree',
  };
  for (const { id, color } of products) {
    expect(light).toContain(`--portal-${names[id]}: ${color};`);
  }
});
