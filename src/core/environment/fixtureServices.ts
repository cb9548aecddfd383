import { readFileSync } from 'node:fs';

import { isRecord } from '../values';

/**
 * Replaces options of plugins with those of a JSON file, for browser tests that stand in for outside services.
 *
 * @param options - Options by plugin.
 * @param file - Path of the file: `{"ads": {…}, "analytics": {…}}`. Each option in it takes the place of the plugin's
 *   own one. Undefined: the options stay as they are.
 * @throws Error that names the file where it can't be read, is not JSON, or names an unknown plugin.
 */
export function withFixtureServices<T extends object>(options: T, file: string | undefined): T {
  if (!file) {
    return options;
  }
  let services: unknown;
  try {
    services = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `PORTAL_FIXTURE_SERVICES is not a file of JSON: ${file}. ${(error as Error).message}`,
      { cause: error },
    );
  }
  const allowed = Object.keys(options).join(', ');
  if (!isRecord(services) || Array.isArray(services)) {
    throw new Error(
      `PORTAL_FIXTURE_SERVICES (${file}) must be an object with options of ${allowed}; found ${JSON.stringify(services)}.`,
    );
  }
  const unknown = Object.keys(services).filter((name) => !(name in options));
  if (unknown.length > 0) {
    throw new Error(
      `PORTAL_FIXTURE_SERVICES (${file}) may have options of ${allowed}; found ${unknown.join(', ')}.`,
    );
  }
  return Object.fromEntries(
    Object.entries(options).map(([name, own]) => [
      name,
      { ...(own as object), ...(services[name] as object | undefined) },
    ]),
  ) as T;
}
