import type { SKRSContext2D as Context } from '@napi-rs/canvas';

/** Colors of a card. */
export interface Colors {
  background: string;
  surface: string;
  divider: string;
  text: string;
  textSecondary: string;
  /** The product's color. */
  accent: string;
}

/** Draws in a frame whose top left corner is the origin. The right and bottom of the frame are cut off. */
export type Draw = (context: Context, colors: Colors) => void;

/** A shape in a color, at some opacity. */
function shape(context: Context, color: string, opacity: number, path: () => void): void {
  context.globalAlpha = opacity;
  context.fillStyle = color;
  context.beginPath();
  path();
  context.fill();
  context.globalAlpha = 1;
}

/** A line through points, at some opacity. */
function line(
  context: Context,
  color: string,
  opacity: number,
  width: number,
  points: readonly (readonly [x: number, y: number])[],
): void {
  context.globalAlpha = opacity;
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  points.forEach(([x, y]) => context.lineTo(x, y));
  context.stroke();
  context.globalAlpha = 1;
}

/** A line of text, as a rounded bar. */
const bar = (
  context: Context,
  [x, y]: readonly [number, number],
  width: number,
  color: string,
  opacity: number,
  height = 14,
) => shape(context, color, opacity, () => context.roundRect(x, y, width, height, height / 2));

const GRID_ROWS = [
  [150, 96],
  [112, 118],
  [168, 84],
  [130, 104],
  [98, 92],
  [156, 110],
] as const;

const grid: Draw = (context, { accent, text, divider, surface }) => {
  const row = 74;
  bar(context, [88, 32], 96, text, 0.55);
  bar(context, [296, 32], 46, text, 0.55);
  line(context, accent, 1, 4, [
    [352, 43],
    [360, 34],
    [368, 43],
  ]);
  GRID_ROWS.forEach(([name, status], index) => {
    const y = 78 + index * row;
    const isSelected = index === 1;
    if (isSelected) {
      shape(context, accent, 0.1, () => context.rect(0, y, 700, row));
    }
    line(context, divider, 1, 2, [
      [0, y],
      [700, y],
    ]);
    const middle = y + row / 2;
    if (isSelected) {
      shape(context, accent, 1, () => context.roundRect(32, middle - 13, 26, 26, 7));
      line(context, surface, 1, 3.5, [
        [38.5, middle],
        [43.5, middle + 5],
        [52, middle - 5],
      ]);
    } else {
      context.strokeStyle = text;
      context.globalAlpha = 0.3;
      context.lineWidth = 2;
      context.beginPath();
      context.roundRect(33, middle - 12, 24, 24, 7);
      context.stroke();
      context.globalAlpha = 1;
    }
    bar(context, [88, middle - 7], name, text, isSelected ? 0.75 : 0.24);
    bar(context, [296, middle - 16], status, accent, index % 2 ? 0.6 : 0.3, 32);
  });
};

const calendar: Draw = (context, { accent, text, surface }) => {
  bar(context, [44, 42], 150, text, 0.55, 16);
  for (const [x, direction] of [
    [336, -1],
    [384, 1],
  ] as const) {
    line(context, text, 0.5, 4, [
      [x - 5 * direction, 40],
      [x + 5 * direction, 50],
      [x - 5 * direction, 60],
    ]);
  }
  const [left, top, step] = [58, 118, 58];
  const at = (day: number) => {
    const cell = day + 2;
    return [left + (cell % 7) * step, top + Math.floor(cell / 7) * 66] as const;
  };
  const [from, to] = [at(6), at(8)];
  shape(context, accent, 0.16, () =>
    context.roundRect(from[0] - 26, from[1] - 26, to[0] - from[0] + 52, 52, 26),
  );
  context.font = '600 24px Text';
  context.textAlign = 'center';
  for (let day = 1; day <= 31; day += 1) {
    const [x, y] = at(day);
    const isEnd = day === 6 || day === 8;
    if (isEnd) {
      shape(context, accent, 1, () => context.arc(x, y, 26, 0, 2 * Math.PI));
    }
    context.fillStyle = isEnd ? surface : text;
    context.globalAlpha = isEnd || day === 7 ? 1 : 0.62;
    context.fillText(String(day), x, y + 8.5);
    context.globalAlpha = 1;
  }
  context.textAlign = 'left';
};

const BARS = [150, 214, 176, 292, 236, 330, 268];

const chart: Draw = (context, { accent, text, divider, surface }) => {
  for (let y = 70; y <= 400; y += 82) {
    line(context, divider, 1, 2, [
      [36, y],
      [700, y],
    ]);
  }
  const [left, step, bottom] = [52, 72, 470];
  BARS.forEach((height, index) => {
    const isHighest = index === 3;
    shape(context, accent, isHighest ? 1 : 0.32, () =>
      context.roundRect(left + index * step, bottom - height, 46, height, [10, 10, 0, 0]),
    );
  });
  line(context, text, 0.35, 2.5, [
    [36, bottom],
    [700, bottom],
  ]);
  const points = BARS.map(
    (height, index) => [left + 23 + index * step, bottom - 74 - height * 0.94] as const,
  );
  line(context, text, 0.62, 4, points);
  for (const [x, y] of points) {
    shape(context, surface, 1, () => context.arc(x, y, 10, 0, 2 * Math.PI));
    context.strokeStyle = text;
    context.lineWidth = 4;
    context.globalAlpha = 0.75;
    context.stroke();
    context.globalAlpha = 1;
  }
};

const BRANCHES = [
  { depth: 0, width: 150, isOpen: true },
  { depth: 1, width: 176, isOpen: true },
  { depth: 2, width: 120 },
  { depth: 2, width: 158, isSelected: true },
  { depth: 2, width: 96 },
  { depth: 1, width: 132 },
  { depth: 0, width: 168 },
] as const;

const tree: Draw = (context, { accent, text, divider }) => {
  const [left, top, indent, row] = [48, 62, 52, 68];
  const line2 = (x: number, from: number, to: number) =>
    line(context, divider, 1, 2.5, [
      [x, top + from * row + 24],
      [x, top + to * row + 18],
    ]);
  line2(left + 8, 0, 5);
  line2(left + indent + 8, 1, 4);
  BRANCHES.forEach((branch, index) => {
    const { depth, width } = branch;
    const isOpen = 'isOpen' in branch;
    const isSelected = 'isSelected' in branch;
    const [x, y] = [left + depth * indent, top + index * row];
    if (isSelected) {
      shape(context, accent, 0.14, () => context.roundRect(x - 18, y - 29, 500, 58, 16));
    }
    if (isOpen) {
      line(context, text, 0.55, 4, [
        [x, y - 4],
        [x + 8, y + 5],
        [x + 16, y - 4],
      ]);
    } else {
      const color = isSelected ? accent : text;
      context.globalAlpha = isSelected ? 1 : 0.45;
      context.fillStyle = context.strokeStyle = color;
      context.lineWidth = 3;
      context.lineJoin = 'round';
      context.beginPath();
      for (const [dx, dy] of [
        [-2, -14],
        [10, -14],
        [19, -5],
        [19, 14],
        [-2, 14],
      ] as const) {
        context.lineTo(x + dx, y + dy);
      }
      context.closePath();
      if (isSelected) {
        context.fill();
      }
      context.stroke();
      context.globalAlpha = 1;
    }
    bar(context, [x + 42, y - 7], width, isSelected ? accent : text, isSelected ? 0.95 : 0.3, 15);
  });
};

/** The drawings, of which each product has one. */
export const ART = { grid, calendar, chart, tree } as const;

/** Name of a drawing. */
export type ArtName = keyof typeof ART;
