/*
 * `npm run docs:translations -- fr [--accept PAGE]`: lists the translated pages of a language whose original has changed
 * since, and exits with 1 if there are any. Pages that are new are recorded. After you have updated a translation, record
 * that with `--accept` and the end of its path, such as `react-data-grid/sorting`, or `all`.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import {
  hashOfPage,
  originalsFile,
  readOriginals,
  translatedPages,
} from '../src/plugins/locales/originals';

const root = path.resolve(__dirname, '..');

const withoutEnding = (file: string) =>
  file
    .split(path.sep)
    .join('/')
    .replace(/\.mdx?$/, '');

/** @throws Error that says what is wrong with the arguments. */
function main(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { accept: { type: 'string' } },
  });
  const [locale = '', ...more] = positionals;
  if (more.length > 0 || !/^[a-z]{2,3}(?:-\w+)*$/.test(locale)) {
    throw new Error(
      `One language is required, such as fr; found ${positionals.map((positional) => `"${positional}"`).join(', ') || 'none'}.`,
    );
  }
  if (!existsSync(path.join(root, 'i18n', locale))) {
    throw new Error(`There are no translations in i18n/${locale}/.`);
  }
  const pages = translatedPages(root, locale);
  const { accept } = values;
  const isAccepted = (file: string) =>
    accept === 'all' ||
    (accept !== undefined && `/${withoutEnding(file)}`.endsWith(`/${withoutEnding(accept)}`)) ||
    (accept !== undefined && `/${withoutEnding(path.dirname(file))}`.endsWith(`/${accept}`));
  const accepted = pages.filter(
    ({ file, state }) => state === 'new' || (state === 'changed' && isAccepted(file)),
  );
  if (accept !== undefined && accept !== 'all' && !pages.some(({ file }) => isAccepted(file))) {
    throw new Error(`No translated page ends with the path "${accept}".`);
  }
  if (accepted.length > 0) {
    const originals = {
      ...readOriginals(root, locale),
      ...Object.fromEntries(
        accepted.map(({ original }) => [
          original.split(path.sep).join('/'),
          hashOfPage(path.join(root, original)),
        ]),
      ),
    };
    const sorted = Object.fromEntries(
      Object.entries(originals).sort(([a], [b]) => (a < b ? -1 : 1)),
    );
    writeFileSync(originalsFile(root, locale), `${JSON.stringify(sorted, null, 2)}\n`);
  }
  const outdated = pages.filter(
    (page) => !accepted.includes(page) && (page.state === 'changed' || page.state === 'removed'),
  );
  for (const { file, original, state } of outdated) {
    console.log(
      state === 'removed'
        ? `${file}: ${original} no longer exists`
        : `${file}: ${original} has changed`,
    );
  }
  accepted.forEach(({ file }) => console.log(`${file}: recorded`));
  console.log(
    `${pages.length} translated ${pages.length === 1 ? 'page' : 'pages'}, ${outdated.length} to update.`,
  );
  process.exitCode = outdated.length > 0 ? 1 : 0;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
