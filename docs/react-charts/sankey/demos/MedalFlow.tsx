import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';

// Medals at the Games of Paris, as awarded in August 2024. Source: International Olympic Committee.
const links = [
  { source: 'USA', target: 'Gold', value: 40 },
  { source: 'USA', target: 'Silver', value: 44 },
  { source: 'USA', target: 'Bronze', value: 42 },
  { source: 'China', target: 'Gold', value: 40 },
  { source: 'China', target: 'Silver', value: 27 },
  { source: 'China', target: 'Bronze', value: 24 },
  { source: 'Great Britain', target: 'Gold', value: 14 },
  { source: 'Great Britain', target: 'Silver', value: 22 },
  { source: 'Great Britain', target: 'Bronze', value: 29 },
  { source: 'France', target: 'Gold', value: 16 },
  { source: 'France', target: 'Silver', value: 26 },
  { source: 'France', target: 'Bronze', value: 22 },
];
const colors = { USA: '#0072B2', China: '#D55E00', 'Great Britain': '#9C4F83', France: '#00835F' };
const colorOf = new Map<string, string>(Object.entries(colors));

const NODE_WIDTH = 14;
const GAP = 14;

/** Returns the total of each node of a column. */
function totalsOf(side: 'source' | 'target') {
  const totals = new Map<string, number>();
  links.forEach((link) => totals.set(link[side], (totals.get(link[side]) ?? 0) + link.value));
  return totals;
}

/** Stacks the nodes of a column, with a gap between them, and centers the column. */
function stack(totals: Map<string, number>, pixels: number, scale: number, start: number) {
  const used = [...totals.values()].reduce((sum, each) => sum + each * scale, 0);
  let y = start + (pixels - used - (totals.size - 1) * GAP) / 2;
  return [...totals].map(([name, total]) => {
    const node = { name, total, y, height: total * scale };
    y += node.height + GAP;
    return node;
  });
}

function layout(height: number, top: number) {
  const sourceTotals = totalsOf('source');
  const targetTotals = totalsOf('target');
  const gaps = Math.max(sourceTotals.size, targetTotals.size) - 1;
  const sum = links.reduce((total, { value }) => total + value, 0);
  const scale = (height - gaps * GAP) / sum;
  const sources = stack(sourceTotals, height, scale, top);
  const targets = stack(targetTotals, height, scale, top);
  // Where the next ribbon of each node starts or ends.
  const nextFrom = new Map(sources.map(({ name, y }) => [name, y]));
  const nextTo = new Map(targets.map(({ name, y }) => [name, y]));
  const ribbons = links.map((link) => {
    const width = link.value * scale;
    const from = nextFrom.get(link.source) ?? top;
    const to = nextTo.get(link.target) ?? top;
    nextFrom.set(link.source, from + width);
    nextTo.set(link.target, to + width);
    return { ...link, from, to, width };
  });
  return { sources, targets, ribbons };
}

interface FlowProps {
  hovered: string | null;
  onHover: (link: string | null) => void;
}

function Flow({ hovered, onHover }: FlowProps) {
  const theme = useTheme();
  const palette = (theme.vars ?? theme).palette;
  const { left, top, width, height } = useDrawingArea();
  const { sources, targets, ribbons } = layout(height, top);
  const start = left + NODE_WIDTH;
  const end = left + width - NODE_WIDTH;
  const middle = (start + end) / 2;

  return (
    <g fontFamily={theme.typography.fontFamily} fontSize={14} direction="ltr">
      {ribbons.map(({ source, target, value, from, to, width: size }) => {
        const name = `${source}: ${value} ${target.toLowerCase()}`;
        return (
          <path
            key={name}
            data-link={name}
            onPointerEnter={() => onHover(name)}
            onPointerLeave={() => onHover(null)}
            d={`M${start},${from + size / 2} C${middle},${from + size / 2} ${middle},${to + size / 2} ${end},${to + size / 2}`}
            fill="none"
            stroke={colorOf.get(source)}
            strokeWidth={size}
            strokeOpacity={hovered === null ? 0.5 : hovered === name ? 0.9 : 0.15}
          />
        );
      })}
      {sources.map(({ name, total, y, height: size }) => (
        <g key={name}>
          <rect x={left} y={y} width={NODE_WIDTH} height={size} fill={colorOf.get(name)} />
          <text x={left - 8} y={y + size / 2 - 4} textAnchor="end" fill={palette.text.primary}>
            {name}
          </text>
          <text x={left - 8} y={y + size / 2 + 14} textAnchor="end" fill={palette.text.secondary}>
            {total}
          </text>
        </g>
      ))}
      {targets.map(({ name, total, y, height: size }) => (
        <g key={name}>
          <rect x={end} y={y} width={NODE_WIDTH} height={size} fill={palette.text.secondary} />
          <text x={end + NODE_WIDTH + 8} y={y + size / 2 - 4} fill={palette.text.primary}>
            {name}
          </text>
          <text x={end + NODE_WIDTH + 8} y={y + size / 2 + 14} fill={palette.text.secondary}>
            {total}
          </text>
        </g>
      ))}
    </g>
  );
}

export default function MedalFlow() {
  const [hovered, setHovered] = React.useState<string | null>(null);

  return (
    <div style={{ width: '100%' }}>
      <ChartsContainer
        aria-label="Medals of four countries in Paris in 2024 by kind, from 44 silver medals of the USA to 14 gold medals of Great Britain"
        height={360}
        margin={{ top: 8, right: 64, bottom: 8, left: 96 }}
        xAxis={[{ position: 'none' }]}
        yAxis={[{ position: 'none' }]}
      >
        <Flow hovered={hovered} onHover={setHovered} />
      </ChartsContainer>
      <Typography align="center">{hovered ?? 'Medals in Paris 2024'}</Typography>
    </div>
  );
}
