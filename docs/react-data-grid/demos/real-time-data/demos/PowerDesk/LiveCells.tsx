import * as React from 'react';
import type { Feed } from './feed';
import type { Contract } from './market';

interface LiveCellProps {
  feed: Feed;
  row: Contract;
}

/** The current values of the contract. Only this cell re-renders when they change. */
function useContract({ feed, row }: LiveCellProps): Contract {
  const subscribe = React.useCallback(
    (listener: () => void) => feed.subscribe(row.id, listener),
    [feed, row.id],
  );
  const get = () => feed.get(row);
  return React.useSyncExternalStore(subscribe, get, get);
}

interface LivePriceProps extends LiveCellProps {
  format: (value: number) => string;
}

// More than three flashes a second can cause seizures. This limits them to two.
const flashEvery = 500;
const flashFor = 250;

export function LivePrice({ format, ...props }: LivePriceProps) {
  const value = useContract(props).last;
  const light = React.useRef<HTMLSpanElement>(null);
  const last = React.useRef({ value, flashed: 0 });

  React.useEffect(() => {
    const { value: before, flashed } = last.current;
    const now = performance.now();
    last.current.value = value;
    if (value === before || now - flashed < flashEvery) return;
    last.current.flashed = now;
    const { dataset } = light.current ?? {};
    if (!dataset) return;
    dataset.to = value > before ? 'up' : 'down';
    setTimeout(() => delete dataset.to, flashFor);
  }, [value]);

  return (
    <span ref={light} className="price">
      {format(value)}
    </span>
  );
}

interface LiveNumberProps extends LiveCellProps {
  field: 'change' | 'bid' | 'ask' | 'volume';
  format: (value: number) => string;
}

export function LiveNumber({ field, format, ...props }: LiveNumberProps) {
  const value = useContract(props)[field];
  return (
    <span className={field} data-to={value < 0 ? 'down' : 'up'}>
      {format(value)}
    </span>
  );
}

/** Where the price is between the lowest and the highest of the day. */
export function LiveRange(props: LiveCellProps) {
  const { low, high, last } = useContract(props);
  const share = high > low ? (last - low) / (high - low) : 0.5;
  return (
    <span className="range" role="img" aria-label={`${low} to ${high}`}>
      <i style={{ insetInlineStart: `${share * 100}%` }} />
    </span>
  );
}

const width = 96;
const height = 24;

/** A line of the last 24 prices, as one path. */
export function LiveTrend(props: LiveCellProps) {
  const { trend, change } = useContract(props);
  const low = Math.min(...trend);
  const scale = (height - 4) / (Math.max(...trend) - low || 1);
  const step = width / (trend.length - 1);
  const line = trend.map(
    (price, index) =>
      `${(index * step).toFixed(1)} ${(height - 2 - (price - low) * scale).toFixed(1)}`,
  );
  return (
    <svg
      className="trend"
      role="img"
      aria-label={`From ${trend[0]} to ${trend.at(-1)}`}
      viewBox={`0 0 ${width} ${height}`}
      data-to={change < 0 ? 'down' : 'up'}
    >
      <path d={`M${line.join('L')}`} />
    </svg>
  );
}
