/*
 * The command of the package that `npm run mcp:package` creates. Without arguments, it serves the documentation in the
 * package over stdio. With `--log`, each call is written to the standard error.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { searchVocabulary } from '../../../searchVocabulary';

import { DOCUMENTED_PACKAGES } from '../../../src/core/versions/packages';

import { freeAfterGrowth, preferLessMemory } from '../check/memory';
import { composeServer } from '../compose';
import { openFolder } from '../data/folder';
import { RequestError } from '../errors';
import { findProject } from '../project';
import { logToStderr, startStdio } from '../stdio';

import { checkFiles, doctor, init, lookUp, migrate, type CommandContext } from './commands';
import { COMMANDS, PACKAGE_NAME } from './files';

/** The command was called in a way that it doesn't support. */
class UsageError extends Error {}

const USAGE = `Usage: ${PACKAGE_NAME} [command] [--json]

Without a command, it is an MCP server over stdio. With --log, it writes each call to the standard error.

${COMMANDS.map(({ usage, does }) => `  ${usage.padEnd(43)}${does}`).join('\n')}

With --json, the result is JSON.
`;

/** Returns the nearest folder from which a package can be resolved. */
function folderWith(name: string, from: string): string | undefined {
  const parent = path.dirname(from);
  return existsSync(path.join(from, 'node_modules', name))
    ? from
    : parent === from
      ? undefined
      : folderWith(name, parent);
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        log: { type: 'boolean', default: false },
        from: { type: 'string' },
        product: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parse();
  const [command, ...names] = positionals;
  // npx takes --help for itself.
  if (values.help || command === 'help') {
    process.stdout.write(USAGE);
    return;
  }
  const dataFolder = path.join(__dirname, '../data');
  const docs = openFolder(
    dataFolder,
    folderWith(DOCUMENTED_PACKAGES[0] ?? '', path.dirname(__dirname)),
  );
  const release = docs.versions[0]?.release ?? '0.0.0';
  const project = findProject(process.cwd());
  const { factory, library, service, close } = composeServer({
    docs,
    vocabulary: searchVocabulary,
    project,
    serverVersion: release,
    thread: {
      script: path.join(__dirname, 'worker.cjs'),
      // The files of a whole application take longer than the code of an agent, and nobody else waits.
      ...(command === 'check' ? { timeout: 120_000 } : {}),
    },
    // In megabytes: about half of what the server itself needs.
    afterAnswer: freeAfterGrowth(16),
    ...(values.log ? { log: logToStderr } : {}),
  });

  if (command === undefined) {
    const { note } = library.version();
    if (note !== undefined) {
      console.error(note);
    }
    if (process.stdin.isTTY) {
      console.error('Waiting for an MCP client. For its commands, run it with "help".');
    }
    startStdio(factory);
    return;
  }

  const context: CommandContext = { library, service, folder: process.cwd(), dataFolder, project };
  const run = () => {
    if (command !== 'migrate' && (values.from !== undefined || values.product !== undefined)) {
      throw new UsageError('Only "migrate" has the options --from and --product.');
    }
    const isAlone = names.length === 0;
    const [name] = names;
    if (command === 'init' && isAlone) {
      return init(context);
    }
    if (command === 'check' && !isAlone) {
      return checkFiles(context, names);
    }
    if (command === 'api' && name !== undefined && names.length === 1) {
      return lookUp(context, name);
    }
    if (command === 'migrate' && isAlone) {
      return migrate(context, values.from, values.product);
    }
    if (command === 'doctor' && isAlone) {
      return doctor(context);
    }
    const own = COMMANDS.find(({ usage }) => usage.split(' ')[0] === command);
    throw new UsageError(
      own
        ? `Call it as "${own.usage}"; found ${names.length} ${names.length === 1 ? 'argument' : 'arguments'}.`
        : `There is no command "${command}".`,
    );
  };
  try {
    const { text, data, failed } = await run();
    process.stdout.write(`${values.json ? JSON.stringify(data, null, 2) : text}\n`);
    process.exitCode = failed ? 1 : 0;
  } finally {
    await close();
  }
}

preferLessMemory();
main().catch((error: unknown) => {
  const isUsage = error instanceof UsageError;
  console.error(error instanceof Error ? error.message : error);
  if (isUsage) {
    console.error(`\n${USAGE}`);
  }
  process.exitCode = isUsage || error instanceof RequestError ? 2 : 1;
});
