import { createTheme, ThemeProvider } from '@mui/material/styles';
import { claim } from '@portal/claims';
import { emulateMedia } from '@portal/claims/browser';
import { afterEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Route, Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';

import App from './app/App';
import { posts } from './app/posts';
import { bodyText, countWords, readingMinutes, textOf } from './app/posts/text';
import { decode } from './app/routing/decode';

const open = (path: string) => {
  window.location.hash = path;
  return render(<App />);
};
const heading = page.getByRole('heading', { level: 1 });
const main = page.getByRole('main');

afterEach(() => {
  history.replaceState(null, '', window.location.pathname + window.location.search);
});

claim(
  'The routes are in the hash, such as `#/tags/sky`, so the host has to serve only one file.',
  async () => {
    const { pathname, search } = window.location;
    await open('/');
    await main.getByRole('link', { name: 'Sky 2' }).click();
    await expect.element(heading).toHaveTextContent('Sky');
    expect(window.location.hash).toBe('#/tags/sky');
    expect(window.location.pathname + window.location.search).toBe(pathname + search);
    const links = [...document.querySelectorAll('a[href]')].map(
      (a) => a.getAttribute('href') ?? '',
    );
    expect(links.filter((href) => !/^(#|mailto:)/.test(href))).toEqual([]);
  },
);

claim(
  "When users follow a link, the heading of the new page receives focus, the window scrolls to the top, and the document gets the page's title.",
  async () => {
    await open('/');
    await main.getByRole('link', { name: 'Counting to thunder' }).click();
    await expect.element(heading).toHaveTextContent('Counting to thunder');
    await expect.element(heading).toHaveFocus();
    expect(window.scrollY).toBe(0);
    expect(document.title).toBe('Counting to thunder – Near Enough');
  },
);

claim('**Back** returns to the link that they followed.', async () => {
  await open('/');
  const link = main.getByRole('link', { name: 'Counting to thunder' });
  await link.click();
  await expect.element(heading).toHaveTextContent('Counting to thunder');
  history.back();
  await expect.element(link).toHaveFocus();
  const rect = link.element().getBoundingClientRect();
  expect(rect.top).toBeGreaterThan(0);
  expect(rect.bottom).toBeLessThan(window.innerHeight);
});

claim(
  '`textOf()` in `posts/text.ts` reads its text without rendering it, for the reading time and the search.',
  async () => {
    const [post] = posts;
    const text = post === undefined ? '' : bodyText(post);
    expect(text).toMatch(/^Today is the equinox/);
    await open(`/posts/${post?.slug}`);
    await expect.element(main).toHaveTextContent(`${readingMinutes(countWords(text))} min`);
    await expect.element(main).toHaveTextContent('Today is the equinox');
  },
);

claim('Lines have about 65 characters.', async () => {
  await open('/posts/counting-to-thunder');
  await expect.element(heading).toHaveTextContent('Counting to thunder');
  const lengths = [...document.querySelectorAll('main article p')]
    .filter((paragraph) => (paragraph.textContent?.length ?? 0) > 300)
    .map((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const lines = new Set(
        [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 20)),
      );
      return (paragraph.textContent?.length ?? 0) / lines.size;
    });
  expect(lengths.length).toBeGreaterThan(2);
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(average).toBeGreaterThan(55);
  expect(average).toBeLessThan(72);
});

claim(
  "`<NoteLink note={1} />` links to the first entry of the post's `notes`. Each note has its own address: `#/posts/counting-to-thunder/note-1` opens the post and focuses the note.",
  async () => {
    const { unmount } = await open('/posts/counting-to-thunder/note-1');
    const note = () => document.getElementById('note-1');
    await expect.poll(() => document.activeElement === note() && note() !== null).toBe(true);
    await unmount();
    await open('/posts/counting-to-thunder');
    await page.getByRole('link', { name: 'Note 1', exact: true }).click();
    await expect.poll(() => document.activeElement === note() && note() !== null).toBe(true);
    expect(note()?.textContent).toContain('Ten seconds at 343 meters are 3,430 meters');
  },
);

claim(
  'It finds posts that contain all words, and ignores case and accents. The words are part of the address.',
  async () => {
    await open('/search');
    const field = page.getByRole('searchbox');
    await field.fill('SAND knót');
    await expect
      .element(main.getByRole('link', { name: 'A mile that comes from the earth' }))
      .toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('1 of 7 posts');
    expect(decode(window.location.hash)).toBe('#/search/SAND knót');
  },
);

claim('On paper, a post has no navigation, and its text is black, even in dark mode.', async () => {
  window.location.hash = '/posts/counting-to-thunder';
  await render(
    <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>
      <App />
    </ThemeProvider>,
  );
  await expect.element(heading).toHaveTextContent('Counting to thunder');
  const visibleNavigation = () =>
    [...document.querySelectorAll('nav')].filter((nav) => nav.checkVisibility()).length;
  const inks = () =>
    new Set([...document.querySelectorAll('article p')].map((p) => getComputedStyle(p).color));
  expect(visibleNavigation()).toBe(2);
  expect(inks()).not.toContain('rgb(0, 0, 0)');
  await emulateMedia({ media: 'print' });
  await expect.poll(visibleNavigation).toBe(0);
  expect([...inks()]).toEqual(['rgb(0, 0, 0)']);
  await emulateMedia({ media: null });
});

claim('In an application with hash routes, `<a href="#notes">` is a route.', async () => {
  await open('/posts/counting-to-thunder');
  await expect.element(heading).toHaveTextContent('Counting to thunder');
  window.location.hash = '#notes';
  await expect.element(heading).toHaveTextContent('Nothing at this mark');
});

claim(
  "Wouter decodes addresses with `decodeURI`, which leaves `/`, `?` and `#` encoded. Use `decode()` in `routing/decode.ts`, which also accepts parts that aren't encoded correctly.",
  async () => {
    window.location.hash = '/tags/this%20%2F%20%3F%23';
    await render(
      <Router hook={useHashLocation}>
        <Route path="/tags/:tag">{({ tag }) => <p>{`${tag} – ${decode(tag)}`}</p>}</Route>
      </Router>,
    );
    await expect.element(page.getByText('this %2F %3F%23 – this / ?#')).toBeVisible();
    expect(() => decodeURIComponent('100%')).toThrow(URIError);
    expect(decode('100%')).toBe('100%');
  },
);

claim('`textOf()` reads the children of a component, but not its rendered output.', () => {
  const Inside = () => <p>inside</p>;
  const Around = ({ children }: { children: string }) => <p>{children}</p>;
  expect(textOf(<Inside />)).toBe('');
  expect(textOf(<Around>around</Around>)).toBe('around');
});

claim(
  'Each letter changes the address. `keyOf()` in `useRouteChange.ts` treats all addresses of the search as one page.',
  async () => {
    await open('/search');
    await page.getByRole('searchbox').click();
    const addresses: string[] = [];
    for (const letter of 'tape') {
      await userEvent.keyboard(letter);
      addresses.push(window.location.hash);
    }
    expect(addresses).toEqual(['#/search/t', '#/search/ta', '#/search/tap', '#/search/tape']);
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
  },
);
