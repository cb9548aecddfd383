import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import App from './App';

// jsdom has no layout to draw in, and can't scroll.
vi.mock('./components/DayLengthChart', () => ({ default: () => null }));
const scrollIntoView = vi.fn();
const scrollTo = vi.fn();

const open = (path: string) => {
  window.location.hash = path;
  return render(<App />);
};
const heading = () => screen.getByRole('heading', { level: 1 });
const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('scrollTo', scrollTo);
  Element.prototype.scrollIntoView = scrollIntoView;
});

describe('routes', () => {
  it('opens a post from the list, with title, scrolling, and focus', async () => {
    open('/');
    expect(heading()).toHaveTextContent('Near Enough');
    expect(heading()).not.toHaveFocus();
    await userEvent.click(main().getByRole('link', { name: 'Counting to thunder' }));
    expect(heading()).toHaveTextContent('Counting to thunder');
    expect(heading()).toHaveFocus();
    expect(document.title).toBe('Counting to thunder – Near Enough');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    expect(main().getByText('August 13, 2023')).toBeInTheDocument();
    expect(main().getByText('2 min')).toBeInTheDocument();
  });

  it('returns to the link that was followed', async () => {
    open('/archive');
    await userEvent.click(main().getByRole('link', { name: 'The diamonds on the tape' }));
    act(() => {
      // What a browser does for Back.
      window.dispatchEvent(new PopStateEvent('popstate'));
      window.location.hash = '/archive';
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(main().getByRole('link', { name: 'The diamonds on the tape' })).toHaveFocus();
  });

  it.each(['/nowhere', '/posts/no-such-post', '/tags/no-such-tag', '/posts/100%'])(
    'has a page for an address without one: %s',
    (path) => {
      open(path);
      expect(heading()).toHaveTextContent('Nothing at this mark');
    },
  );

  it('filters by tag', async () => {
    open('/');
    const tags = screen.getByRole('navigation', { name: 'Tags' });
    await userEvent.click(within(tags).getByRole('link', { name: 'Workshop 2' }));
    expect(window.location.hash).toBe('#/tags/workshop');
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map((each) => each.textContent),
    ).toEqual(['A square corner from a piece of string', 'The diamonds on the tape']);
    expect(
      within(screen.getByRole('navigation', { name: 'Tags' })).getByRole('link', {
        current: 'page',
      }),
    ).toHaveTextContent('Workshop 2');
  });

  it('lists all posts by year', () => {
    open('/archive');
    const year = screen.getByRole('region', { name: '2024' });
    expect(within(year).getAllByRole('link')).toHaveLength(2);
    expect(main().getAllByRole('link')).toHaveLength(7);
  });
});

describe('post', () => {
  it('links to the next and previous one', async () => {
    open('/posts/how-long-is-today');
    const others = () => screen.getByRole('navigation', { name: 'Other posts' });
    expect(within(others()).getAllByRole('link')).toHaveLength(1);
    await userEvent.click(within(others()).getByRole('link', { name: /square corner/ }));
    expect(
      within(others())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['The diamonds on the tape', 'How long is today?']);
  });

  it('moves the focus to a note and back', async () => {
    open('/posts/counting-to-thunder');
    await userEvent.click(screen.getByRole('link', { name: 'Note 2' }));
    const note = document.getElementById('note-2');
    expect(note).toHaveFocus();
    expect(note).toHaveTextContent('Three miles take 14.1 seconds.');
    await userEvent.click(screen.getByRole('link', { name: 'Back to the text at note 2' }));
    expect(screen.getByRole('link', { name: 'Note 2' })).toHaveFocus();
  });
});

describe('note', () => {
  it('has an address that opens the post and focuses the note', () => {
    open('/posts/counting-to-thunder/note-1');
    expect(heading()).toHaveTextContent('Counting to thunder');
    expect(document.getElementById('note-1')).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });
});

describe('search', () => {
  it('keeps the words in the address, and the focus in the field', async () => {
    open('/search');
    const field = screen.getByRole('searchbox', { name: 'Words in a post' });
    await userEvent.type(field, 'one mississippi?');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('one mississippi?');
    expect(window.location.hash).toBe('#/search/one%20mississippi%3F');
    expect(screen.getByRole('status')).toHaveTextContent('No post contains “one mississippi?”.');
    await userEvent.type(field, '{Backspace}');
    expect(screen.getByRole('status')).toHaveTextContent('1 of 7 posts');
    expect(main().getAllByText('Mississippi')[0]?.tagName).toBe('MARK');
  });
});
