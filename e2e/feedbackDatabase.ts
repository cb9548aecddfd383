import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the served build stores answers during the tests, apart from those of whoever works here. */
export const FEEDBACK_DATABASE_URL = pathToFileURL(
  path.resolve(__dirname, '../test-results/feedback/answers.db'),
).href;
