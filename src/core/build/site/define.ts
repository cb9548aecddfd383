import type { CurrentBundler, LoadContext } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';

import { siteBaseUrl } from './directories';

/**
 * Defines `SITE_BASE_URL` for the client code of a plugin: the base URL of the whole site, at which its languages share
 * files. Docusaurus' own `baseUrl` is that of one language.
 */
export const defineSiteBaseUrl = (
  context: Pick<LoadContext, 'i18n'>,
  { instance }: CurrentBundler,
): WebpackPluginInstance =>
  new instance.DefinePlugin({ SITE_BASE_URL: JSON.stringify(siteBaseUrl(context)) });
