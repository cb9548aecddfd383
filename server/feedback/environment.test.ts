/** @jest-environment node */
import { publicUrl, readEnvironment, readerAddress } from './environment';

describe('the environment of a receiver', () => {
  it('may be empty', () => {
    expect(readEnvironment({ FEEDBACK_ORIGINS: '' }, 'file:/data/feedback.db')).toEqual({
      database: { url: 'file:/data/feedback.db', token: undefined },
      origins: [],
      addressHeader: undefined,
      perMinute: 600,
      limits: { rows: 200_000, bytes: 500_000_000 },
    });
  });

  it('contains the database, origins and header', () => {
    expect(
      readEnvironment({
        FEEDBACK_DATABASE_URL: 'libsql://portal.turso.io',
        FEEDBACK_DATABASE_TOKEN: 'secret',
        FEEDBACK_ORIGINS: 'https://a.example, http://localhost:3000 ,',
        FEEDBACK_ADDRESS_HEADER: 'X-Real-IP',
        FEEDBACK_MAX_PER_MINUTE: '60',
        FEEDBACK_MAX_ROWS: '1000',
        FEEDBACK_MAX_BYTES: '2000000',
      }),
    ).toEqual({
      database: { url: 'libsql://portal.turso.io', token: 'secret' },
      origins: ['https://a.example', 'http://localhost:3000'],
      addressHeader: 'X-Real-IP',
      perMinute: 60,
      limits: { rows: 1000, bytes: 2_000_000 },
    });
  });

  test.each([
    [{}, /^FEEDBACK_DATABASE_URL must be .*libsql:.*; found ""/],
    [{ FEEDBACK_DATABASE_URL: 'mysql://x' }, /FEEDBACK_DATABASE_URL must be .*; found "mysql:/],
    [
      { FEEDBACK_DATABASE_URL: 'file:x', FEEDBACK_ORIGINS: 'https://a.example/docs' },
      /FEEDBACK_ORIGINS must be .*; found "https:\/\/a.example\/docs"/,
    ],
    [
      { FEEDBACK_DATABASE_URL: 'file:x', FEEDBACK_ORIGINS: '*' },
      /FEEDBACK_ORIGINS must be .*; found "\*"/,
    ],
    [
      { FEEDBACK_DATABASE_URL: 'file:x', FEEDBACK_ADDRESS_HEADER: 'X Real' },
      /FEEDBACK_ADDRESS_HEADER must be .*; found "X Real"/,
    ],
    [
      { FEEDBACK_DATABASE_URL: 'file:x', FEEDBACK_SITE: 'https://example.com/docs/' },
      /FEEDBACK_SITE must be the address .*; found "https:\/\/example\.com\/docs\/"/,
    ],
    [
      { FEEDBACK_DATABASE_URL: 'file:x', FEEDBACK_MAX_ROWS: '-1' },
      /FEEDBACK_MAX_ROWS must be a whole number from 1; found "-1"/,
    ],
  ])('%j is rejected by name', (environment, message) => {
    expect(() => readEnvironment(environment)).toThrow(message);
  });

  it('is printed without a token in the URL', () => {
    expect(publicUrl('libsql://portal.turso.io?authToken=secret')).toBe('libsql://portal.turso.io');
    expect(() =>
      readEnvironment({ FEEDBACK_DATABASE_URL: 'lib://portal?authToken=secret' }),
    ).toThrow(/found "lib:\/\/portal"/);
  });
});

describe("a reader's address", () => {
  const headers = new Headers({ 'X-Forwarded-For': '203.0.113.9, 192.0.2.1', 'X-Empty': ' ' });

  test.each([
    ['the connection’s own where no header is configured', undefined, '127.0.0.1'],
    ['what the nearest proxy has put last into the configured one', 'X-Forwarded-For', '192.0.2.1'],
    ['the connection’s own where that header is missing', 'X-Real-IP', '127.0.0.1'],
    ['the connection’s own where it is empty', 'X-Empty', '127.0.0.1'],
  ])('is %s', (_what, header, address) => {
    expect(readerAddress(headers, header, '127.0.0.1')).toBe(address);
  });
});
