import NoteLink from '../components/NoteLink';

import type { Post } from './types';

const KNOTS = [
  ...[0, 1, 2, 3, 4].map((index) => [120 + index * 60, 250]),
  ...[1, 2, 3].map((index) => [120, 250 - index * 60]),
  ...[1, 2, 3, 4].map((index) => [120 + index * 48, 70 + index * 36]),
] as [number, number][];

export const post: Post = {
  slug: 'a-square-corner-from-string',
  title: 'A square corner from a piece of string',
  summary: 'Twelve equal gaps make a right angle. How good it is depends on how large you make it.',
  date: '2025-05-11',
  author: 'ruth',
  tags: ['Workshop', 'Geometry'],
  caption:
    'A loop with twelve equal gaps, pulled tight at three knots. The corner with the dot is square.',
  art: (
    <>
      <path d="M120 250H360L120 70Z" />
      {KNOTS.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="solid" cx={x} cy={y} r="8" />
      ))}
      <circle className="fill" cx="120" cy="250" r="15" />
      <text x="240" y="284" textAnchor="middle">
        4 gaps
      </text>
      <text x="40" y="166">
        3 gaps
      </text>
      <text x="262" y="148">
        5 gaps
      </text>
    </>
  ),
  body: (
    <>
      <p>
        When I lay out a shed, I start with a loop of string that has twelve equal gaps between its
        knots. One person holds a knot, the second walks three gaps away, the third walks four, and
        when all three pull, the corner at the first person is square. Children like it, because it
        looks like a trick. It is arithmetic: nine and sixteen are twenty-five.
      </p>
      <p>
        It is often said that the Egyptians laid out their pyramids in this way. They did stretch
        ropes, and paintings show them doing it. That the ropes had twelve gaps is a guess from the
        nineteenth century, repeated until it sounded old. The triangle itself is older than the
        guess.
        <NoteLink note={1} />
      </p>
      <h2>How square is square?</h2>
      <p>
        With a tape instead of string, you measure three feet along one side, four along the other,
        and move the sides until the diagonal is five. Suppose that the diagonal is a quarter inch
        too long. Then the corner is open by half a degree. That sounds like nothing, until you walk
        to the end of a wall of twenty feet and find yourself two inches from where you meant to be.
      </p>
      <p>
        The cure costs nothing. Double all three sides, and the same quarter inch makes half the
        error. Triple them, and it makes a third.
      </p>
      <table>
        <caption>What a diagonal that is a quarter inch too long does to a wall of 20 feet</caption>
        <thead>
          <tr>
            <th scope="col">Sides, in feet</th>
            <th scope="col">Angle</th>
            <th scope="col">Off at 20 ft</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">3, 4, 5</th>
            <td>0.50°</td>
            <td>2.1 in</td>
          </tr>
          <tr>
            <th scope="row">6, 8, 10</th>
            <td>0.25°</td>
            <td>1.0 in</td>
          </tr>
          <tr>
            <th scope="row">9, 12, 15</th>
            <td>0.17°</td>
            <td>0.7 in</td>
          </tr>
        </tbody>
      </table>
      <p>
        So the rule isn’t three, four, five. The rule is: as large as the yard allows. I have seen
        people buy a laser for a job that a longer string would have done, and I have been one of
        them.
      </p>
      <p>
        At the end, I measure both diagonals of the whole rectangle. If they are equal, all four
        corners are square, whatever I did before. It is the only check I know that needs no number
        at all.
        <NoteLink note={2} />
      </p>
    </>
  ),
  notes: [
    'The Babylonian tablet Plimpton 322, from about 1800 BC, lists fifteen right triangles with whole sides.',
    'It works if opposite sides are equal. Otherwise, equal diagonals also fit a trapezoid.',
  ],
};
