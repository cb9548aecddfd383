import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import docsPlugin, {
  validateOptions as validateDocsOptions,
  type LoadedContent,
  type Options,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { Joi } from '@docusaurus/utils-validation';
import type { Compiler } from '@rspack/core';
import chokidar from 'chokidar';
import fs from 'fs-extra';

import type { DocsOptions } from './options';
import { pageDigest, type DigestOptions } from './pageDigest';
import { reloadQueue, type ReloadQueue } from './reloads';

export type { DocsOptions } from './options';

const PAGE = /\.mdx?$/;

/** The folder of a pattern, up to its first wildcard. */
const folderOf = (pattern: string) => pattern.replace(/\/\*.*$/, '');

/** Pages that the API reference makes: no one edits them by hand, and there are many. */
const isMade = ({ frontMatter }: { frontMatter: object }) => 'api' in frontMatter;

async function rememberPages(
  { loadedVersions }: LoadedContent,
  siteDir: string,
  options: DigestOptions,
  queue: ReloadQueue,
): Promise<void> {
  const docs = loadedVersions.flatMap((version) => version.docs).filter((doc) => !isMade(doc));
  for (const { source } of docs) {
    const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
    // What cannot be read is not remembered, so that its next change is one.
    const digest = await pageDigest(file, options).catch(() => undefined);
    if (digest !== undefined) {
      queue.remember(file, digest);
    }
    // The server answers in between.
    await setImmediate();
  }
}

/**
 * `@docusaurus/plugin-content-docs` under its own name, with its options and commands. In development it differs in one
 * thing: Docusaurus loads all docs again for each change of a page, before the browser gets it; here that happens only
 * where something is derived from what changed, and after the browser's update.
 */
export default async function docs(
  context: LoadContext,
  { derive, reloadOn = [], ...options }: PluginOptions & DocsOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  if (process.env.NODE_ENV !== 'development') {
    return plugin;
  }
  const { siteDir, siteConfig, generatedFilesDir } = context;
  const digestOptions: DigestOptions = {
    parseFrontMatter: siteConfig.markdown.parseFrontMatter,
    ...(derive ? { derive } : {}),
  };
  const patterns = (plugin.getPathsToWatch?.() ?? []).map((pattern) =>
    path.posix.resolve(siteDir, pattern),
  );
  const inputs = reloadOn.map((pattern) => path.posix.join(siteDir, pattern));
  const inputFolders = inputs.map(folderOf);
  // Docusaurus loads a plugin's content again when a file changes that it watches; this one is ours to change.
  const signal = path.join(generatedFilesDir, 'portal-docs', `reload-${options.id}`);
  fs.outputFileSync(signal, '');
  let content: LoadedContent | undefined;

  const queue = reloadQueue({
    digest: (file) => pageDigest(file, digestOptions),
    reload: () => fs.writeFileSync(signal, String(Date.now())),
    isPage: (file) => PAGE.test(file),
    isInput: (file) =>
      (patterns.includes(file) || inputFolders.some((folder) => file.startsWith(folder))) &&
      !PAGE.test(file),
  });

  const follow = (compiler: Compiler) => {
    let isFirst = true;
    compiler.hooks.watchRun.tap('portal-docs', () => queue.setBusy(true));
    compiler.hooks.failed.tap('portal-docs', () => queue.setBusy(false));
    compiler.hooks.done.tap('portal-docs', () => {
      queue.setBusy(false);
      if (!isFirst) {
        return;
      }
      isFirst = false;
      const { poll } = compiler.options.watchOptions ?? {};
      const demos = patterns
        .filter((pattern) => pattern.includes('*'))
        .map((pattern) => `${folderOf(pattern)}/**/demos/**`);
      chokidar
        .watch([...new Set([...patterns, ...demos, ...inputs])], {
          ignoreInitial: true,
          ignored: '**/node_modules/**',
          usePolling: Boolean(poll),
          ...(typeof poll === 'number' ? { interval: poll } : {}),
        })
        .on('all', (event, file) => queue.changed(event, file));
      if (content) {
        void rememberPages(content, siteDir, digestOptions, queue);
      }
    });
  };

  return {
    ...plugin,

    getPathsToWatch: () => [signal],

    async loadContent() {
      const loaded = await plugin.loadContent?.();
      if (!loaded) {
        throw new Error('@docusaurus/plugin-content-docs has loaded nothing.');
      }
      content = loaded;
      return loaded;
    },

    configureWebpack(config, isServer, utils, loaded) {
      const configured = plugin.configureWebpack?.(config, isServer, utils, loaded) ?? {};
      return isServer
        ? configured
        : {
            ...configured,
            // Docusaurus' types are webpack's.
            plugins: [
              {
                apply: (compiler: unknown) => follow(compiler as Compiler),
              },
            ],
          };
    },
  };
}

const schema = Joi.object<DocsOptions>({
  derive: Joi.function().messages({
    'object.base': '{{#label}} must be a function of a page\'s text and file; found "{{#value}}"',
  }),
  reloadOn: Joi.array().items(Joi.string()).messages({
    'array.base': '{{#label}} must be a list of patterns; found "{{#value}}"',
  }),
});

/** @throws Error that names the option, ours or one of `@docusaurus/plugin-content-docs`. */
export function validateOptions({
  validate,
  options: { derive, reloadOn, ...options },
}: OptionValidationContext<Options & DocsOptions, PluginOptions>): PluginOptions & DocsOptions {
  const { error } = schema.validate({ derive, reloadOn });
  if (error) {
    throw error;
  }
  return {
    ...validateDocsOptions({
      validate: validate as Parameters<typeof validateDocsOptions>[0]['validate'],
      options,
    }),
    ...(derive ? { derive } : {}),
    ...(reloadOn ? { reloadOn } : {}),
  };
}
