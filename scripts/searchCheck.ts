/*
 * `npm run search:check [-- --all] [-- --json FILE]`: checks how well the built index answers the questions in each set
 * of `src/plugins/search/evaluation/`. Fails if a score is below its minimum. For the sets that the ranking is tuned
 * on, it prints the questions whose answer is not among the first three results; with `--all`, those whose answer is
 * not the first result. The counts of passed and failed checks are written to FILE.
 */
// @reads src/plugins/search/evaluation/**
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { searchVocabulary } from '../searchVocabulary';
import { openBuiltIndex } from '../src/plugins/search/build/readIndex';
import { createEngine } from '../src/plugins/search/engine/createEngine';
import { evaluate } from '../src/plugins/search/evaluation/evaluate';
import { FLOORS, readQuestionSets } from '../src/plugins/search/evaluation/questionSets';

const root = path.resolve(__dirname, '..');

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const { values } = parseArgs({
  options: { all: { type: 'boolean' }, json: { type: 'string' } },
});
const built = openBuiltIndex(path.join(root, 'build'));
const index = built.read();
const engine = createEngine(index, searchVocabulary);
built.addProse(engine, index);
const known = new Set(index.pages.map((page) => page.path));

let passed = 0;
let failed = 0;
for (const { file, use, floors = FLOORS[use], questions } of readQuestionSets(
  path.join(root, 'src/plugins/search/evaluation'),
)) {
  const lost = questions.flatMap(({ pages }) => pages).filter((page) => !known.has(page));
  lost.forEach((page) => console.error(`${file}: the index doesn't contain the page ${page}`));
  const result = evaluate(engine, questions);
  console.log(
    `${file} (${use}): ${questions.length} questions, ` +
      `first ${percent(result.recallAt1)} (≥ ${percent(floors.recallAt1)}), ` +
      `in the first three ${percent(result.recallAt3)} (≥ ${percent(floors.recallAt3)}), ` +
      `mean reciprocal rank ${result.meanReciprocalRank.toFixed(3)}`,
  );
  for (const { question, place, found } of use === 'tuning' ? result.missed : []) {
    if (values.all || place === 0 || place > 3) {
      console.log(`  ${place || '–'}  ${question}  ←  ${found.join('  ')}`);
    }
  }
  const checks = [
    result.recallAt1 >= floors.recallAt1,
    result.recallAt3 >= floors.recallAt3,
    lost.length === 0,
  ];
  passed += checks.filter(Boolean).length;
  failed += checks.filter((isGood) => !isGood).length;
}
console.log(`${passed} passed, ${failed} failed`);
if (values.json !== undefined) {
  writeFileSync(values.json, JSON.stringify({ passed, failed }));
}
process.exitCode = failed > 0 ? 1 : 0;
