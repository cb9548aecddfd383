import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

interface Hours {
  day: string;
  open: boolean;
  from: Dayjs | null;
  to: Dayjs | null;
}

const initial: Hours[] = ['Friday', 'Saturday', 'Sunday'].map((day) => ({
  day,
  open: day !== 'Sunday',
  from: dayjs('2025-01-01T09:00'),
  to: dayjs('2025-01-01T17:30'),
}));

export default function OpeningHours() {
  const [week, setWeek] = React.useState(initial);
  const change = (day: string, hours: Partial<Hours>) =>
    setWeek(week.map((each) => (each.day === day ? { ...each, ...hours } : each)));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
        {week.map(({ day, open, from, to }) => (
          <Stack key={day} role="group" aria-label={day} spacing={1}>
            <FormControlLabel
              label={day}
              control={
                <Checkbox
                  checked={open}
                  onChange={(event) => change(day, { open: event.target.checked })}
                />
              }
            />
            <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
              <TimePicker
                label={`${day} from`}
                disabled={!open}
                value={from}
                onChange={(value) => change(day, { from: value })}
              />
              <TimePicker
                label={`${day} to`}
                disabled={!open}
                value={to}
                onChange={(value) => change(day, { to: value })}
                minTime={open && from ? from : undefined}
              />
            </Stack>
          </Stack>
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
