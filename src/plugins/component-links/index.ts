import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { checkConfiguration } from '../../core/validation/configuration';
import { findPackage, releaseOf } from '../../core/versions/packages';
import { packageOf, PRODUCT_IDS, type ProductId } from '../../core/navigation/paths';
import { docsVersions, latestVersion, type DocsVersion } from '../../core/versions';
import { loadedVersions } from '../../core/versions/loaded';
import { measuredReference } from '../api-reference';

import type {
  ComponentLinksData,
  LinkedComponent,
  LinkedSymbol,
  LinksOfComponent,
  VersionLinks,
} from './types';

export type { LinkedComponent, LinksOfComponent } from './types';

/** Options of the component links. */
export interface ComponentLinksOptions {
  /** Folder of the current docs, relative to the site's folder. Default: `docs`. */
  docsDir: string;
  /** Returns where a component is developed. Default: nowhere, so that only sizes are shown. */
  linksOf: (component: LinkedComponent) => LinksOfComponent;
}

const NAME = 'portal-component-links';
const DATA = 'links.json';
const EMPTY = 'empty.json';

const PLANS = [undefined, 'pro', 'premium'] as const;

/** Returns the path of a module in its package: `/BarChart` for `@mui/x-charts/BarChart`. */
const pathInPackage = (module: string) => module.replace(/^(?:@[^/]+\/)?[^/]+/, '');

const url = Joi.string().pattern(/^https?:\/\/./, 'a URL such as "https://github.com/acme/ui"');

const links = Joi.object<LinksOfComponent>({
  source: url,
  issues: url,
  package: Joi.object({ name: Joi.string().required(), href: url.required() }),
}).required();

function checkedLinks(result: LinksOfComponent): LinksOfComponent {
  checkConfiguration(
    'The result of "linksOf" of "component-links" (portal.config.ts)',
    links,
    result,
  );
  return result;
}

/** Returns the links of a version, with its symbols and their sizes if they are asked for. */
async function linksOfVersion(
  version: DocsVersion,
  { docsDir, linksOf }: ComponentLinksOptions,
  hasSymbols: boolean,
): Promise<VersionLinks> {
  const release = releaseOf(version);
  const versionOf = (product: ProductId) =>
    findPackage(packageOf(product), version.packagesFrom)?.version ?? release;
  const linksFor = (product: ProductId, rest: Pick<LinkedComponent, 'plan' | 'path'>) =>
    checkedLinks(linksOf({ product, release, version: versionOf(product), ...rest }));
  const products = Object.fromEntries(
    PRODUCT_IDS.map((product) => [
      product,
      Object.fromEntries(
        PLANS.map((plan) => [
          plan ?? 'community',
          linksFor(product, { path: '', ...(plan ? { plan } : {}) }),
        ]),
      ),
    ]),
  );
  const measured = hasSymbols ? await measuredReference(version) : [];
  const symbols = measured.map(({ symbol, size }): [string, LinkedSymbol] => {
    const { source } = linksFor(symbol.product, {
      path: pathInPackage(symbol.modules[0]),
      ...(symbol.plan ? { plan: symbol.plan } : {}),
    });
    return [
      symbol.id,
      {
        name: symbol.name,
        product: symbol.product,
        ...(source === undefined ? {} : { source }),
        ...(size ? { gzip: size.gzip } : {}),
      },
    ];
  });
  const bases = measured.flatMap(({ symbol, isBase }) =>
    isBase ? [[symbol.product, symbol.id] as const] : [],
  );
  return {
    products,
    symbols: Object.fromEntries(symbols),
    bases: Object.fromEntries(bases),
    isListed: version.name === latestVersion(version.siteDir, docsDir).name,
  };
}

/**
 * Links at the top of guides and API pages: to the source, the issues and the package of what the page is about, and
 * the size of its import. `@theme/ComponentLinks` shows them.
 */
export default function componentLinksPlugin(
  { siteDir, generatedFilesDir }: LoadContext,
  options: ComponentLinksOptions,
): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const folder = path.join(generatedFilesDir, NAME, 'default');
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    async allContentLoaded({ allContent, actions: { createData } }) {
      const names = loadedVersions(allContent).map(({ versionName }) => versionName);
      const data: Record<string, VersionLinks> = {};
      for (const version of docsVersions(siteDir, options.docsDir)) {
        if (names.includes(version.name)) {
          data[version.name] = await linksOfVersion(version, options, !isDevelopment);
        }
      }
      await createData(DATA, data satisfies ComponentLinksData);
      await createData(EMPTY, {});
    },

    // The article reaches the browser as HTML, so the browser's bundle needs no data.
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@portal/component-links$': path.join(folder, isServer || isDevelopment ? DATA : EMPTY),
        },
      },
    }),
  };
}

const schema = Joi.object<ComponentLinksOptions>({
  docsDir: Joi.string().default('docs'),
  linksOf: Joi.function()
    .default(() => () => ({}))
    .messages({
      'object.base':
        '{{#label}} must be a function that takes a component and returns its links; found {{#value}}',
    }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<
  Partial<ComponentLinksOptions>,
  ComponentLinksOptions
>): ComponentLinksOptions {
  const valid = validate(schema, options);
  // Once now. The links of all components are needed only after all pages have been read.
  PRODUCT_IDS.forEach((product) =>
    checkedLinks(valid.linksOf({ product, release: '1.0.0', version: '1.0.0', path: '' })),
  );
  return valid;
}
