import { expectToSurvive, HALVES, PAGES } from '../mutations';
import { test } from '../support';

/** Errors that React reports when it renders again, and scripts that a mutation has stopped. */
test.use({ allowsConsoleErrors: true });

const OTHERS = (Object.keys(PAGES) as (keyof typeof PAGES)[]).filter((name) => name !== 'guide');

for (const name of OTHERS) {
  for (const kinds of HALVES) {
    test(`the article survives while it loads: ${name}, ${kinds.join(', ')}`, async ({
      browser,
      baseURL,
    }) => {
      await expectToSurvive(browser, name, kinds, baseURL);
    });
  }
}
