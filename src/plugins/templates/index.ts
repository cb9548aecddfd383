import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { Joi } from '@docusaurus/utils-validation';

import { builtSite } from '../../core/build/site';
import {
  announcePlugin,
  hasPlugin,
  requirePlugins,
  requireTransformer,
  type PluginRequirement,
} from '../../core/validation/requirements';
import { loadedVersions } from '../../core/versions/loaded';

import { projectsStage, publishedTemplates } from './build/stage';
import type { TemplateLoaderOptions } from './loader';
import { PREVIEW_PATH, TEMPLATE_FIGURE_ID } from './markup';

export { default as remarkTemplates, type RemarkTemplatesOptions } from './remarkTemplates';

const NAME = 'portal-templates';

/** Options of the templates plugin. */
export interface TemplatesOptions {
  /**
   * Whether the build writes projects: a zip file for each template, and the package that creates them. Default: true.
   */
  projects?: boolean;
}

const REQUIREMENTS: readonly PluginRequirement[] = [
  { plugin: 'islands', list: 'plugins', provides: 'the HTML of applications' },
  { plugin: 'code-blocks', list: 'themes', provides: 'the colors and the copy button of code' },
  { plugin: 'color-mode', list: 'themes', provides: 'the color mode of previews' },
  { plugin: 'settings', list: 'themes', provides: 'the direction and density of previews' },
  { plugin: 'gallery', list: 'themes', provides: 'the filters of the gallery' },
];

/**
 * Templates: applications that readers look at in a preview and take as a project. `::template` in a page shows the
 * template in the page's folder, and `::templates` lists those next to the page. `remarkTemplates` goes into the docs
 * plugin's `beforeDefaultRemarkPlugins`, and the plugin into `themes`, after gallery.
 */
export default function templatesPlugin(
  context: LoadContext,
  { projects = true }: TemplatesOptions,
): Plugin {
  const { siteDir, siteConfig } = context;
  announcePlugin('templates');
  const { addStage, postBuild } = builtSite(context);
  if (projects) {
    addStage(projectsStage(NAME, siteDir, siteConfig.url));
  }
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    allContentLoaded({ allContent, actions }) {
      requirePlugins('templates', REQUIREMENTS, allContent);
      requireTransformer('templates', 'remarkTemplates', 'beforeDefaultRemarkPlugins', siteConfig);
      const hasArticles = hasPlugin(allContent, 'article');
      for (const version of loadedVersions(allContent)) {
        for (const published of publishedTemplates(siteDir, version)) {
          const { layout, title, description, permalink } = published;
          actions.addRoute({
            path: `${permalink}${PREVIEW_PATH}`,
            component: '@theme/TemplatePreview',
            exact: true,
            // Chunks are named after it, so it must be the same in all folders.
            modules: { template: aliasedSitePath(`${layout.entry}?template`, siteDir) },
            props: { title, description, permalink },
            // The page that shows the template needs its module, too.
            ...(hasArticles
              ? {
                  articleIsland: {
                    page: permalink,
                    kind: 'template',
                    id: TEMPLATE_FIGURE_ID,
                    prop: 'template',
                  },
                }
              : {}),
          });
        }
      }
      return Promise.resolve();
    },

    postBuild,

    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?template(?:-root)?$/,
            use: [
              {
                loader: path.join(__dirname, 'loader.cjs'),
                options: { isServer } satisfies TemplateLoaderOptions,
              },
            ],
          },
        ],
      },
    }),
  };
}

const schema = Joi.object<TemplatesOptions>({
  projects: Joi.boolean()
    .strict()
    .messages({ 'boolean.base': '{{#label}} must be true or false; found {{#value}}' }),
});

/** Validates the options. Its errors name the field, what is allowed and what was found. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<TemplatesOptions, TemplatesOptions>): TemplatesOptions {
  return validate(schema, options);
}
