import { expectToSurvive, PAGES } from '../mutations';
import { test } from '../support';

/** Errors that React reports when it renders again, and scripts that a mutation has stopped. */
test.use({ allowsConsoleErrors: true });

for (const kind of Object.keys(PAGES) as (keyof typeof PAGES)[]) {
  if (kind !== 'guide') {
    test(`the article survives changes while it loads: ${kind}`, async ({ browser, baseURL }) => {
      await expectToSurvive(browser, kind, baseURL);
    });
  }
}
