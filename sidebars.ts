import fs from 'node:fs';
import path from 'node:path';

import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

import { entries, sidebarItems } from './src/core/navigation';

const files = fs.readdirSync(path.join(__dirname, 'docs'), { recursive: true, encoding: 'utf8' });
const docIds = new Set(
  files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.replaceAll(path.sep, '/').replace(/\.mdx$/, '')),
);

const sidebars: SidebarsConfig = { docs: sidebarItems(entries, docIds) };

export default sidebars;
