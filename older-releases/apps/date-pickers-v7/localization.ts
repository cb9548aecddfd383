import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import type { AdapterFormats } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';

export const localeText: PickersInputLocaleText<Dayjs> = {
  cancelButtonLabel: 'Zurück',
  okButtonLabel: 'Fertig',
  openDatePickerDialogue: (value, utils) =>
    value ? `Datum ändern: ${utils.format(value, 'fullDate')}` : 'Datum wählen',
  clockLabelText: (view, time, utils) =>
    time ? `${view}: ${utils.format(time, 'fullTime')}` : view,
};

export const dateFormats: Partial<AdapterFormats> = {
  keyboardDate: 'DD.MM.YYYY',
  keyboardDateTime: 'DD.MM.YYYY | LT',
};
