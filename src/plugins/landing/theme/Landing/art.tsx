/*
 * Drawings of the products. The tile's color is `currentColor`; everything else is drawn with the text color at some
 * opacity, so that one drawing works in both color schemes. Decorative: the text next to a drawing names the product.
 */

const INK = 'var(--portal-text)';

interface BarProps {
  x: number;
  y: number;
  width: number;
  opacity?: number;
  fill?: string;
  height?: number;
}

/** A line of text, as a rounded bar. */
function Bar({ x, y, width, opacity = 0.22, fill = INK, height = 6 }: BarProps) {
  return (
    <rect x={x} y={y} width={width} height={height} rx={height / 2} fill={fill} opacity={opacity} />
  );
}

const GRID_ROWS = [
  [70, 44, 30],
  [54, 52, 24],
  [82, 36, 34],
  [60, 48, 20],
];

export function GridArt() {
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true">
      <rect
        x="20"
        y="14"
        width="280"
        height="122"
        rx="10"
        fill="none"
        stroke={INK}
        strokeOpacity="0.16"
      />
      <path d="M20 40h280" stroke={INK} strokeOpacity="0.16" />
      <Bar x={54} y={24} width={46} opacity={0.45} />
      <Bar x={154} y={24} width={34} opacity={0.45} />
      <path d="m194 28 3-4 3 4" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <Bar x={236} y={24} width={40} opacity={0.45} />
      <rect x="20.5" y="64" width="279" height="24" fill="currentColor" opacity="0.12" />
      {GRID_ROWS.map(([name = 0, status = 0, total = 0], row) => {
        const y = 49 + row * 24;
        const selected = row === 1;
        return (
          <g key={row}>
            <rect
              x="33"
              y={y - 2}
              width="10"
              height="10"
              rx="3"
              fill={selected ? 'currentColor' : 'none'}
              stroke={selected ? 'currentColor' : INK}
              strokeOpacity={selected ? 1 : 0.3}
            />
            <Bar x={54} y={y} width={name} />
            <Bar
              x={154}
              y={y - 3}
              width={status}
              height={12}
              fill="currentColor"
              opacity={row % 2 ? 0.55 : 0.28}
            />
            <Bar x={276 - total} y={y} width={total} />
            {row > 0 && <path d={`M20 ${y - 9}h280`} stroke={INK} strokeOpacity="0.1" />}
          </g>
        );
      })}
    </svg>
  );
}

export function PickersArt() {
  const days = Array.from({ length: 28 }, (_, day) => day);
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true">
      <rect
        x="20"
        y="18"
        width="118"
        height="34"
        rx="8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <Bar x={32} y={32} width={20} opacity={0.5} />
      <path d="M57 39l5-10" stroke={INK} strokeOpacity="0.35" />
      <Bar x={67} y={32} width={16} fill="currentColor" opacity={0.9} />
      <path d="M88 39l5-10" stroke={INK} strokeOpacity="0.35" />
      <Bar x={98} y={32} width={24} opacity={0.5} />
      <circle cx="78" cy="100" r="34" fill="none" stroke={INK} strokeOpacity="0.16" />
      <path d="M78 100V78" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      <path
        d="m78 100 16 9"
        stroke={INK}
        strokeOpacity="0.5"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="78" cy="100" r="3" fill="currentColor" />
      <rect
        x="156"
        y="14"
        width="144"
        height="122"
        rx="10"
        fill="none"
        stroke={INK}
        strokeOpacity="0.16"
      />
      <Bar x={170} y={25} width={50} opacity={0.45} />
      <path
        d="m272 24-4 4 4 4m10-8 4 4-4 4"
        fill="none"
        stroke={INK}
        strokeOpacity="0.45"
        strokeWidth="1.6"
      />
      <rect x="200" y="67" width="74" height="16" rx="8" fill="currentColor" opacity="0.16" />
      {days.map((day) => {
        const cx = 176 + (day % 7) * 17.3;
        const cy = 53 + Math.floor(day / 7) * 22;
        const isEnd = day === 9 || day === 12;
        return (
          <circle
            key={day}
            cx={cx}
            cy={cy}
            r={isEnd ? 8 : 2.6}
            fill={isEnd ? 'currentColor' : INK}
            opacity={isEnd ? 1 : 0.3}
          />
        );
      })}
    </svg>
  );
}

const BARS = [34, 52, 44, 68, 60, 84, 76];

export function ChartsArt() {
  const line = BARS.map((value, index) => `${52 + index * 37},${108 - value * 0.92}`).join(' ');
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true">
      {[38, 62, 86, 110].map((y) => (
        <path key={y} d={`M24 ${y}h276`} stroke={INK} strokeOpacity="0.1" />
      ))}
      {BARS.map((value, index) => (
        <rect
          key={index}
          x={40 + index * 37}
          y={128 - value}
          width="24"
          height={value}
          rx="5"
          fill="currentColor"
          opacity={index === 5 ? 0.95 : 0.34}
        />
      ))}
      <path d="M24 128h276" stroke={INK} strokeOpacity="0.3" />
      <polyline
        points={line}
        fill="none"
        stroke={INK}
        strokeOpacity="0.55"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle
        cx="237"
        cy="30.7"
        r="4.5"
        fill="var(--portal-surface)"
        stroke={INK}
        strokeOpacity="0.7"
        strokeWidth="2"
      />
    </svg>
  );
}

const BRANCHES: { x: number; width: number; open?: boolean; selected?: boolean }[] = [
  { x: 36, width: 66, open: true },
  { x: 62, width: 84, open: true },
  { x: 88, width: 58 },
  { x: 88, width: 96, selected: true },
  { x: 62, width: 50 },
];

export function TreeArt() {
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true">
      <path
        d="M41 34v90h14M67 58v42h14M41 58h14M67 76h14"
        fill="none"
        stroke={INK}
        strokeOpacity="0.16"
      />
      {BRANCHES.map(({ x, width, open, selected }, row) => {
        const y = 26 + row * 24;
        return (
          <g key={row}>
            {selected && (
              <rect
                x={x - 6}
                y={y - 9}
                width="214"
                height="20"
                rx="7"
                fill="currentColor"
                opacity="0.14"
              />
            )}
            {open ? (
              <path
                d={`m${x} ${y - 2} 5 5 5-5`}
                fill="none"
                stroke={INK}
                strokeOpacity="0.5"
                strokeWidth="1.8"
              />
            ) : (
              <path
                d={`M${x + 1} ${y - 5}h6l3 3v8h-9z`}
                fill={selected ? 'currentColor' : 'none'}
                stroke={selected ? 'currentColor' : INK}
                strokeOpacity={selected ? 1 : 0.4}
                strokeLinejoin="round"
              />
            )}
            <Bar
              x={x + 20}
              y={y - 2}
              width={width}
              fill={selected ? 'currentColor' : INK}
              opacity={selected ? 0.9 : 0.26}
            />
          </g>
        );
      })}
    </svg>
  );
}
