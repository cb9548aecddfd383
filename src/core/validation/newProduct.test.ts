/** @jest-environment node */
// @reads versions.json
import type * as Library from '../../../library';
import type * as Portal from '../../../portal.config';

import { productOf, productOverview } from '../navigation/paths';
import { DOCUMENTED_PACKAGES } from '../versions/packages';

import { checkPortal } from './portal';

const ID = 'x-scheduler' as Library.ProductId;

// The first entry of a new product.
jest.mock('../../../library', () => {
  const actual = jest.requireActual<typeof Library>('../../../library');
  const scheduler = { folder: 'scheduler', name: 'Scheduler' };
  return { ...actual, PRODUCTS: { ...actual.PRODUCTS, 'x-scheduler': scheduler } };
});

const print = jest.spyOn(console, 'error').mockReturnValue();
jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);

const load = () => jest.requireActual<typeof Portal>('../../../portal.config');

it('is known by its pages, packages and items of the navbar', () => {
  expect(productOf('/x/react-scheduler/events/').product).toBe(ID);
  expect(productOf('/x/api/scheduler/event/').product).toBe(ID);
  expect(productOverview(ID)).toBe('/x/react-scheduler/');
  expect(DOCUMENTED_PACKAGES.at(-1)).toBe('@mui/x-scheduler');
  const { navbarItems } = load();
  expect(navbarItems).toContainEqual(
    expect.objectContaining({ docId: 'react-scheduler/react-scheduler' }),
  );
});

it('needs a second entry, with its label and colors', () => {
  const portal = load();
  checkPortal(portal);
  expect(print.mock.calls.flat().join('\n')).toBe(
    `[ERROR] ${['label', 'color', 'darkColor']
      .map((field) => `"products" (portal.config.ts): "[4].${field}" is required.`)
      .join('\n')}`,
  );

  print.mockClear();
  const [first] = portal.products;
  const products = portal.products.map((product) =>
    product.id === ID
      ? { ...first, ...product, label: 'Scheduler', color: '#123456', darkColor: '#abcdef' }
      : product,
  );
  checkPortal({ ...portal, products });
  expect(print).not.toHaveBeenCalled();
});
