/*
 * `npm run version:cut -- NAME [--replace]`: cuts the current docs as version NAME, the release that they describe.
 * With `--replace`, an existing version is cut again. If a step fails, the files are restored.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

import fs from 'fs-extra';

import { cutVersion } from './cutVersion';

const siteDir = path.resolve(__dirname, '../..');

/** Runs a command: npm, Node, or the binary of an installed package. */
async function run(what: string, [command = '', ...args]: readonly string[]): Promise<void> {
  console.log(`\n── ${what}`);
  const isOwn = command === 'npm' || command === 'node';
  const file = isOwn ? command : path.join(siteDir, 'node_modules/.bin', command);
  const child = spawn(file, args, {
    cwd: siteDir,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  if (code !== 0) {
    throw new Error(`"${[command, ...args].join(' ')}" failed. See the errors above.`);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    throw new Error(
      `pass one version: "npm run version:cut -- 8.12.1 [--replace]"; found ${positionals.length === 0 ? 'none' : positionals.join(' ')}.`,
    );
  }
  const { packages, pages, demoFiles } = await cutVersion({
    siteDir,
    name,
    replaces: values.replace,
    run,
  });
  await fs.remove(path.join(siteDir, '.docusaurus/version-cut'));
  console.log(
    [
      '',
      `Cut ${name}: ${pages} pages and ${demoFiles} demo files in versioned_docs/version-${name}/, and the sidebar in versioned_sidebars/.`,
      'It uses these packages, regardless of later changes to docs/:',
      ...Object.entries(packages).map(([each, version]) => `  ${each} ${version}`),
      'Next: install newer packages for docs/, such as "npm install @mui/x-data-grid@8.13.0", and run "npm run docs:api".',
    ].join('\n'),
  );
}

// An interrupt ends the running command. Its partial changes are then undone, as after any other failure.
process.on('SIGINT', () => undefined);

main().catch((error: unknown) => {
  console.error(`\nversion:cut: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
