import { describe, expect, it } from 'vitest';

import NoteLink from '../components/NoteLink';
import { dayLength, formatHours } from '../data/dayLength';

import { findPost, findTag, posts, TAGS, wordsOf, YEARS } from '.';
import { cut, searchPosts } from './search';
import { bodyText, countWords, formatDate, readingMinutes, tagSlug, textOf } from './text';

describe('posts', () => {
  it('have unique addresses, valid days, tags, and the length of a short essay', () => {
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
    for (const post of posts) {
      expect(post.slug).toBe(tagSlug(post.slug));
      expect(new Date(`${post.date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(post.date);
      expect(post.tags.length).toBeGreaterThan(0);
      expect(wordsOf(post), post.slug).toBeGreaterThanOrEqual(250);
      expect(wordsOf(post), post.slug).toBeLessThanOrEqual(500);
    }
  });

  it('are ordered by day, newest first', () => {
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(YEARS.flatMap(({ posts: inYear }) => inYear)).toEqual(posts);
  });

  it('know their neighbors', () => {
    const [first, second, third] = posts;
    expect(findPost(second?.slug ?? '')).toEqual({ post: second, newer: first, older: third });
    expect(findPost('no-such-post')).toBeNull();
  });

  it('are counted by tag', () => {
    expect(TAGS.reduce((sum, { count }) => sum + count, 0)).toBe(
      posts.reduce((sum, { tags }) => sum + tags.length, 0),
    );
    for (const { tag } of TAGS) {
      expect(findTag(tagSlug(tag))).toBe(tag);
    }
    expect(findTag('no-such-tag')).toBeUndefined();
  });
});

describe('text', () => {
  it('is read from elements without rendering them', () => {
    const node = (
      <>
        <p>
          One <em>small</em>
          <NoteLink note={1} />
        </p>
        <svg>
          <text>label</text>
        </svg>
        <ul>
          {['a', 'b'].map((letter) => (
            <li key={letter}>{letter}</li>
          ))}
        </ul>
        {false}
      </>
    );
    expect(textOf(node).trim()).toBe('One small a b');
  });

  it('is counted in words, and in minutes', () => {
    expect(countWords(' one  two\nthree ')).toBe(3);
    expect([0, 220, 440, 1100].map(readingMinutes)).toEqual([1, 1, 2, 5]);
  });

  it('has days in English, whatever the time zone', () => {
    expect(formatDate('2025-09-22')).toBe('September 22, 2025');
  });
});

describe('search', () => {
  it('finds posts with all words, in any order and case', () => {
    expect(searchPosts(posts, 'GLASS sailor').map(({ post }) => post.slug)).toEqual([
      'a-mile-from-the-earth',
    ]);
    expect(searchPosts(posts, 'sailor yeast')).toEqual([]);
    expect(searchPosts(posts, '  ')).toEqual([]);
  });

  it('puts matches in titles first', () => {
    expect(searchPosts(posts, 'thunder')[0]?.post.slug).toBe('counting-to-thunder');
  });

  it('marks what it found in an excerpt of whole words', () => {
    const [result] = searchPosts(posts, 'mississippi');
    const marked = result?.excerpt.filter(({ match }) => match).map(({ text }) => text);
    expect(marked).toEqual(['Mississippi', 'Mississippi']);
    const excerpt = result?.excerpt.map(({ text }) => text).join('') ?? '';
    expect(excerpt).toMatch(/^… .* …$/);
    const body = result === undefined ? '' : bodyText(result.post);
    expect(body).toContain(excerpt.slice(2, -2));
  });

  it('ignores accents, and keeps the text as it is', () => {
    expect(cut('Tomás, twice: Tomas', ['tomas'])).toEqual([
      { text: 'Tomás', match: true },
      { text: ', twice: ', match: false },
      { text: 'Tomas', match: true },
    ]);
  });
});

describe('figures in the posts', () => {
  it.each([
    [40, '14 hours and 51 minutes'],
    [60, '18 hours and 29 minutes'],
  ])('day length at %i degrees', (latitude, text) => {
    const [hours, , minutes] = formatHours(dayLength(latitude, 172)).split(' ');
    expect(`${hours} h`).toBe(formatHours(dayLength(latitude, 172)).split(' ', 2).join(' '));
    expect(text).toContain(`${hours} hours`);
    expect(text).toContain(`${minutes} minutes`);
    const post = findPost('how-long-is-today')?.post;
    expect(post === undefined ? '' : bodyText(post)).toContain(text);
  });

  it('days are 12 hours at the equator, and 24 or 0 beyond the polar circle', () => {
    expect(dayLength(0, 40)).toBeCloseTo(12, 10);
    expect(dayLength(75, 172)).toBe(24);
    expect(dayLength(75, 355)).toBe(0);
    expect(dayLength(-40, 172)).toBeCloseTo(24 - dayLength(40, 172), 10);
  });

  it('thirteenths in 400 years', () => {
    const counts = Array.from({ length: 7 }, () => 0);
    for (let year = 2001; year <= 2400; year += 1) {
      for (let month = 0; month < 12; month += 1) {
        const day = new Date(Date.UTC(year, month, 13)).getUTCDay();
        counts[day] = (counts[day] ?? 0) + 1;
      }
    }
    const post = findPost('the-calendar-that-repeats')?.post;
    expect(post === undefined ? '' : bodyText(post)).toContain(counts.join(', '));
  });

  it('corners', () => {
    const rows = [1, 2, 3].map((scale) => {
      // How the angle changes with the diagonal: c / (a b), in feet.
      const angle = (0.25 / 12) * ((5 * scale) / (3 * scale * 4 * scale));
      const off = angle * 20 * 12;
      return `${((angle * 180) / Math.PI).toFixed(2)}° ${off.toFixed(1)} in`;
    });
    const post = findPost('a-square-corner-from-string')?.post;
    const text = post === undefined ? '' : bodyText(post);
    for (const row of rows) {
      expect(text).toContain(row);
    }
  });

  it('sizes of paper', () => {
    const post = findPost('the-sheet-that-halves')?.post;
    const text = post === undefined ? '' : bodyText(post);
    let [short, long] = [841, 1189];
    for (let size = 0; size <= 6; size += 1) {
      expect(text).toContain(`A${size} ${short} × ${long} ${2 ** size}`);
      [short, long] = [Math.floor(long / 2), short];
    }
  });
});
