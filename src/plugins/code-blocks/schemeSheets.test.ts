import { keepCodeSchemes } from './keepSchemes';
import { codeSchemeBootScript, codeStyleSheetTags } from './schemeSheets';

function tags(light = 'a {}') {
  return codeStyleSheetTags(
    '/zh/',
    new Map([
      ['static/styles/code-light.css', Buffer.from(light)],
      ['static/styles/code-dark.css', Buffer.from('b {}')],
    ]),
  );
}

const ofKind = (kind: string) => tags().filter(({ tagName }) => tagName === kind);

/** Adds the head of a page to the document, as the server sends it. */
function serve(): HTMLScriptElement {
  const elements = [...ofKind('script'), ...ofKind('link')].map(({ tagName, attributes = {} }) => {
    const element = document.createElement(tagName);
    Object.entries(attributes)
      // Prevents fetching.
      .filter(([name]) => name !== 'rel')
      .forEach(([name, value]) => element.setAttribute(name, String(value)));
    return element;
  });
  document.head.replaceChildren(...elements);
  return elements[0] as HTMLScriptElement;
}

const links = () => [...document.head.querySelectorAll('link')];
const media = () => links().map((link) => link.getAttribute('media'));

/** Runs the script like an inline `<script>` of the page, and returns the links that it has added. */
function boot(system: 'light' | 'dark', stored?: string) {
  const script = serve();
  const served = links();
  if (stored !== undefined) {
    localStorage.setItem('mode', stored);
  }
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    // Prevents fetching.
    (node as unknown as Element).removeAttribute('rel');
    document.head.append(node);
    return node;
  });
  window.matchMedia = (query) =>
    ({ matches: query === `(prefers-color-scheme: ${system})` }) as MediaQueryList;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(codeSchemeBootScript())();
  return links()
    .filter((link) => !served.includes(link))
    .map((link) => [link.getAttribute('href')?.split('?')[0], link.getAttribute('blocking')]);
}

const SYSTEM = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the links', () => {
  const hrefs = (content?: string) =>
    tags(content).flatMap(({ attributes }) => attributes?.href ?? []);

  it('get a new URL only when the colors change', () => {
    const [light, dark] = hrefs();
    expect(light).toMatch(/^\/zh\/static\/styles\/code-light\.css\?[\da-f]{8}$/);
    expect(hrefs()).toEqual([light, dark]);
    const [changed, same] = hrefs('a { color: red }');
    expect(changed).not.toBe(light);
    expect(same).toBe(dark);
  });

  it('apply the light colors without JavaScript', () => {
    const [fallback] = ofKind('noscript');
    expect(fallback?.innerHTML).toBe(`<link rel="stylesheet" href="${String(hrefs()[0])}">`);
  });
});

describe('the boot script', () => {
  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['dark', 'system'],
    ['dark', 'DARK'],
    ['dark', undefined],
  ] as const)('adds nothing if the system prefers %s and %s is stored', (system, stored) => {
    expect(boot(system, stored)).toEqual([]);
  });

  test.each([
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const)(
    'with the system preference %s, blocks the page until the chosen %s is loaded',
    (system, chosen) => {
      expect(boot(system, chosen)).toEqual([[`/zh/static/styles/code-${chosen}.css`, 'render']]);
      expect(media().slice(0, 2)).toEqual(SYSTEM);
    },
  );

  it("follows the system if storage can't be accessed", () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(boot('dark')).toEqual([]);
  });

  it('contains nothing that would end its script element', () => {
    expect(codeSchemeBootScript()).not.toMatch(/<\/|<!--/);
  });
});

describe('after loading', () => {
  /** Adds a link with the style sheet that the browser has created for it so far. */
  function linkWithSheet(sheet: { media: { mediaText: string } } | null) {
    serve();
    const [link] = links();
    let current = sheet;
    Object.defineProperty(link, 'sheet', { configurable: true, get: () => current });
    return (next: typeof sheet) => {
      current = next;
      link?.dispatchEvent(new Event('load'));
    };
  }

  it('both sheets apply without changing the links', () => {
    const sheet = { media: { mediaText: 'not all' } };
    linkWithSheet(sheet);
    keepCodeSchemes(document);
    expect(sheet.media.mediaText).toBe('all');
    expect(media()).toEqual(SYSTEM);
  });

  it('a late sheet applies once it is loaded', () => {
    const arrive = linkWithSheet(null);
    keepCodeSchemes(document);
    const sheet = { media: { mediaText: 'not all' } };
    arrive(sheet);
    expect(sheet.media.mediaText).toBe('all');
  });
});
