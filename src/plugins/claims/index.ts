import { readFileSync } from 'node:fs';
import path from 'node:path';

import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { EmitFilesPlugin } from '../../core/emit-files';
import { docsVersions, releaseOf } from '../../core/versions';
import { loadedVersions } from '../../core/versions/loaded';
import { documentedNames } from '../api-reference';
import { readPage } from '../api-reference/check';

import type { VerifiedData, VerifiedPage, VerifiedVersion } from './types';
import { claimsOfPage, claimsText, verifiedPage } from './verifiedPage';

/** Options of the claims. */
export interface ClaimsPluginOptions {
  /** Folder of the current docs, relative to the site's folder. Default: `docs`. */
  docsDir: string;
}

const NAME = 'portal-claims';
const DATA = 'verified.json';
const EMPTY = 'empty.json';

/** Name of the file with a page's claims, below the page's path. */
export const CLAIMS_FILE = 'claims.txt';

/**
 * Counts what was verified on each page, which `@theme/Verified` shows, and publishes the claims as text. `npm test`
 * runs them (`scripts/docsClaims.ts`).
 */
export default function claimsPlugin(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  { docsDir }: ClaimsPluginOptions,
): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const folder = path.join(generatedFilesDir, NAME, 'default');
  const files = new Map<string, string>();
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    async allContentLoaded({ allContent, actions: { createData } }) {
      const loaded = loadedVersions(allContent);
      const data: Record<string, VerifiedVersion> = {};
      for (const version of docsVersions(siteDir, docsDir)) {
        const docs = loaded.find(({ versionName }) => versionName === version.name)?.docs;
        if (!docs) {
          continue;
        }
        // Extracting the API reference would delay the development server.
        const names = isDevelopment ? new Set<string>() : await documentedNames(version);
        const pages: Record<string, VerifiedPage> = {};
        for (const { id, source, permalink, frontMatter } of docs) {
          if ('api' in frontMatter || 'apiIndex' in frontMatter) {
            continue;
          }
          const relative = aliasedSitePathToRelativePath(source);
          const file = path.join(siteDir, relative);
          const claims = claimsOfPage(file);
          const page = verifiedPage(readPage(relative, readFileSync(file, 'utf8')), claims, names);
          if (claims.size > 0) {
            const folderOfPage = permalink.slice(baseUrl.length).replace(/\/?$/, '/');
            files.set(`${folderOfPage}${CLAIMS_FILE}`, claimsText(claims));
          }
          if (page.statements + page.sourced + page.blocks + page.names > 0) {
            pages[id] = page;
          }
        }
        data[version.name] = { release: releaseOf(version), pages };
      }
      await createData(DATA, data satisfies VerifiedData);
      await createData(EMPTY, {});
    },

    // The article reaches the browser as HTML, so the browser's bundle needs no data.
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@portal/verified$': path.join(folder, isServer || isDevelopment ? DATA : EMPTY),
        },
      },
      plugins: isServer ? [] : [new EmitFilesPlugin(files)],
    }),
  };
}

const schema = Joi.object<ClaimsPluginOptions>({ docsDir: Joi.string().default('docs') });

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<
  Partial<ClaimsPluginOptions>,
  ClaimsPluginOptions
>): ClaimsPluginOptions {
  return validate(schema, options);
}
