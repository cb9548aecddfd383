import { PORT } from './ports';

/**
 * Port of the site with third-party services, which is built before the tests. In a module of its own, because a test that
 * imports it depends on that build.
 *
 * @reads e2e/servicesSite.ts e2e/services.config.ts e2e/fixtures/services/**
 */
export const SERVICES_PORT = PORT + 1;
