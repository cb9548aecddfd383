import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ja';
import { useState } from 'react';

export default function LocaleSwitcher() {
  const [locale, setLocale] = useState('en');
  return (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Locale"
        value={locale}
        onChange={(_, next: string | null) => setLocale(next ?? locale)}
      >
        <ToggleButton value="en">en</ToggleButton>
        <ToggleButton value="en-gb">en-gb</ToggleButton>
        <ToggleButton value="de">de</ToggleButton>
        <ToggleButton value="ja">ja</ToggleButton>
      </ToggleButtonGroup>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
        <DateTimePicker label="Delivery" defaultValue={dayjs('2025-08-14T18:30')} />
      </LocalizationProvider>
    </div>
  );
}
