import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import {
  announcePlugin,
  requirePlugins,
  requireTransformer,
} from '../../core/validation/requirements';

export { default as remarkGallery } from './remarkGallery';

/**
 * Galleries of demos: pictures that the server draws, with filters. `remarkGallery` goes into the docs plugin's
 * `beforeDefaultRemarkPlugins`, and the plugin into `themes`, after demos.
 */
export default function galleryPlugin({ siteConfig }: LoadContext): Plugin {
  announcePlugin('gallery');
  return {
    name: 'portal-gallery',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client', 'clientModule.ts')],

    allContentLoaded({ allContent }) {
      requirePlugins(
        'gallery',
        [{ plugin: 'demos', list: 'themes', provides: 'the demos and their code' }],
        allContent,
      );
      requireTransformer('gallery', 'remarkGallery', 'beforeDefaultRemarkPlugins', siteConfig);
      return Promise.resolve();
    },
  };
}
