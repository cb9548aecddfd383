/** @jest-environment node */
import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { logoAddress } from './logo';

const siteDir = temporaryFolder();

test('a small SVG is part of the page', () => {
  writeFiles(siteDir(), { 'static/img/logo.svg': '<svg id="#1"/>\n' });
  expect(logoAddress(siteDir(), 'img/logo.svg')).toBe(
    'data:image/svg+xml,%3Csvg%20id%3D%22%231%22%2F%3E',
  );
});

test.each(['https://example.com/logo.svg', 'img/logo.png', 'img/large.svg', 'img/none.svg'])(
  '%s is requested',
  (src) => {
    writeFiles(siteDir(), {
      'static/img/logo.png': 'png',
      'static/img/large.svg': `<svg>${' '.repeat(2048)}</svg>`,
    });
    expect(logoAddress(siteDir(), src)).toBe(src);
  },
);
