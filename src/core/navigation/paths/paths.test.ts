/** @jest-environment node */
import {
  isBlog,
  isOnepirate,
  isPlayground,
  isSizeSnapshot,
  pathnameOf,
  pathnameToLanguage,
  productOf,
  TEMPLATE_IDS,
  templateOf,
  templatePath,
} from '.';

const PATHS = [
  '',
  '/',
  '//',
  '///',
  '/x',
  '/x/',
  '/x//',
  '/x/react-data-grid/sorting/',
  '/X/React-Data-Grid/',
  '/zh',
  '/zh/',
  '/zh//x/',
  '/zhx/',
  '/ZH/x/',
  '/en/x/',
  '/de/x/',
  '/z/',
  'zh/x/',
  '/api',
  '/api/data-grid/',
  '/apis/',
  '/x/api/data-grid/',
  '/zh/api/',
  '/playground',
  '/playgrounds/',
  '/blog',
  '/%E4%B8%AD/%',
  '/%zz/%00/',
  '/中文/',
  '/x/\n/',
  '/__proto__/constructor/',
];
const TAILS = ['', '?', '?a=/zh/', '#', '#a/?b', '?a#b', '#/'];
const ADDRESSES = PATHS.flatMap((path) => TAILS.map((tail) => path + tail));

describe('pathnameToLanguage', () => {
  test.each([
    ['/x/react-charts/', 'en', '/x/react-charts/'],
    ['/zh/x/react-charts/', 'zh', '/x/react-charts/'],
    ['/zh/', 'zh', '/'],
    ['/zh', 'en', '/zh'],
    ['/zh?a=/', 'en', '/zh?a=/'],
    ['/zhx/', 'en', '/zhx/'],
    ['/ZH/x/', 'en', '/ZH/x/'],
    ['/de/x/', 'en', '/de/x/'],
    ['/en/x/', 'en', '/x/'],
    ['/zh/zh/x/', 'zh', '/zh/x/'],
  ])('reads %s as language %s and path %s', (address, userLanguage, canonicalAs) => {
    expect(pathnameToLanguage(address)).toMatchObject({ userLanguage, canonicalAs });
  });

  it('accepts the listed languages and no others', () => {
    expect(pathnameToLanguage('/de/x/', ['en', 'de'])).toMatchObject({
      userLanguage: 'de',
      canonicalAs: '/x/',
    });
    expect(pathnameToLanguage('/zh/x/', []).userLanguage).toBe('zh');
    expect(pathnameToLanguage('/en/x/', ['de'])).toMatchObject({
      userLanguage: 'en',
      canonicalAs: '/en/x/',
    });
  });

  it('keeps the hash in the browser, drops it on the server, and keeps the query for the page', () => {
    expect(pathnameToLanguage('/zh/x/react-charts/?a=1#Bars.tsx')).toEqual({
      userLanguage: 'zh',
      canonicalAs: '/x/react-charts/?a=1#Bars.tsx',
      canonicalAsServer: '/x/react-charts/?a=1',
      canonicalPathname: '/x/react-charts',
    });
  });

  test.each([
    ['/api', '/api-docs'],
    ['/api/data-grid/', '/api-docs/data-grid'],
    ['/zh/api/data-grid/#props', '/api-docs/data-grid'],
    ['/apis/', '/apis'],
    ['/api-docs/', '/api-docs'],
    ['/x/api/data-grid/', '/x/api/data-grid'],
    ['/', '/'],
    ['//', '/'],
    ['', '/'],
    ['/x//', '/x'],
  ])('returns the page of %s: %s', (address, canonicalPathname) => {
    expect(pathnameToLanguage(address).canonicalPathname).toBe(canonicalPathname);
  });

  test.each(ADDRESSES)('holds its invariants for %j', (address) => {
    const { userLanguage, canonicalAs, canonicalAsServer, canonicalPathname } =
      pathnameToLanguage(address);
    expect(['en', 'zh']).toContain(userLanguage);
    expect(address.endsWith(canonicalAs)).toBe(true);
    expect(canonicalAs.startsWith(canonicalAsServer)).toBe(true);
    expect(canonicalAsServer).not.toContain('#');
    expect(canonicalPathname).toMatch(/^\/[^?#]*$/);
    expect(canonicalPathname === '/' || !canonicalPathname.endsWith('/')).toBe(true);
    // A language prefix changes the language and nothing else.
    if (address.startsWith('/')) {
      expect(pathnameToLanguage(`/zh${address}`)).toEqual({
        userLanguage: 'zh',
        canonicalAs: address,
        canonicalAsServer: address.replace(/#.*$/s, ''),
        canonicalPathname: pathnameOf(address).replace(/^\/api(?=\/|$)/, '/api-docs'),
      });
    }
  });
});

describe('page kinds', () => {
  const kinds = (address: string) => ({
    playground: isPlayground(address),
    blog: isBlog(address),
    sizeSnapshot: isSizeSnapshot(address),
  });
  const kindNames = (address: string) =>
    Object.entries(kinds(address))
      .filter(([, is]) => is)
      .map(([name]) => name);

  test.each([
    ['/playground', ['playground']],
    ['/playground/', ['playground']],
    ['/playground/bench/?a#b', ['playground']],
    ['/playgrounds', []],
    ['/x/react-date-pickers/playground/', []],
    ['/Playground/', []],
    ['/blog', ['blog']],
    ['/blog/', ['blog']],
    ['/blog/a-post/', ['blog']],
    ['/blog?page=2', ['blog']],
    ['/blogs/', []],
    ['/templates/blog/', []],
    ['/size-snapshot/', ['sizeSnapshot']],
    ['/size-snapshot', ['sizeSnapshot']],
    ['/size-snapshot/more/', []],
    ['', []],
    ['//', []],
  ])('classifies %j as %j', (address, expected) => {
    expect(kindNames(address)).toEqual(expected);
  });

  test.each(ADDRESSES)('ignores query, hash and trailing slash: %j', (address) => {
    expect(kinds(address)).toEqual(kinds(pathnameOf(address)));
    expect(productOf(address)).toEqual(productOf(pathnameOf(address)));
    expect(templateOf(address)).toBe(templateOf(pathnameOf(address)));
  });
});

describe('onepirate', () => {
  test.each([
    ['/x/?theme=onepirate', true],
    ['/x/#onepirate', true],
    ['/premium-themes/onepirate/sign-in/', true],
    ['/x/onepirates/', true],
    ['/x/OnePirate/', false],
    ['/x/one-pirate/', false],
    ['', false],
  ])('%j: %j', (address, expected) => {
    expect(isOnepirate(address)).toBe(expected);
  });
});

describe('templates', () => {
  it('are the ten in the specification, each at its path', () => {
    expect(TEMPLATE_IDS).toHaveLength(10);
    expect(TEMPLATE_IDS.map((id) => templateOf(templatePath(id)))).toEqual([...TEMPLATE_IDS]);
    expect(templatePath('sign-in-side')).toBe('/x/templates/sign-in-side/');
  });

  test.each(['/x/next/templates/sign-in/', '/x/8.12.1/templates/sign-in'])(
    'are the same in each version: %s',
    (address) => {
      expect(templateOf(address)).toBe('sign-in');
    },
  );

  test.each([
    '/x/templates/',
    '/x/templates/sign-in/preview/',
    '/x/templates/Sign-In/',
    '/templates/sign-in/',
    '/sign-in/',
    '/blog/',
  ])("don't include %s", (address) => {
    expect(templateOf(address)).toBeUndefined();
  });
});

describe('productOf', () => {
  test.each([
    ['/material-ui/react-button/', 'core'],
    ['/joy-ui/', 'core'],
    ['/base-ui', 'core'],
    ['/system/', 'core'],
    ['/x/', 'x'],
    ['/toolpad/core/', 'toolpad'],
    ['/docs/', 'docs'],
    ['/versions', 'docs'],
    ['/xx/', undefined],
    ['/X/', undefined],
    ['/', undefined],
    ['', undefined],
    ['//x/', undefined],
    ['/constructor/', undefined],
  ])('maps %j to %s', (address, category) => {
    expect(productOf(address).category).toBe(category);
  });

  test.each([
    ['/x/react-data-grid', 'x-data-grid'],
    ['/x/react-data-grid/sorting/#sort', 'x-data-grid'],
    ['/x/react-date-pickers/date-picker/', 'x-date-pickers'],
    ['/x/react-charts/bars/', 'x-charts'],
    ['/x/react-tree-view/rich-tree-view/items/', 'x-tree-view'],
    ['/x/api/data-grid/data-grid/', 'x-data-grid'],
    ['/x/api/date-pickers/', 'x-date-pickers'],
    ['/x/api/charts/bar-chart/', 'x-charts'],
    ['/x/api/tree-view/', 'x-tree-view'],
    ['/x/migration/migration-data-grid-v7/', 'x-data-grid'],
    ['/x/migration/migration-pickers-lab/', 'x-date-pickers'],
    ['/x/migration/migration-charts-v6/', 'x-charts'],
    ['/x/migration/migration-tree-view-lab/', 'x-tree-view'],
    ['/x/migration/behavior-pickers/', 'x-date-pickers'],
    ['/x/migration/behavior-tree-view/', 'x-tree-view'],
    ['/x/migration/usage-with-material-ui-v5-v6/', undefined],
    ['/x/introduction/', undefined],
    ['/x/react-data-grids/', undefined],
    ['/x/data-grid/', undefined],
    ['/material-ui/react-data-grid/', undefined],
    ['/api/data-grid/', undefined],
  ])('assigns %s to %s', (address, product) => {
    expect(productOf(address).product).toBe(product);
  });
});
