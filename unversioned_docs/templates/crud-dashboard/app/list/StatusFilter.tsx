import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

import { lateStyle } from '../components/lateStyle';
import StatusMark from '../components/StatusMark';
import { STATUS_LABELS, STATUSES, type Status } from '../data/jobs';

export interface StatusFilterProps {
  statuses: Status[];
  overdue: boolean;
  openCount: number;
  /** How many jobs each status would show. */
  counts: Record<Status, number>;
  overdueCount: number;
  onStatusesChange: (statuses: Status[]) => void;
  onOverdueChange: (overdue: boolean) => void;
}

/** The width of two digits is reserved, so that the buttons keep their places. */
const withCount = (label: string, count: number) => (
  <>
    {label}{' '}
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        minWidth: '2ch',
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {count}
    </Box>
  </>
);

/** Toggle buttons for the statuses. Several can be pressed; if none is, all open jobs are shown. */
export default function StatusFilter({
  statuses,
  overdue,
  openCount,
  counts,
  overdueCount,
  onStatusesChange,
  onOverdueChange,
}: StatusFilterProps) {
  const toggle = (status: Status) =>
    onStatusesChange(STATUSES.filter((name) => (name === status) !== statuses.includes(name)));
  return (
    <Box role="group" aria-label="Status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Chip
        component="button"
        clickable
        aria-pressed={statuses.length === 0}
        variant={statuses.length === 0 ? 'filled' : 'outlined'}
        label={withCount('All open', openCount)}
        onClick={() => onStatusesChange([])}
        sx={pressable}
      />
      {STATUSES.map((status) => {
        const isPressed = statuses.includes(status);
        return (
          <Chip
            key={status}
            component="button"
            clickable
            aria-pressed={isPressed}
            variant={isPressed ? 'filled' : 'outlined'}
            icon={
              <Box component="span" sx={{ display: 'flex', pl: 0.5 }}>
                <StatusMark status={status} hideLabel />
              </Box>
            }
            label={withCount(STATUS_LABELS[status], counts[status])}
            onClick={() => toggle(status)}
            sx={pressable}
          />
        );
      })}
      <Chip
        component="button"
        clickable
        aria-pressed={overdue}
        variant={overdue ? 'filled' : 'outlined'}
        label={
          <Box component="span" sx={{ ...lateStyle, fontWeight: 'inherit' }}>
            {withCount('Overdue', overdueCount)}
          </Box>
        }
        onClick={() => onOverdueChange(!overdue)}
        sx={pressable}
      />
    </Box>
  );
}

const pressable = {
  color: 'text.primary',
  '&[aria-pressed="true"]': {
    fontWeight: 600,
    boxShadow: 'inset 0 0 0 1.5px currentColor',
  },
};
