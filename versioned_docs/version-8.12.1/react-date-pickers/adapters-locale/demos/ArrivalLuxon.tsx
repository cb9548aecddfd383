import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

export default function ArrivalLuxon() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="de">
      <DateTimePicker
        label="Ankunft des Zuges"
        defaultValue={DateTime.fromISO('2025-08-14T18:30')}
      />
    </LocalizationProvider>
  );
}
