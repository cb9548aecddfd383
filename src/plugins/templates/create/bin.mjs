#!/usr/bin/env node
/*
 * Creates a project from a template of the documentation. Everything that it writes is in this package, so it requests
 * nothing. Run it with the address of the package: npx <address>/create.tgz <template> <folder>
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const [major = 0] = process.versions.node.split('.').map(Number);
const here = (file) => path.join(path.dirname(fileURLToPath(import.meta.url)), file);

/** @returns {{ address: string, themes: string[], templates: { id: string, title: string, description: string }[] }} */
const readIndex = () => JSON.parse(readFileSync(here('index.json'), 'utf8'));

/** A problem that the message explains. Anything else is a bug, which is shown with its stack. */
class UsageError extends Error {}

function help({ address, themes, templates }) {
  const width = Math.max(...templates.map(({ id }) => id.length));
  const list = templates.map(({ id, description }) => `  ${id.padEnd(width)}  ${description}`);
  return `Creates a project from a template.

Usage: npx ${address} <template> [<folder>] [--js] [--theme <name>]

Templates:
${list.join('\n')}

The folder is created if it doesn't exist. Default: the name of the template.

Options:
  --js            JavaScript instead of TypeScript
  --theme <name>  ${themes.join(', ')}. Default: ${themes[0]}
  --help          Shows this text
`;
}

/** Returns the known name that differs least, if one is similar enough to be meant. */
function nearest(name, known) {
  const distance = (a, b) => {
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i += 1) {
      const next = [i];
      for (let j = 1; j <= b.length; j += 1) {
        next[j] = Math.min(
          row[j] + 1,
          next[j - 1] + 1,
          row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1),
        );
      }
      row = next;
    }
    return row[b.length];
  };
  const [best] = known
    .map((each) => ({ each, edits: distance(name, each) }))
    .sort((one, other) => one.edits - other.edits);
  return best && best.edits <= 3 ? best.each : undefined;
}

function unknown(kind, name, known) {
  const meant = nearest(name, known);
  return new UsageError(
    `There is no ${kind} "${name}".${meant === undefined ? '' : ` Did you mean "${meant}"?`} Known are: ${known.join(', ')}.`,
  );
}

function readArguments(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        js: { type: 'boolean', default: false },
        theme: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(
      `${error.message.split('\n')[0]} Run the command with --help for its options.`,
    );
  }
}

/** Throws if the folder contains files, or isn't a folder. */
function checkFolder(folder, shown) {
  if (!existsSync(folder)) {
    return;
  }
  if (!statSync(folder).isDirectory()) {
    throw new UsageError(`"${shown}" is a file. Choose another name for the folder.`);
  }
  // A new repository is fine.
  const [first] = readdirSync(folder).filter((name) => name !== '.git');
  if (first !== undefined) {
    throw new UsageError(
      `The folder "${shown}" isn't empty: it contains "${first}". Choose another folder, or remove its files.`,
    );
  }
}

/** Returns a name that npm accepts for a package. */
const packageName = (folder) =>
  path
    .basename(folder)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');

function create(args) {
  if (!(major >= 20)) {
    throw new UsageError(`Node 20 or later is required. This is ${process.version}.`);
  }
  const { values, positionals } = readArguments(args);
  const index = readIndex();
  if (values.help) {
    return help(index);
  }
  const [id, target = id, ...more] = positionals;
  const ids = index.templates.map((template) => template.id);
  if (id === undefined) {
    throw new UsageError(`Name a template: ${ids.join(', ')}.`);
  }
  if (!ids.includes(id)) {
    throw unknown('template', id, ids);
  }
  if (more.length > 0) {
    throw new UsageError(
      `Unexpected arguments: ${more.join(' ')}. Put a folder's name in quotes if it contains spaces.`,
    );
  }
  const theme = values.theme ?? index.themes[0];
  if (!index.themes.includes(theme)) {
    throw unknown('theme', theme, index.themes);
  }
  const folder = path.resolve(target);
  checkFolder(folder, target);

  const variant = values.js ? 'js' : 'ts';
  const project = JSON.parse(readFileSync(here(`templates/${id}.json`), 'utf8'))[variant];
  const files = { ...project.files, ...project.themes[theme] };
  const manifest = JSON.parse(files['package.json']);
  files['package.json'] =
    `${JSON.stringify({ ...manifest, name: packageName(folder) || manifest.name }, null, 2)}\n`;
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const relative = path.relative(process.cwd(), folder);
  const enter =
    relative === ''
      ? []
      : [`  cd ${/[\s'"$&()]/.test(relative) ? JSON.stringify(relative) : relative}`];
  return `Created ${id} in ${relative === '' ? 'this folder' : relative} (${Object.keys(files).length} files). Next:

${[...enter, '  npm install', '  npm run dev'].join('\n')}
`;
}

try {
  process.stdout.write(create(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError)) {
    throw error;
  }
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
