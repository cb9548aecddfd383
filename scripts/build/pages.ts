/*
 * Renders the edited pages of a version into a copy of an earlier build, with its scripts and styles. `main.ts` runs it
 * with the folder of the copy, and the configuration if it isn't the site's own, in the environment of a build. `EDITED_PAGES` lists the files of the pages, and
 * `CLIENT_BUILD` names the folder with what the earlier build has kept of its scripts and pages.
 *
 * These are the steps of Docusaurus' `build` (3.10.2, core/lib/commands/build/buildLocale.js) without the browser's bundle.
 */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import {
  createConfigureWebpackUtils,
  executePluginsConfigureWebpack,
} from '@docusaurus/core/lib/webpack/configure';
import createServerConfig from '@docusaurus/core/lib/webpack/server';
import { loadSite } from '@docusaurus/core/lib/server/site';
import { executeSSG } from '@docusaurus/core/lib/ssg/ssgExecutor';
import type { Plugin, Props } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { addTrailingSlash } from '@docusaurus/utils-common';
import type { Configuration } from 'webpack';

import type { BuildProps } from '../../src/core/build/site';
import { builtVersions } from '../../src/core/versions/loaded';
import { editedPagesOf } from '../../src/core/validation/environment';
import { keptPages, restrictToPages } from '../../src/plugins/bundle';

import { NEEDS_ALL } from './edited';

/** Plugins whose work on the built site depends on pages. The first one runs the stages of all others (src/core/build/site). */
const POST_BUILD: ReadonlySet<string> = new Set(['portal-bundle', 'docusaurus-plugin-sitemap']);

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

/** Returns what other pages may link to in a page. */
const anchorsIn = (html: string): string[] =>
  [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );

/** The anchors of pages in the folder of a build. */
const readAnchors = (outDir: string, baseUrl: string, routes: readonly string[]) =>
  Promise.all(
    routes.map(async (route) =>
      anchorsIn(
        await readFile(path.join(outDir, route.slice(baseUrl.length), 'index.html'), 'utf8'),
      ),
    ),
  );

/** Says why a complete build is needed. */
function needsAll(reason: string): number {
  console.log(`All pages are rendered: ${reason}.`);
  return NEEDS_ALL;
}

async function main(): Promise<number> {
  const [outDir = '', configFile] = process.argv.slice(2);
  const { CLIENT_BUILD: client = '' } = process.env;
  const files = editedPagesOf(process.env);
  const { props } = await loadSite({ siteDir: process.cwd(), outDir, config: configFile });
  const edited = builtVersions(props).flatMap(({ docs }) =>
    docs
      .filter(({ source }) => files.includes(aliasedSitePathToRelativePath(source)))
      .map(({ permalink }) => addTrailingSlash(permalink)),
  );
  if (edited.length !== files.length) {
    throw new Error(`Of ${files.join(', ')}, only ${edited.join(', ') || 'none'} are pages.`);
  }
  const clientManifestPath = await restrictToPages(props.generatedFilesDir, edited, client);
  if (clientManifestPath === undefined) {
    return needsAll('plugins have derived other data from them');
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
  const before = await readAnchors(outDir, props.baseUrl, edited);
  await executeSSG({
    props: { ...props, routesPaths: edited },
    serverBundlePath,
    clientManifestPath,
    router: 'browser',
  });
  await rm(path.dirname(serverBundlePath), { recursive: true });
  // Which pages are listed is in their front matter, and doesn't change, but their dates may.
  const sitemap = await readFile(path.join(outDir, 'sitemap.xml'), 'utf8').catch(() => '');
  const isListed = (route: string) =>
    sitemap.includes(`<loc>${props.siteConfig.url}${addTrailingSlash(route)}</loc>`);
  const routesBuildMetadata = Object.fromEntries(
    props.routesPaths.map((route) => [route, { noIndex: !isListed(route) }]),
  );
  for (const plugin of props.plugins.filter(({ name }) => POST_BUILD.has(name))) {
    await plugin.postBuild?.({
      ...props,
      edited: { paths: edited, kept: keptPages(client) },
      head: {},
      routesBuildMetadata,
      content: plugin.content,
    } as Parameters<NonNullable<Plugin['postBuild']>>[0] & BuildProps);
  }
  const after = await readAnchors(outDir, props.baseUrl, edited);
  const removed = before.flatMap((anchors, index) =>
    anchors.filter((id) => !after[index]?.includes(id)),
  );
  if (removed.length > 0) {
    return needsAll(`other pages may link to ${removed.map((id) => `#${id}`).join(', ')}`);
  }
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
