import NoteLink from '../components/NoteLink';

import type { Post } from './types';

export const post: Post = {
  slug: 'a-mile-from-the-earth',
  title: 'A mile that comes from the earth',
  summary: 'A nautical mile is a minute of latitude, so the edge of every chart is a ruler.',
  date: '2024-10-06',
  author: 'tomas',
  tags: ['Sea', 'Geometry'],
  caption:
    'Dividers on the latitude scale of a chart. Each block is one minute of arc, and one nautical mile.',
  art: (
    <>
      <path d="M60 30v240h48V30z" />
      <path className="solid" d="M60 30h48v40H60zM60 110h48v40H60zM60 190h48v40H60z" />
      <path d="M300 150L122 110M300 150L122 230" />
      <path className="accent" d="M300 150h60" />
      <circle className="fill" cx="300" cy="150" r="16" />
      <text x="136" y="60">
        41°03′
      </text>
      <text x="200" y="248">
        3 minutes, 3 miles
      </text>
    </>
  ),
  body: (
    <>
      <p>
        A barometer came into the shop in a box lined with half of a sea chart. I repaired the
        barometer and kept looking at the box. A chart has no bar that says how long a mile is. It
        doesn’t need one: the scale runs up both sides, disguised as latitude.
      </p>
      <p>
        A degree has sixty minutes, and a nautical mile is one minute of latitude. That is not a
        coincidence, but the definition it started from. A navigator who knows two latitudes
        subtracts them and has a distance, without a table. To measure anything else, you open a
        pair of dividers on the chart, carry them to the side, and count.
      </p>
      <h2>Two definitions that meet</h2>
      <p>
        The meter was meant to be a piece of the earth as well: one ten-millionth of the way from
        the pole to the equator. If that is ten million meters, and also ninety degrees of sixty
        minutes, then a minute is 10,000,000 divided by 5,400. That is 1,851.85 meters. In 1929, a
        conference in Monaco rounded it to 1,852, and there it has stayed.
      </p>
      <p>
        The earth isn’t quite a sphere, so a minute of latitude isn’t the same everywhere. It is
        about 1,843 meters at the equator and 1,862 at the poles. The difference is one percent,
        which is less than anyone can measure with dividers on a moving table.
        <NoteLink note={1} />
      </p>
      <h2>The knot was a knot</h2>
      <p>
        Speed came from a board on a line. A sailor threw the board overboard and let the line run
        out while a sandglass emptied. The line had a knot every 47 feet and 3 inches, and the glass
        ran for 28 seconds. Do the division: 47.25 feet in 28 seconds are 6,075 feet in an hour. A
        nautical mile has 6,076.
        <NoteLink note={2} />
      </p>
      <p>
        I find that hard to get over. People on a wet deck, with string and sand, agreed with the
        size of the planet to one part in five thousand. Or the string did. The sand swelled when it
        was damp, the line shrank, and the person with the glass called out early when it was cold.
      </p>
      <p>
        One warning if you try this on a chart. Use the side and never the top. Minutes of longitude
        shrink toward the poles: at 60 degrees, they are half as long. And use the side at the
        height of your own ship, because on most charts, the scale grows as you go north.
      </p>
    </>
  ),
  notes: [
    'Both values are for the ellipsoid WGS 84, which satellite navigation uses.',
    'A nautical mile of 1,852 meters is 6,076.12 feet.',
  ],
};
