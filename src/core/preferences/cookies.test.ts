import { readCookie, writeCookie } from './cookies';

/** Records what the page writes to `document.cookie`. Reading it back doesn't return the attributes. */
function spyOnWrites() {
  const written: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
    Reflect.set(Document.prototype, 'cookie', cookie, document);
  });
  return written;
}

/** Returns a cookie's attributes as a set. Lowercase, because attribute names are case-insensitive. */
const attributesOf = (cookie = '') => new Set(cookie.toLowerCase().split('; ').slice(1));

beforeEach(() => {
  ['codeVariant', 'codeStyling', 'other'].forEach((name) => {
    document.cookie = `${name}=; path=/; max-age=0`;
  });
});
afterEach(() => jest.restoreAllMocks());

describe('writeCookie', () => {
  it('stores a value for a year, for the whole site', () => {
    const written = spyOnWrites();
    writeCookie('codeVariant', 'JS');
    expect(document.cookie).toBe('codeVariant=JS');
    expect(written).toHaveLength(1);
    // jsdom's page uses http, so the cookie isn't `Secure`.
    expect(attributesOf(written[0])).toEqual(
      new Set(['path=/', 'max-age=31536000', 'samesite=lax']),
    );
  });

  it('stores a value that readCookie returns unchanged', () => {
    writeCookie('codeStyling', 'MUI System');
    expect(document.cookie).toBe('codeStyling=MUI%20System');
    expect(readCookie('codeStyling')).toBe('MUI System');
    writeCookie('codeStyling', 'a;b="c" é%');
    expect(readCookie('codeStyling')).toBe('a;b="c" é%');
  });

  it('does nothing if cookies are blocked', () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(() => writeCookie('codeVariant', 'JS')).not.toThrow();
    expect(readCookie('codeVariant')).toBeUndefined();
  });
});

describe('readCookie', () => {
  it('returns undefined for a missing cookie', () => {
    document.cookie = 'other=1';
    expect(readCookie('codeVariant')).toBeUndefined();
  });

  it("returns undefined for a cookie that can't be decoded", () => {
    document.cookie = 'codeVariant=%E0%A4%A';
    expect(readCookie('codeVariant')).toBeUndefined();
  });

  it("ignores other cookies that can't be decoded", () => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('%E0%A4%A=%; other=%; codeVariant=JS');
    expect(readCookie('codeVariant')).toBe('JS');
  });

  it('returns undefined if cookies are blocked', () => {
    jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(readCookie('codeVariant')).toBeUndefined();
  });
});
