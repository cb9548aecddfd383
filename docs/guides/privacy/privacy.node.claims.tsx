import { claim } from '@portal/claims';
import { validateOptions } from '@site/src/plugins/analytics';
import { expect } from 'vitest';

type ValidatedOptions = ReturnType<typeof validateOptions>;

claim(
  'Unless the operator sets other shares, the site sends `display` for one ad in ten, and the speed of a page for one page load in 10,000.',
  () => {
    const options = validateOptions({
      validate: (schema, given) => schema.validate(given).value as ValidatedOptions,
      options: {},
    });
    expect(1 / options.adDisplayRatio).toBe(10);
    expect(1 / options.webVitalsRatio).toBe(10_000);
  },
);
