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

it('treats only the content of docs as articles', () => {
  expect([...articleChunks(REGISTRY, CHUNK_NAMES)]).toEqual(['a1']);
});

it('removes only the modules of articles from the registry', () => {
  expect(withoutArticles(REGISTRY, CHUNK_NAMES, () => false)).toBe(
    `export default {\n${[DOC, PAGE, '', ABOUT].join('\n')}};\n`,
  );
});

it('removes an article at the end without changing the rest of the module', () => {
  expect(
    withoutArticles(`export default {\n${[DOC, SORTING].join('\n')}};\n`, CHUNK_NAMES, () => false),
  ).toBe(`export default {\n${DOC}\n};\n`);
});

it('throws if the registry has another format', () => {
  expect(() => articleChunks('export default new Map([]);', CHUNK_NAMES)).toThrow(
    "registry.js doesn't have the format of Docusaurus 3.10",
  );
});

it('still compiles an article that the browser may need', () => {
  const isNeeded = jest.fn(() => true);
  expect(withoutArticles(REGISTRY, CHUNK_NAMES, isNeeded)).toBe(REGISTRY);
  expect(isNeeded.mock.calls).toEqual([['@site/docs/sorting/sorting.mdx']]);
});

it.each([
  '![A chart](./chart.png)',
  '![A chart](/img/chart.png)',
  '![A chart][chart]',
  '<img src={require("./chart.png").default} />',
  '<a href={require("./orders.zip").default}>Orders</a>',
  '---\ntitle: A\nimage: ./card.png\n---',
  'See [the file](./orders.csv).',
  'See [the file](../orders/orders.zip).',
  'See [the file](@site/static/orders.pdf).',
])('detects a reference to a file: %s', (markdown) => {
  expect(refersToFiles(markdown)).toBe(true);
});

it.each([
  'See [sorting](../sorting/sorting.mdx).',
  'See [sorting](../sorting/sorting.md#multi).',
  'See [MUI](https://mui.com/logo.png).',
  '`rows[0](x)`',
])('detects no reference to a file: %s', (markdown) => {
  expect(refersToFiles(markdown)).toBe(false);
});
