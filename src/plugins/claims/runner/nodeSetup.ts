import { createRequire, syncBuiltinESMExports } from 'node:module';

import { afterAll, expect } from 'vitest';

/*
 * Runs before each file of claims in Node. In `npm test`, the file fails if it reads what its line in the ledger doesn't
 * depend on (scripts/jest/reads.cjs).
 */
const { UNIT_INPUTS } = process.env;
if (UNIT_INPUTS) {
  // As in Jest.
  Object.assign(globalThis, { afterAll, expect });
  const { watchReads } = createRequire(import.meta.url)('../../../../scripts/jest/reads.cjs') as {
    watchReads: (folder: string) => void;
  };
  watchReads(UNIT_INPUTS);
  syncBuiltinESMExports();
}
