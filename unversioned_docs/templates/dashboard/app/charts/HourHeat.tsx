import Box from '@mui/material/Box';
import { Fragment } from 'react';

import type { HourRow } from '../data/generate';
import { formatDay } from '../logic/dates';

/** Hours that can have daylight. */
export const HOURS = Array.from({ length: 17 }, (_, index) => index + 5);

export interface HourHeatProps {
  label: string;
  rows: readonly HourRow[];
}

/** Energy by day and hour, as colored cells. The values are in the table of the panel. */
export default function HourHeat({ label, rows }: HourHeatProps) {
  const dates = [...new Set(rows.map(({ date }) => date))];
  const highest = Math.max(...rows.map(({ energy }) => energy), 0.001);
  const byKey = new Map(rows.map((row) => [`${row.date}/${String(row.hour)}`, row.energy]));
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{
        height: '100%',
        display: 'grid',
        gridTemplateColumns: `auto repeat(${String(HOURS.length)}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${String(dates.length)}, minmax(0, 1fr)) auto`,
        gap: '2px',
        fontSize: '0.6875rem',
        color: 'text.secondary',
        alignItems: 'center',
      }}
    >
      {dates.map((date) => (
        <Fragment key={date}>
          <Box sx={{ paddingInlineEnd: 1, whiteSpace: 'nowrap' }}>{formatDay(date)}</Box>
          {HOURS.map((hour) => {
            const share = (byKey.get(`${date}/${String(hour)}`) ?? 0) / highest;
            return (
              <Box
                key={hour}
                sx={{
                  alignSelf: 'stretch',
                  borderRadius: '2px',
                  bgcolor: 'action.hover',
                  position: 'relative',
                }}
              >
                <Box
                  sx={{
                    position: 'absolute',
                    inset: 0,
                    borderRadius: 'inherit',
                    bgcolor: 'primary.main',
                  }}
                  style={{ opacity: share }}
                />
              </Box>
            );
          })}
        </Fragment>
      ))}
      <span />
      {HOURS.map((hour) => (
        <Box key={hour} sx={{ textAlign: 'center', pt: 0.5 }}>
          {hour % 3 === 0 ? hour : ''}
        </Box>
      ))}
    </Box>
  );
}
