import DayLength from '../components/DayLength';
import NoteLink from '../components/NoteLink';

import type { Post } from './types';

export const post: Post = {
  slug: 'how-long-is-today',
  title: 'How long is today?',
  summary:
    'Two tangents and an arc cosine give the length of any day at any place, to within minutes.',
  date: '2025-09-22',
  author: 'ruth',
  tags: ['Sky', 'Arithmetic'],
  caption:
    'The path of the sun above the horizon in December, March, and June. The longer the arc, the longer the day.',
  art: (
    <>
      <path d="M20 240h440" />
      <path className="soft" d="M150 240C160 190 320 190 330 240" />
      <path className="soft" d="M100 240C110 120 370 120 380 240" />
      <path className="accent" d="M50 240C60 20 420 20 430 240" />
      <circle className="fill" cx="240" cy="75" r="24" />
      <text x="240" y="192" textAnchor="middle">
        December
      </text>
      <text x="240" y="138" textAnchor="middle">
        March
      </text>
      <text x="310" y="66">
        June
      </text>
    </>
  ),
  body: (
    <>
      <p>
        Today is the equinox, and the calendar on my wall says that day and night are equal. The
        newspaper prints sunrise and sunset, and they are twelve hours and eight minutes apart. One
        of them is near enough. To find out which, you need to know what a day is made of.
      </p>
      <p>
        Imagine the circle that the sun seems to draw around you in twenty-four hours. The horizon
        cuts the circle in two. The part above is day, and the part below is night. At the equator,
        the horizon always cuts through the middle. Anywhere else, the circle is tilted, and the cut
        moves up and down with the seasons.
      </p>
      <h2>The formula</h2>
      <p>
        Two angles decide where the cut is: your latitude, and the sun’s declination, which is the
        latitude at which the sun is overhead at noon. Multiply their tangents, change the sign, and
        take the arc cosine. The result is half of the day, as an angle. Fifteen degrees of it are
        one hour.
        <NoteLink note={1} />
      </p>
      <pre className="wide" tabIndex={0} aria-label="Formula">
        <code>{`declination = 23.44° × sin(360° × (284 + day) / 365)
half        = arccos(−tan(latitude) × tan(declination))
hours       = 2 × half / 15°`}</code>
      </pre>
      <p>
        At 40 degrees north, on the longest day of the year, this gives 14 hours and 51 minutes. At
        60 degrees it gives 18 hours and 29 minutes. At 70 degrees, the arc cosine has no answer,
        because the product of the tangents is greater than one. The sun doesn’t set, so there is
        nothing to compute.
      </p>
      <DayLength />
      <h2>What the formula leaves out</h2>
      <p>
        It treats the sun as a point and the air as nothing. But we call it sunrise when the upper
        edge of the sun appears, and by then the air has bent its light around the edge of the
        earth. Both together lift the sun by five sixths of a degree. At the equator, that adds
        seven minutes to every day. At 60 degrees, around midsummer, the sun rises at such a flat
        angle that it adds twenty-two.
        <NoteLink note={2} />
      </p>
      <p>
        So the newspaper is right about today, and the calendar is right about geometry. I have kept
        both. The formula fits on a bookmark, and for planning a walk, eight minutes are near
        enough.
      </p>
    </>
  ),
  notes: [
    'The sine for the declination treats the earth’s orbit as a circle. It is off by one degree in October, and by less at other times.',
    'The sun’s radius is about 16 minutes of arc, and refraction at the horizon is about 34. Almanacs use the sum of 50 minutes.',
  ],
};
