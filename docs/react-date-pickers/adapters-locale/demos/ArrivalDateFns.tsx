import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { de } from 'date-fns/locale/de';

export default function ArrivalDateFns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={de}>
      <DateTimePicker label="Ankunft des Zuges" defaultValue={new Date(2025, 7, 14, 18, 30)} />
    </LocalizationProvider>
  );
}
