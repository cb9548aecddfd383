import { movedPath } from './folders';

const FOLDERS = { '/x/8.12.1/': '/x/' };

describe('a path in a folder that has moved', () => {
  test.each([
    ['/x/8.12.1/', '/x/'],
    ['/x/8.12.1/react-charts/bars/', '/x/react-charts/bars/'],
    ['/x/8.12.1//evil.example/', '/x/evil.example/'],
    ['/x/8.12.1/\\evil.example/', '/x/evil.example/'],
  ])('%s redirects to %s', (pathname, expected) => {
    expect(movedPath(FOLDERS, pathname)).toBe(expected);
  });

  test.each(['/x/8.12.1', '/x/8.12.10/', '/x/', '/zh/x/8.12.1/'])(
    "%s doesn't redirect",
    (pathname) => {
      expect(movedPath(FOLDERS, pathname)).toBeUndefined();
    },
  );
});
