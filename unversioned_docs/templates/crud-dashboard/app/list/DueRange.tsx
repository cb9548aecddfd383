import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useState } from 'react';

import { addDays, mondayOf, type IsoDate } from '../data/dates';

export interface DueRangeProps {
  from: IsoDate | null;
  to: IsoDate | null;
  today: IsoDate | null;
  onChange: (range: { from: IsoDate | null; to: IsoDate | null }) => void;
}

interface DayFieldProps {
  label: string;
  value: IsoDate | null;
  min?: IsoDate | null;
  max?: IsoDate | null;
  onChange: (value: IsoDate | null) => void;
}

const MESSAGES: Record<string, string> = {
  invalidDate: 'Enter a whole date.',
  minDate: 'Before the first day.',
  maxDate: 'After the last day.',
};

/** A date picker that reports only complete, valid days. */
function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const [error, setError] = useState<string | null>(null);
  return (
    <DatePicker
      label={label}
      value={value ? dayjs(value) : null}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
      onError={setError}
      onChange={(day, { validationError }) => {
        if (validationError) return;
        onChange(day ? day.format('YYYY-MM-DD') : null);
      }}
      slotProps={{
        field: { clearable: true },
        textField: { size: 'small', fullWidth: true, helperText: error ? MESSAGES[error] : ' ' },
      }}
    />
  );
}

/** The first and the last due date, each of them optional. */
export default function DueRange({ from, to, today, onChange }: DueRangeProps) {
  const monday = today && mondayOf(today);
  const presets = monday
    ? [
        { label: 'This week', from: monday, to: addDays(monday, 6) },
        { label: 'Next week', from: addDays(monday, 7), to: addDays(monday, 13) },
      ]
    : [];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Typography component="h2" variant="subtitle2" sx={{ mb: 1.5 }}>
        Due date
      </Typography>
      <DayField
        label="From"
        value={from}
        max={to}
        onChange={(day) => onChange({ from: day, to })}
      />
      <DayField label="To" value={to} min={from} onChange={(day) => onChange({ from, to: day })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {presets.map(({ label, ...range }) => (
          <Button key={label} size="small" onClick={() => onChange(range)}>
            {label}
          </Button>
        ))}
      </Box>
    </LocalizationProvider>
  );
}
