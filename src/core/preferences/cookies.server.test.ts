/** @jest-environment node */
import { readCookie, writeCookie } from './cookies';

describe('cookies on the server', () => {
  it('throw when read, with an error that names the cookie and says where to read it', () => {
    expect(() => readCookie('codeVariant')).toThrow(
      /cookie "codeVariant" was read on the server.*Read it in the browser/,
    );
  });

  it("aren't written", () => {
    expect(() => writeCookie('codeVariant', 'JS')).not.toThrow();
  });
});
