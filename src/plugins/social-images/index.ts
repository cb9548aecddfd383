import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { openResults, type ResultCache } from '../../core/build/cache/results';
import { builtSite, localeBaseUrls, type BuildProps } from '../../core/build/site';
import { PRODUCT_IDS, productOf, type ProductId } from '../../core/navigation/paths';
import { openThread } from '../../core/build/threads';
import { docsVersions } from '../../core/versions';
import { releaseOf } from '../../core/versions/packages';
import { builtVersions } from '../../core/versions/loaded';

import { ART, type ArtName } from './art';
import { fontPaths, type Card } from './draw';
import { socialImagesStage, type DocCard, type ImagePainter } from './stage';

/** Options of the plugin. */
export interface SocialImagesOptions {
  /** Folder of the current docs, relative to the site's folder. */
  docsDir: string;
  /** The products, with their color on light backgrounds, and a drawing. Default: the logo. */
  products: readonly { id: ProductId; name: string; color: string; art?: ArtName }[];
  /** Folder that keeps the images between builds, relative to the site's folder. Default: none. */
  cache?: string;
}

const NAME = 'portal-social-images';

/** The code that the images depend on. */
const CODE = ['art.ts', 'draw.ts', 'layout.ts', 'png.ts'].map((file) => path.join(__dirname, file));

/** An image for each page, which is shown with links to it in chats and social networks. Only builds have them. */
export default function socialImagesPlugin(
  context: LoadContext,
  { docsDir, products, cache }: SocialImagesOptions,
): Plugin {
  const { siteDir, siteConfig, i18n } = context;
  const { title, tagline, url } = siteConfig;
  const { addStage, postBuild } = builtSite(context);
  const byId = new Map(products.map((product) => [product.id, product]));
  const [baseUrl = '/'] = localeBaseUrls({ i18n });

  const docs = (props: BuildProps): DocCard[] => {
    const versions = new Map(
      docsVersions(siteDir, docsDir).map((version) => [version.name, version]),
    );
    return builtVersions(props).flatMap((loaded) => {
      const version = versions.get(loaded.versionName);
      const release = version && releaseOf(version);
      return loaded.docs.map(({ id, permalink, title: pageTitle }) => {
        const { product } = productOf(`/x/${id}`);
        const known = product && byId.get(product);
        const card: Card = { title: pageTitle, site: title, release, product: known };
        return { permalink, card };
      });
    });
  };

  addStage(
    socialImagesStage({
      plugin: NAME,
      root: url + baseUrl,
      docs,
      site: { title: tagline || title, site: title },
      painter: painterInThread(),
      cache: cache === undefined ? undefined : () => imagesIn(path.resolve(siteDir, cache)),
    }),
  );
  return { name: NAME, postBuild };
}

/** Returns what draws images while the main thread goes on with pages. */
function painterInThread(): ImagePainter {
  const thread = openThread<undefined, Card, Uint8Array>(
    path.join(__dirname, 'paint.ts'),
    undefined,
  );
  return { paint: thread.run, close: thread.close };
}

/** Opens the cache in a folder. */
function imagesIn(folder: string): ResultCache {
  const { version } = createRequire(__filename)('@napi-rs/canvas/package.json') as {
    version: string;
  };
  // Unicode's rules decide where lines of Chinese end, and zlib compresses.
  const { icu, unicode, zlib } = process.versions;
  return openResults(folder, {
    files: [...CODE, ...fontPaths()],
    versions: JSON.stringify([version, icu, unicode, zlib, process.platform, process.arch]),
  });
}

const schema = Joi.object<SocialImagesOptions>({
  docsDir: Joi.string().required(),
  products: Joi.array()
    .items(
      Joi.object({
        id: Joi.string()
          .valid(...PRODUCT_IDS)
          .required(),
        name: Joi.string().required(),
        color: Joi.string()
          .pattern(/^#[\da-f]{6}$/i)
          .required()
          .messages({
            'string.pattern.base':
              '{{#label}} must be a color such as "#3b4cca"; found "{{#value}}"',
          }),
        art: Joi.string().valid(...Object.keys(ART)),
      }),
    )
    .unique('id')
    .required(),
  cache: Joi.string(),
});

/** Validates the options. Its errors name the field and what is wrong with it. */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<SocialImagesOptions, SocialImagesOptions>): SocialImagesOptions {
  return validate(schema, options);
}
