/** @jest-environment node */
// @reads src/plugins/search/evaluation/**
import { parseQuestionSet, readQuestionSets } from './questionSets';

const QUESTION = { 'freeze first column': '/x/react-data-grid/column-pinning/' };

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
  [{ questions: QUESTION }, '"use" is required'],
  [{ use: 'training', questions: QUESTION }, '"use" must be one of [tuning, held-out]'],
  [
    { use: 'tuning', floors: { recallAt1: 45, recallAt3: 0.9 }, questions: QUESTION },
    '"floors.recallAt1" must be less than or equal to 1',
  ],
  [{ use: 'tuning', questions: {} }, '"questions" must have at least 1 key'],
  [{ use: 'tuning', questions: { 'freeze first column': '/sorting' } }, 'paths of pages'],
])('rejects %j: %s', (set, reason) => {
  const parse = () => parseQuestionSet('new.yaml', JSON.stringify(set));
  expect(parse).toThrow('new.yaml: ');
  expect(parse).toThrow(reason);
});

it('reads pages, and names a file that is no YAML or has a question twice', () => {
  const pages = '/x/ /x/react-data-grid/sorting/';
  expect(parseQuestionSet('a.yaml', `use: tuning\nquestions:\n  sort: ${pages}`).questions).toEqual(
    [{ question: 'sort', pages: ['/x/', '/x/react-data-grid/sorting/'] }],
  );
  expect(() => parseQuestionSet('new.yaml', '[')).toThrow('new.yaml: no YAML');
  expect(() =>
    parseQuestionSet('new.yaml', `use: tuning\nquestions:\n  sort: /x/\n  sort: /x/`),
  ).toThrow('new.yaml: no YAML: duplicated mapping key (4:3)');
});
