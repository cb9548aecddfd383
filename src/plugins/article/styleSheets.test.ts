/** @jest-environment node */
import { checkStyleSheets } from './styleSheets';

const relative = (file: string) => file.replace('/site/', '');

it('names the style sheets that only articles import', () => {
  expect(() =>
    checkStyleSheets(
      new Set(['/site/a.css', '/site/c.module.css', '/site/b.css']),
      new Set(['/site/a.css']),
      relative,
    ),
  ).toThrow("so the browser wouldn't load them: b.css, c.module.css. Export the components");
});

it('accepts style sheets that only the browser bundle has', () => {
  expect(() =>
    checkStyleSheets(new Set(['/site/a.css']), new Set(['/site/a.css', '/site/b.css']), relative),
  ).not.toThrow();
});
