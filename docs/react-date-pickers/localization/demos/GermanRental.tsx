import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const { localeText } = deDE.components.MuiLocalizationProvider.defaultProps;

export default function GermanRental() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={localeText}>
      <DatePicker
        label="Mietbeginn"
        referenceDate={dayjs('2025-08-14')}
        slotProps={{ actionBar: { actions: ['clear', 'today'] } }}
      />
    </LocalizationProvider>
  );
}
