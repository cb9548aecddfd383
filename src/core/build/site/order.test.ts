/** @jest-environment node */
import { orderStages } from './order';
import { stageKey, type StageDeclaration } from './declaration';

const stage = (
  name: string,
  declaration: Omit<StageDeclaration, 'key' | 'plugin'> = {},
): StageDeclaration => ({ key: stageKey(name), plugin: `${name}-plugin`, ...declaration });

const key = (name: string) => stageKey<unknown, unknown>(name);

const namesOf = (...stages: StageDeclaration[]) =>
  orderStages(stages).map((ordered) => ordered.stage.key.name);

/** Returns all permutations of a list. */
const permutations = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((first, index) =>
        permutations(list.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
      );

describe('stage order', () => {
  const search = stage('search', { reads: { html: true }, changes: { files: ['search/'] } });
  const records = stage('records', { changes: { html: true } });
  const offline = stage('offline', { reads: { files: ['/'], results: [key('records')] } });
  const headers = stage('headers', { reads: { html: true }, changes: { files: ['_headers'] } });

  it("doesn't depend on the order in which plugins register stages", () => {
    const orders = permutations([search, records, offline, headers]).map((permutation) =>
      namesOf(...permutation).join(' '),
    );
    expect(new Set(orders)).toEqual(new Set(['records headers search offline']));
  });

  it('puts a stage after the stages that change what it reads, and records which ones', () => {
    const ordered = orderStages([search, records, offline, headers]);
    expect(Object.fromEntries(ordered.map((each) => [each.stage.key.name, each.follows]))).toEqual({
      records: [],
      headers: ['records'],
      search: ['records'],
      offline: ['headers', 'records', 'search'],
    });
  });

  it('lets a stage read a page before another stage changes it, if the other stage declares so', () => {
    const late = stage('late', { changes: { html: true }, after: [key('a-reader')] });
    expect(namesOf(late, stage('a-reader', { reads: { html: true } }))).toEqual([
      'a-reader',
      'late',
    ]);
  });

  it('puts a stage that reads files with an ending after the stages that write such files', () => {
    const reader = stage('a-reader', { reads: { files: ['*.md'] } });
    const pages = stage('pages', { changes: { files: ['x/bars.md'] } });
    const texts = stage('texts', { changes: { files: ['x/bars.txt'] } });
    const ordered = orderStages([reader, pages, texts]);
    expect(ordered.find((candidate) => candidate.stage.key.name === 'a-reader')?.follows).toEqual([
      'pages',
    ]);
  });

  it("skips an optional dependency on the results of a stage that doesn't exist", () => {
    const reader = stage('a', { reads: { optionalResults: [key('search')] } });
    expect(namesOf(reader)).toEqual(['a']);
    expect(namesOf(reader, search)).toEqual(['search', 'a']);
  });
});

describe('stage order errors', () => {
  it.each([
    ['the HTML of the pages', { html: true }, { html: true }],
    ['_headers', { files: ['_headers'] }, { files: ['/_headers'] }],
    ['assets/search/', { files: ['assets/search/'] }, { files: ['assets/'] }],
    ['assets/a.js', { removes: ['assets/a.js'] }, { files: ['assets/'] }],
    ['x/a', { files: ['x/a'] }, { files: ['/'] }],
  ])('names two stages that both change %s, and says how to fix it', (what, one, other) => {
    const stages = [stage('one', { changes: one }), stage('other', { changes: other })];
    expect(() => orderStages(stages)).toThrow(
      `The stages "one" (plugin one-plugin) and "other" (plugin other-plugin) both change ${what}, ` +
        `and no order is declared. List one of them in the "after" of the other.`,
    );
  });

  it.each([
    [{ files: ['a.js'] }, { files: ['a.json'] }],
    [{ files: ['assets/search/'] }, { files: ['assets/offline/'] }],
    [{ html: true }, { files: ['assets/'] }],
  ])('allows changes to different things: %j and %j', (one, other) => {
    expect(namesOf(stage('one', { changes: one }), stage('other', { changes: other }))).toEqual([
      'one',
      'other',
    ]);
  });

  it('allows two changes whose order is declared, directly or through a third stage', () => {
    const changes = { html: true };
    expect(
      namesOf(
        stage('a', { changes, after: [key('b')] }),
        stage('b', { reads: { results: [key('c')] } }),
        stage('c', { changes }),
      ),
    ).toEqual(['c', 'b', 'a']);
  });

  it('names an unknown stage, the stage that lists it, and the stages that exist', () => {
    const stages = [stage('a', { after: [key('serach')] }), stage('search')];
    expect(() => orderStages(stages)).toThrow(
      'The stage "a" (plugin a-plugin) lists the stage "serach" in "after", but the site has no such stage. ' +
        "Add the plugin that registers it, or correct the name. The site's stages are: a, search.",
    );
    expect(() => orderStages([stage('a', { reads: { results: [key('b')] } })])).toThrow(
      'lists the stage "b" in "reads.results"',
    );
  });

  it('describes stages that wait for each other, with the reason for each', () => {
    expect(() =>
      orderStages([
        stage('a', { reads: { files: ['b/'] }, changes: { files: ['a/'] } }),
        stage('b', { reads: { files: ['a/index.html'] }, changes: { files: ['b/'] } }),
      ]),
    ).toThrow(
      'These stages wait for each other:\n' +
        '- "a" (plugin a-plugin) follows "b" (plugin b-plugin): it reads b/, which the other stage changes.\n' +
        '- "b" (plugin b-plugin) follows "a" (plugin a-plugin): it reads a/index.html, which the other stage changes.\n' +
        'Remove one of these declarations',
    );
    expect(() =>
      orderStages([stage('a', { after: [key('b')] }), stage('b', { after: [key('a')] })]),
    ).toThrow(
      '- "a" (plugin a-plugin) follows "b" (plugin b-plugin): it is listed in "after".\n' +
        '- "b" (plugin b-plugin) follows "a" (plugin a-plugin): it is listed in "after".\n',
    );
  });

  it('names both plugins when two stages have the same name', () => {
    expect(() =>
      orderStages([stage('search'), { key: stageKey('search'), plugin: 'other-search' }]),
    ).toThrow(
      'Two stages are named "search": one from the plugin search-plugin, one from other-search.',
    );
  });
});
