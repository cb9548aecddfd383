/** @jest-environment node */
// @reads docs/**
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { highlight } from '@site/src/plugins/code-blocks';

import { highlightLive, shownCode } from './highlightLive';

const docs = path.resolve(__dirname, '../../../../../docs');
const demos = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /[\\/]demos[\\/].*\.tsx$/.test(file),
);

describe('edited code', () => {
  it('is highlighted like the build highlights it, in every demo', () => {
    expect(demos.length).toBeGreaterThan(5);
    for (const demo of demos) {
      const code = readFileSync(path.join(docs, demo), 'utf8');
      expect(`${highlightLive(shownCode(code), demo)}\n`).toBe(highlight(code, 'tsx').html);
    }
  });

  test.each([
    ['a.css', '.a {}', 'selector'],
    ['a.json', '{ "a": 1 }', 'property'],
    ['a.jsx', '<a />', 'tag'],
    ['a.ts', 'const a = 1;', 'keyword'],
  ])('is highlighted by its language in %s', (name, code, type) => {
    expect(highlightLive(code, name)).toContain(`token ${type}`);
  });

  test.each([
    '',
    '\n',
    'a\n\n',
    '// highlight-next-line\nconst a = 1;',
    '<script>alert(1)</script>',
    '&lt;',
    'const a = `${',
    '</code>',
  ])('renders %j unchanged, without additional markup', (code) => {
    const html = highlightLive(code, 'a.tsx');
    expect(html.replace(/<\/?span[^>]*>/g, '')).not.toMatch(/[<>]/);
    const text = html
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(text).toBe(code);
  });
});
