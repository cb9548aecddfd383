import { existsSync } from 'node:fs';
import path from 'node:path';

import { parseCliArguments, USAGE } from './cliOptions';
import { cliReport } from './cliReport';
import { createDatabase, databaseFile, defaultDatabaseUrl } from './database';
import { readDatabase } from './environment';
import { deleteAnswers, libsqlSource } from './store';

/** `npm run feedback`: reports what readers say about the pages, and deletes answers. */
async function main(): Promise<void> {
  const siteDir = path.resolve(__dirname, '../..');
  const command = parseCliArguments(process.argv.slice(2));
  if (command.kind === 'help') {
    process.stdout.write(USAGE);
    return;
  }
  const database = readDatabase(process.env, defaultDatabaseUrl(siteDir));
  const file = databaseFile(database.url);
  if (file !== undefined && !existsSync(file)) {
    throw new Error(
      `There are no answers yet. ${file} is created with the first one. If the answers are in another database, set FEEDBACK_DATABASE_URL.`,
    );
  }
  if (command.kind === 'delete') {
    const { write, close } = createDatabase(database);
    let count = 0;
    try {
      await write(async (client) => {
        count = await deleteAnswers(client, command.deletion);
      });
    } finally {
      await close();
    }
    process.stdout.write(`Deleted ${count} ${count === 1 ? 'answer' : 'answers'}.\n`);
    return;
  }
  const source = libsqlSource(await createDatabase(database).ready());
  try {
    process.stdout.write(await cliReport(source, command.filter, command.csv));
  } finally {
    source.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
