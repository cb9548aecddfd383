import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Ref } from 'react';

import { latestBirthDate, type IsoDate } from '../data/birthday';

export interface BirthDateProps {
  id: string;
  /** The id of the label. */
  labelId: string;
  /** Space-separated ids of the hint and the error. */
  describedBy: string;
  value: IsoDate;
  onChange: (value: IsoDate) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  getToday: () => IsoDate;
  hasError: boolean;
}

/** A date of birth. Its own chunk: the other fields don't wait for it. */
export default function BirthDate({
  id,
  labelId,
  describedBy,
  value,
  onChange,
  onBlur,
  inputRef,
  getToday,
  hasError,
}: BirthDateProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        value={value ? dayjs(value) : null}
        // An incomplete date becomes `Invalid Date`, which no rule accepts.
        onChange={(date) => onChange(date ? date.format('YYYY-MM-DD') : '')}
        inputRef={inputRef}
        // A birth date is typed. Whoever opens the calendar starts with the year.
        openTo="year"
        views={['year', 'month', 'day']}
        yearsOrder="desc"
        maxDate={dayjs(latestBirthDate(getToday()))}
        slotProps={{
          popper: { 'aria-labelledby': labelId },
          dialog: { 'aria-labelledby': labelId },
          textField: {
            id,
            fullWidth: true,
            error: hasError,
            onBlur,
            InputProps: { 'aria-labelledby': labelId, 'aria-describedby': describedBy },
          },
        }}
      />
    </LocalizationProvider>
  );
}
