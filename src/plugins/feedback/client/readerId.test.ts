import { createReaderId } from './readerId';

const KEPT = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** Creates a browser that has these cookies, or blocks all cookies. */
function browser(cookies: Record<string, string> | 'blocked', byte = 255) {
  const writeCookie = jest.fn((name: string, value: string) => {
    if (cookies !== 'blocked') {
      cookies[name] = value;
    }
  });
  return {
    writeCookie,
    readerId: createReaderId({
      readCookie: (name) => (cookies === 'blocked' ? undefined : cookies[name]),
      writeCookie,
      getRandomValues: (bytes) => bytes.fill(byte),
    }),
  };
}

describe('the reader ID', () => {
  it('is read from the cookie', () => {
    const { readerId, writeCookie } = browser({ feedbackId: KEPT });
    expect(readerId()).toBe(KEPT);
    expect(writeCookie).not.toHaveBeenCalled();
  });

  test.each([
    [255, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
    [0, '00000000-0000-4000-8000-000000000000'],
    [9, '09090909-0909-4909-8909-090909090909'],
  ])('is a new version 4 UUID (bytes of %d)', (byte, uuid) => {
    const { readerId, writeCookie } = browser({}, byte);
    expect(readerId()).toBe(uuid);
    expect(readerId()).toBe(uuid);
    expect(writeCookie).toHaveBeenCalledTimes(1);
  });

  test.each(['', 'x', `${KEPT}0`, KEPT.replace('-4', '-1'), '<script>', KEPT.toUpperCase()])(
    'replaces the invalid cookie %j',
    (feedbackId) => {
      const { readerId } = browser({ feedbackId });
      expect(readerId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    },
  );

  it('stays the same within the page if cookies are blocked', () => {
    const { readerId, writeCookie } = browser('blocked');
    expect(readerId()).toBe(readerId());
    expect(writeCookie).toHaveBeenCalledTimes(1);
  });
});
