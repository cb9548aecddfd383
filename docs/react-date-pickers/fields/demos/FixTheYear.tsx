import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

export default function FixTheYear() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const inputRef = React.useRef<HTMLInputElement>(null);

  const select = (sections: FieldSelectedSections) => {
    inputRef.current?.focus();
    setSelected(sections);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateField
          label="Next inspection"
          defaultValue={dayjs('2025-01-08')}
          inputRef={inputRef}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={() => select('year')}>
            Edit the year
          </Button>
          <Button variant="outlined" onClick={() => select('all')}>
            Select all
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
