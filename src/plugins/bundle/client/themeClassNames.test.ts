import { ThemeClassNames as original } from '@docusaurus/theme-common';

import { ThemeClassNames } from './themeClassNames';

/** Returns the path of each class name, such as `docs.docCard.icon`, and its value. Functions are called with 3. */
function flatten(names: object, like: object, path = ''): [string, string][] {
  return Object.entries(like).flatMap(([key, value]: [string, unknown]) => {
    const own = (names as Record<string, unknown>)[key];
    if (typeof value === 'function') {
      return [[path + key, String((own as (value: number) => string)(3))]];
    }
    return typeof value === 'object' && value !== null
      ? flatten(own as object, value, `${path}${key}.`)
      : [[path + key, String(own)]];
  });
}

it("has all of Docusaurus' class names", () => {
  const expected = flatten(original, original);
  expect(expected.length).toBeGreaterThan(50);
  expect(flatten(ThemeClassNames, original)).toEqual(expected);
});
