/** @jest-environment node */
import { parseAnswer } from './answer';
import { MAX_COMMENT_LENGTH, REASONS } from './contract';
import { someAnswer } from './harness';

const errorOf = (body: unknown) => {
  const parsed = parseAnswer(body);
  return parsed.ok ? undefined : parsed.error;
};

describe('an answer', () => {
  it('is parsed unchanged', () => {
    const answer = someAnswer();
    expect(parseAnswer(answer)).toEqual({ ok: true, answer });
  });

  it('may consist of a rating only', () => {
    const answer = someAnswer({ rating: 1, reasons: [], comment: '', section: null });
    expect(parseAnswer(answer)).toEqual({ ok: true, answer });
  });

  test.each([0, 1] as const)('with rating %d may have all reasons for it', (rating) => {
    expect(errorOf(someAnswer({ rating, reasons: [...REASONS[rating]] }))).toBeUndefined();
  });

  it('counts code points in its comment, including emoji', () => {
    const comment = '🦉'.repeat(MAX_COMMENT_LENGTH);
    expect(errorOf(someAnswer({ comment }))).toBeUndefined();
    expect(errorOf(someAnswer({ comment: `${comment}.` }))).toEqual({
      field: 'comment',
      message:
        '"comment" must be a string of at most 2000 characters; found a string of 2001 characters.',
    });
  });

  it('replaces a lone surrogate with the replacement character', () => {
    const parsed = parseAnswer(someAnswer({ comment: `cut \ud83e` }));
    expect(parsed.ok && parsed.answer.comment).toBe('cut \ufffd');
  });

  test.each(['/', '/x', '/x/api/data-grid/data-grid', '/x/%E6%97%A5', '/x/日本語'])(
    'may be about %s',
    (page) => {
      expect(errorOf(someAnswer({ page }))).toBeUndefined();
    },
  );

  test.each([
    'x',
    '',
    '/x/',
    '//x',
    '/x//y',
    '/x?y',
    '/x#y',
    '/x y',
    '/x\u0000',
    '/x\u202e',
    '/x\\y',
    `/${'x'.repeat(300)}`,
  ])("can't be about %j", (page) => {
    expect(errorOf(someAnswer({ page }))?.field).toBe('page');
  });

  test.each([
    ['reader', '3b241101-e2bb-1255-8caf-4136c566a962'],
    ['reader', 7],
    ['version', '8.12.1 beta'],
    ['locale', 'english!'],
    ['rating', '1'],
    ['rating', 2],
    ['rating', true],
    ['reasons', 'unclear'],
    ['reasons', ['rude']],
    ['reasons', [{}]],
    ['reasons', ['unclear', 'unclear']],
    ['comment', null],
    ['comment', ['x']],
    ['section', ''],
    ['section', 'two words'],
    ['section', 'x'.repeat(201)],
    ['scope', 'heading'],
    ['scope', null],
    ['codeVariant', 'ts'],
    ['codeStyling', 'Sass'],
  ])("with the %s %j is rejected with the field's name", (field, value) => {
    expect(errorOf({ ...someAnswer(), [field]: value })?.field).toBe(field);
  });

  const REQUIRED = Object.keys(someAnswer()).filter((field) => field !== 'scope');

  test.each(REQUIRED)("without %s is rejected with the field's name", (field) => {
    const rest = Object.fromEntries(
      Object.entries(someAnswer()).filter(([name]) => name !== field),
    );
    expect(errorOf(rest)).toEqual({
      field,
      message: expect.stringMatching(/must be .*; found nothing\.$/) as string,
    });
  });

  it('is about the page if it was given before sections had answers of their own', () => {
    const { scope, ...before } = someAnswer();
    expect(scope).toBe('page');
    expect(parseAnswer(before)).toEqual({ ok: true, answer: { ...before, scope: 'page' } });
  });

  it('on a section names it', () => {
    expect(errorOf(someAnswer({ scope: 'section', section: null }))).toEqual({
      field: 'section',
      message: '"section" must be the id of a heading if "scope" is "section"; found null.',
    });
    expect(errorOf(someAnswer({ scope: 'section', section: 'sort' }))).toBeUndefined();
  });

  it("can't have reasons for the other rating", () => {
    expect(errorOf(someAnswer({ rating: 1, reasons: ['clear', 'wrong'] }))).toEqual({
      field: 'reasons',
      message:
        '"reasons" for rating 1 must be among "clear", "example", "complete", "quick"; found "wrong".',
    });
  });

  test.each(['email', '__proto__', 'constructor', 'toString'])(
    'with a field named %s is rejected with that name',
    (name) => {
      const body: unknown = JSON.parse(`{"${name}":1,${JSON.stringify(someAnswer()).slice(1)}`);
      expect(errorOf(body)?.field).toBe(name);
    },
  );

  test.each([null, 'text', 1, [], [someAnswer()], undefined])("can't be %j", (body) => {
    expect(errorOf(body)).toEqual({
      message: expect.stringMatching(/^The body must be a JSON object/) as string,
    });
  });

  it("doesn't repeat a long comment in the error message", () => {
    const secret = 'my password is '.repeat(200);
    expect(errorOf(someAnswer({ comment: secret }))?.message).not.toContain('password');
  });
});
