import NoteLink from '../components/NoteLink';

import type { Post } from './types';

export const post: Post = {
  slug: 'the-calendar-that-repeats',
  title: 'The calendar that repeats',
  summary: 'Four hundred years are a whole number of weeks, and that is bad luck for Fridays.',
  date: '2023-12-31',
  author: 'tomas',
  tags: ['Calendar', 'Arithmetic'],
  caption: 'A month that begins on a Sunday. Its thirteenth is a Friday.',
  art: (
    <>
      {Array.from({ length: 31 }, (_, index) => (
        <circle
          key={index}
          className="solid"
          cx={90 + (index % 7) * 50}
          cy={66 + Math.floor(index / 7) * 44}
          r="7"
        />
      ))}
      <circle className="accent" cx="340" cy="110" r="19" />
      <path d="M60 34h360" />
      <text x="368" y="116">
        13
      </text>
    </>
  ),
  body: (
    <>
      <p>
        On the last day of the year, I hang up a new calendar and throw the old one away. For years
        I wondered whether I could keep it instead. A year of 365 days is fifty-two weeks and one
        day, so every date moves on by one weekday, and in leap years by two. There are only
        fourteen possible calendars. If you own all of them, you never need to buy another.
      </p>
      <h2>The long repeat</h2>
      <p>
        How long does it take until the whole sequence starts again? Every fourth year is a leap
        year, except for full centuries, unless they divide by 400. So 400 years have 100 leap
        years, minus four centuries, plus one: 97. The days are 400 times 365 plus 97, which is
        146,097.
      </p>
      <p>
        Now divide by seven. It is 20,871, with nothing left over. Nobody arranged that. The rule
        for leap years was made in 1582 to keep Easter in spring, and weeks weren’t part of the
        argument. But it means that the calendar of 2000 will come back, day for day, in 2400.
      </p>
      <h2>Fridays</h2>
      <p>
        And it means that weekdays are not fair. If the cycle didn’t end on a whole week, it would
        begin on another day each time, and all dates would visit all weekdays equally in the end.
        As it is, the same 400 years repeat forever, with all their preferences. They contain 4,800
        thirteenths, which can’t be shared equally among seven days. Count them:
      </p>
      <pre tabIndex={0} aria-label="Program in JavaScript">
        <code>{`const counts = Array(7).fill(0);
for (let year = 2001; year <= 2400; year += 1) {
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(year, month, 13));
    counts[date.getUTCDay()] += 1;
  }
}
// Sunday to Saturday:
// 687, 685, 685, 687, 684, 688, 684`}</code>
      </pre>
      <p>
        The winner is Friday. The thirteenth falls on a Friday more often than on any other day: 688
        times, four more than on a Thursday or a Saturday. It isn’t much. If you live to be ninety,
        you will meet about 155 of them, where a fair share would be 154.
        <NoteLink note={1} />
      </p>
      <p>
        The average year comes to 365.2425 days, and the sun takes 365.2422. The calendar will be
        one day late in a little over three thousand years.
        <NoteLink note={2} /> I think that is the best “near enough” that anyone has ever agreed on.
        And I have stopped throwing calendars away. The next one that fits is never more than forty
        years off.
      </p>
    </>
  ),
  notes: [
    '90 years have 1,080 thirteenths. A seventh of them is 154.3, and 688 of 4,800 is a share that makes 154.8.',
    'The difference of 0.0003 days per year adds up to one day in about 3,200 years. By then, the earth’s rotation will have slowed down enough to matter, too.',
  ],
};
