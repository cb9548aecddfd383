import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { builtSite, stageKey, type BuildProps } from '../../core/built-site';

import type { MovedFolders } from './folders';

const NAME = 'portal-redirects';
const DATA = 'folders.json';
const REDIRECTS_FILE = '_redirects';

/** Options of the redirects plugin. */
export interface RedirectsOptions {
  /** From a path to a path of this site, both from the root and with a trailing slash. */
  redirects: Record<string, string>;
  /** From a folder to one of this site, with all that is below it; written in the same way. None by default. */
  folders: MovedFolders;
}

/** Folders with the base URL before them. */
const withBase = (folders: MovedFolders, baseUrl: string): MovedFolders =>
  Object.fromEntries(
    Object.entries(folders).map(([from, to]) => [baseUrl + from.slice(1), baseUrl + to.slice(1)]),
  );

/** The `_redirects` file that static hosts share, for all locales: a host reads one. */
export function redirectsFile(
  folders: MovedFolders,
  { locales, localeConfigs }: Pick<BuildProps['i18n'], 'locales' | 'localeConfigs'>,
): string {
  const all = locales.flatMap((locale) =>
    Object.entries(withBase(folders, localeConfigs[locale]?.baseUrl ?? '/')),
  );
  return all.map(([from, to]) => `${from}* ${to}:splat 301\n`).join('');
}

/**
 * Old and short addresses as pages of their own that lead on: a refresh in the HTML, so that it works on every
 * static host, without JavaScript and without an inline script; a client redirect for links inside the site. Whole
 * folders lead on by the host's `_redirects`, and where a host has no such file, by the page of what is not there.
 */
export default function redirectsPlugin(
  context: LoadContext,
  { redirects, folders }: RedirectsOptions,
): Plugin {
  const { baseUrl, generatedFilesDir } = context;
  const { addStage, postBuild } = builtSite(context);
  addStage({
    key: stageKey('redirects'),
    plugin: NAME,
    changes: { files: [REDIRECTS_FILE] },
    start: ({ props: { i18n } }) => ({
      async finish({ output }) {
        // The file is for the whole site, of which the default locale has the root.
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
      Object.entries(withBase(redirects, baseUrl)).forEach(([from, to]) => {
        actions.addRoute({
          path: from,
          component: '@theme/RedirectPage',
          exact: true,
          props: { to },
        });
      });
      await actions.createData(DATA, withBase(folders, baseUrl));
    },

    // Not global data, which every page would load.
    configureWebpack: () => ({
      resolve: {
        alias: { '@portal/redirects$': path.join(generatedFilesDir, NAME, 'default', DATA) },
      },
    }),

    postBuild,
  };
}

const sitePath = Joi.string()
  .pattern(/^\/(?:[^/].*)?$/, 'a path of this site')
  .pattern(/\/$/, 'a trailing slash');

const schema = Joi.object<RedirectsOptions>({
  redirects: Joi.object().pattern(sitePath, sitePath).default({}),
  folders: Joi.object().pattern(sitePath, sitePath).default({}),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<RedirectsOptions>, RedirectsOptions>): RedirectsOptions {
  return validate(schema, options);
}
