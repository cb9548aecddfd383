import NoteLink from '../components/NoteLink';

import type { Post } from './types';

const SIZES = [
  ['A0', '841 × 1189', '1'],
  ['A1', '594 × 841', '2'],
  ['A2', '420 × 594', '4'],
  ['A3', '297 × 420', '8'],
  ['A4', '210 × 297', '16'],
  ['A5', '148 × 210', '32'],
  ['A6', '105 × 148', '64'],
] as const;

export const post: Post = {
  slug: 'the-sheet-that-halves',
  title: 'The sheet that halves into itself',
  summary: 'One proportion survives being folded in half, and it also weighs your letters.',
  date: '2024-04-28',
  author: 'ruth',
  tags: ['Paper', 'Geometry'],
  caption: 'One sheet, halved six times. Every piece has the shape of the whole.',
  art: (
    <>
      <path d="M70 30h340v240H70z" />
      <path d="M240 30v240M240 150h170M325 150v120M325 210h85M367.5 210v60" />
      <path className="accent" d="M367.5 240h42.5v30h-42.5z" />
      <path className="soft" d="M70 270L410 30M240 270L410 150" />
      <text x="140" y="160">
        A1
      </text>
      <text x="310" y="96">
        A2
      </text>
      <text x="268" y="218">
        A3
      </text>
      <text x="358" y="186">
        A4
      </text>
    </>
  ),
  body: (
    <>
      <p>
        Fold a letter-size sheet in half, and it becomes slender. Fold it again, and it is stocky
        again, as it was at the start. Most paper alternates like this between two shapes. There is
        exactly one proportion that doesn’t, and most of the world’s offices use it without knowing.
      </p>
      <p>
        Say that the short side is 1 and the long side is x. Folded, the sheet is x/2 by 1. For the
        shape to stay, x/2 has to be to 1 as 1 is to x. Then x times x is 2, and x is the square
        root of two, about 1.414. No other number will do.
      </p>
      <h2>One square meter</h2>
      <p>
        The international sizes use this proportion, and one further idea: the largest sheet, A0,
        has an area of one square meter. Everything else follows by folding. The sides are rounded
        to whole millimeters, and that is all there is to remember.
        <NoteLink note={1} />
      </p>
      <table>
        <caption>Sides in millimeters, and how many sheets make a square meter</caption>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Sides</th>
            <th scope="col">Sheets per m²</th>
          </tr>
        </thead>
        <tbody>
          {SIZES.map(([size, sides, sheets]) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>{sides}</td>
              <td>{sheets}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Paper as a scale</h2>
      <p>
        The square meter pays off at the post office. Paper is sold by its weight per square meter,
        and the ordinary kind weighs 80 grams. Sixteen sheets of A4 make a square meter, so one
        sheet weighs five grams. I have no letter scale. I count pages.
      </p>
      <p>
        It works in the other direction, too. A stack of A4 sheets makes a good set of weights for a
        kitchen balance: two sheets for ten grams of yeast, cut in half if the recipe is.
        <NoteLink note={2} />
      </p>
      <p>
        And the copier. To put two pages on one, each has to shrink to half of its area, so its
        sides shrink by the square root of two. That is the 71% key. The 141% key is the way back.
        In a country with letter-size paper, the same keys leave a white stripe, because 8.5 by 11
        halves into 5.5 by 8.5, and that is a different shape.
      </p>
      <p>
        I don’t ask anyone to change their paper. But when a shape has a reason, I like to know it,
        and this one fits on a folded corner.
      </p>
    </>
  ),
  notes: [
    'The standard is ISO 216. The area of A0 is 841 by 1,189 millimeters, which is 0.99995 square meters.',
    'Paper takes up moisture, which can change its weight by a few percent. For yeast, that is near enough.',
  ],
};
