import type { LoadContext, Plugin } from '@docusaurus/types';

import { runStages } from './run';
import type { Stage } from './stage';

export { defineSiteBaseUrl } from './define';
export { stageKey, type StageKey } from './declaration';
export { localeBaseUrls, siteBaseUrl } from './directories';
export type { StageOutput } from './output';
export type { Page, PageKind } from './page';
export { KEPT_PAGES, PAGE_DATA, runStages } from './run';
export type {
  BuildProps,
  PageSource,
  Stage,
  StageFinish,
  StageRun,
  StageStart,
  WrittenPage,
} from './stage';

/** The post-build pipeline of a site, which runs the stages of all plugins. */
export interface BuiltSite {
  /** Registers a stage. Call it when the plugin is created, so that all stages are known before the first build. */
  addStage: <PageResult, Result>(stage: Stage<PageResult, Result>) => void;
  /**
   * The plugin's `postBuild` hook. Docusaurus calls the hooks of all plugins concurrently: the first call runs the
   * pipeline, and all others wait for the same run.
   */
  postBuild: NonNullable<Plugin['postBuild']>;
}

const SITES = Symbol.for('portal.built-site');

/**
 * Returns the sites of this process by context. The map is global because Docusaurus loads a plugin that is listed by its
 * path with its own copy of this module. A context belongs to one locale of one site, and is the same object for all plugins.
 */
const sites = (): WeakMap<LoadContext, BuiltSite> => {
  const holder = globalThis as { [SITES]?: WeakMap<LoadContext, BuiltSite> };
  return (holder[SITES] ??= new WeakMap());
};

/**
 * Returns the pipeline of a site. A plugin that works on the built site registers its stages here, and returns
 * `postBuild` as its hook:
 *
 * ```ts
 * const { addStage, postBuild } = builtSite(context);
 * addStage({ key: stageKey('word-count'), plugin: NAME, reads: { html: true }, start: () => ({ page: count }) });
 * return { name: NAME, postBuild };
 * ```
 *
 * @param context - What Docusaurus passes to the plugin.
 */
export function builtSite(context: LoadContext): BuiltSite {
  const known = sites().get(context);
  if (known) {
    return known;
  }
  const stages: Stage<unknown, unknown>[] = [];
  let run: Promise<void> | undefined;
  const site: BuiltSite = {
    addStage(stage) {
      if (run) {
        throw new Error(
          `The stage "${stage.key.name}" (plugin ${stage.plugin}) is registered after the pipeline has started. ` +
            `Register it when the plugin is created.`,
        );
      }
      stages.push(stage);
    },
    postBuild: (props) => (run ??= runStages(stages, props)),
  };
  sites().set(context, site);
  return site;
}
