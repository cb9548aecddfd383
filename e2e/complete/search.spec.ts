import { expect, open, test } from '../support';

// It loads all pages.
test('no excerpt of any page contains text of controls', async ({ page }) => {
  await open(page, '/x/introduction/licensing/');
  const { read, found } = await page.evaluate(async () => {
    interface Manifest {
      versions: { folder: string }[];
    }
    interface Index {
      pages: { path: string; kind?: number }[];
    }
    const json = async <T>(path: string) => (await (await fetch(path)).json()) as T;
    const clean = (text: string | null) => (text ?? '').replace(/[\s\u200b]+/g, ' ').trim();
    const count = (text: string, part: string) => text.split(part).length - 1;
    const controls =
      'button, label, select, textarea, [role=toolbar], [role=tablist], [data-event-category=code] > figcaption, figure [id$="-hint"]';
    const seen = { read: 0, found: [] as string[] };
    const { versions } = await json<Manifest>('/search/manifest.json');
    for (const { folder } of versions) {
      const { pages } = await json<Index>(`/${folder}index.json`);
      for (const [place, { path, kind }] of pages.entries()) {
        if (kind === 1) continue;
        const excerpts = clean((await json<string[]>(`/${folder}text-${place}.json`)).join(' '));
        const article = (await window.fetchPage(path)).querySelector('article');
        const texts = [...(article?.querySelectorAll(controls) ?? [])].flatMap((element) => {
          const own = [element, ...element.children].map(({ textContent }) => clean(textContent));
          return own.filter((text) => text.length > 2);
        });
        // Captions of drawings are prose.
        article
          ?.querySelectorAll(`${controls}, figure[data-event-category]`)
          .forEach((element) => element.remove());
        const prose = clean(article?.textContent ?? '');
        seen.read += 1;
        for (const text of new Set(texts)) {
          if (count(excerpts, text) > count(prose, text)) seen.found.push(`${path}: ${text}`);
        }
      }
    }
    return seen;
  });
  expect(read).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
