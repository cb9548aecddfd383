import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

interface Loan {
  id: number;
  book: string;
  due: Date;
}

const rows: Loan[] = [
  { id: 1, book: 'A Map of Wind', due: new Date(2025, 3, 14) },
  { id: 2, book: 'Nine Winters', due: new Date(2025, 3, 22) },
  { id: 3, book: 'The Salt Road', due: new Date(2025, 4, 2) },
];

function DueEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Loan, Date>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) ref.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  }, [hasFocus]);

  return (
    <Box ref={ref} sx={{ display: 'flex', alignItems: 'center', width: '100%' }}>
      <DatePicker
        value={value ? dayjs(value) : null}
        onChange={(date, { validationError }) => {
          // The date is `null` while a part of it is missing.
          if (date && !validationError) {
            void apiRef.current.setEditCellValue({ id, field, value: date.toDate() });
          }
        }}
        slotProps={{
          textField: { size: 'small', fullWidth: true, InputProps: { 'aria-label': 'Due' } },
        }}
      />
    </Box>
  );
}

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

const columns: GridColDef<Loan>[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 120 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 190,
    editable: true,
    valueFormatter: (value: Date | null) => (value ? format.format(value) : ''),
    renderEditCell: (params) => <DueEditor {...params} />,
  },
];

export default function PickDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ height: 214, width: '100%' }}>
        <DataGrid label="Loans" rows={rows} columns={columns} hideFooter />
      </div>
    </LocalizationProvider>
  );
}
