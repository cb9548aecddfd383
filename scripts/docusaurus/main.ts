/*
 * `npm run docusaurus -- <command>`: Docusaurus' command line. Four of its commands can't do here what their
 * documentation says, and can't be replaced by a plugin, so they are replaced here.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { endWith } from '../../src/core/validation/configured';
import { hasDefaultAddress } from '../build/address';

// As npm sets it. The sites of the browser tests are in other folders.
const siteDir = process.cwd();

/** Runs a script of Node in the site's folder. Returns its exit code. */
function runNode(
  [script = '', ...args]: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const child = spawn(process.execPath, [path.join(siteDir, script), ...args], {
    cwd: siteDir,
    stdio: 'inherit',
    env: environment,
  });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const runDocusaurus = (args: readonly string[], environment?: NodeJS.ProcessEnv) =>
  runNode(['scripts/docusaurus/docusaurus.mjs', ...args], environment);

const build = (args: readonly string[], environment?: NodeJS.ProcessEnv) =>
  runNode(['scripts/build.mjs', ...args], environment);

/** `npm run serve`, with Docusaurus' options. */
async function serve(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      dir: { type: 'string', default: 'build' },
      build: { type: 'boolean', default: false },
      port: { type: 'string', short: 'p' },
      host: { type: 'string', short: 'h' },
      // No browser is opened anyway.
      'no-open': { type: 'boolean' },
    },
  });
  const code = values.build ? await build(['--out-dir', values.dir]) : 0;
  return (
    code ||
    runNode(['node_modules/jiti/lib/jiti-cli.mjs', 'server/serve.ts', values.dir], {
      ...process.env,
      ...(values.port === undefined ? {} : { PORT: values.port }),
      ...(values.host === undefined ? {} : { HOST: values.host }),
    })
  );
}

/** Publishes to GitHub Pages what `npm run build` builds, with its cache, and for what this host can do. */
async function deploy(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      'out-dir': { type: 'string', default: 'build' },
      'target-dir': { type: 'string', default: '.' },
      'skip-build': { type: 'boolean', default: false },
      locale: { type: 'string', short: 'l', multiple: true, default: [] },
    },
  });
  // Only here: the other commands work, too, if something in the configuration is wrong.
  const { site } = await import('../../portal.config');
  const { checkDeployment, GITHUB_PAGES } = await import('../../src/core/validation/commands');
  checkDeployment(site, process.env);
  const environment = { ...GITHUB_PAGES, ...process.env };
  const code = values['skip-build']
    ? 0
    : await build(['--out-dir', values['out-dir'], ...values.locale], environment);
  if (await hasDefaultAddress(values['out-dir'])) {
    throw new Error(
      `${values['out-dir']}/ was built for the default address. Leave out --skip-build.`,
    );
  }
  return (
    code ||
    runDocusaurus(
      [
        'deploy',
        '--skip-build',
        // GitHub Pages adds the path of a repository itself.
        ...['--out-dir', path.join(values['out-dir'], site.baseUrl.slice(0, -1))],
        ...['--target-dir', values['target-dir']],
      ],
      environment,
    )
  );
}

async function translate(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      locale: { type: 'string', short: 'l', default: 'en' },
      messagePrefix: { type: 'string' },
      override: { type: 'boolean', default: false },
    },
  });
  if (values.override) {
    throw new Error(
      '--override would replace translations by English texts. Remove an entry to have it listed as missing.',
    );
  }
  const { locale, messagePrefix } = values;
  // Only here, because it loads a compiler.
  const { writeTranslations } = await import('./translations');
  const lines = await writeTranslations({
    siteDir,
    locale,
    ...(messagePrefix === undefined ? {} : { messagePrefix }),
  });
  console.warn(lines.join('\n'));
  return 0;
}

/** Writes ids that MDX can read, unless the caller wants others. */
const writeHeadingIds = (args: readonly string[]) =>
  runDocusaurus([
    'write-heading-ids',
    ...args,
    ...(args.some((argument) => argument.startsWith('--syntax'))
      ? []
      : ['--syntax', 'mdx-comment']),
  ]);

const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  serve,
  deploy,
  'write-translations': translate,
  'write-heading-ids': writeHeadingIds,
};

async function main([command = '', ...args]: string[]): Promise<void> {
  const own = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  process.exitCode =
    own && !args.includes('--help')
      ? await own(args)
      : await runDocusaurus([...(command ? [command] : []), ...args]);
}

main(process.argv.slice(2)).catch(endWith);
