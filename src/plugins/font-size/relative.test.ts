/** @jest-environment node */
import postcss from 'postcss';

import { relativeFontSizes } from './relative';

it.each([
  ['font-size: 14px', 'font-size: 0.875rem'],
  ['font: 600 12.5px/20px var(--a-16px)', 'font: 600 0.78125rem/1.25rem var(--a-16px)'],
  ['font-size: clamp(14px, 2vw, 20px)', 'font-size: clamp(0.875rem, 2vw, 1.25rem)'],
  ['padding: 16px', 'padding: 16px'],
])('%s becomes %s', (declaration, expected) => {
  const { css } = postcss([relativeFontSizes()]).process(`a { ${declaration} }`, {
    from: undefined,
  });
  expect(css).toBe(`a { ${expected} }`);
});
