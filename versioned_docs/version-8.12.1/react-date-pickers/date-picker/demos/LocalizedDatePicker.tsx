import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, jaJP, ptBR } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/ja';
import 'dayjs/locale/pt-br';

const locales = [
  { code: 'de', name: 'Deutsch', label: 'Abreise', texts: deDE },
  { code: 'ja', name: '日本語', label: '出発日', texts: jaJP },
  { code: 'pt-br', name: 'Português', label: 'Partida', texts: ptBR },
] as const;

export default function LocalizedDatePicker() {
  const [code, setCode] = React.useState('de');
  const locale = locales.find((entry) => entry.code === code) ?? locales[0];

  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="Language of the picker"
        exclusive
        size="small"
        value={code}
        onChange={(_event, next: string | null) => setCode(next ?? code)}
      >
        {locales.map((entry) => (
          <ToggleButton key={entry.code} value={entry.code} lang={entry.code}>
            {entry.name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={locale.code}
        localeText={locale.texts.components.MuiLocalizationProvider.defaultProps.localeText}
      >
        <DatePicker label={locale.label} defaultValue={dayjs('2025-12-03')} />
      </LocalizationProvider>
    </Stack>
  );
}
