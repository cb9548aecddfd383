/** @jest-environment node */
// @reads src/plugins/search/evaluation/**
import { parseQuestionSet, readQuestionSets } from './questionSets';

const QUESTION = { question: 'freeze first column', pages: ['/x/react-data-grid/column-pinning/'] };

it('parses every set in this folder', () => {
  expect(readQuestionSets(__dirname).map(({ use }) => use)).toEqual(
    expect.arrayContaining(['tuning', 'held-out']),
  );
});

it('has no question in two sets', () => {
  const questions = readQuestionSets(__dirname).flatMap((set) =>
    set.questions.map(({ question }) => question.toLowerCase()),
  );
  const twice = questions.filter((question, index) => questions.indexOf(question) !== index);
  expect(twice).toEqual([]);
});

it.each([
  [{ questions: [QUESTION] }, '"use" is required'],
  [{ use: 'training', questions: [QUESTION] }, '"use" must be one of [tuning, held-out]'],
  [
    { use: 'tuning', floors: { recallAt1: 45, recallAt3: 0.9 }, questions: [QUESTION] },
    '"floors.recallAt1" must be less than or equal to 1',
  ],
  [{ use: 'tuning', questions: [] }, '"questions" must contain at least 1 items'],
  [{ use: 'tuning', questions: [{ ...QUESTION, pages: [] }] }, '"questions[0].pages"'],
  [{ use: 'tuning', questions: [{ ...QUESTION, pages: ['/sorting'] }] }, 'path of a page'],
  [{ use: 'tuning', questions: [QUESTION, QUESTION] }, '"questions[1]"'],
])('rejects %j: %s', (set, reason) => {
  const parse = () => parseQuestionSet('new.json', JSON.stringify(set));
  expect(parse).toThrow('new.json: ');
  expect(parse).toThrow(reason);
});

it('names a file with invalid JSON', () => {
  expect(() => parseQuestionSet('new.json', '[')).toThrow('new.json: no JSON');
});
