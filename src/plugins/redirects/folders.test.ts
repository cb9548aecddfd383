import { movedPath } from './folders';

const FOLDERS = { '/x/8.12.1/': '/x/' };

describe('an address below a folder that has moved', () => {
  test.each([
    ['/x/8.12.1/', '/x/'],
    ['/x/8.12.1/react-charts/bars/', '/x/react-charts/bars/'],
    ['/x/8.12.1//evil.example/', '/x/evil.example/'],
    ['/x/8.12.1/\\evil.example/', '/x/evil.example/'],
  ])('%s leads to %s', (pathname, expected) => {
    expect(movedPath(FOLDERS, pathname)).toBe(expected);
  });

  test.each(['/x/8.12.1', '/x/8.12.10/', '/x/', '/zh/x/8.12.1/'])('%s is none', (pathname) => {
    expect(movedPath(FOLDERS, pathname)).toBeUndefined();
  });
});
