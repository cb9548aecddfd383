/** @jest-environment node */
import { readCookie, writeCookie } from './cookies';

describe('on the server', () => {
  it('a cookie cannot be read, and the error names it and says where it can', () => {
    expect(() => readCookie('codeVariant')).toThrow(
      /cookie "codeVariant" was read on the server.*Read it in the browser/,
    );
  });

  it('writing a cookie does nothing', () => {
    expect(() => writeCookie('codeVariant', 'JS')).not.toThrow();
  });
});
