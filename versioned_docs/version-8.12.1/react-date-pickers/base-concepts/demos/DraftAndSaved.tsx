import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const show = (date: Dayjs | null) => date?.format('MMM D, HH:mm') ?? 'null';

export default function DraftAndSaved() {
  const [draft, setDraft] = React.useState<Dayjs | null>(dayjs('2025-11-20T08:30'));
  const [saved, setSaved] = React.useState<Dayjs | null>(draft);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Job interview"
          ampm={false}
          value={draft}
          onChange={setDraft}
          onAccept={(value, { validationError }) => {
            if (validationError === null) {
              setSaved(value);
            }
          }}
        />
        <Typography role="status" variant="body2">
          State: {show(draft)}
          <br />
          Saved: {show(saved)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
