/** @jest-environment node */
// @reads src/plugins/page-checks/fixture/** tsconfig.json
import fs from 'node:fs';
import path from 'node:path';

import type { DocsVersion } from '../../core/versions';
import type { ApiReference } from '../api-reference/types';

import { PageChecks, type PageReport } from './checker';
import { CORPUS, CORRECT } from './corpus';
import { diskFiles } from './files';
import { entriesProblems } from './navigation';
import { sortProblems } from './problem';
import { Site, siteHost } from './site';
import { checkText } from './text';

const root = path.resolve(__dirname, '../../..');

/** Inside the site's folder, so that demos can import the installed packages. */
const siteDir = path.join(root, 'test-results/page-checks', String(process.pid));

const SORTING = 'docs/react-data-grid/sorting/sorting.mdx';
const FILTERING = 'docs/react-data-grid/filtering/filtering.mdx';
const CLAIMS = 'docs/react-data-grid/sorting/sorting.claims.tsx';
const BEHAVIOR = 'docs/behavior.json';
const DEMO = 'docs/react-data-grid/sorting/demos/SortInvoices.tsx';

/** The part of the API reference that the fixture's pages use. */
const REFERENCE: ApiReference = {
  packages: [{ name: '@mui/x-data-grid', version: '8.29.5', product: 'x-data-grid' }],
  symbols: [
    {
      kind: 'component',
      id: 'DataGrid',
      name: 'DataGrid',
      product: 'x-data-grid',
      description: '',
      modules: ['@mui/x-data-grid'],
      props: [],
      slots: [],
      classes: [],
    },
  ],
  otherExports: {},
};

const version: DocsVersion = {
  name: 'current',
  siteDir,
  directory: path.join(siteDir, 'docs'),
  packagesFrom: siteDir,
};

const PATHNAMES = ['/x/react-data-grid/sorting', '/x/react-data-grid/filtering'];
const ENTRIES = 'navigation.ts';
const CONFIG = 'portal.config.ts';

/** What the navigation lists and what is redirected, which tests change. */
let pathnames: ReadonlySet<string> = new Set(PATHNAMES);
let redirects: Readonly<Record<string, string>> = {};

const checks = new PageChecks({
  version,
  navigation: () => ({ file: ENTRIES, pathnames }),
  redirects: () => redirects,
  reference: () => Promise.resolve(REFERENCE),
  exceptions: () => Promise.resolve([]),
});

const at = (file: string) => path.join(siteDir, file);

beforeAll(() => {
  fs.cpSync(path.join(__dirname, 'fixture'), siteDir, { recursive: true });
  // Readers know the pages of the newest version.
  fs.cpSync(path.join(__dirname, 'fixture/docs'), at('versioned_docs/version-8'), {
    recursive: true,
  });
  fs.writeFileSync(at('versions.json'), '["8"]');
});
afterAll(() => {
  checks.close();
  fs.rmSync(siteDir, { recursive: true, force: true });
});

/** Runs the checks after a change of files, and returns the final problems by page. */
async function change(...files: string[]): Promise<Record<string, readonly string[]>> {
  const last: Record<string, PageReport> = {};
  await checks.change(files.map(at), (report) => {
    last[report.page] = report;
  });
  return Object.fromEntries(
    Object.values(last).map(({ page, problems, isComplete }) => {
      expect(isComplete).toBe(true);
      return [
        page,
        problems.map(
          ({ file, line, message, fix }) => `${file}:${line} ${message}${fix ? ` → ${fix}` : ''}`,
        ),
      ];
    }),
  );
}

interface Mistake {
  /** What the writer did wrong. */
  name: string;
  /** File with the mistake. Default: the page. */
  file?: string;
  /** The text to replace, and its replacement. */
  edit: readonly [string, string];
  /** Where the problem is reported: the line, preceded by the file if it isn't the edited one. */
  at: string;
  /** Texts that the message and its fix have to contain. */
  says: readonly string[];
}

const MISTAKES: readonly Mistake[] = [
  {
    name: 'a missing title',
    edit: ['title: Data Grid sorting\n', ''],
    at: `${SORTING}:1`,
    says: ['The page has no title.', 'Add "title: …"'],
  },
  {
    name: 'a missing description',
    edit: ['description: Sort rows by a column, and set the first order.\n', ''],
    at: `${SORTING}:1`,
    says: ['The page has no description.', 'at most 160 characters'],
  },
  {
    name: 'an overlong description',
    edit: ['and set the first order.\n', `and ${'set the first order '.repeat(8)}\n`],
    at: `${SORTING}:3`,
    says: ['has 186 characters; at most 160', 'Remove 26 characters'],
  },
  {
    name: 'an unknown front matter field',
    edit: ['keywords:', 'keyword:'],
    at: `${SORTING}:4`,
    says: ['Unknown field "keyword"', 'Did you mean "keywords"?', 'Allowed fields: title,'],
  },
  {
    name: 'two headings with the same id',
    edit: ['### Direction', '### Order {/* #direction */}\n\n### Direction'],
    at: `${SORTING}:31`,
    says: [
      'The id "direction" of the heading is already used on line 29',
      'add {/* #another-id */}',
    ],
  },
  {
    name: 'a front matter field of Docusaurus that has no effect here',
    edit: ['keywords:', 'tags: [order]\nkeywords:'],
    at: `${SORTING}:4`,
    says: ['"tags" in the front matter isn\'t used here', 'Use "keywords"'],
  },
  {
    name: 'a front matter field of the wrong type',
    edit: ['keywords: [order, arrange]', 'keywords: order'],
    at: `${SORTING}:4`,
    says: ['"keywords" in the front matter must be a list', 'found "order"'],
  },
  {
    name: 'front matter that is not YAML',
    edit: ['title: Data Grid sorting', 'title: Data Grid: sorting'],
    at: `${SORTING}:2`,
    says: ["isn't valid YAML", 'Quote the value: title: "Data Grid: sorting"'],
  },
  {
    name: 'no front matter at all',
    edit: ['---\ntitle: Data Grid sorting\n', '\ntitle: Data Grid sorting\n'],
    at: `${SORTING}:1`,
    says: ['The page has no title.'],
  },
  {
    name: 'a link to a page that does not exist',
    edit: ['[Filtering](../filtering/filtering.mdx)', '[Filtering](../filtering/filterin.mdx)'],
    at: `${SORTING}:35`,
    says: ['"../filtering/filterin.mdx" doesn\'t exist', '"../filtering/filtering.mdx"'],
  },
  {
    name: 'links to a page by URL',
    edit: ['[Filtering](../filtering/filtering.mdx)', '[Filtering](/x/react-data-grid/filtering/)'],
    at: `${SORTING}:35`,
    says: ['links to a page by URL', '"../filtering/filtering.mdx"'],
  },
  {
    name: 'a link to a folder',
    edit: ['[Filtering](../filtering/filtering.mdx)', '[Filtering](../filtering)'],
    at: `${SORTING}:35`,
    says: ['"../filtering" isn\'t the file of a page', '"../filtering/filtering.mdx"'],
  },
  {
    name: 'a link that leads nowhere',
    edit: ['[Filtering](../filtering/filtering.mdx)', '[Filtering]()'],
    at: `${SORTING}:35`,
    says: ['The link has no target.'],
  },
  {
    name: 'a link to a missing heading of the page',
    edit: ['(#SortInvoices)', '(#set-first-order)'],
    at: `${SORTING}:13`,
    says: ['no heading "#set-first-order" on this page', '"#set-the-first-order"'],
  },
  {
    name: 'a link to a missing heading of another page',
    edit: ['filtering.mdx#filter-by-text', 'filtering.mdx#filter-by-texts'],
    at: `${SORTING}:13`,
    says: [`no heading "#filter-by-texts" in ${FILTERING}`, 'Did you mean "#filter-by-text"?'],
  },
  {
    name: 'a heading renamed that another page links to',
    edit: ['## Set the first order', '## Set the order'],
    at: `${FILTERING}:10`,
    says: [`no heading "#set-the-first-order" in ${SORTING}`],
  },
  {
    name: 'a duplicate heading',
    edit: ['## See also', '## Set the first order'],
    at: `${SORTING}:33`,
    says: ['"Set the first order" is already used on line 11', 'Reword one'],
  },
  {
    name: 'a heading of level 1',
    edit: ['## See also', '# See also'],
    at: `${SORTING}:33`,
    says: ['level 1', 'Start the heading with "##"'],
  },
  {
    name: 'a heading level skipped',
    edit: ['## Set the first order\n', '### Set the first order\n'],
    at: `${SORTING}:11`,
    says: ['skips a heading level', 'Start it with "##"'],
  },
  {
    name: 'a heading too deep',
    edit: ['### Direction', '#### Direction'],
    at: `${SORTING}:29`,
    says: ['level 4', 'only "##" and "###"'],
  },
  {
    name: 'a heading of code alone',
    edit: ['### Direction', '### `sort`'],
    at: `${SORTING}:29`,
    says: ['consists only of code'],
  },
  {
    name: 'a code block without a language',
    edit: ['```tsx', '```'],
    at: `${SORTING}:15`,
    says: ['has no language', '```tsx'],
  },
  {
    name: 'a code block in a language that does not exist',
    edit: ['```tsx', '```tsxx'],
    at: `${SORTING}:15`,
    says: ['"tsxx" isn\'t a language', 'Did you mean "tsx"?'],
  },
  {
    name: 'a code block for a styling that does not exist',
    edit: ['```tsx', '```tsx styling="Tailwnd"'],
    at: `${SORTING}:15`,
    says: ['"Tailwnd" isn\'t a styling', 'MUI System, Tailwind, CSS'],
  },
  {
    name: 'an unknown prop in a code block',
    edit: ['<DataGrid rows={[]}', '<DataGrid sortble rows={[]}'],
    at: `${SORTING}:19`,
    says: ["'sortble' does not exist"],
  },
  {
    name: 'an import that does not exist in a code block',
    edit: [
      "import { DataGrid } from '@mui/x-data-grid'",
      "import { DataGrit } from '@mui/x-data-grid'",
    ],
    at: `${SORTING}:16`,
    says: ["'DataGrit'"],
  },
  {
    name: 'a syntax error in a code block',
    edit: ["columns={[{ field: 'amount' }]} />", "columns={[{ field: 'amount' ]} />"],
    at: `${SORTING}:19`,
    says: ["',' expected"],
  },
  {
    name: 'a name that does not exist in a sentence',
    edit: ['`initialState`', '`initialStat`'],
    at: `${SORTING}:13`,
    says: ['`initialStat` does not exist', 'Did you mean `initialState`?'],
  },
  {
    name: 'an image that does not exist',
    edit: ['./order.svg', './orders.svg'],
    at: `${SORTING}:23`,
    says: ['The image "./orders.svg" doesn\'t exist', 'docs/react-data-grid/sorting/orders.svg'],
  },
  {
    name: 'an image without a text',
    edit: ['![A grid in the order of its dates]', '![]'],
    at: `${SORTING}:23`,
    says: ['no alternative text'],
  },
  {
    name: 'a demo that does not exist',
    edit: ['./demos/SortInvoices.tsx', './demos/SortInvoice.tsx'],
    at: `${SORTING}:9`,
    says: ['"./demos/SortInvoice.tsx" doesn\'t exist', 'Did you mean "./demos/SortInvoices.tsx"?'],
  },
  {
    name: 'a demo that fails when it runs',
    file: DEMO,
    edit: ['<div style', '<div title={String(JSON.parse("{"))} style'],
    at: `${DEMO}:15`,
    says: ['fails when it is rendered in the build', 'JSON', 'in an effect or a handler'],
  },
  {
    name: 'a demo that no page shows',
    edit: ['::demo{src="./demos/SortInvoices.tsx"}\n', ''],
    at: `${DEMO}:1`,
    says: ['No page shows this demo', 'Add ::demo{src="./demos/SortInvoices.tsx"}'],
  },
  {
    name: 'a wrong attribute of ::demo',
    edit: ['SortInvoices.tsx"}', 'SortInvoices.tsx" heigth=320}'],
    at: `${SORTING}:9`,
    says: ['Unknown attribute "heigth"', 'Did you mean "height"?'],
  },
  {
    name: 'a height of ::demo that is no number',
    edit: ['SortInvoices.tsx"}', 'SortInvoices.tsx" height="320px"}'],
    at: `${SORTING}:9`,
    says: ['a number of pixels', 'Found: "320px"'],
  },
  {
    name: 'a demo shown twice',
    edit: ['## See also', '::demo{src="./demos/SortInvoices.tsx"}\n\n## See also'],
    at: `${SORTING}:33`,
    says: ['"SortInvoices" is already shown on line 9'],
  },
  {
    name: 'one colon of ::demo too many',
    edit: ['::demo{src', ':::demo{src'],
    at: `${SORTING}:9`,
    says: ['must start with two colons'],
  },
  {
    name: 'a misspelled ::demo',
    edit: ['::demo{src', '::dmo{src'],
    at: `${SORTING}:9`,
    says: ['"::dmo" isn\'t a known directive'],
  },
  {
    name: 'a line of a gallery without a type',
    edit: ['::demo{src', '::gallery-demo{src'],
    at: `${SORTING}:9`,
    says: ["This line of the gallery can't be used", '::gallery-demo needs type'],
  },
  {
    name: 'an admonition that does not exist',
    edit: [':::note', ':::nots'],
    at: `${SORTING}:25`,
    says: ['":::nots" isn\'t an admonition', 'Did you mean ":::note"?'],
  },
  {
    name: 'an admonition without its end',
    edit: ['keep their order.\n:::', 'keep their order.'],
    at: `${SORTING}:25`,
    says: ['":::note" isn\'t closed'],
  },
  {
    name: 'an element that is not closed',
    edit: ['The direction is', '<div>The direction is'],
    at: `${SORTING}:31`,
    says: ["isn't valid MDX", '<div>', 'Close the element'],
  },
  {
    name: 'a brace that is not closed',
    edit: ['The direction is', 'The {direction is'],
    at: `${SORTING}:31`,
    says: ["isn't valid MDX"],
  },
  {
    name: 'an HTML comment',
    edit: ['The direction is', '<!-- To do --> The direction is'],
    at: `${SORTING}:31`,
    says: ["isn't valid MDX", '{/* … */}'],
  },
  {
    name: 'a demo without a default export',
    file: DEMO,
    edit: ['export default function', 'export function'],
    at: `${DEMO}:1`,
    says: ['no default export', 'export default function SortInvoices()'],
  },
  {
    name: 'a demo with a name other than its file',
    file: DEMO,
    edit: ['function SortInvoices', 'function SortBills'],
    at: `${DEMO}:13`,
    says: ['"SortBills", but the file is named "SortInvoices"'],
  },
  {
    name: 'a second export of a demo',
    file: DEMO,
    edit: ['const rows', 'export const rows'],
    at: `${DEMO}:3`,
    says: ['exports "rows" in addition to its component'],
  },
  {
    name: 'an unknown prop in a demo',
    file: DEMO,
    edit: ['rows={rows}', 'rows={rows} sortble'],
    at: `${DEMO}:16`,
    says: ["'sortble' does not exist"],
  },
  {
    name: 'a wrong type in a demo',
    file: DEMO,
    edit: ["type: 'number'", "type: 'numeric'"],
    at: `${DEMO}:10`,
    says: [`'"numeric"' is not assignable`],
  },
  {
    name: 'an import of a demo that leads nowhere',
    file: DEMO,
    edit: ['const rows', "import './rows';\n\nconst rows"],
    at: `${DEMO}:1`,
    says: ['imports "./rows"'],
  },
  {
    name: 'a syntax error in a demo',
    file: DEMO,
    edit: ['<div style', '<div<style'],
    at: `${DEMO}:15`,
    says: [''],
  },
  {
    name: 'the time in a demo',
    file: DEMO,
    edit: ['export default', 'const now = Date.now();\nexport default'],
    at: `${DEMO}:13`,
    says: ['Date.now() differs', 'new Date(2025, 5, 1)'],
  },
  {
    name: 'a date without arguments in a demo',
    file: DEMO,
    edit: ['export default', 'const now = new Date();\nexport default'],
    at: `${DEMO}:13`,
    says: ['new Date() differs'],
  },
  {
    name: 'a random number in a demo',
    file: DEMO,
    edit: ['export default', 'const seed = Math.random();\nexport default'],
    at: `${DEMO}:13`,
    says: ['Math.random() differs'],
  },
  {
    name: 'a date without a locale in a demo',
    file: DEMO,
    edit: [
      'export default',
      'const day = new Date(2025, 1, 1).toLocaleDateString();\nexport default',
    ],
    at: `${DEMO}:13`,
    says: ["reader's language", 'Pass a locale'],
  },
  {
    name: 'the window in a demo',
    file: DEMO,
    edit: ['export default', 'const width = window.innerWidth;\nexport default'],
    at: `${DEMO}:13`,
    says: ["doesn't exist on the server", 'when its module loads'],
  },
  {
    name: 'a request in a demo',
    file: DEMO,
    edit: ['export default', "const data = fetch('https://example.com/a.json');\nexport default"],
    at: `${DEMO}:13`,
    says: ['blocks requests'],
  },
  {
    name: 'an endless loop in a demo',
    file: DEMO,
    edit: ['export default', 'while (true) {}\nexport default'],
    at: `${DEMO}:13`,
    says: ['never ends'],
  },
  {
    name: 'an effect of a demo that never ends',
    file: DEMO,
    edit: [
      'export default',
      'const useCount = () => {\n  const [count, setCount] = useState(0);\n  useEffect(() => setCount(count + 1));\n};\nexport default',
    ],
    at: `${DEMO}:15`,
    says: ['never ends', 'a second argument'],
  },
  {
    name: 'a random state of a demo',
    file: DEMO,
    edit: ['export default', 'const useSeed = () => useState(Math.random);\nexport default'],
    at: `${DEMO}:13`,
    says: ['Math.random() differs'],
  },
  {
    name: 'a debugger in a demo',
    file: DEMO,
    edit: ['export default', 'const stop = () => {\n  debugger;\n};\nexport default'],
    at: `${DEMO}:14`,
    says: ['"debugger" stops the page.'],
  },
  {
    name: 'a timer that starts when the module of a demo loads',
    file: DEMO,
    edit: ['export default', 'setInterval(() => undefined, 1000);\nexport default'],
    at: `${DEMO}:13`,
    says: ['when the module loads', 'Call it in an effect'],
  },
  {
    name: 'a variable that a demo changes while it renders',
    file: DEMO,
    edit: [
      'export default',
      'let count = 0;\nconst useCount = () => {\n  count += 1;\n};\nexport default',
    ],
    at: `${DEMO}:15`,
    says: ['"count" is changed', 'useState'],
  },
  {
    name: 'a picture of another host in the data of a demo',
    file: DEMO,
    edit: ['export default', "const picture = 'https://example.com/a.png';\nexport default"],
    at: `${DEMO}:13`,
    says: ['blocks "https://example.com/a.png"', 'static/'],
  },
  {
    name: 'an element of a demo that reaches outside of it',
    file: DEMO,
    edit: ['export default', 'const style = <style>{"p { color: red }"}</style>;\nexport default'],
    at: `${DEMO}:13`,
    says: ['<style> reaches outside'],
  },
  {
    name: 'a message on the console in a demo',
    file: DEMO,
    edit: ['export default', 'console.log(rows);\nexport default'],
    at: `${DEMO}:13`,
    says: ['writes to the console'],
  },
  {
    name: 'the storage in a demo',
    file: DEMO,
    edit: [
      'export default',
      "function useName() { return localStorage.getItem('a'); }\nexport default",
    ],
    at: `${DEMO}:13`,
    says: ['"localStorage" doesn\'t exist on the server'],
  },
  {
    name: 'a sentence that a claim proves was edited',
    edit: ['Rows with equal values keep their order.', 'Rows with equal values stay in order.'],
    at: `${CLAIMS}:4`,
    says: [
      'doesn\'t contain the sentence "Rows with equal values keep their order."',
      'The closest is "Rows with equal values stay in order."',
    ],
  },
  {
    name: 'a claim of a part of a sentence',
    file: CLAIMS,
    edit: ["'Rows with equal", "'equal"],
    at: `${CLAIMS}:4`,
    says: ['"equal values keep their order."'],
  },
  {
    name: 'a claim whose sentence is computed',
    file: CLAIMS,
    edit: ["'Rows with equal values keep their order.'", '`Rows with ${String(claim)}`'],
    at: `${CLAIMS}:4`,
    says: ["isn't a string", 'Write the sentence itself'],
  },
  {
    name: 'a source without an address that browsers open, and with a day that does not exist',
    file: CLAIMS,
    edit: [
      "claim('Rows with equal values keep their order.',",
      "const url = 'example.com/docs';\nsourced('Rows with equal values keep their order.', { url, checked: '2026-11-31' },",
    ],
    at: `${CLAIMS}:5`,
    says: [
      'has no address; found "example.com/docs"',
      'found "2026-11-31"',
      'Set checked to that day',
    ],
  },
  {
    name: 'a source that is computed',
    file: CLAIMS,
    edit: [
      "claim('Rows with equal values keep their order.',",
      "sourced('Rows with equal values keep their order.', Object(claim),",
    ],
    at: `${CLAIMS}:4`,
    says: ['has no address; found no constant of this file'],
  },
  {
    name: 'a change in behavior whose new statement has no test',
    file: BEHAVIOR,
    edit: ['"now": "Rows with equal', '"now": "All rows with equal'],
    at: `${BEHAVIOR}:10`,
    says: ['No claim of react-data-grid/sorting/sorting has the title "All rows with equal'],
  },
  {
    name: 'a change in behavior whose old statement has no test',
    file: BEHAVIOR,
    edit: ['"was": "Rows with equal', '"was": "No rows with equal'],
    at: `${BEHAVIOR}:9`,
    says: ['No claim of 8\'s react-data-grid/sorting/sorting has the title "No rows with equal'],
  },
  {
    name: 'a change in behavior of an unknown kind',
    file: BEHAVIOR,
    edit: ['"kind": "fix"', '"kind": "bug"'],
    at: `${BEHAVIOR}:1`,
    says: ['must be one of [fix, feature, change]; found "bug"'],
  },
];

/** Duration of each check, in milliseconds. It is only printed, not compared, because machines differ. */
const times: number[] = [];

afterAll(() => {
  const sorted = [...times].sort((a, b) => a - b);
  const figure = (index: number) => Math.round(sorted[index] ?? 0);
  console.warn(
    `${sorted.length} checks of a page with a mistake: p50 ${figure(Math.floor(sorted.length / 2))} ms, max ${figure(sorted.length - 1)} ms`,
  );
});

it('reports nothing for correct pages', async () => {
  expect(await change(SORTING, FILTERING)).toEqual({ [SORTING]: [], [FILTERING]: [] });
}, 120_000);

describe('reports a mistake at its position, with a fix, until it is corrected', () => {
  test.each(MISTAKES)(
    '$name',
    async ({ file = SORTING, edit: [before, after], at: place, says }) => {
      const right = fs.readFileSync(at(file), 'utf8');
      expect(right).toContain(before);
      fs.writeFileSync(at(file), right.replace(before, after));
      const start = performance.now();
      const found = await change(file);
      times.push(performance.now() - start);
      fs.writeFileSync(at(file), right);
      const fixed = await change(file);

      const reported = (found[SORTING] ?? []).filter((text) => text.startsWith(`${place} `));
      expect({ place, reported, found }).not.toMatchObject({ reported: [] });
      const missing = says.filter((text) => !reported.some((message) => message.includes(text)));
      expect({ reported, missing }).toMatchObject({ missing: [] });
      expect(fixed[SORTING]).toEqual([]);
    },
    60_000,
  );
});

describe('a page in the text of the corpus', () => {
  const file = at('docs/react-data-grid/case/case.mdx');
  /** A page with front matter of its own. */
  const WHOLE = /^(?:\{.*\}\n)?¦?(?:-{3}|\+{3})\n/;
  const start = '---\ntitle: Data Grid case\ndescription: A case.\n---\n\nFirst sentence.\n\n';
  const reported = (body: string) => {
    const text = WHOLE.test(body) ? body : `${start}${body}\n`;
    const files = {
      ...diskFiles,
      exists: (each: string) => each === file || diskFiles.exists(each),
      read: (each: string) => (each === file ? text : diskFiles.read(each)),
    };
    return checkText(
      new Site({ version, files, host: siteHost('https://docs.example.com') }),
      file,
    );
  };

  test.each(CORPUS)(
    'with a mistake, reported once, with what to do: %s',
    (_name, body, ...says) => {
      const marked = WHOLE.test(body) ? body : `${start}${body}\n`;
      const lines = marked.slice(0, marked.indexOf('¦')).split('\n');
      const problems = reported(marked.replace('¦', ''));
      expect(problems.map(({ line, column }) => `${line}:${column}`)).toEqual([
        `${lines.length}:${(lines.at(-1) ?? '').length + 1}`,
      ]);
      const said = `${problems[0]?.message} ${problems[0]?.fix}`;
      expect(says.filter((word) => !said.includes(word))).toEqual([]);
    },
  );

  test.each(CORRECT)('without mistakes: %s', (_name, body) => {
    expect(reported(body)).toEqual([]);
  });
});

it("reports a page that isn't in the navigation", async () => {
  const file = 'docs/react-data-grid/export/export.mdx';
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.writeFileSync(
    at(file),
    '---\ntitle: Data Grid export\ndescription: Save rows.\n---\n\nRows can be saved.\n',
  );
  expect((await change(file))[file]).toEqual([
    `${file}:1 The page isn't in the navigation. → Add { pathname: '/x/react-data-grid/export' } to navigation.ts.`,
  ]);
  fs.rmSync(path.dirname(at(file)), { recursive: true });
  expect((await change(file))[file]).toEqual([]);
});

describe('a page that is gone', () => {
  const right = fs.readFileSync(path.join(__dirname, 'fixture', FILTERING), 'utf8');
  afterEach(async () => {
    fs.writeFileSync(at(FILTERING), right);
    fs.rmSync(at('docs/react-data-grid/search'), { recursive: true, force: true });
    pathnames = new Set(PATHNAMES);
    redirects = {};
    await change(FILTERING, 'docs/react-data-grid/search/search.mdx');
  });

  it('is reported with what links to it, until it is redirected and not in the navigation', async () => {
    fs.rmSync(at(FILTERING));
    const reports = await change(FILTERING);
    expect(reports[SORTING]).toEqual([
      expect.stringContaining(`${SORTING}:13 The link target "../filtering/filtering.mdx"`),
      expect.stringContaining(`${SORTING}:35 The link target "../filtering/filtering.mdx"`),
    ]);
    expect(reports[FILTERING]).toEqual([
      expect.stringContaining(
        "Remove the entry, and add a redirect to portal.config.ts: '/x/react-data-grid/filtering/': '/x/…/'.",
      ),
    ]);
    pathnames = new Set(PATHNAMES.slice(0, 1));
    expect((await change(ENTRIES))[FILTERING]).toEqual([
      expect.stringContaining(
        "portal.config.ts:1 /x/react-data-grid/filtering/ leads nowhere: docs/react-data-grid/filtering/filtering.mdx doesn't exist. → Add a redirect to the page that answers the same question: '/x/react-data-grid/filtering/': '/x/…/'.",
      ),
    ]);
    redirects = { '/x/react-data-grid/filtering/': '/x/react-data-grid/sorting/' };
    expect((await change(CONFIG))[FILTERING]).toEqual([]);
    expect(Object.keys(await change(CONFIG))).not.toContain(FILTERING);
  });

  it('is named at its new path if its text, or its title, is there', async () => {
    const moved = 'docs/react-data-grid/search/search.mdx';
    fs.mkdirSync(path.dirname(at(moved)), { recursive: true });
    fs.renameSync(at(FILTERING), at(moved));
    fs.appendFileSync(at(moved), '\nA new sentence.\n');
    const reports = await change(FILTERING, moved);
    expect(reports[SORTING]?.[0]).toContain('Did you mean "../search/search.mdx"?');
    expect(reports[FILTERING]).toEqual([
      expect.stringContaining(
        "it is now docs/react-data-grid/search/search.mdx. → Write '/x/react-data-grid/search', and add a redirect to portal.config.ts: '/x/react-data-grid/filtering/': '/x/react-data-grid/search/'.",
      ),
    ]);
    // The navigation's old entry is to be changed, so its lack of a new one isn't a second problem.
    expect(reports[moved]).toEqual([]);
    // Only the title has changed.
    fs.writeFileSync(at(moved), right.replace(/title: .*/, 'title: Data Grid search'));
    expect((await change(FILTERING, moved))[FILTERING]?.[0]).toContain('it is now');
  });

  it('needs nothing if another file has its address', async () => {
    const moved = 'docs/react-data-grid/filtering.mdx';
    fs.renameSync(at(FILTERING), at(moved));
    expect((await change(FILTERING, moved))[FILTERING]).toEqual([]);
    fs.rmSync(at(moved));
  });
});

it('reports the pages that show a demo, and the demos that import a file, that is gone', async () => {
  const rows = 'docs/react-data-grid/filtering/demos/rows.ts';
  const right = {
    page: fs.readFileSync(at(FILTERING), 'utf8'),
    demo: fs.readFileSync(at(DEMO), 'utf8'),
  };
  fs.mkdirSync(path.dirname(at(rows)), { recursive: true });
  fs.writeFileSync(at(rows), 'export const more = 1;\n');
  fs.writeFileSync(at(DEMO), `import { more } from '../../filtering/demos/rows';\n${right.demo}`);
  fs.rmSync(at(rows));
  expect((await change(rows))[SORTING]?.join()).toContain(`imports "../../filtering/demos/rows"`);
  fs.writeFileSync(at(DEMO), right.demo);
  await change(DEMO);

  fs.writeFileSync(
    at(FILTERING),
    `${right.page}\n::demo{src="../sorting/demos/SortInvoices.tsx"}\n`,
  );
  fs.renameSync(at(DEMO), at(`${DEMO}.gone`));
  expect((await change(DEMO))[FILTERING]?.join()).toContain('SortInvoices.tsx" doesn\'t exist');
  fs.renameSync(at(`${DEMO}.gone`), at(DEMO));
  fs.writeFileSync(at(FILTERING), right.page);
  await change(DEMO, FILTERING);
}, 60_000);

it.each([
  ['too many bytes', 600_000, 800, 'has 600 kB'],
  ['too many pixels', 100, 3000, 'has 3000 × 20 pixels'],
])('reports a picture with %s', (_name, bytes, width, says) => {
  const picture = at('docs/react-data-grid/sorting/large.png');
  const png = Buffer.alloc(bytes);
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1').copy(png);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(20, 20);
  fs.writeFileSync(picture, png);
  const page = at('docs/react-data-grid/sorting/pictures.mdx');
  const text = '---\ntitle: Pictures\ndescription: Pictures.\n---\n\nText.\n\n![A](./large.png)\n';
  const files = {
    ...diskFiles,
    read: (file: string) => (file === page ? text : diskFiles.read(file)),
  };
  expect(checkText(new Site({ version, files }), page)).toEqual([
    expect.objectContaining({
      line: 8,
      column: 1,
      message: expect.stringContaining(says) as string,
    }),
  ]);
  fs.rmSync(picture);
});

it('reports no page that the navigation lists a moment later', async () => {
  const file = 'docs/react-data-grid/export/export.mdx';
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.writeFileSync(at(file), '---\ntitle: Export\ndescription: Save rows.\n---\n\nSave rows.\n');
  const all: unknown[] = [];
  const checked = checks.change([at(file)], ({ problems }) => all.push(...problems));
  setTimeout(() => {
    pathnames = new Set([...PATHNAMES, '/x/react-data-grid/export']);
  }, 200);
  await checked;
  expect(all).toEqual([]);
  fs.rmSync(path.dirname(at(file)), { recursive: true });
  pathnames = new Set(PATHNAMES);
  await change(file);
});

it.each([
  ["[{ pathname: '/x/a' }, { pathname: '/x/b' }]", []],
  [
    "[{ pathname: '/x/a' },\n{ pathname: '/x/a' }]",
    ['2:13 The navigation lists /x/a twice. Remove one of the entries.'],
  ],
  [
    "[{ pathname: '/x/a/' }]",
    [expect.stringContaining('1:14 "/x/a/" isn\'t a route of the docs.')],
  ],
  ["[{ pathname: '/a' }]", [expect.stringContaining('"/a" isn\'t a route of the docs.')]],
  ["[{ pathname: 'https://a.com/', title: 'A' }]", []],
])('reads the navigation %s', (text, expected) => {
  const list = [...text.matchAll(/pathname: '([^']+)'/g)].map(([, pathname = '']) => ({
    pathname,
  }));
  expect(
    entriesProblems(list, text).map(
      ({ line, column, message, fix }) => `${line}:${column} ${message} ${fix}`,
    ),
  ).toEqual(expected);
});

it('reports two files with one address', async () => {
  const twin = 'docs/react-data-grid/sorting.md';
  fs.writeFileSync(at(twin), '---\ntitle: Twin\ndescription: A twin.\n---\n\nText.\n');
  const fix =
    'is also that of docs/react-data-grid/sorting/sorting.mdx. → Rename one of the files.';
  expect((await change(twin))[twin]).toEqual([
    `${twin}:1 The address /x/react-data-grid/sorting/ ${fix}`,
  ]);
  fs.rmSync(at(twin));
  await change(twin);
});

it('reads a part of pages: its links, but no title, address or claims', async () => {
  const part = 'docs/react-data-grid/_note.mdx';
  fs.writeFileSync(
    at(part),
    '### A note\n\nSee [sorting](./sorting/sorting.mdx) and [none](./none.mdx).\n',
  );
  expect((await change(part))[part]).toEqual([expect.stringContaining(`${part}:3 `)]);
  fs.rmSync(at(part));
  await change(part);
});

it('reads a page with a byte order mark', async () => {
  const right = fs.readFileSync(at(SORTING), 'utf8');
  fs.writeFileSync(at(SORTING), `\uFEFF${right}`);
  expect((await change(SORTING))[SORTING]).toEqual([]);
  fs.writeFileSync(at(SORTING), right);
});

it('checks a page again when a page that it links to changes', async () => {
  await change(SORTING);
  const right = fs.readFileSync(at(FILTERING), 'utf8');
  fs.writeFileSync(at(FILTERING), right.replace('## Filter by text', '## Filter'));
  expect((await change(FILTERING))[SORTING]).toEqual([
    expect.stringContaining(`${SORTING}:13 There is no heading "#filter-by-text"`),
  ]);
  fs.writeFileSync(at(FILTERING), right);
  expect((await change(FILTERING))[SORTING]).toEqual([]);
});

it('checks only the edited page, and the page of an edited demo', async () => {
  const fresh = new PageChecks({
    version,
    reference: () => Promise.resolve(REFERENCE),
    exceptions: () => Promise.resolve([]),
  });
  const pages = new Set<string>();
  await fresh.change([at(DEMO)], ({ page }) => pages.add(page));
  expect([...pages]).toEqual([SORTING]);
  fresh.close();
}, 60_000);

it('reports once what several pages say about a file that they share', () => {
  const shared = { file: BEHAVIOR, line: 2, column: 1, message: 'It is wrong.' };
  const other = { ...shared, line: 1 };
  expect(sortProblems([shared, other, { ...shared }])).toEqual([other, shared]);
});
