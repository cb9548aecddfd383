import { readFileSync } from 'node:fs';

import { isRecord } from './isRecord';

/**
 * Overrides options of plugins with options from a JSON file, for browser tests that mock external services.
 *
 * @param options - Options by plugin.
 * @param file - Path of the file: `{"ads": {…}, "analytics": {…}}`. Each option in it overrides the plugin's own. If
 *   undefined, the options stay unchanged.
 * @throws Error that names the file, if it can't be read, isn't JSON, or names an unknown plugin.
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
      `PORTAL_FIXTURE_SERVICES must be the path of a JSON file; can't read ${file}. ${(error as Error).message}`,
      { cause: error },
    );
  }
  const allowed = Object.keys(options).join(', ');
  if (!isRecord(services) || Array.isArray(services)) {
    throw new Error(
      `PORTAL_FIXTURE_SERVICES (${file}) must be an object with options for ${allowed}; found ${JSON.stringify(services)}.`,
    );
  }
  const unknown = Object.keys(services).filter((name) => !(name in options));
  if (unknown.length > 0) {
    throw new Error(
      `PORTAL_FIXTURE_SERVICES (${file}) may only have options for ${allowed}; found ${unknown.join(', ')}.`,
    );
  }
  return Object.fromEntries(
    Object.entries(options).map(([name, own]) => [
      name,
      { ...(own as object), ...(services[name] as object | undefined) },
    ]),
  ) as T;
}
