import * as React from 'react';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

const formats = ['YYYY-MM-DD', 'MMM D YYYY', 'M/D/YYYY'];

function TextDateField() {
  const {
    value,
    setValue,
    label,
    name,
    disabled,
    readOnly,
    setOpen,
    triggerRef,
    rootRef,
    rootClassName,
    rootSx,
  } = usePickerContext();
  const [draft, setDraft] = React.useState('');
  const [editing, setEditing] = React.useState(false);
  const invalid = value !== null && !value.isValid();
  // A text that isn't a date stays, so that it can be corrected.
  const text = editing || invalid ? draft : value?.format('MMM D YYYY');

  const save = () => {
    if (editing) {
      setEditing(false);
      setValue(draft.trim() === '' ? null : dayjs(draft.trim(), formats, true));
    }
  };

  return (
    <TextField
      ref={rootRef}
      label={label}
      name={name}
      disabled={disabled}
      className={rootClassName}
      sx={rootSx}
      value={text ?? ''}
      error={invalid}
      helperText={invalid ? 'Enter a date such as 2025-10-06.' : 'For example 2025-10-06'}
      onChange={(event) => {
        setDraft(event.target.value);
        setEditing(true);
      }}
      onBlur={save}
      slotProps={{
        input: {
          ref: triggerRef,
          readOnly,
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="Choose date"
                disabled={disabled || readOnly}
                onClick={() => setOpen((wasOpen) => !wasOpen)}
              >
                <CalendarIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

export default function CourseStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Course starts"
        defaultValue={dayjs('2025-09-15')}
        slots={{ field: TextDateField }}
        sx={{ width: '100%', maxWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
