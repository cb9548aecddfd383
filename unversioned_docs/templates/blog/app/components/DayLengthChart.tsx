import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart } from '@mui/x-charts/LineChart';
import { useId, useState } from 'react';

import { dayLength, formatHours, MONTHS } from '../data/dayLength';
import { colors } from '../styles';

const DAYS = Array.from({ length: 53 }, (_, week) => Math.min(365, 1 + week * 7));
const MONTH_STARTS = MONTHS.map(({ day }) => day);
const JUNE_21 = 172;
const DECEMBER_21 = 355;

const monthOf = (day: number) => MONTHS.filter((month) => month.day <= day).at(-1);

/** The length of the day over the year, at a latitude that readers choose. */
export default function DayLengthChart() {
  const [latitude, setLatitude] = useState(52);
  const label = useId();
  const theme = useTheme();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const hours = (value: number | null) => (value === null ? '' : formatHours(value));

  return (
    <Box sx={{ fontFamily: theme.typography.fontFamily }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, alignItems: 'center' }}>
        <Typography id={label} sx={{ fontWeight: 600, minWidth: '8.5em' }}>
          Latitude {latitude}° N
        </Typography>
        <Slider
          aria-labelledby={label}
          value={latitude}
          min={0}
          max={75}
          getAriaValueText={(value) => `${value} degrees north`}
          onChange={(_event, value) => setLatitude(Number(value))}
          sx={{ flex: '1 1 220px', marginInline: 1.5, paddingBlock: '14px' }}
        />
      </Box>
      <Typography role="status" sx={{ minHeight: { xs: '3em', sm: '1.5em' } }}>
        Longest day {formatHours(dayLength(latitude, JUNE_21))}, shortest{' '}
        {formatHours(dayLength(latitude, DECEMBER_21))}
      </Typography>
      <LineChart
        aria-label={`Length of the day at ${latitude}° north and at the equator`}
        height={318}
        skipAnimation={still}
        grid={{ horizontal: true }}
        margin={{ left: 0, right: 12, top: 20, bottom: 0 }}
        xAxis={[
          {
            data: DAYS,
            scaleType: 'linear',
            min: 1,
            max: 365,
            domainLimit: 'strict',
            tickInterval: MONTH_STARTS,
            height: 30,
            valueFormatter: (day: number, { location }) => {
              const month = monthOf(day);
              return month === undefined || location === 'tick'
                ? (month?.name ?? '')
                : `${month.name} ${day - month.day + 1}`;
            },
          },
        ]}
        yAxis={[
          {
            min: 0,
            max: 24,
            width: 44,
            tickInterval: [0, 6, 12, 18, 24],
            valueFormatter: (value: number) => `${value} h`,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        series={[
          {
            id: 'equator',
            label: 'Equator',
            data: DAYS.map((day) => dayLength(0, day)),
            color: colors(theme).text.secondary,
            showMark: false,
            valueFormatter: hours,
          },
          {
            id: 'latitude',
            label: `${latitude}° N`,
            data: DAYS.map((day) => dayLength(latitude, day)),
            color: colors(theme).primary.main,
            showMark: false,
            valueFormatter: hours,
          },
        ]}
        sx={{ '& .MuiLineElement-root': { strokeWidth: 3 } }}
      />
    </Box>
  );
}
