/*
 * `npm run new -- page <route>` and `npm run new -- demo <page> <Name>`: creates a page or a demo that passes all checks
 * from the start.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import { createDemo, createPage, USAGE, UsageError } from './create';

const siteDir = path.resolve(__dirname, '../..');

function run(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      title: { type: 'string' },
      description: { type: 'string' },
      stylings: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.help) {
    return { files: [], next: [USAGE] };
  }
  const [kind, route, name, ...more] = positionals;
  const { title, description, stylings } = values;
  if (kind === 'page' && route !== undefined && name === undefined && !stylings) {
    return createPage({
      siteDir,
      route,
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
    });
  }
  const isDemo = kind === 'demo' && title === undefined && description === undefined;
  if (isDemo && route !== undefined && name !== undefined && more.length === 0) {
    return createDemo({ siteDir, page: route, name, stylings });
  }
  throw new UsageError(
    kind === 'page' || kind === 'demo'
      ? `Wrong arguments for "${kind}": ${args.slice(1).join(' ') || 'none'}.`
      : `The first argument must be "page" or "demo"; found ${kind === undefined ? 'none' : `"${kind}"`}.`,
  );
}

async function main(): Promise<void> {
  const { files, next } = await run(process.argv.slice(2));
  console.log([...files.map((file) => `wrote ${file}`), ...next].join('\n'));
}

main().catch((error: unknown) => {
  const isUsage =
    error instanceof UsageError ||
    (error instanceof TypeError &&
      'code' in error &&
      String(error.code).startsWith('ERR_PARSE_ARGS'));
  console.error(`new: ${error instanceof Error ? error.message : String(error)}`);
  if (isUsage) {
    console.error(`\n${USAGE}`);
  }
  process.exitCode = 1;
});
