import Button from '@mui/material/Button';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickersContext } from '@mui/x-date-pickers/hooks';
import type { Dayjs } from 'dayjs';

/** A field that opens the calendar with a click anywhere. */
export function DateButton(props: DatePickerFieldProps<Dayjs>) {
  const { value, format, label, disabled, id, InputProps } = props;
  const { onOpen } = usePickersContext();

  return (
    <Button id={id} ref={InputProps?.ref} disabled={disabled} variant="outlined" onClick={onOpen}>
      {value ? value.format(format) : label}
    </Button>
  );
}
