import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { addTrailingSlash } from '@docusaurus/utils-common';
import { Joi } from '@docusaurus/utils-validation';

import { builtSite, stageKey, type BuildProps } from '../../core/build/site';
import { loadedVersions } from '../../core/versions/loaded';

import type { MovedFolders } from './folders';

const NAME = 'portal-redirects';
const DATA = 'folders.json';
const REDIRECTS_FILE = '_redirects';

/** Options of the redirects plugin. */
export interface RedirectsOptions {
  /**
   * From a path to a path of this site, both from the root and with a trailing slash. A page of the docs is redirected in
   * every version that has only the new one. Default: none.
   */
  redirects: Record<string, string>;
  /** The docs' path, such as `/x/`. Default: redirects aren't repeated for versions. */
  docsPath?: string;
  /** From a folder to a folder of this site, including everything in it. Same format. Default: none. */
  folders: MovedFolders;
}

/** Adds the base URL to paths. */
const withBase = (paths: MovedFolders, baseUrl: string): MovedFolders =>
  Object.fromEntries(
    Object.entries(paths).map(([from, to]) => [baseUrl + from.slice(1), baseUrl + to.slice(1)]),
  );

/** A version of the docs that a build includes. All paths include the base URL, and end with a slash. */
interface BuiltDocs {
  path: string;
  pages: ReadonlySet<string>;
}

/**
 * Returns the redirects of a build. One between two pages of the docs applies in each version that has the new page and
 * not the old one: a version that was cut before the page moved keeps its address.
 *
 * @param docsPath - Path of the docs, with the base URL.
 */
function redirectsOf(
  redirects: MovedFolders,
  docsPath: string | undefined,
  versions: readonly BuiltDocs[],
): [from: string, to: string][] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    if (docsPath === undefined || !from.startsWith(docsPath) || !to.startsWith(docsPath)) {
      return [[from, to]];
    }
    return versions
      .map(({ path: root, pages }) => {
        const [old, target] = [from, to].map((page) => root + page.slice(docsPath.length));
        return { old: old ?? '', target: target ?? '', pages };
      })
      .filter(({ old, target, pages }) => pages.has(target) && !pages.has(old))
      .map(({ old, target }) => [old, target]);
  });
}

/**
 * Returns the content of `_redirects`, a file that several static hosts support. It covers all locales, because a host
 * reads only one such file.
 */
export function redirectsFile(
  folders: MovedFolders,
  { locales, localeConfigs }: Pick<BuildProps['i18n'], 'locales' | 'localeConfigs'>,
): string {
  const all = locales.flatMap((locale) =>
    Object.entries(withBase(folders, localeConfigs[locale]?.baseUrl ?? '/')),
  );
  return all.map(([from, to]) => `${from}* ${to}:splat 302\n`).join('');
}

/**
 * Redirects old and short addresses. Each address is a page with a refresh in its HTML, which works on every static
 * host, without JavaScript and without an inline script. Links inside the site use a client redirect. Whole folders are
 * redirected by the host's `_redirects`, or by the 404 page if the host doesn't support that file.
 */
export default function redirectsPlugin(
  context: LoadContext,
  { redirects, folders, docsPath }: RedirectsOptions,
): Plugin {
  const { baseUrl, generatedFilesDir } = context;
  const { addStage, postBuild } = builtSite(context);
  addStage({
    key: stageKey('redirects'),
    plugin: NAME,
    changes: { files: [REDIRECTS_FILE] },
    start: ({ props: { i18n } }) => ({
      async finish({ output }) {
        // The file covers the whole site. The default locale's build is at the root of the site.
        if (i18n.currentLocale === i18n.defaultLocale) {
          await output.write(REDIRECTS_FILE, redirectsFile(folders, i18n));
        }
      },
    }),
  });
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    async contentLoaded({ actions }) {
      await actions.createData(DATA, withBase(folders, baseUrl));
    },

    allContentLoaded({ allContent, actions }) {
      const versions = loadedVersions(allContent).map(({ path: root, docs }): BuiltDocs => ({
        path: addTrailingSlash(root),
        pages: new Set(docs.map(({ permalink }) => addTrailingSlash(permalink))),
      }));
      const docs = docsPath === undefined ? undefined : baseUrl + docsPath.slice(1);
      redirectsOf(withBase(redirects, baseUrl), docs, versions).forEach(([from, to]) => {
        actions.addRoute({
          path: from,
          component: '@theme/RedirectPage',
          exact: true,
          props: { to },
        });
      });
    },

    // Not global data, because every page would load it.
    configureWebpack: () => ({
      resolve: {
        alias: { '@portal/redirects$': path.join(generatedFilesDir, NAME, 'default', DATA) },
      },
    }),

    postBuild,
  };
}

const sitePath = Joi.string().pattern(
  /^\/(?:[^/].*\/)?$/,
  'a path of this site, with a leading and a trailing slash',
);

const schema = Joi.object<RedirectsOptions>({
  redirects: Joi.object().pattern(sitePath, sitePath).default({}),
  folders: Joi.object().pattern(sitePath, sitePath).default({}),
  docsPath: sitePath,
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<RedirectsOptions>, RedirectsOptions>): RedirectsOptions {
  return validate(schema, options);
}
