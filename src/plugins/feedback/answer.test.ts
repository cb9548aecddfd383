import { MAX_COMMENT_LENGTH } from '../../../server/feedback/contract';

import { toAnswer } from './answer';

const WHOLE = { rating: 0, reasons: ['wrong', 'missing'], comment: 'No <b>', section: 'see-also' };

describe('an answer from storage', () => {
  it('is returned unchanged', () => {
    expect(toAnswer(WHOLE)).toEqual(WHOLE);
  });

  it('loses unknown reasons and those for the other rating', () => {
    const reasons = ['clear', 'wrong', 'wrong', 7, null, 'toString'];
    expect(toAnswer({ ...WHOLE, reasons })?.reasons).toEqual(['wrong']);
    expect(toAnswer({ ...WHOLE, rating: 1, reasons })?.reasons).toEqual(['clear']);
    expect(toAnswer({ ...WHOLE, reasons: 'wrong' })?.reasons).toEqual([]);
  });

  it('has a comment of at most 2000 characters, without splitting a character', () => {
    const { comment = '' } = toAnswer({ ...WHOLE, comment: '🙂'.repeat(2001) }) ?? {};
    expect([...comment]).toHaveLength(MAX_COMMENT_LENGTH);
    expect(comment.endsWith('🙂')).toBe(true);
    expect(toAnswer({ ...WHOLE, comment: { length: 1 } })?.comment).toBe('');
  });

  it('keeps only a valid section', () => {
    expect(toAnswer({ ...WHOLE, section: 'x'.repeat(201) })?.section).toBeNull();
    expect(toAnswer({ ...WHOLE, section: 3 })?.section).toBeNull();
  });

  test.each([undefined, null, 1, 'x', [], {}, { rating: true }, { rating: 2 }, { rating: -0.5 }])(
    '%j is rejected',
    (value) => {
      expect(toAnswer(value)).toBeUndefined();
    },
  );
});
