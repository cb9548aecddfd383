// Adds the matchers of jest-dom to Vitest's `expect`, in the tests of templates.
import type {} from '@testing-library/jest-dom/vitest';
import '@testing-library/jest-dom/vitest';

import createCache from '@emotion/cache';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom has no layout, and looking for the style of each element in thousands of rules takes most of the time.
const sheet = Object.getPrototypeOf(createCache({ key: 'test' }).sheet) as object;
Object.assign(sheet, { insert: () => undefined });

afterEach(cleanup);
