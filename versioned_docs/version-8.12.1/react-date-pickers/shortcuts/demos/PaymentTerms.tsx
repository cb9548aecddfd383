import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const invoiced = dayjs('2025-03-03');

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: '14 days', getValue: () => invoiced.add(14, 'day') },
  { label: '30 days', getValue: () => invoiced.add(30, 'day') },
  { label: 'End of month', getValue: () => invoiced.endOf('month').startOf('day') },
  { label: 'No date', getValue: () => null },
];

export default function PaymentTerms() {
  const [terms, setTerms] = React.useState<string>();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Pay until"
          minDate={invoiced}
          referenceDate={invoiced}
          onChange={(_value, { shortcut }) => setTerms(shortcut?.label)}
          slotProps={{
            shortcuts: { items, 'aria-label': 'Payment terms' },
            toolbar: { hidden: true },
            layout: {
              // Above the calendar, so that the dialog fits on a phone
              sx: {
                '& .MuiPickersLayout-shortcuts': {
                  gridColumn: '1 / 4',
                  gridRow: 1,
                  display: 'flex',
                  flexWrap: 'wrap',
                  maxWidth: 320,
                },
                '& .MuiPickersLayout-shortcuts li': { width: 'auto', px: 0.5 },
                '& .MuiPickersLayout-contentWrapper': { gridColumn: '1 / 4' },
              },
            },
          }}
        />
        <Typography role="status" variant="body2">
          Terms: {terms ?? 'not chosen from the list'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
