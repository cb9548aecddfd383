import type { SxProps, Theme } from '@mui/material/styles';

const up = 'success.main';
const down = 'error.main';

const tint = (color: 'success' | 'error') => (theme: Theme) =>
  theme.alpha((theme.vars ?? theme).palette[color].main, 0.28);

/** All rules are on one element, so the cells don't compute styles when they render. */
export const deskStyles: SxProps<Theme> = {
  width: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  '& .bar': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1.5,
    px: 2,
    py: 1.5,
  },
  '& .title': { flex: '1 1 160px' },
  '& .lamp': {
    display: 'inline-block',
    width: 8,
    height: 8,
    marginInlineEnd: 0.75,
    borderRadius: '50%',
    bgcolor: 'text.disabled',
    '&[data-on="true"]': { bgcolor: up },
  },
  '& .status': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 16px',
    minHeight: 36,
    px: 2,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
    color: 'text.secondary',
    fontSize: 12.5,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .status [role=status]': { marginInlineStart: 'auto' },
  '& .MuiDataGrid-root': { border: 0, borderRadius: 0 },
  // Tells the browser that a change in a cell doesn't affect the layout outside it.
  '& .MuiDataGrid-cell': { fontVariantNumeric: 'tabular-nums', contain: 'content' },
  '& .zone': { display: 'flex', alignItems: 'center', height: '100%', fontWeight: 600 },
  '& .zone::before': {
    content: '""',
    width: 6,
    height: 16,
    marginInlineEnd: 1,
    borderRadius: 3,
    bgcolor: 'primary.main',
  },
  '& .zone[data-region=North]::before': { bgcolor: 'info.main' },
  '& .zone[data-region=Baltic]::before': { bgcolor: 'success.main' },
  '& .zone[data-region=Center]::before': { bgcolor: 'secondary.main' },
  '& .zone[data-region=South]::before': { bgcolor: 'warning.main' },
  '& .zone[data-region=South-east]::before': { bgcolor: 'error.main' },
  // Keeps the sign before the number in right-to-left layouts.
  '& .price, & .change, & .bid, & .ask, & .volume': { unicodeBidi: 'isolate', direction: 'ltr' },
  '& .price': {
    px: 0.75,
    py: 0.5,
    marginInlineEnd: -0.75,
    borderRadius: 0.5,
    '@media not (prefers-reduced-motion: reduce)': {
      '&[data-to=up]': { bgcolor: tint('success') },
      '&[data-to=down]': { bgcolor: tint('error') },
    },
  },
  '& .change[data-to=up]': { color: up },
  '& .change[data-to=down]': { color: down },
  '& .range': {
    position: 'relative',
    display: 'inline-block',
    width: '100%',
    height: 4,
    borderRadius: 2,
    verticalAlign: 'middle',
    bgcolor: 'action.selected',
  },
  '& .range i': {
    position: 'absolute',
    insetBlock: -4,
    width: 4,
    marginInlineStart: '-2px',
    borderRadius: 2,
    bgcolor: 'text.secondary',
  },
  '& .trend': { width: 96, height: 24, verticalAlign: 'middle' },
  '& .trend path': { fill: 'none', strokeWidth: 1.5, stroke: 'currentColor' },
  '& .trend[data-to=up]': { color: up },
  '& .trend[data-to=down]': { color: down },
};
