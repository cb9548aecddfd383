import Button from '@mui/material/Button';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';

function ButtonField(props: DatePickerFieldProps) {
  const {
    value,
    timezone,
    label,
    disabled,
    readOnly,
    open,
    setOpen,
    triggerRef,
    rootClassName,
    rootSx,
  } = usePickerContext();
  const { internalProps } = useSplitFieldProps(props, 'date');
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  const date = value?.isValid() ? value.format('ddd, MMM D') : 'choose a day';

  return (
    <Button
      ref={triggerRef}
      variant="outlined"
      color={hasValidationError ? 'error' : 'primary'}
      startIcon={<CalendarIcon />}
      disabled={disabled || readOnly}
      aria-haspopup="dialog"
      aria-expanded={open}
      className={rootClassName}
      sx={rootSx}
      onClick={() => setOpen((wasOpen) => !wasOpen)}
    >
      {label}: {date}
      {hasValidationError && ' (not available)'}
    </Button>
  );
}

export default function ShiftDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Shift"
        defaultValue={dayjs('2025-05-18')}
        shouldDisableDate={(day) => day.day() === 0}
        slots={{ field: ButtonField }}
      />
    </LocalizationProvider>
  );
}
