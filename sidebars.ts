import path from 'node:path';

import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

import { entries, sidebarItems } from './src/core/navigation';
import { readDocIds } from './src/core/navigation/docIds';

const sidebars: SidebarsConfig = {
  docs: sidebarItems(entries, readDocIds(path.join(__dirname, 'docs'))),
};

export default sidebars;
