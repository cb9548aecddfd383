import Box from '@mui/material/Box';

import { STATUS_LABELS, type Status } from '../data/jobs';

/** Fills up as the work proceeds, so that the shape says as much as the color. */
const SHAPES = {
  received: <circle cx="8" cy="8" r="6" />,
  bench: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor" />
    </>
  ),
  parts: <circle cx="8" cy="8" r="6" strokeDasharray="3.1 3.1" />,
  ready: (
    <>
      <circle cx="8" cy="8" r="6" fill="currentColor" />
    </>
  ),
  collected: <path d="m2.5 8.5 3.5 3.5 7.5-8" />,
};

const COLORS: Record<Status, string> = {
  received: 'info.main',
  bench: 'primary.main',
  parts: 'warning.main',
  ready: 'success.main',
  collected: 'text.secondary',
};

export interface StatusMarkProps {
  status: Status;
  /** Only the shape, if the label is next to it already. */
  hideLabel?: boolean;
}

/** A status, as a shape and a label. */
export default function StatusMark({ status, hideLabel = false }: StatusMarkProps) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0, maxWidth: '100%' }}
    >
      <Box
        component="svg"
        viewBox="0 0 16 16"
        aria-hidden
        sx={{
          width: 14,
          height: 14,
          flexShrink: 0,
          color: COLORS[status],
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 2,
        }}
      >
        {SHAPES[status]}
      </Box>
      {!hideLabel && (
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {STATUS_LABELS[status]}
        </Box>
      )}
    </Box>
  );
}
