import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Database in which the served build stores answers during tests, separate from the developer's own. */
export const FEEDBACK_DATABASE_URL = pathToFileURL(
  path.resolve(__dirname, '../test-results/feedback/answers.db'),
).href;
