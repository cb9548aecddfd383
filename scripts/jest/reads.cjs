/*
 * Fails a test file that reads a file of the repository which `npm test` doesn't know it depends on: one that it neither
 * imports nor names in a string nor lists in a comment, `// @reads docs/** portal.config.ts`. Otherwise, the file
 * wouldn't run again when that file changes (scripts/test/README.md).
 */
const fs = require('node:fs');
const path = require('node:path');
const { fileURLToPath } = require('node:url');

const root = path.resolve(__dirname, '../..');

/** Output, packages and caches, and a file in which tools look for their configuration. A test that uses it names it. */
const NOT_OURS =
  /^(?:\.cache|\.docusaurus|\.git|build|build\.previous|coverage|test-results)(?:\/|$)|(?:^|\/)node_modules(?:\/|$)|(?:^|\/)ledger\.tsv$|^package\.json$/;

/** How many files a message names. */
const SHOWN = 10;

/** Functions that read the file or folder that is their first argument. */
const FUNCTIONS = [
  [
    fs,
    [
      'readFileSync',
      'readFile',
      'createReadStream',
      'readdirSync',
      'readdir',
      'copyFileSync',
      'cpSync',
      'opendirSync',
    ],
  ],
  [fs.promises, ['readFile', 'readdir', 'copyFile', 'cp', 'opendir']],
];

/**
 * Watches what the current test file reads.
 *
 * @param folder - Folder with the inputs of each test file, see `inputsFile`.
 */
function watchReads(folder) {
  const test = path.relative(root, expect.getState().testPath).split(path.sep).join('/');
  const inputs = path.join(folder, inputsFile(test));
  if (!fs.existsSync(inputs)) {
    return;
  }
  const known = new Set(fs.readFileSync(inputs, 'utf8').split('\n'));
  const read = new Set();
  const originals = FUNCTIONS.flatMap(([module, names]) =>
    names.map((name) => {
      const original = module[name];
      module[name] = (...args) => {
        const [file] = args;
        if (typeof file === 'string' || file instanceof URL) {
          read.add(path.resolve(typeof file === 'string' ? file : fileURLToPath(file)));
        }
        return original.apply(module, args);
      };
      return () => (module[name] = original);
    }),
  );
  afterAll(() => {
    originals.forEach((restore) => restore());
    const unknown = [...read]
      .sort((a, b) => (a < b ? -1 : 1))
      .map((file) => path.relative(root, file).split(path.sep).join('/'))
      .filter((file) => !file.startsWith('..') && !NOT_OURS.test(file) && !isKnown(file, known));
    if (unknown.length > 0) {
      const more = unknown.length > SHOWN ? `, and ${unknown.length - SHOWN} more` : '';
      throw new Error(
        `${test} reads files that it neither imports nor names: ${unknown.slice(0, SHOWN).join(' ')}${more}. Add a comment with them, or with their folder: // @reads docs/**`,
      );
    }
  });
}

/** Whether a file is among the inputs. A folder is if the test says that it lists it, or if all of its files are. */
function isKnown(file, known) {
  const absolute = path.join(root, file);
  if (known.has(file) || !fs.existsSync(absolute)) {
    return true;
  }
  if (!fs.statSync(absolute).isDirectory()) {
    return false;
  }
  const isListed = [...known].some(
    (line) => line === './' || (line.endsWith('/') && `${file}/`.startsWith(line)),
  );
  return (
    isListed ||
    fs
      .readdirSync(absolute, { withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && !/\.test\.\w+$|^(?:README\.md|ledger\.tsv)$/.test(entry.name),
      )
      .every((entry) => known.has(path.posix.join(file, entry.name)))
  );
}

/** Returns the name of the file with the inputs of a test file, one per line. */
const inputsFile = (test) => `${test.replaceAll('/', '~')}.txt`;

module.exports = { watchReads, inputsFile };
