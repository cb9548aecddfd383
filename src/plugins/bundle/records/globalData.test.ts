/** @jest-environment node */
import {
  docsByPath,
  pageDataByPath,
  sidebarsModule,
  versionModule,
  withoutPages,
} from './globalData';

const version = (name: string, path: string, ids: string[]) => ({
  name,
  path,
  mainDocId: 'intro',
  docs: ids.map((id) => ({
    id,
    path: id === 'intro' ? `${path}/` : `${path}/${id}/`,
    sidebar: 'docs',
  })),
});

const DATA = {
  'docusaurus-plugin-content-docs': {
    default: {
      path: '/x',
      versions: [
        version('current', '/x', ['intro', 'sorting', 'filtering']),
        version('7', '/x/v7', ['intro', 'sorting']),
      ],
    },
    guides: { path: '/guides', versions: [version('current', '/guides', ['intro', 'sorting'])] },
  },
  'portal-chat': { default: { endpoint: 'https://chat.example/' } },
  'portal-versions': {
    default: { archived: ['v7'], pages: { '/x/sorting/': { moved: true }, '/x/filtering/': {} } },
  },
};
const JSON_TEXT = JSON.stringify(DATA);

it('empties the lists of docs except for the main page of each version', () => {
  const data = JSON.parse(withoutPages(JSON_TEXT)) as typeof DATA;
  const docs = data['docusaurus-plugin-content-docs'];
  expect(
    [...docs.default.versions, ...docs.guides.versions].map((each) =>
      each.docs.map(({ id }) => id),
    ),
  ).toEqual([['intro'], ['intro'], ['intro']]);
});

it('keeps other data', () => {
  const data = JSON.parse(withoutPages(JSON_TEXT)) as typeof DATA;
  expect(data['portal-chat']).toEqual(DATA['portal-chat']);
  expect(data['docusaurus-plugin-content-docs'].default.versions[1]).toMatchObject({
    name: '7',
    path: '/x/v7',
    mainDocId: 'intro',
  });
  const other = JSON.stringify({ 'portal-chat': {} });
  expect(withoutPages(other)).toBe(other);
});

it('finds a page by its path in all versions of the same docs', () => {
  const docsAt = docsByPath(JSON_TEXT);
  const sorting = (name: string, path: string) => ({
    pluginId: 'default',
    version: name,
    entry: { id: 'sorting', path, sidebar: 'docs' },
  });
  const both = [sorting('current', '/x/sorting/'), sorting('7', '/x/v7/sorting/')];
  expect(docsAt('/x/sorting/')).toEqual(both);
  expect(docsAt('/x/v7/sorting')).toEqual(both);
  expect(docsAt('/x/filtering/').map((doc) => doc.version)).toEqual(['current']);
  expect(docsAt('/guides/sorting/').map((doc) => doc.pluginId)).toEqual(['guides']);
});

it("moves plugin data about pages to the pages' paths", () => {
  const data = JSON.parse(withoutPages(JSON_TEXT)) as typeof DATA;
  expect(data['portal-versions'].default).toEqual({ archived: ['v7'], pages: {} });
  const dataAt = pageDataByPath(JSON_TEXT);
  expect(dataAt('/x/sorting/')).toEqual([
    { plugin: 'portal-versions', id: 'default', pathname: '/x/sorting/', data: { moved: true } },
  ]);
  // A page's path in Docusaurus' data may lack the slash of its route.
  expect(dataAt('/x/sorting')).toEqual(dataAt('/x/sorting/'));
  expect(dataAt('/x/constructor/')).toEqual([]);
  expect(dataAt('constructor')).toEqual([]);
});

it("returns nothing for a page that isn't a doc", () => {
  expect(docsByPath(JSON_TEXT)('/playground/')).toEqual([]);
  expect(docsByPath('{}')('/x/sorting/')).toEqual([]);
});

/**
 * Returns the default export of a module of the bundle.
 *
 * @param load - Replaces `import()`.
 */
function exported(code: string, load: (request: string) => unknown = () => undefined): unknown {
  const body = code.replace('export default', 'return').replace('import(', 'load(');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- of our own code
  return new Function('load', body)(load);
}

it("removes the map of docs from a version's data, and moves its sidebars to a separate module", () => {
  const docsSidebars = { docs: [{ type: 'link', href: '/x/', label: 'The "main" page' }] };
  const data = { version: { version: 'current', docsSidebars, docs: { a: {} } } };
  const json = JSON.stringify(data);
  const { version } = exported(versionModule(json, './sidebars'), (request) => [
    request,
    exported(sidebarsModule(json)),
  ]) as { version: Record<string, unknown> & { loadSidebars: () => unknown } };
  const { loadSidebars, ...rest } = version;
  expect(rest).toEqual({ version: 'current', docsSidebars: { docs: [] }, docs: {} });
  expect(loadSidebars()).toEqual(['./sidebars', docsSidebars]);
});

it('keeps other data of docs', () => {
  const data = { tag: { label: 'a' } };
  expect(exported(versionModule(JSON.stringify(data), './sidebars'))).toEqual(data);
});
