import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

const formats = ['YYYY-MM-DD', 'D MMM YYYY', 'MMM D, YYYY', 'DD.MM.YYYY'];

export default function ShipmentDate() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-03-17'));

  const handlePaste = (event: React.ClipboardEvent) => {
    const pasted = dayjs(event.clipboardData.getData('text').trim(), formats, true);
    if (pasted.isValid()) {
      // The field doesn't handle this paste.
      event.preventDefault();
      event.stopPropagation();
      setDate(pasted);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Shipped on"
        value={date}
        onChange={setDate}
        onPasteCapture={handlePaste}
        helperText="Paste 2025-04-02 or 2 Apr 2025"
        sx={{ width: '100%', maxWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
