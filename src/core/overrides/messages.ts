import { findPackage } from '../versions/packages';

import { originName, ROOT } from './origins';
import { OVERRIDES, type OverrideName } from './registry';
import type { Compilation, Override } from './types';

/** A problem with an entry of the registry. */
export class OverrideError extends Error {
  override name = 'OverrideError';
}

/** Describes what should have happened, for {@link overrideMessage}. */
function expectation(override: Override): string {
  const [origin] = override.origins;
  switch (override.kind) {
    case 'component':
      return `something imports "@theme/${override.component}", which is ${override.replacement}`;
    case 'alias':
      return `something imports "${override.alias.replace(/\$$/, '')}", which is ${override.replacement}`;
    case 'module':
      return `something imports ${String(override.match ?? (origin && originName(origin)))}, which is replaced by ${override.replacement ?? 'a generated module'}`;
    case 'loader':
      return `Docusaurus generates "${override.generated}", something imports it, and ${override.replacement} changes it`;
    case 'filter':
      return `Docusaurus has ${override.finds}`;
    case 'internal':
      return `${override.replacement} finds the code it depends on`;
  }
}

/**
 * Returns a message about an entry of the registry: what is wrong, what was expected, which versions are installed, and
 * how to fix it.
 *
 * @param problem - What is wrong. Completes a sentence that starts with the entry's name.
 */
export function overrideMessage(name: OverrideName, problem: string): string {
  const override = OVERRIDES[name];
  const packages = [
    ...new Map(override.origins.map((origin) => [origin.package, origin])).values(),
  ].map(
    ({ package: id, version }) =>
      `${id} ${findPackage(id, ROOT)?.version ?? '(not installed)'} (reviewed: ${version})`,
  );
  return [
    `Override "${name}" ${problem}.`,
    `  Expected: ${expectation(override)}.`,
    ...(packages.length > 0 ? [`  Installed: ${packages.join(', ')}.`] : []),
    `  Purpose: ${override.reason}`,
    `  What to do: run "npm run overrides" to see what has changed upstream. Then correct "${name}" in ` +
      `src/core/overrides/overrides.json and its code in ${override.owner}, or remove both if they are no longer needed.`,
  ].join('\n');
}

const COMPILATION_NAMES: Readonly<Record<Compilation, string>> = {
  client: "the browser's bundle",
  server: "the server's bundle",
  development: "the development server's bundle",
};

/** Returns the message about an entry that nothing in a compilation has reached. */
export const unreachedMessage = (name: OverrideName, compilation: Compilation): string =>
  overrideMessage(name, `matches nothing in ${COMPILATION_NAMES[compilation]}`);
