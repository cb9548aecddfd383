import { readFileSync } from 'node:fs';

/** Options of the plugins that use services of others, for builds of the browser tests. */
export type FixtureServices = Readonly<Record<string, object | undefined>>;

/**
 * Doubles of outside services that a build of the browser tests is to use.
 *
 * @param file - JSON: options by plugin, such as `{"ads": {…}, "analytics": {…}}`. Undefined: none.
 * @throws Error that names the file where it cannot be read.
 */
export function readFixtureServices(file: string | undefined): FixtureServices {
  if (!file) {
    return {};
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FixtureServices;
  } catch (error) {
    throw new Error(
      `PORTAL_FIXTURE_SERVICES is not a file of JSON: ${file}. ${(error as Error).message}`,
      { cause: error },
    );
  }
}
