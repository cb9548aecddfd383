import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function SaveOnce() {
  const pending = React.useRef<Dayjs | null>(null);
  const [saved, setSaved] = React.useState<string[]>([]);

  const save = () => {
    if (pending.current !== null) {
      // Send your request here.
      const day = pending.current.format('YYYY-MM-DD');
      setSaved((previous) => [...previous, day]);
      pending.current = null;
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Delivery"
          defaultValue={dayjs('2025-05-14')}
          onAccept={(value, { validationError }) => {
            pending.current = validationError === null ? value : null;
          }}
          onClose={save}
          slotProps={{ textField: { onBlur: save } }}
        />
        <Typography role="status" variant="body2">
          {saved.length === 0
            ? 'Nothing saved yet'
            : `Requests: ${saved.length}. Last saved: ${saved.at(-1)}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
