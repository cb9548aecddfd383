import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

import { checkRange, type DateRange } from '../logic/dates';

export interface DateRangeFieldsProps {
  range: DateRange;
  /** The first and the last day with data. */
  limits: DateRange;
  /** Called with valid periods only. */
  onChange: (range: DateRange) => void;
}

/** What has been entered but is not valid, and the period that it would replace. */
interface Draft {
  replaces: string;
  from: Dayjs | null;
  to: Dayjs | null;
}

const toDate = (value: Dayjs | null) => (value?.isValid() ? value.format('YYYY-MM-DD') : null);

/** Two Date Pickers for the ends of a period. */
export default function DateRangeFields({ range, limits, onChange }: DateRangeFieldsProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const replaces = `${range.from}/${range.to}`;
  // A preset or the Back button replaces what was being typed.
  const shown =
    draft?.replaces === replaces ? draft : { from: dayjs(range.from), to: dayjs(range.to) };
  const problem = checkRange({ from: toDate(shown.from), to: toDate(shown.to) }, limits);

  const enter = (next: { from: Dayjs | null; to: Dayjs | null }) => {
    const from = toDate(next.from);
    const to = toDate(next.to);
    if (from !== null && to !== null && checkRange({ from, to }, limits) === null) {
      setDraft(null);
      onChange({ from, to });
    } else {
      setDraft({ ...next, replaces });
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 1 }}>
        {(['from', 'to'] as const).map((field) => (
          <DatePicker
            key={field}
            label={field === 'from' ? 'From' : 'To'}
            value={shown[field]}
            minDate={dayjs(limits.from)}
            maxDate={dayjs(limits.to)}
            onChange={(value) => {
              enter({ from: shown.from, to: shown.to, [field]: value });
            }}
            slotProps={{
              textField: {
                size: 'small',
                fullWidth: true,
                error: problem?.field === field || undefined,
                helperText: problem?.field === field ? problem.message : undefined,
              },
            }}
          />
        ))}
      </Box>
    </LocalizationProvider>
  );
}
