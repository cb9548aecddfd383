// `npm run build:zh`: builds the site for the locales named here, on every platform.
import path from 'node:path';
import process from 'node:process';

import { root, run } from './prerequisites.mjs';

const locales = process.argv.slice(2);
if (locales.length === 0) {
  console.error('Name the locales to build, such as: node scripts/build.mjs en zh');
  process.exit(1);
}

const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
process.exitCode = run(process.execPath, [docusaurus, 'build'], {
  env: { ...process.env, LOCALES: locales.join(',') },
});
