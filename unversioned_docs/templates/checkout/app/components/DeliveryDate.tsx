import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Ref } from 'react';

import { closedBecause, earliestDelivery, latestDelivery, type IsoDate } from '../data/calendar';
import type { Method } from '../data/totals';

export interface DeliveryDateProps {
  id: string;
  /** The id of the label. */
  labelId: string;
  value: IsoDate;
  onChange: (value: IsoDate) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  method: Method;
  today: IsoDate;
  hasError: boolean;
  describedBy: string;
}

/** Chooses a day on which the method delivers. Its own chunk, because only this step needs a calendar. */
export default function DeliveryDate({
  id,
  labelId,
  value,
  onChange,
  onBlur,
  inputRef,
  method,
  today,
  hasError,
  describedBy,
}: DeliveryDateProps) {
  const earliest = earliestDelivery(today, method);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        value={value ? dayjs(value) : null}
        // An incomplete or invalid date becomes `Invalid Date`, which no rule accepts.
        onChange={(date) => onChange(date ? date.format('YYYY-MM-DD') : '')}
        inputRef={inputRef}
        minDate={dayjs(earliest)}
        maxDate={dayjs(latestDelivery(today))}
        referenceDate={dayjs(earliest)}
        shouldDisableDate={(date) => closedBecause(date.format('YYYY-MM-DD'), method) !== ''}
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
