import { keyOf, shownProblems, type ShownProblem } from './shown';

const problem = (page: string, place = `docs/${page}.mdx:1:1`): ShownProblem => ({
  pathname: `/x/${page}`,
  place,
  path: '',
  message: 'Wrong.',
});
const [bars, pie] = [problem('bars'), problem('pie')];
const claim = problem('bars', 'docs/bars.claims.tsx:4:7');

it.each(['/x/bars/', '/x/next/bars/', '/zh/x/8.12.1/bars/'])(
  'of the page %s come first',
  (path) => {
    expect(shownProblems([pie, bars], path, new Set())).toMatchObject({
      here: [bars],
      elsewhere: [pie],
    });
  },
);

it.each([
  ['a problem', [bars], [], true],
  ['a problem that was there when the writer closed the list', [bars], [bars], false],
  ['the same problem on another line', [problem('bars', 'docs/bars.mdx:9:9')], [bars], false],
  ['a new problem', [bars, pie], [bars], true],
  ['nothing but sentences with claims', [claim], [], false],
  ['sentences with claims next to a problem', [claim, bars], [], true],
  ['nothing', [], [], false],
])('with %s, the list is open or not: %j, %j, %s', (_name, problems, seen, isOpen) => {
  expect(shownProblems(problems, '/x/bars/', new Set(seen.map(keyOf))).isOpen).toBe(isOpen);
});
