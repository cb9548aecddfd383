// `npm start`: installs missing packages, then serves the portal for reading and editing.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import process from 'node:process';

import { checkNode, ensurePackages, root } from './prerequisites.mjs';

checkNode();
ensurePackages();

// `--port` after `npm start --` takes precedence, as in Docusaurus.
const given = process.argv.findIndex((argument) => /^(?:--port|-p)(?:=|$)/.test(argument));
const port =
  process.argv[given]?.split('=')[1] ??
  (given > 0 ? process.argv[given + 1] : undefined) ??
  process.env.PORT ??
  '3000';
if (!/^\d+$/.test(port) || Number(port) > 65_535) {
  console.error(`PORT must be a whole number from 0 to 65535; found "${port}".`);
  process.exit(1);
}
// With a terminal, Docusaurus asks for another port. Without, it would end as if everything were right.
const isFree = await new Promise((resolve) => {
  const probe = createServer().once('error', () => resolve(false));
  probe.listen(Number(port), '127.0.0.1', () => probe.close(() => resolve(true)));
});
if (!isFree && !process.stdin.isTTY) {
  console.error(`PORT must be a free port; found "${port}", which is in use.`);
  process.exit(1);
}
const server = spawn(
  process.execPath,
  [
    // Startup creates many short-lived objects. With more room for them, fewer are copied.
    '--max-semi-space-size=64',
    path.join(root, 'scripts/docusaurus/docusaurus.mjs'),
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
      // Authors edit docs/, and another version would take more time and memory.
      VERSIONS: process.env.VERSIONS ?? 'current',
      // Node 22.1 and later cache compiled modules here. Older versions ignore it.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/portal-node'),
    },
  },
);

/** The address of the site, as Docusaurus prints it. */
let site = `http://localhost:${port}/`;
let announced = false;
server.stdout.on('data', (chunk) => {
  process.stdout.write(chunk);
  [site] = /http:\/\/localhost:\d+\/[\w/-]*/.exec(chunk.toString()) ?? [site];
  if (!announced && chunk.toString().includes('compiled')) {
    announced = true;
    console.log(`\n  The portal: ${site}x/\n  Edit docs/ or src/; the browser follows.\n`);
  }
});
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => server.kill(signal));
}
