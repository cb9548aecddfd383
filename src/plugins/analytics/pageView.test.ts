/** @jest-environment node */
import { describePage } from './pageView';

const describeAt = (pathname: string) =>
  describePage({ pathname, title: 'Title' }, 'https://docs.example', ['en', 'de']).parameters;

test.each([
  ['/', '/'],
  ['/x/react-charts/bars/', '/x/react-charts/bars'],
  ['/zh/x/react-charts/bars/', '/x/react-charts/bars'],
  ['/de/x/', '/x'],
  ['/fr/x/', '/fr/x'],
  ['/x/%zz/', '/x/%zz'],
])('%s is reported as page %s', (pathname, path) => {
  expect(describeAt(pathname)).toMatchObject({
    page_title: 'Title',
    page_location: `https://docs.example${path}`,
  });
});

test.each([
  ['/x/react-charts/bars/', { productId: 'x-charts', productCategoryId: 'x' }],
  ['/zh/x/api/data-grid/data-grid/', { productId: 'x-data-grid', productCategoryId: 'x' }],
  ['/x/introduction/installation/', { productCategoryId: 'x' }],
  ['/versions/', { productCategoryId: 'docs' }],
  ['/playground/', {}],
])('%s is assigned to %j and nothing else', (pathname, product) => {
  const parameters = describeAt(pathname);
  expect(parameters).toEqual({
    page_title: 'Title',
    page_location: parameters.page_location,
    ...product,
  });
});
