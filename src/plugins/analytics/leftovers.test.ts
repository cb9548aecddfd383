import { removeLeftovers } from './leftovers';

it("removes the tag's cookies, and no others", async () => {
  document.cookie = '_ga=1; path=/';
  document.cookie = '_ga_TEST=2; path=/';
  document.cookie = '_gallery=3; path=/';
  await removeLeftovers();
  expect(document.cookie).toBe('_gallery=3');
});

it('does nothing if cookies are blocked', async () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  await expect(removeLeftovers()).resolves.toBeUndefined();
});
