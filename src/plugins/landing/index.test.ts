import { products } from '../../../portal.config';

import { productColors } from '.';

it("gives the pages of a product, and no others, the product's colors", () => {
  const css = productColors({
    products: [...products, { folder: 'scheduler', color: '#123456', darkColor: '#abcdef' }],
  });
  expect(css.match(/--portal-accent/g)).toHaveLength(10);
  const [, pages = ''] = /(html:is\(\S+ \S+\)) \{ --portal-accent: #123456; \}/.exec(css) ?? [];
  const matches = (id: string) => {
    document.documentElement.className = `docs-doc-id-${id}`;
    return document.documentElement.matches(pages);
  };
  expect(matches('react-scheduler/events/events')).toBe(true);
  expect(matches('api/scheduler/event')).toBe(true);
  expect(matches('react-scheduler-tools/events')).toBe(false);
  expect(css).toContain(`${pages}[data-theme='dark'] { --portal-accent: #abcdef; }`);
});
