/*
 * `npm run new -- page <route>` and `npm run new -- demo <page> <Name>`: creates a page or a demo that passes all checks
 * from the start.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import { runCommand, UsageError } from './command';
import { createDemo, createPage, USAGE } from './create';

const siteDir = path.resolve(__dirname, '../..');

function create(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      title: { type: 'string' },
      description: { type: 'string' },
      stylings: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
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

void runCommand('new', USAGE, async (args) => {
  const { files, next } = await create(args);
  return [...files.map((file) => `wrote ${file}`), ...next];
});
