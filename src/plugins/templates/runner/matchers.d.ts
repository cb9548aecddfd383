// Adds the matchers of jest-dom to Vitest's `expect`, in the tests of templates.
import type {} from '@testing-library/jest-dom/vitest';
