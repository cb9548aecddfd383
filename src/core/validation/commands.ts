import { existsSync } from 'node:fs';
import path from 'node:path';

import { replacedComponents } from '../overrides';

import { DEFAULT_SITE_URL } from './environment';

/** What to do instead of a command of Docusaurus that can't do here what its documentation says. */
const INSTEAD: Readonly<Record<string, (args: string) => string>> = {
  serve: () =>
    'it sends no headers, redirects nothing and accepts no feedback, so a page may fail only once it is published. Run "npm run serve"',
  'write-translations': (args) =>
    `it would replace translated labels by English ones. Run "npm run docusaurus -- ${`write-translations ${args}`.trim()}"`,
};

/** Where a site is, as configured: its host, and its path on it. */
interface SiteAddress {
  url: string;
  baseUrl: string;
}

/** The variables of a build for GitHub Pages, which can't send the header of the worker, and receives no feedback. */
export const GITHUB_PAGES = { OFFLINE: 'off', FEEDBACK_ENDPOINT: '' } as const;

/**
 * Checks that a site can be published to GitHub Pages.
 *
 * @param site - Its address and path, as configured.
 * @throws Error that says what to set.
 */
export function checkDeployment(
  { url, baseUrl }: SiteAddress,
  { PROJECT_NAME: project = '' }: Readonly<Record<string, string | undefined>>,
): void {
  const { origin, host } = new URL(url);
  if (origin === DEFAULT_SITE_URL) {
    throw new Error(
      `The address of the site must be set before it is published; found the default, "${DEFAULT_SITE_URL}". Set the variable SITE_URL, or "url" of "site" in portal.config.ts: url: 'https://acme.github.io',`,
    );
  }
  const path = project.toLowerCase() === host ? '/' : `/${project}/`;
  if (host.endsWith('.github.io') && project !== '' && baseUrl !== path) {
    throw new Error(
      `GitHub Pages publishes the repository "${project}" at https://${host}${path}; found "${baseUrl}" as "baseUrl" of "site" in portal.config.ts. Change it: baseUrl: '${path}',`,
    );
  }
}

function checkDeploy(site: SiteAddress, environment: Readonly<Record<string, string | undefined>>) {
  checkDeployment(site, environment);
  const { OFFLINE, FEEDBACK_ENDPOINT } = environment;
  if (OFFLINE !== GITHUB_PAGES.OFFLINE || FEEDBACK_ENDPOINT === undefined) {
    throw new Error(
      '"docusaurus deploy" needs OFFLINE=off and FEEDBACK_ENDPOINT= (or a receiver on another host), because GitHub Pages sends no headers and receives no feedback. Run "npm run docusaurus -- deploy", which sets both.',
    );
  }
}

/** Options of `swizzle` that a value follows. */
const WITH_VALUE = ['--config'];

function checkSwizzle(siteDir: string, args: readonly string[]): void {
  const has = (...names: string[]) => args.some((argument) => names.includes(argument));
  const [, given] = args.filter(
    (argument, index) => !argument.startsWith('-') && !WITH_VALUE.includes(args[index - 1] ?? ''),
  );
  if (given === undefined || has('--list', '-l')) {
    return;
  }
  const component = given.toLowerCase();
  const replaced = [...replacedComponents()];
  const replacement =
    replaced.find(([name]) => name.toLowerCase() === component)?.[1] ??
    [given, `${given}/index`]
      .flatMap((file) => ['tsx', 'ts', 'jsx', 'js'].map((ending) => `src/theme/${file}.${ending}`))
      .find((file) => existsSync(path.join(siteDir, file)));
  if (replacement !== undefined) {
    throw new Error(
      `${replacement} already replaces the component "${given}". Edit this file; "docusaurus swizzle" would replace it.`,
    );
  }
  const parts = replaced.filter(([name]) => name.toLowerCase().startsWith(`${component}/`));
  if (parts.length > 0 && has('--eject', '-e')) {
    throw new Error(
      `"docusaurus swizzle --eject" would also eject what is below "${given}", in place of ${parts.map(([, file]) => file).join(', ')}. Use --wrap, or eject another component.`,
    );
  }
}

/**
 * Checks the command of Docusaurus that runs. Plugins can't replace its own commands, but these read the configuration.
 *
 * @param siteDir - The site's folder.
 * @param argv - Usually `process.argv`. Other processes may read the configuration, too.
 * @param environment - Usually `process.env`.
 * @throws Error that says what to do instead, if the command can't do what its documentation says.
 */
export function checkCommand(
  { siteDir, ...site }: SiteAddress & { siteDir: string },
  [, file = '', command = '', ...args]: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): void {
  if (!/^docusaurus(?:\.mjs)?$/.test(path.basename(file))) {
    return;
  }
  const instead = INSTEAD[command]?.(args.join(' '));
  if (instead !== undefined) {
    throw new Error(`"docusaurus ${command}" doesn't work with this site: ${instead}.`);
  }
  if (command === 'write-heading-ids' && !/--syntax[= ]mdx-comment/.test(args.join(' '))) {
    throw new Error(
      '"docusaurus write-heading-ids" writes {#id} by default, which is an error in MDX. Add --syntax mdx-comment.',
    );
  }
  if (command === 'swizzle') {
    checkSwizzle(siteDir, args);
  }
  if (command === 'deploy') {
    checkDeploy(site, environment);
  }
}
