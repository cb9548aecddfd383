/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { readKnownSite } from './pages';

describe('the pages of a build', () => {
  let directory: string;

  beforeEach(() => {
    directory = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  });
  afterEach(() => fs.rmSync(directory, { recursive: true }));

  const write = (name: string, text: string) => {
    fs.mkdirSync(path.join(directory, 'feedback-pages'), { recursive: true });
    fs.writeFileSync(path.join(directory, 'feedback-pages', name), text);
  };

  it('are known by version, and kept for the shortest time', () => {
    write('8.json', JSON.stringify({ version: '8', retentionDays: 300, pages: ['/x', '/x/a'] }));
    write('Next.json', JSON.stringify({ version: 'Next', retentionDays: 200, pages: ['/x/b'] }));
    const site = readKnownSite(directory);
    expect(site?.retentionDays).toBe(200);
    expect(site?.hasPage('8', '/x/a')).toBe(true);
    expect(site?.hasPage('8', '/x/b')).toBe(false);
    expect(site?.hasPage('Next', '/x/b')).toBe(true);
    expect(site?.hasPage('__proto__', '/x')).toBe(false);
  });

  it('are not known if the build has no lists', () => {
    expect(readKnownSite(directory)).toBeUndefined();
  });

  test.each(['', '[]', '{"version":"8","retentionDays":0,"pages":[]}'])(
    'cannot be %j, which is rejected with the file',
    (text) => {
      write('8.json', text);
      expect(() => readKnownSite(directory)).toThrow(
        /feedback-pages.8\.json is not a list of pages/,
      );
    },
  );
});
