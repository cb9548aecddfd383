/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://docs.example.com/x/"}
 */
import { readCookie, writeCookie } from './cookies';

it('marks cookies of HTTPS pages as secure', () => {
  const set = jest
    .spyOn(document, 'cookie', 'set')
    .mockImplementation(
      (cookie) => void Reflect.set(Document.prototype, 'cookie', cookie, document),
    );
  writeCookie('codeVariant', 'JS');
  expect(set.mock.calls.flat().map((cookie) => cookie.toLowerCase().split('; '))).toEqual([
    expect.arrayContaining(['secure', 'path=/', 'max-age=31536000', 'samesite=lax']),
  ]);
  expect(readCookie('codeVariant')).toBe('JS');
});
