import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useState, type Ref } from 'react';

/** What the form contains while a date or a time is incomplete. No rule accepts it. */
const INCOMPLETE = 'incomplete';

interface FieldProps {
  label: string;
  /** A day such as `2026-03-14`, or a time such as `16:30`. An empty text for none. */
  value: string;
  /** The message below the field. */
  error?: string;
  hint?: string;
  required?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/**
 * Keeps what the picker shows, which includes incomplete values, next to the text in the form. A text that comes from
 * elsewhere replaces it.
 */
function usePickerValue(value: string, parse: (value: string) => Dayjs, format: string) {
  const toValue = (text: string) => (text && text !== INCOMPLETE ? parse(text) : null);
  const [shown, setShown] = useState({ text: value, day: toValue(value) });
  if (value !== shown.text) setShown({ text: value, day: toValue(value) });

  function read(day: Dayjs | null) {
    const text = !day ? '' : day.isValid() ? day.format(format) : INCOMPLETE;
    setShown({ text, day });
    return text;
  }

  return [shown.day, read] as const;
}

const textFieldProps = ({ error, hint, required, onBlur }: FieldProps) => ({
  required,
  onBlur,
  error: error !== undefined,
  helperText: error ?? hint ?? ' ',
  fullWidth: true,
});

export interface DayFieldProps extends FieldProps {
  /** The first day that can be chosen in the calendar. */
  minDay?: string;
  /** Days of the week that can’t be chosen in the calendar, from 0 for Sunday. */
  closedWeekdays?: number[];
}

/** A date picker for a form whose values are texts. */
export function DayField({ minDay, closedWeekdays = [], ...props }: DayFieldProps) {
  const [day, read] = usePickerValue(props.value, (text) => dayjs(text), 'YYYY-MM-DD');
  return (
    <DatePicker
      label={props.label}
      value={day}
      inputRef={props.inputRef}
      minDate={minDay && minDay !== INCOMPLETE ? dayjs(minDay) : undefined}
      shouldDisableDate={(date) => closedWeekdays.includes(date.day())}
      onChange={(value) => props.onChange(read(value))}
      slotProps={{ textField: textFieldProps(props) }}
    />
  );
}

/** A time picker for a form whose values are texts. */
export function TimeField(props: FieldProps) {
  const [time, read] = usePickerValue(props.value, (text) => dayjs(`2000-01-01T${text}`), 'HH:mm');
  return (
    <TimePicker
      label={props.label}
      value={time}
      inputRef={props.inputRef}
      minutesStep={15}
      skipDisabled
      onChange={(value) => props.onChange(read(value))}
      slotProps={{ field: { clearable: true }, textField: textFieldProps(props) }}
    />
  );
}
