/** @jest-environment node */
import { extractMagicComments, highlight, metaLines } from './highlight';

/** Returns the text that a reader sees, and that the browser copies. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Returns the words that the style sheet colors as `type`. */
const wordsOf = (html: string, type: string) =>
  [...html.matchAll(new RegExp(`<span class="token ${type}">([^<]*)</span>`, 'g'))].map(
    ([, word]) => word,
  );

/** Returns the marked lines. */
const marked = (html: string) =>
  [...html.matchAll(/<mark class="code-line">([^]*?)\n<\/mark>/g)].map(([, line = '']) =>
    textOf(line),
  );

describe('highlight', () => {
  it('colours the words of TypeScript by what they are', () => {
    const { html } = highlight('const size: number = compute(1, "a"); // why', 'ts');
    expect(wordsOf(html, 'keyword')).toEqual(['const']);
    expect(wordsOf(html, 'function')).toEqual(['compute']);
    expect(wordsOf(html, 'number')).toEqual(['1']);
    expect(wordsOf(html, 'string')).toEqual(['"a"']);
    expect(wordsOf(html, 'comment')).toEqual(['// why']);
  });

  test.each([
    ['tsx', '<Box sx={{ p: 1 }} />', 'attr-name', 'sx'],
    ['jsx', 'const a = <b>1</b>;', 'keyword', 'const'],
    ['js', 'return null;', 'keyword', 'return'],
    ['json', '{ "name": 1 }', 'property', '"name"'],
    ['css', '.a { color: red; }', 'property', 'color'],
    ['html', '<link rel="icon">', 'attr-name', 'rel'],
    ['bash', 'npm install # once', 'comment', '# once'],
    ['sh', 'npm install # once', 'comment', '# once'],
    ['diff', '-a\n+b', 'inserted', '+'],
    ['yaml', 'name: x', 'atrule', 'name'],
  ])('knows %s', (language, code, type, word) => {
    expect(wordsOf(highlight(code, language).html, type)).toContain(word);
  });

  test.each(['tsx', 'bash', 'json', 'html', 'text', 'klingon'])(
    'shows the code unchanged, whatever it says, as %s',
    (language) => {
      const code =
        'const a = <B<C> d="e & f">{`g ${h}\n\n  i`}</B>; // &lt; </code></pre><script>alert(1)</script>\n\n\tif (a < 1 && b > 2) {}\n';
      const { html } = highlight(code, language);
      expect(textOf(html)).toBe(code);
      expect(html.replace(/<\/?span[^>]*>/g, '')).not.toMatch(/[<>]/);
    },
  );

  it('keeps blank lines and indentation', () => {
    const code = 'a {\n\n  color: red;\n}\n';
    expect(textOf(highlight(code, 'css').html)).toBe(code);
  });

  it('shows a language that it does not know as text', () => {
    expect(highlight('const a = 1', 'klingon').html).toBe('const a = 1\n');
  });

  // Prism nests attributes in the tag.
  it('colours an expression in an attribute of JSX as code, not as part of the tag', () => {
    const { html } = highlight('<DataGrid rows={rows} onClick={() => go(a)} />', 'tsx');
    expect(html).toContain('</span>={rows} <span');
    expect(html).toContain('</span>={() =&gt; <span class="token function">go</span>(a)} <span');
  });

  test.each([
    ['<A {...rest} />', '</span> {...rest} <span'],
    ['a = `b ${c.d}`', '</span>${c.d}<span'],
  ])('leaves the expression in %j without the colour around it', (code, part) => {
    expect(highlight(code, 'tsx').html).toContain(part);
  });

  test.each(['<b>Monday</b>', '<>Monday</>', '<A b={1}>\n  <c />Monday</A>'])(
    'colours no words of the text between the tags of %j',
    (code) => {
      expect(highlight(code, 'tsx').html).toMatch(/<\/span>Monday<span/);
    },
  );

  test.each(['const f = <T extends Row>(a: T) => ', 'type F = <T>(a: T) => void;\n', '<Grid>\n'])(
    'takes nothing for text after %j, which no tag ends',
    (code) => {
      const { html } = highlight(`${code}new Date(<b>for Date</b>)`, 'tsx');
      expect(wordsOf(html, 'keyword')).toContain('new');
      expect(wordsOf(html, 'class-name')).toContain('Date');
      expect(html).toContain('</span>for Date<span');
    },
  );

  it('makes no element for what has no colour', () => {
    expect(highlight('(a)', 'ts').html).toBe('(a)\n');
  });
});

describe('marked lines', () => {
  test.each([
    ['{2}', ['b']],
    ['{1,3}', ['a', 'c']],
    ['{2-4}', ['b', 'c', 'd']],
    ['{1, 3-4}', ['a', 'c', 'd']],
    ['title="x.ts" {1}', ['a']],
    ['{9}', []],
    ['', []],
    ['npm2yarn', []],
    ['{sync: true}', []],
  ])('are those that the meta string %j names', (meta, lines) => {
    expect(marked(highlight('a\nb\nc\nd\n', 'text', meta).html)).toEqual(lines);
  });

  it('are coloured like the others', () => {
    const { html } = highlight('const a = 1;\nlet b;', 'ts', '{1}');
    expect(html).toMatch(/<mark class="code-line"><span class="token keyword">const<\/span>/);
  });

  it('may be empty, and are still there', () => {
    expect(marked(highlight('a\n\nb', 'text', '{1-3}').html)).toHaveLength(3);
  });

  it('are copied as they were written, blank ones too', () => {
    const code = 'a\n\nb\n';
    expect(textOf(highlight(code, 'text', '{1-3}').html)).toBe(code);
  });

  it('are those of the comments and of the meta string together', () => {
    const code = '// highlight-next-line\na\nb\nc';
    expect(marked(highlight(code, 'ts', '{3}').html)).toEqual(['a', 'c']);
  });
});

describe('magic comments', () => {
  test.each([
    ['// highlight-next-line', 'ts'],
    ['  // highlight-next-line  ', 'ts'],
    ['/* highlight-next-line */', 'css'],
    ['{/* highlight-next-line */}', 'tsx'],
    ['# highlight-next-line', 'bash'],
    ['<!-- highlight-next-line -->', 'html'],
  ])('as in %j mark the next line and are not shown', (comment, language) => {
    const { code, html } = highlight(`one\n${comment}\ntwo\nthree`, language);
    expect(code).toBe('one\ntwo\nthree');
    expect(textOf(html)).toBe('one\ntwo\nthree\n');
    expect(marked(html)).toEqual(['two']);
  });

  it('mark all lines from start to end', () => {
    const { code, lines } = extractMagicComments(
      'a\n// highlight-start\nb\nc\n// highlight-end\nd\n// highlight-start\ne\n// highlight-end',
    );
    expect(code).toBe('a\nb\nc\nd\ne');
    expect([...lines]).toEqual([2, 3, 5]);
  });

  it('mark to the end where nothing ends them', () => {
    expect([...extractMagicComments('a\n// highlight-start\nb\nc').lines]).toEqual([2, 3]);
  });

  test.each([
    '// highlight this',
    'const a = 1; // highlight-next-line',
    '// highlight-next-lines',
  ])('leave the comment %j alone', (line) => {
    const { code, lines } = extractMagicComments(`${line}\nb`);
    expect(code).toBe(`${line}\nb`);
    expect([...lines]).toEqual([]);
  });
});

describe('metaLines', () => {
  it('counts from 1 and takes ranges', () => {
    expect(metaLines('{1,4-6} title="x"')).toEqual([1, 4, 5, 6]);
  });
});
