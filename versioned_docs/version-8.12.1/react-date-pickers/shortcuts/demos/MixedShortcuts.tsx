import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { useIsValidValue, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';

function ShortcutButtons({ items = [], className }: PickersShortcutsProps<Dayjs | null>) {
  const { value, setValue } = usePickerContext<Dayjs | null>();
  const isValid = useIsValidValue<Dayjs | null>();

  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Departures"
      className={className}
      sx={{ gap: 1, p: 2, flexWrap: 'wrap' }}
    >
      {items.map((item) => {
        const target = item.getValue({ isValid });
        const selected = value !== null && target !== null && value.isSame(target);
        return (
          <Button
            key={item.label}
            size="small"
            variant={selected ? 'contained' : 'outlined'}
            aria-pressed={selected}
            disabled={!isValid(target)}
            onClick={() =>
              setValue(target, {
                // Clear accepts the change. The others leave time to adjust it.
                changeImportance: target === null ? 'accept' : 'set',
                shortcut: { id: item.id, label: item.label },
              })
            }
          >
            {item.label}
          </Button>
        );
      })}
    </Stack>
  );
}

const items = [
  { label: 'First ferry', getValue: () => dayjs('2025-08-02T06:15') },
  { label: 'Last ferry', getValue: () => dayjs('2025-08-02T21:45') },
  { label: 'Clear', getValue: () => null },
];

export default function MixedShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2025-08-02T12:00')}
        slots={{ shortcuts: ShortcutButtons }}
        slotProps={{ shortcuts: { items }, toolbar: { hidden: true }, tabs: { hidden: false } }}
        referenceDate={dayjs('2025-08-02T12:00')}
        sx={{
          maxWidth: '100%',
          '& .MuiPickersLayout-shortcuts': { gridColumn: '1 / 4', gridRow: 1 },
          '& .MuiPickersLayout-contentWrapper': { gridColumn: '1 / 4' },
        }}
      />
    </LocalizationProvider>
  );
}
