// `npm run build`: builds the site for production (scripts/build). Accepts locales: `node scripts/build.mjs en zh`.
import path from 'node:path';
import process from 'node:process';

import { checkPackages, root, run } from './prerequisites.mjs';

checkPackages();
const jiti = path.join(root, 'node_modules/jiti/lib/jiti-cli.mjs');
process.exitCode = run(
  process.execPath,
  [jiti, path.join(root, 'scripts/build/main.ts'), ...process.argv.slice(2)],
  // The sites of the browser tests are in other folders.
  { cwd: process.cwd() },
);
