import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment';
import 'moment/locale/de';

export default function ArrivalMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="de">
      <DateTimePicker label="Ankunft des Zuges" defaultValue={moment('2025-08-14T18:30')} />
    </LocalizationProvider>
  );
}
