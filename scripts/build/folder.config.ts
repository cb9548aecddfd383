import { createConfig } from '../../docusaurus.config';
import * as settings from '../../portal.config';

import { folderConfig } from './folder';

/* The configuration of a site with the pages of the folder that `npm run build -- --docs` sets. */

const { DOCS_FOLDER: folder = 'docs' } = process.env;

export default () => folderConfig({ settings, createConfig, folder });
