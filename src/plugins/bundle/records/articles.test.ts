/** @jest-environment node */
import { articleChunks, refersToFiles, withoutArticles } from './articles';

const line = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

const DOC = line('c1', '@theme/DocItem');
const PAGE = line('c2', '@theme/MDXPage');
const SORTING = line('a1', '@site/docs/sorting/sorting.mdx');
const ABOUT = line('a2', '@site/src/pages/about.mdx');
const REGISTRY = `export default {\n${[DOC, PAGE, SORTING, ABOUT].join('\n')}};\n`;

const CHUNK_NAMES = {
  '/x/sorting/-1': { __comp: 'c1', content: 'a1' },
  '/about/-2': { __comp: 'c2', content: 'a2' },
  '/x/-3': { __comp: 'c3', __context: { data: { version: 'v' } } },
};

it('the content of docs is an article, that of other pages is not', () => {
  expect([...articleChunks(REGISTRY, CHUNK_NAMES)]).toEqual(['a1']);
});

it('the registry loses the modules of articles and nothing else', () => {
  expect(withoutArticles(REGISTRY, CHUNK_NAMES, () => 'Text.')).toBe(
    `export default {\n${[DOC, PAGE, '', ABOUT].join('\n')}};\n`,
  );
});

it('an article at the end leaves the rest of the module as it is', () => {
  expect(
    withoutArticles(
      `export default {\n${[DOC, SORTING].join('\n')}};\n`,
      CHUNK_NAMES,
      () => 'Text.',
    ),
  ).toBe(`export default {\n${DOC}\n};\n`);
});

it('says so when Docusaurus writes its registry in another form', () => {
  expect(() => articleChunks('export default new Map([]);', CHUNK_NAMES)).toThrow(
    'registry.js has another form than that of Docusaurus 3.10',
  );
});

it('an article with a picture is still compiled, for the picture', () => {
  const readPage = jest.fn(() => '![A chart](./chart.png)');
  expect(withoutArticles(REGISTRY, CHUNK_NAMES, readPage)).toBe(REGISTRY);
  expect(readPage.mock.calls).toEqual([['@site/docs/sorting/sorting.mdx']]);
});

it.each([
  '![A chart](./chart.png)',
  '![A chart](/img/chart.png)',
  '![A chart][chart]',
  '<img src={require("./chart.png").default} />',
  '---\ntitle: A\nimage: ./card.png\n---',
  'See [the file](./orders.csv).',
  'See [the file](../orders/orders.zip).',
  'See [the file](@site/static/orders.pdf).',
])('refers to a file: %s', (markdown) => {
  expect(refersToFiles(markdown)).toBe(true);
});

it.each([
  'See [sorting](../sorting/sorting.mdx).',
  'See [sorting](../sorting/sorting.md#multi).',
  'See [MUI](https://mui.com/logo.png).',
  '`rows[0](x)`',
])('refers to none: %s', (markdown) => {
  expect(refersToFiles(markdown)).toBe(false);
});
