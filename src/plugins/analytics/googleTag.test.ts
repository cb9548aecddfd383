import { browserGoogleTag } from './googleTag';

const tag = browserGoogleTag({ id: 'G-TEST', scriptOrigin: 'https://tag.example' });

const script = () => document.head.querySelector('script');
const isArguments = (value: unknown) =>
  Object.prototype.toString.call(value) === '[object Arguments]';

afterEach(() => {
  delete window.dataLayer;
  document.head.replaceChildren();
  jest.restoreAllMocks();
});

describe('the Google tag', () => {
  it('receives commands in the format of its own function', () => {
    tag.push('event', 'page_view', { page_title: 'Overview' });
    const [command] = window.dataLayer ?? [];
    expect(isArguments(command)).toBe(true);
    expect([...(command as ArrayLike<unknown> & Iterable<unknown>)]).toEqual([
      'event',
      'page_view',
      { page_title: 'Overview' },
    ]);
  });

  it('may throw while handling a command without breaking anything else', () => {
    window.dataLayer = [];
    window.dataLayer.push = () => {
      throw new Error("the script's own fault");
    };
    expect(() => tag.push('js', new Date(0))).not.toThrow();
  });

  it("is loaded by an element that doesn't block the page", () => {
    tag.load(() => {});
    expect(script()).toMatchObject({ src: 'https://tag.example/gtag/js?id=G-TEST', async: true });
  });

  it("reports when it can't be loaded", () => {
    const onError = jest.fn();
    tag.load(onError);
    expect(onError).not.toHaveBeenCalled();
    script()?.dispatchEvent(new Event('error'));
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('is disabled and enabled with the property that it checks', () => {
    tag.setDisabled(true);
    expect(window).toHaveProperty('ga-disable-G-TEST', true);
    tag.setDisabled(false);
    expect(window).toHaveProperty('ga-disable-G-TEST', false);
  });

  it("loses its cookies, while the site's cookies stay", () => {
    document.cookie = '_ga=1; path=/';
    document.cookie = '_ga_TEST=2; path=/';
    document.cookie = '_gallery=3; path=/';
    document.cookie = 'codeVariant=JS; path=/';
    tag.removeCookies();
    expect(document.cookie).toBe('_gallery=3; codeVariant=JS');
  });

  it('has its cookies deleted from every domain that the site can set them for', () => {
    document.cookie = '_ga=1; path=/';
    const written: string[] = [];
    jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie));
    tag.removeCookies();
    expect(written).toHaveLength(2);
    expect(written[0]).not.toContain('domain');
    expect(written[1]).toContain('domain=localhost');
  });

  it('does nothing if cookies are blocked', () => {
    jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(() => tag.removeCookies()).not.toThrow();
  });
});
