import http from 'node:http';
import type { AddressInfo } from 'node:net';

import {
  fetchServedPage,
  keepServedPage,
  servedChildren,
  servedIsland,
  servedPage,
} from './servedPages';

// jsdom lacks `CSS.escape`.
Object.assign(globalThis, { CSS: { escape: (text: string) => text } });

const PAGE = `<!doctype html>
<style data-emotion="css a">.css-a{color:red}</style>
<div data-island="First"><style data-emotion="css b">.css-b{}</style><div data-island-root><p>One</p></div></div>
<div data-island="Second"><div data-island-root><p>Two</p></div></div>`;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Creates a server with a single response, which it sends when the test tells it to: a page, or null for none. */
function server(html: string | null) {
  let give: () => void = () => undefined;
  const requestPage = jest.fn(
    () =>
      new Promise<Document | null>((resolve) => {
        give = () => resolve(html === null ? null : parse(html));
      }),
  );
  return { requestPage, answer: () => give() };
}

const htmlOf = (nodes: Node[]) =>
  nodes.map((node) => (node instanceof Element ? node.outerHTML : node.textContent)).join('');

it("returns the server's HTML of an island with all styles of its page", async () => {
  const { requestPage, answer } = server(PAGE);
  const fetched = fetchServedPage('/x/one/', requestPage);
  answer();
  await fetched;
  expect(htmlOf(servedIsland('/x/one', 'Second'))).toBe(
    '<style data-emotion="css a">.css-a{color:red}</style>' +
      '<style data-emotion="css b">.css-b{}</style>' +
      '<div data-island-root=""><p>Two</p></div>',
  );
  expect(servedIsland('/x/one/', 'Third')).toEqual([]);
});

it('sends one request, which all callers share', async () => {
  const { requestPage, answer } = server(PAGE);
  const pointed = fetchServedPage('/x/two/', requestPage);
  let isShown = false;
  const clicked = fetchServedPage('/x/two/#section', requestPage).then(() => {
    isShown = true;
  });
  await Promise.resolve();
  expect(isShown).toBe(false);
  answer();
  await Promise.all([pointed, clicked]);
  expect(requestPage).toHaveBeenCalledTimes(1);
  expect(servedIsland('/x/two/', 'First')).not.toEqual([]);
});

it('returns nothing if there is no page', async () => {
  const { requestPage, answer } = server(null);
  const fetched = fetchServedPage('/x/none/', requestPage);
  answer();
  await expect(fetched).resolves.toBeUndefined();
  expect(servedIsland('/x/none/', 'First')).toEqual([]);
});

describe('a request to the host', () => {
  let host: http.Server;
  const answers: Record<string, [status: number, html: string]> = {
    '/x/there/': [200, PAGE],
    '/x/missing/': [404, PAGE],
  };
  const accepted: (string | undefined)[] = [];

  beforeAll(async () => {
    host = http.createServer(({ url = '', headers }, response) => {
      accepted.push(headers.accept);
      const answer = answers[url];
      if (!answer) {
        response.destroy();
        return;
      }
      response.writeHead(answer[0], {
        'Content-Type': 'text/html',
        'Access-Control-Allow-Origin': '*',
      });
      response.end(answer[1]);
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => host.close());

  it.each([
    ['/x/there/', 1],
    ['/x/missing/', 0],
    ['/x/no-network/', 0],
  ])('for %s returns %i page', async (pathname, count) => {
    const { port } = host.address() as AddressInfo;
    const address = `http://localhost:${port}${pathname}`;
    // jsdom reports failed requests on the console.
    const consoleError = jest.spyOn(console, 'error').mockImplementation();
    await fetchServedPage(address);
    consoleError.mockRestore();
    expect(servedIsland(address, 'First')).toHaveLength(count * 3);
    expect(accepted.at(-1)).toBe('text/html');
  });
});

it('retries after a failure, and not after a success', async () => {
  const failing = server(null);
  const failed = fetchServedPage('/x/again/', failing.requestPage);
  failing.answer();
  await failed;
  expect(servedPage('/x/again/')).toBeUndefined();

  const { requestPage, answer } = server(PAGE);
  const fetched = fetchServedPage('/x/again/', requestPage);
  answer();
  await fetched;
  await fetchServedPage('/x/again/', requestPage);
  expect(requestPage).toHaveBeenCalledTimes(1);
  expect(servedPage('/x/again/')).toBeDefined();
});

it('returns the page itself, whatever follows its path', async () => {
  const html = '<!doctype html><title>Sorting</title><script type="application/json">1</script>';
  const { requestPage, answer } = server(html);
  const fetched = fetchServedPage('/x/whole/', requestPage);
  expect(servedPage('/x/whole/')).toBeUndefined();
  answer();
  await fetched;
  expect(servedPage('/x/whole?a=1#part')?.title).toBe('Sorting');
  expect(servedPage('/x/whole/')?.querySelector('script')?.textContent).toBe('1');
  expect(servedPage('/x/other/')).toBeUndefined();
});

it('keeps the first page as it was, without a request', async () => {
  const { body } = parse(`${PAGE}<main>Text</main>`);
  keepServedPage('/x/first/index.html', body);
  body.replaceChildren();
  const { requestPage } = server(null);
  await fetchServedPage('/x/first/', requestPage);
  expect(requestPage).not.toHaveBeenCalled();
  expect(htmlOf(servedChildren('/x/first/', 'main'))).toBe('Text');
  expect(htmlOf(servedIsland('/x/first/', 'Second'))).toContain('<p>Two</p>');
});
