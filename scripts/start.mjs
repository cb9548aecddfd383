// `npm start`: installs what is missing, then serves the portal for reading and editing.
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

import { checkNode, ensurePackages, root } from './prerequisites.mjs';

checkNode();
ensurePackages();

const port = process.env.PORT ?? '3000';
const address = `http://localhost:${port}/x/`;
const server = spawn(
  process.execPath,
  [
    // Starting makes many objects that live for a moment: with room for them, less is copied.
    '--max-semi-space-size=64',
    path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    'start',
    '--no-open',
    '--port',
    port,
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: {
      ...process.env,
      // What is written is docs/: another version takes more time and memory.
      VERSIONS: process.env.VERSIONS ?? 'current',
      // Node 22.1 and later keep compiled modules here; older ones ignore it.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/portal-node'),
    },
  },
);

let announced = false;
server.stdout.on('data', (chunk) => {
  process.stdout.write(chunk);
  if (!announced && chunk.toString().includes('compiled')) {
    announced = true;
    console.log(`\n  The portal: ${address}\n  Edit docs/ or src/; the browser follows.\n`);
  }
});
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => server.kill(signal));
}
