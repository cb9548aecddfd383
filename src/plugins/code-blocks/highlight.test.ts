/** @jest-environment node */
import { highlight } from './highlight';
import { loadLanguage } from './languages';
import { configurePrism, metaLines, parseLines } from './magicComments';

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
  it('highlights TypeScript tokens by type', () => {
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
  ])('supports %s', (language, code, type, word) => {
    expect(wordsOf(highlight(code, language).html, type)).toContain(word);
  });

  test.each(['tsx', 'bash', 'json', 'html', 'text', 'klingon'])(
    'renders the code unchanged as %s, whatever it contains',
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

  it('renders an unknown language as text', () => {
    expect(highlight('const a = 1', 'klingon').html).toBe('const a = 1\n');
  });

  // Prism nests attributes in the tag.
  it('highlights an expression in a JSX attribute as code, not as part of the tag', () => {
    const { html } = highlight('<DataGrid rows={rows} onClick={() => go(a)} />', 'tsx');
    expect(html).toContain('</span>={rows} <span');
    expect(html).toContain('</span>={() =&gt; <span class="token function">go</span>(a)} <span');
  });

  test.each([
    ['<A {...rest} />', '</span> {...rest} <span'],
    ['a = `b ${c.d}`', '</span>${c.d}<span'],
  ])('excludes the expression in %j from the surrounding color', (code, part) => {
    expect(highlight(code, 'tsx').html).toContain(part);
  });

  test.each(['<b>Monday</b>', '<>Monday</>', '<A b={1}>\n  <c />Monday</A>'])(
    "doesn't highlight words in the text between the tags in %j",
    (code) => {
      expect(highlight(code, 'tsx').html).toMatch(/<\/span>Monday<span/);
    },
  );

  test.each(['const f = <T extends Row>(a: T) => ', 'type F = <T>(a: T) => void;\n', '<Grid>\n'])(
    "treats nothing as text after %j, which isn't closed by a tag",
    (code) => {
      const { html } = highlight(`${code}new Date(<b>for Date</b>)`, 'tsx');
      expect(wordsOf(html, 'keyword')).toContain('new');
      expect(wordsOf(html, 'class-name')).toContain('Date');
      expect(html).toContain('</span>for Date<span');
    },
  );

  it('creates no element for text without a color', () => {
    expect(highlight('(a)', 'ts').html).toBe('(a)\n');
  });
});

describe('highlighted lines', () => {
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
  ])('are specified by the meta string %j', (meta, lines) => {
    expect(marked(highlight('a\nb\nc\nd\n', 'text', meta).html)).toEqual(lines);
  });

  it('contain syntax highlighting like other lines', () => {
    const { html } = highlight('const a = 1;\nlet b;', 'ts', '{1}');
    expect(html).toMatch(/<mark class="code-line"><span class="token keyword">const<\/span>/);
  });

  it('may be empty', () => {
    expect(marked(highlight('a\n\nb', 'text', '{1-3}').html)).toHaveLength(3);
  });

  it('are copied as written, including blank ones', () => {
    const code = 'a\n\nb\n';
    expect(textOf(highlight(code, 'text', '{1-3}').html)).toBe(code);
  });

  it('are those of the meta string, next to which comments are code', () => {
    const { code, html } = highlight('// highlight-next-line\na\nb', 'ts', '{3}');
    expect(code).toBe('// highlight-next-line\na\nb');
    expect(marked(html)).toEqual(['b']);
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
    ['-- highlight-next-line', 'sql'],
    ['% highlight-next-line', 'tex'],
    [';; highlight-next-line', 'wasm'],
    ['Rem highlight-next-line', 'batch'],
    ["_ ' highlight-next-line", 'vbnet'],
    ['! highlight-next-line', 'fortran'],
    ['(* highlight-next-line *)', 'ocaml'],
    ['*> highlight-next-line', 'cobol'],
    ['# highlight-next-line', 'yaml'],
  ])('written as %j highlight the next line and are hidden', (comment, language) => {
    const { code, html } = highlight(`one\n${comment}\ntwo\nthree`, language);
    expect(code).toBe('one\ntwo\nthree');
    expect(textOf(html)).toBe('one\ntwo\nthree\n');
    expect(marked(html)).toEqual(['two']);
  });

  it('highlight all lines from start to end', () => {
    const { code, lines } = parseLines(
      'a\n// highlight-start\nb\nc\n// highlight-end\nd\n// highlight-start\ne\n// highlight-end',
      'ts',
    );
    expect(code).toBe('a\nb\nc\nd\ne');
    expect([...lines]).toEqual([2, 3, 5]);
  });

  it('highlight to the end of the code without an end comment', () => {
    expect([...parseLines('a\n// highlight-start\nb\nc', 'ts').lines]).toEqual([2, 3]);
  });

  test.each([
    ['// highlight this', 'ts'],
    ['const a = 1; // highlight-next-line', 'ts'],
    ['// highlight-next-lines', 'ts'],
    ['// highlight-next-line', 'md'],
    ['# highlight-next-line', 'jsx'],
  ])("don't include the comment %j in %s", (line, language) => {
    const { code, lines } = parseLines(`${line}\nb`, language);
    expect(code).toBe(`${line}\nb`);
    expect([...lines]).toEqual([]);
  });
});

it.each(['jsx', 'tsx'])('colors a tag whose props are nested deeply, in %s', (language) => {
  const { html } = highlight(
    '<Grid\n  initialState={{ columns: { visible: { a: { b: 1 } } } }}\n  {...{ a: { b: { c: { d: 1 } } } }}\n  label="x"\n/>',
    language,
  );
  expect(wordsOf(html, 'class-name')).toEqual(['Grid']);
  expect(wordsOf(html, 'attr-name')).toEqual(['initialState', 'label']);
});

describe('metaLines', () => {
  it('counts from 1 and supports ranges', () => {
    expect(metaLines('{1,4-6} title="x"')).toEqual([1, 4, 5, 6]);
  });
});

describe('as set in themeConfig.prism', () => {
  afterEach(() => configurePrism({}));

  it('magic comments give lines classes', () => {
    configurePrism({
      magicComments: [
        { className: 'error', line: 'This fails', block: { start: 'from', end: 'to' } },
      ],
    });
    const { code, html } = highlight('// This fails\na\n// from\nb\n// to\nc', 'text');
    expect(code).toBe('a\nb\nc');
    expect(html).toBe('<div class="error">a\n</div><div class="error">b\n</div>c\n');
    expect(highlight('a\nb', 'text', '{2}').html).toBe('a\n<div class="error">b\n</div>');
  });

  it('code without a language has the default one', () => {
    configurePrism({ defaultLanguage: 'js' });
    expect(wordsOf(highlight('return null;').html, 'keyword')).toEqual(['return', 'null']);
  });
});

test('lines are numbered, from any number, and are copied without numbers', () => {
  expect(highlight('a\nb', 'text', 'showLineNumbers {2}').html).toBe(
    '<div class="code-row">a\n</div><mark class="code-line code-row">b\n</mark>',
  );
  expect(highlight('a', 'text', 'title="x" showLineNumbers=7').html).toBe(
    '<div class="code-row" style="counter-set:code-row 7">a\n</div>',
  );
});

test.each(['java', 'php', 'yml', 'rust'])('the build highlights %s', (language) => {
  loadLanguage(language);
  expect(highlight('public: "a"', language).html).toContain('class="token');
});
