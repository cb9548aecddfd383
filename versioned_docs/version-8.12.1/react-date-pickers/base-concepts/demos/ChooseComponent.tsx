import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const names = ['DatePicker', 'DateField', 'DateCalendar'];

export default function ChooseComponent() {
  const [name, setName] = React.useState('DatePicker');
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TextField
          select
          label="Component"
          value={name}
          onChange={(event) => setName(event.target.value)}
        >
          {names.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        {name === 'DatePicker' && <DatePicker label="Concert" value={value} onChange={setValue} />}
        {name === 'DateField' && <DateField label="Concert" value={value} onChange={setValue} />}
        {name === 'DateCalendar' && <DateCalendar value={value} onChange={setValue} />}
        <Typography role="status" variant="body2">
          Value: {value === null ? 'null' : value.format('YYYY-MM-DD')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
