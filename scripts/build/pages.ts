/*
 * Renders single pages of a version with the scripts and styles of its last complete build. `main.ts` runs it with the
 * output folder and the files of the pages, in the environment of a build. `CLIENT_BUILD` names the folder with what the
 * complete build has kept of its scripts.
 *
 * These are the steps of Docusaurus' `build` (3.10.2, core/lib/commands/build/buildLocale.js) without the browser's bundle.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';

import {
  createConfigureWebpackUtils,
  executePluginsConfigureWebpack,
} from '@docusaurus/core/lib/webpack/configure';
import createServerConfig from '@docusaurus/core/lib/webpack/server';
import { loadSite } from '@docusaurus/core/lib/server/site';
import { executeSSG } from '@docusaurus/core/lib/ssg/ssgExecutor';
import type { Props } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { addTrailingSlash } from '@docusaurus/utils-common';
import type { Configuration } from 'webpack';

import { builtVersions } from '../../src/core/versions/loaded';
import { restrictToPages } from '../../src/plugins/bundle';

import { NEEDS_ALL } from './edited';

/** Compiles the server's bundle. */
function compile({ currentBundler }: Props, config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = currentBundler.instance(config);
    compiler.run((error, stats) => {
      const problem =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
}

async function main(): Promise<number> {
  const [outDir = '', ...files] = process.argv.slice(2);
  const { CLIENT_BUILD: client = '' } = process.env;
  const site = await loadSite({ siteDir: process.cwd(), outDir });
  const routesPaths = builtVersions(site.props).flatMap(({ docs }) =>
    docs
      .filter(({ source }) => files.includes(aliasedSitePathToRelativePath(source)))
      .map(({ permalink }) => addTrailingSlash(permalink)),
  );
  if (routesPaths.length !== files.length) {
    throw new Error(`Of ${files.join(', ')}, only ${routesPaths.join(', ') || 'none'} are pages.`);
  }
  const props: Props = { ...site.props, routesPaths };
  const clientManifestPath = await restrictToPages(props.generatedFilesDir, routesPaths, client);
  if (clientManifestPath === undefined) {
    return NEEDS_ALL;
  }

  const configureWebpackUtils = await createConfigureWebpackUtils(props);
  const { config, serverBundlePath } = await createServerConfig({ props, configureWebpackUtils });
  await compile(
    props,
    executePluginsConfigureWebpack({
      plugins: props.plugins,
      config,
      isServer: true,
      configureWebpackUtils,
    }),
  );
  await executeSSG({ props, serverBundlePath, clientManifestPath, router: 'browser' });
  await rm(path.dirname(serverBundlePath), { recursive: true });
  // The first hook runs the stages of all plugins (src/core/build/site).
  const built = { ...props, pagesOnly: true, head: {}, routesBuildMetadata: {} };
  await props.plugins
    .find(({ name }) => name === 'portal-bundle')
    ?.postBuild?.({ ...built, content: undefined });
  return 0;
}

main().then(
  // The threads of stages would keep the process running.
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
