import { serializeStyles } from '@emotion/serialize';

import { createIslandCache } from './providers';

afterEach(() => document.body.replaceChildren());

it('adopts styles that stay in place, and adds new ones after them', () => {
  document.body.innerHTML =
    '<div><style data-placed-styles="css one two">.css-one{margin:0}.css-two{margin:0}</style><p></p></div>';
  const sent = document.querySelector('style');
  const cache = createIslandCache('ltr');
  expect(cache.inserted).toMatchObject({ one: true, two: true });
  expect(sent?.nextElementSibling?.tagName).toBe('P');

  const added = serializeStyles([{ padding: 0 }], cache.registered);
  cache.insert(`.css-${added.name}`, added, cache.sheet, true);
  const [first, second] = document.querySelectorAll('style');
  expect(first).toBe(sent);
  expect(second?.parentNode).toBe(document.body);
  expect(second?.sheet?.cssRules[0]?.cssText).toContain('padding: 0');
});

it('leaves the styles of other caches alone', () => {
  document.body.innerHTML = '<style data-placed-styles="css one">.css-one{margin:0}</style>';
  expect(createIslandCache('ltr', true).inserted).not.toHaveProperty('one');
});
