import path from 'node:path';

import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import fs from 'fs-extra';

import { portalThemeFor } from '../../core/mui/theme';
import { buildIsWritten, localeDirectories, siteDirectory } from '../../core/post-build';
import { shellScripts } from '../bundle';
import { searchFiles } from '../search';

import { nameOf } from './build/hash';
import { writePacks } from './build/packs';
import { readLocale, writeOfflinePage } from './build/shell';
import {
  ICONS,
  WEB_MANIFEST,
  webManifest,
  type Screenshot,
  type Shortcut,
} from './build/webManifest';
import { removalCode, workerCode } from './build/worker';
import { WORKER_PATH } from './format';
import type { OfflineData } from './types';

const NAME = 'portal-offline';
const DATA = 'offline.json';

/** Options of the offline plugin. */
export interface OfflineOptions {
  /**
   * Whether pages are kept for reading without a network. Default: true. With false, the worker of earlier builds removes
   * itself and all that it has stored.
   */
  isEnabled?: boolean;
  /**
   * Official hosts, such as `docs.example.com` or `localhost:4000`: on others no worker is registered. Default: none,
   * which is as if `isEnabled` were false.
   */
  hosts?: readonly string[];
  /** Products that can be made available alone, by the ids of `productOf`, in the order they are offered. Default: none. */
  products?: readonly { id: string; label: string }[];
  /** Paths that the worker leaves alone, each with all that begins with it. Default: none. */
  ignore?: readonly string[];
  /** Places to start from, for the installed application. Default: none. */
  shortcuts?: readonly Shortcut[];
  /** Pictures for the browser's question whether to install. Default: none. */
  screenshots?: readonly Screenshot[];
}

/**
 * Lets readers use the site offline and install it as an app: the service worker, the page that lists what is
 * available, "Make available offline" for the settings, and the web manifest.
 */
export default function offlinePlugin(
  { baseUrl, generatedFilesDir, siteConfig, i18n }: LoadContext,
  options: Required<OfflineOptions>,
): Plugin {
  const { hosts, products, ignore, shortcuts, screenshots } = options;
  const isOn = options.isEnabled && hosts.length > 0;
  const colors = {
    light: portalThemeFor('light', 'ltr').palette.background.default,
    dark: portalThemeFor('dark', 'ltr').palette.background.default,
  };
  const data: OfflineData = { hosts: isOn ? hosts : [], products, themeColor: colors };
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    getClientModules: () => [
      path.join(__dirname, 'client', 'themeColor.ts'),
      ...(isOn && process.env.NODE_ENV === 'production'
        ? [path.join(__dirname, 'client', 'clientModule.ts')]
        : []),
    ],

    async contentLoaded({ actions: { createData } }) {
      await createData(DATA, data);
    },

    configureWebpack: () => ({
      resolve: {
        alias: { '@portal/offline$': path.join(generatedFilesDir, NAME, 'default', DATA) },
      },
    }),

    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'link', attributes: { rel: 'manifest', href: WEB_MANIFEST } },
        {
          tagName: 'link',
          attributes: { rel: 'apple-touch-icon', href: `${ICONS}apple-touch-icon.png` },
        },
        ...(['light', 'dark'] as const).map((scheme) => ({
          tagName: 'meta',
          attributes: {
            name: 'theme-color',
            media: `(prefers-color-scheme: ${scheme})`,
            content: colors[scheme],
          },
        })),
      ],
    }),

    async postBuild(props) {
      const { outDir, routesPaths, plugins } = props;
      await buildIsWritten(outDir);
      const site = siteDirectory(props);
      if (i18n.currentLocale === i18n.defaultLocale) {
        await fs.writeJson(
          path.join(site, WEB_MANIFEST),
          webManifest({
            name: `${siteConfig.title} docs`,
            description: siteConfig.tagline,
            language: i18n.currentLocale,
            color: colors.light,
            shortcuts,
            screenshots,
          }),
        );
      }
      const workerFile = path.join(site, WORKER_PATH);
      if (!isOn) {
        await fs.outputFile(workerFile, await removalCode());
        return;
      }
      await writeOfflinePage(outDir);
      const docs = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
      const { loadedVersions = [] } = (docs?.content ?? {}) as Partial<LoadedContent>;
      await writePacks({
        outDir,
        baseUrl,
        paths: routesPaths,
        shellScripts: shellScripts(generatedFilesDir),
        products,
        versions: loadedVersions.map((version) => ({
          name: version.versionName,
          label: version.label,
          path: version.path,
          docs: version.docs,
          search: searchFiles(outDir, version.versionName),
        })),
      });
      // Browsers know one worker for all languages: each writes it anew, for the site as far as it is built.
      const locales = localeDirectories(props).flatMap(
        (locale) => readLocale(locale.directory, locale.baseUrl) ?? [],
      );
      await fs.outputFile(
        workerFile,
        await workerCode({ name: nameOf(locales), locales, ignore: [WORKER_PATH, ...ignore] }),
      );
    },
  };
}

const SITE_PATH = Joi.string()
  .pattern(/^\/(?!\/)[^\s?#]*$/)
  .messages({
    'string.pattern.base':
      '{{#label}} must be a path from the host\'s root, such as "/live/"; found "{{#value}}"',
  });

/** A host as `location.host` tells it. */
const HOST = Joi.string()
  .custom((value: string, helpers) =>
    URL.canParse(`http://${value}`) && new URL(`http://${value}`).host === value
      ? value
      : helpers.error('host'),
  )
  .messages({
    host: '{{#label}} must be a host, such as "docs.example.com" or "localhost:4000", without scheme and path; found "{{#value}}"',
  });

const schema = Joi.object<Required<OfflineOptions>>({
  isEnabled: Joi.boolean().default(true),
  hosts: Joi.array().items(HOST).default([]),
  products: Joi.array()
    .items(Joi.object({ id: Joi.string().required(), label: Joi.string().required() }))
    .unique('id')
    .default([]),
  ignore: Joi.array().items(SITE_PATH).default([]),
  shortcuts: Joi.array()
    .items(Joi.object({ name: Joi.string().required(), url: SITE_PATH.required() }))
    .default([]),
  screenshots: Joi.array()
    .items(
      Joi.object({
        src: SITE_PATH.required(),
        sizes: Joi.string()
          .pattern(/^\d+x\d+$/)
          .required(),
        type: Joi.string().required(),
        form_factor: Joi.valid('wide', 'narrow').required(),
        label: Joi.string().required(),
      }),
    )
    .default([]),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<OfflineOptions, Required<OfflineOptions>>): Required<OfflineOptions> {
  return validate(schema, options);
}
