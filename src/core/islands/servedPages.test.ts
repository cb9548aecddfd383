import { fetchServedPage, servedIsland, servedPage } from './servedPages';

// jsdom lacks `CSS.escape`.
Object.assign(globalThis, { CSS: { escape: (text: string) => text } });

const PAGE = `<!doctype html>
<style data-emotion="css a">.css-a{color:red}</style>
<div data-island="First"><style data-emotion="css b">.css-b{}</style><div data-island-root><p>One</p></div></div>
<div data-island="Second"><div data-island-root><p>Two</p></div></div>`;

/** Creates a server with a single response, which it sends when the test tells it to. */
function server(answer: { ok: boolean; html?: string } | Error) {
  let give: () => void = () => undefined;
  const fetchPage = jest.fn(
    () =>
      new Promise<Response>((resolve, reject) => {
        give = () =>
          answer instanceof Error
            ? reject(answer)
            : resolve({
                ok: answer.ok,
                text: () => Promise.resolve(answer.html ?? ''),
              } as Response);
      }),
  );
  return { fetchPage: fetchPage as jest.Mock & typeof fetch, answer: () => give() };
}

const htmlOf = (nodes: Node[]) =>
  nodes.map((node) => (node instanceof Element ? node.outerHTML : node.textContent)).join('');

it("returns the server's HTML of an island with all styles of its page", async () => {
  const { fetchPage, answer } = server({ ok: true, html: PAGE });
  const fetched = fetchServedPage('/x/one/', fetchPage);
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
  const { fetchPage, answer } = server({ ok: true, html: PAGE });
  const pointed = fetchServedPage('/x/two/', fetchPage);
  let isShown = false;
  const clicked = fetchServedPage('/x/two/#section', fetchPage).then(() => {
    isShown = true;
  });
  await Promise.resolve();
  expect(isShown).toBe(false);
  answer();
  await Promise.all([pointed, clicked]);
  expect(fetchPage).toHaveBeenCalledTimes(1);
  expect(servedIsland('/x/two/', 'First')).not.toEqual([]);
});

it.each([
  ['a missing page', { ok: false }],
  ['no network', new TypeError('Failed to fetch')],
])('returns nothing after %s', async (name, answerOf) => {
  const { fetchPage, answer } = server(answerOf);
  const path = `/x/${name.replaceAll(' ', '-')}/`;
  const fetched = fetchServedPage(path, fetchPage);
  answer();
  await expect(fetched).resolves.toBeUndefined();
  expect(servedIsland(path, 'First')).toEqual([]);
});

it('retries after a failure, and not after a success', async () => {
  const failing = server(new TypeError('Failed to fetch'));
  const failed = fetchServedPage('/x/again/', failing.fetchPage);
  failing.answer();
  await failed;
  expect(servedPage('/x/again/')).toBeUndefined();

  const { fetchPage, answer } = server({ ok: true, html: PAGE });
  const fetched = fetchServedPage('/x/again/', fetchPage);
  answer();
  await fetched;
  await fetchServedPage('/x/again/', fetchPage);
  expect(fetchPage).toHaveBeenCalledTimes(1);
  expect(servedPage('/x/again/')).toBeDefined();
});

it('returns the page itself, whatever follows its path', async () => {
  const html = '<!doctype html><title>Sorting</title><script type="application/json">1</script>';
  const { fetchPage, answer } = server({ ok: true, html });
  const fetched = fetchServedPage('/x/whole/', fetchPage);
  expect(servedPage('/x/whole/')).toBeUndefined();
  answer();
  await fetched;
  expect(servedPage('/x/whole?a=1#part')?.title).toBe('Sorting');
  expect(servedPage('/x/whole/')?.querySelector('script')?.textContent).toBe('1');
  expect(servedPage('/x/other/')).toBeUndefined();
});
