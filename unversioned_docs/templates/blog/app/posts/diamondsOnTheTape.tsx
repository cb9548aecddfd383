import NoteLink from '../components/NoteLink';

import type { Post } from './types';

const inch = (position: number) => 20 + position * 10;

export const post: Post = {
  slug: 'the-diamonds-on-the-tape',
  title: 'The diamonds on the tape',
  summary: 'Why a tape measure has a black diamond at 19 and 3/16 inches, and a hook that wobbles.',
  date: '2025-01-19',
  author: 'tomas',
  tags: ['Workshop', 'Arithmetic'],
  caption: 'A tape up to 44 inches: squares every 16 inches, and diamonds every 19.2.',
  art: (
    <>
      <path d="M20 100h440v110H20z" />
      {Array.from({ length: 43 }, (_, index) => (
        <path
          key={index}
          d={`M${inch(index + 1)} 100v${(index + 1) % 4 === 0 ? 34 : 18}`}
          strokeWidth="2"
        />
      ))}
      {[16, 32].map((position) => (
        <path key={position} className="accent" d={`M${inch(position) - 10} 150h20v20h-20z`} />
      ))}
      {[19.2, 38.4].map((position) => (
        <path key={position} className="solid" d={`M${inch(position)} 146l12 16-12 16-12-16z`} />
      ))}
      <text x={inch(16)} y="198" textAnchor="middle">
        16
      </text>
      <text x={inch(19.2) + 14} y="198" textAnchor="middle">
        19.2
      </text>
      <text x={inch(32)} y="198" textAnchor="middle">
        32
      </text>
      <text x={inch(38.4)} y="198" textAnchor="middle">
        38.4
      </text>
    </>
  ),
  body: (
    <>
      <p>
        Somebody asked me last week what the small black diamonds on a tape measure are for. I have
        owned tapes for thirty years. I said that I would look into it, which is what I say when I
        have never noticed something.
      </p>
      <p>
        The squares I knew. Every sixteen inches, the number stands in a red box, because the studs
        in a wall stand sixteen inches apart. Sixteen has one merit: it divides ninety-six, and
        ninety-six inches are eight feet, the length of a sheet of plywood. Six spaces of sixteen
        inches, and the edge of the sheet lands on the middle of a stud.
      </p>
      <h2>Five spaces</h2>
      <p>
        Four spaces also work: they are twenty-four inches each. The diamonds are the case between.
        Five spaces of 19.2 inches make ninety-six, too. A floor that would be too soft with four
        spaces and stiffer than it has to be with six can have five, and the sheets still end on a
        joist.
        <NoteLink note={1} />
      </p>
      <table>
        <caption>Ways to divide a sheet of 96 inches</caption>
        <thead>
          <tr>
            <th scope="col">Spacing</th>
            <th scope="col">Spaces</th>
            <th scope="col">Joists per sheet</th>
            <th scope="col">On the tape</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">12 in</th>
            <td>8</td>
            <td>9</td>
            <td>Feet</td>
          </tr>
          <tr>
            <th scope="row">16 in</th>
            <td>6</td>
            <td>7</td>
            <td>Squares</td>
          </tr>
          <tr>
            <th scope="row">19.2 in</th>
            <td>5</td>
            <td>6</td>
            <td>Diamonds</td>
          </tr>
          <tr>
            <th scope="row">24 in</th>
            <td>4</td>
            <td>5</td>
            <td>Even feet</td>
          </tr>
        </tbody>
      </table>
      <p>
        A fifth of an inch isn’t on a tape that divides by sixteen. The first diamond is closest to
        19 and 3/16, which is off by an eightieth of an inch. If you measured each joist from the
        one before, the eightieths would add up. So the diamonds are printed from the end of the
        tape, each in its own right place, and the fifth one sits on ninety-six exactly.
      </p>
      <h2>The hook</h2>
      <p>
        The other thing people ask about is the loose hook. It isn’t worn. It slides by its own
        thickness: hooked over a board, it moves out, and the inside of the hook is zero. Pushed
        against a wall, it moves in, and the outside is zero. A tape with a tight hook is wrong in
        one of two directions.
      </p>
      <p>
        I like both details for the same reason. Somebody made an error cancel itself, so that the
        person with the pencil never has to think of it. Thirty years, in my case.
      </p>
    </>
  ),
  notes: [
    'Whether a floor is stiff enough is a question for the span tables of your building code, and not for an essay.',
  ],
};
