import { firstPage, lowerCasePaths } from './case';

const FOLDERS = { '/x/8.12.1/': '/x/' };

describe('paths in lower case', () => {
  test.each([
    ['/X/React-Charts/', ['/x/react-charts/']],
    ['/x/react-charts/', []],
    ['/x/404', []],
    ['/X/8.12.1/React-Charts/', ['/x/react-charts/']],
    // The names of demos have capital letters, and a reader may have changed those, too.
    [
      '/X/React-Charts/Demos/BarChart/',
      ['/x/react-charts/demos/BarChart/', '/x/react-charts/demos/barchart/'],
    ],
    ['/x/react-charts/demos/BarChart/', ['/x/react-charts/demos/barchart/']],
    ['//EVIL.example/', ['//evil.example/']],
  ])('%s may mean %j', (pathname, expected) => {
    expect(lowerCasePaths(pathname, FOLDERS)).toEqual(expected);
  });

  it('come to an end, however often they are followed', () => {
    const follow = (pathname: string): number =>
      Math.max(0, ...lowerCasePaths(pathname, FOLDERS).map((path) => 1 + follow(path)));
    expect(follow('/X/8.12.1/Demos/A/DEMOS/B/')).toBeLessThanOrEqual(2);
  });
});

describe('the first page', () => {
  const fetchHead = (pages: Record<string, string>) =>
    jest.fn((url: string) => {
      const type = pages[url];
      return Promise.resolve({
        ok: type !== undefined,
        headers: new Map([['Content-Type', type]]),
      });
    });
  const find = (paths: string[], pages: Record<string, string>) =>
    firstPage(paths, 'https://docs.example', fetchHead(pages) as unknown as typeof fetch);

  it('is the first that exists', async () => {
    const pages = { 'https://docs.example/b': 'text/html; charset=utf-8' };
    expect(await find(['/a', '/b'], pages)).toBe('https://docs.example/b');
  });

  it('is none if there is none, or no network', async () => {
    expect(await find(['/a'], {})).toBeUndefined();
    expect(await find(['/a'], { 'https://docs.example/a': 'image/png' })).toBeUndefined();
    const broken = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await firstPage(['/a'], 'https://docs.example', broken)).toBeUndefined();
  });

  it('never is on another host', async () => {
    const url = await find(['//evil.example/'], {
      'https://docs.example//evil.example/': 'text/html',
    });
    expect(new URL(url ?? '').origin).toBe('https://docs.example');
  });
});
