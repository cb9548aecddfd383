import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

export const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'First of March', getValue: () => dayjs('2025-03-01') },
  { label: 'Mid-month', getValue: () => dayjs('2025-03-15') },
  { label: 'Month end', getValue: () => dayjs('2025-03-31') },
];
