import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import {
  builtSite,
  defineSiteBaseUrl,
  localeBaseUrls,
  siteBaseUrl,
  stageKey,
  type Stage,
} from '../../core/build/site';
import { portalThemeFor } from '../../core/islands/mui/theme';
import { builtVersions } from '../../core/versions/loaded';
import { RECORDS } from '../bundle';
import { KEYWORDS, SEARCH } from '../search';

import { nameOf } from './build/hash';
import { siteOfWorker } from './build/merge';
import { LISTS_FOLDER, writePacks } from './build/packs';
import { addressesIn, createReferences } from './build/references';
import { addOfflinePage, OFFLINE_FILE, workerLocale } from './build/shell';
import {
  ICONS,
  WEB_MANIFEST,
  webManifest,
  type Screenshot,
  type Shortcut,
} from './build/webManifest';
import { MANIFEST_PATH, OFFLINE_PAGE, WORKER_FILE } from './format';
import type { OfflineData } from './types';

export { WORKER_FILE } from './format';

const NAME = 'portal-offline';
const DATA = 'offline.json';

/** The stage that adds the offline page. */
export const OFFLINE_PAGE_STAGE = stageKey('offline-page');

/** Options of the offline plugin. */
export interface OfflineOptions {
  /**
   * Whether pages are stored for offline reading. If false, the worker of earlier builds removes itself and everything
   * it has stored. Default: true.
   */
  isEnabled?: boolean;
  /**
   * Official hosts, such as `docs.example.com` or `localhost:4000`. The worker isn't registered on any other host.
   * Default: none, which is equivalent to setting `isEnabled` to false.
   */
  hosts?: readonly string[];
  /**
   * Products that can be downloaded separately, by the ids of `productOf`, in the order in which they are offered.
   * Default: none.
   */
  products?: readonly { id: string; label: string }[];
  /** Prefixes of paths on the site that the worker ignores. Default: none. */
  ignore?: readonly string[];
  /** Entries in the menu of the installed app. Default: none. */
  shortcuts?: readonly Shortcut[];
  /** Screenshots for the browser's install prompt. Default: none. */
  screenshots?: readonly Screenshot[];
}

type Options = Required<OfflineOptions>;

const isDefaultLocale = ({ i18n }: LoadContext) => i18n.currentLocale === i18n.defaultLocale;

const webManifestStage = (
  context: LoadContext,
  { shortcuts, screenshots }: Options,
  color: string,
): Stage => ({
  key: stageKey('web-manifest'),
  plugin: NAME,
  changes: { files: [WEB_MANIFEST] },
  start: () => ({
    async finish({ output }) {
      if (isDefaultLocale(context)) {
        const manifest = webManifest({
          name: `${context.siteConfig.title} docs`,
          description: context.siteConfig.tagline,
          language: context.i18n.currentLocale,
          baseUrl: siteBaseUrl(context),
          color,
          shortcuts,
          screenshots,
        });
        await output.site.write(WEB_MANIFEST, `${JSON.stringify(manifest)}\n`);
      }
    },
  }),
});

const offlinePageStage = (notFound: string): Stage => ({
  key: OFFLINE_PAGE_STAGE,
  plugin: NAME,
  // The offline page is derived from the 404 page and includes its record.
  after: [RECORDS],
  // Both stages change the HTML.
  reads: { optionalResults: [KEYWORDS] },
  changes: { html: true, files: [OFFLINE_FILE] },
  start: () => ({
    page(page) {
      if (page.path === notFound) {
        addOfflinePage(page);
      }
      return undefined;
    },
  }),
});

/** Writes the lists of files to download, and the worker. */
const workerStage = (
  context: LoadContext,
  { products, ignore }: Options,
  notFound: string,
): Stage<readonly string[]> => ({
  key: stageKey<readonly string[]>('offline'),
  plugin: NAME,
  reads: {
    html: true,
    // A page may need any file of the build.
    files: ['/'],
    results: [RECORDS, OFFLINE_PAGE_STAGE],
    optionalResults: [SEARCH],
  },
  changes: { files: [LISTS_FOLDER, MANIFEST_PATH, WORKER_FILE] },
  start: ({ props }) => ({
    page: ({ document }) => addressesIn(document),
    async finish({ output, pages, pageResults, written, result, optionalResult }) {
      const { outDir, baseUrl } = props;
      const records = pageResults(RECORDS);
      const record = records.get(notFound);
      if (!record) {
        throw new Error(
          `offline: the page ${notFound} has no record. Only production builds have records, so set isEnabled to false for other builds.`,
        );
      }
      const search = optionalResult(SEARCH);
      await writePacks({
        outDir,
        baseUrl,
        pages: new Map(
          [...written()].map(([pathname, page]) => [
            pathname,
            {
              ...page,
              addresses: pages.get(pathname) ?? [],
              scripts: records.get(pathname)?.scripts ?? [],
            },
          ]),
        ),
        shellScripts: result(RECORDS).shellScripts,
        products,
        versions: builtVersions(props).map((version) => ({
          name: version.versionName,
          label: version.label,
          path: version.path,
          docs: version.docs,
          search: search?.get(version.versionName) ?? [],
        })),
        write: output.write,
      });

      const references = createReferences(outDir, baseUrl);
      const own = workerLocale({
        base: baseUrl,
        build: record.build,
        files: references.existing(pages.get(baseUrl + OFFLINE_PAGE) ?? []),
        hash: references.hashOf,
        translations: context.codeTranslations,
      });
      // Browsers register one worker for all languages, so each language adds itself to it.
      const before = isDefaultLocale(context)
        ? undefined
        : await output.site.readIfThere(WORKER_FILE);
      const others = siteOfWorker(before ?? '')?.locales ?? [];
      const locales = localeBaseUrls(props).flatMap((base) =>
        base === baseUrl ? own : (others.find((candidate) => candidate.base === base) ?? []),
      );
      const { workerCode } = await import('./build/worker');
      const root = siteBaseUrl(props);
      const site = {
        name: nameOf(locales),
        locales,
        ignore: [`/${WORKER_FILE}`, ...ignore].map((start) => root + start.slice(1)),
      };
      await output.site.write(WORKER_FILE, await workerCode(site, context));
    },
  }),
});

const removalStage: Stage = {
  key: stageKey('offline'),
  plugin: NAME,
  changes: { files: [WORKER_FILE] },
  start: () => ({
    async finish({ output }) {
      const { removalCode } = await import('./build/worker');
      await output.site.write(WORKER_FILE, await removalCode());
    },
  }),
};

/**
 * Lets readers use the site offline and install it as an app: the service worker, the page that lists what is
 * available, "Make available offline" for the settings, and the web manifest.
 */
export default async function offlinePlugin(
  context: LoadContext,
  options: Options,
): Promise<Plugin> {
  const { hosts, products } = options;
  const isOn = options.isEnabled && hosts.length > 0;
  const colors = {
    light: portalThemeFor('light', 'ltr').palette.background.default,
    dark: portalThemeFor('dark', 'ltr').palette.background.default,
  };
  const { addStage, postBuild } = builtSite(context);
  addStage(webManifestStage(context, options, colors.light));
  if (isOn) {
    const notFound = `${context.baseUrl}404.html`;
    addStage(offlinePageStage(notFound));
    addStage(workerStage(context, options, notFound));
  } else {
    addStage(removalStage);
  }
  // The plugin's modules take a second to load, so the development server, which has no worker, doesn't load them.
  const pwa =
    process.env.NODE_ENV === 'production'
      ? (await import('./build/pwa')).createPwa(context, {
          swRegister: path.join(__dirname, 'client', isOn ? 'clientModule.ts' : 'removalModule.ts'),
          pwaHead: [
            { tagName: 'link', rel: 'manifest', href: `/${WEB_MANIFEST}` },
            { tagName: 'link', rel: 'apple-touch-icon', href: `/${ICONS}apple-touch-icon.png` },
          ],
        })
      : undefined;
  const data: OfflineData = { hosts: isOn ? hosts : [], products, themeColor: colors };
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    getClientModules: () => [
      path.join(__dirname, 'client', 'themeColor.ts'),
      ...(pwa?.getClientModules?.() ?? []),
    ],

    async contentLoaded({ actions: { createData } }) {
      await createData(DATA, data);
    },

    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [defineSiteBaseUrl(context, currentBundler)],
      resolve: {
        alias: { '@portal/offline$': path.join(context.generatedFilesDir, NAME, 'default', DATA) },
      },
    }),

    injectHtmlTags: (content) => ({
      headTags: [
        pwa?.injectHtmlTags?.(content)?.headTags ?? [],
        (['light', 'dark'] as const).map((scheme) => ({
          tagName: 'meta',
          attributes: {
            name: 'theme-color',
            media: `(prefers-color-scheme: ${scheme})`,
            content: colors[scheme],
          },
        })),
      ].flat(),
    }),

    postBuild,
  };
}

const SITE_PATH = Joi.string()
  .pattern(/^\/(?!\/)[^\s?#]*$/)
  .messages({
    'string.pattern.base':
      '{{#label}} must be a path on this site, such as "/live/"; found "{{#value}}"',
  });

/** A host in the form of `location.host`. */
const HOST = Joi.string()
  .custom((value: string, helpers) =>
    URL.canParse(`http://${value}`) && new URL(`http://${value}`).host === value
      ? value
      : helpers.error('host'),
  )
  .messages({
    host: '{{#label}} must be a host, such as "docs.example.com" or "localhost:4000", without a scheme or path; found "{{#value}}"',
  });

const schema = Joi.object<Options>({
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
          .pattern(/^\d+x\d+$/, 'a width and a height, such as "1280x720"')
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
}: OptionValidationContext<OfflineOptions, Options>): Options {
  return validate(schema, options);
}
