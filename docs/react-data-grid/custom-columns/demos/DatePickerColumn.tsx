import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

interface Contract {
  id: number;
  partner: string;
  ends: Date;
}

const rows: Contract[] = [
  { id: 1, partner: 'Stadtwerke Ulm', ends: new Date(2025, 5, 30) },
  { id: 2, partner: 'Frigorífico Andino', ends: new Date(2025, 8, 15) },
  { id: 3, partner: 'Ōsaka Print', ends: new Date(2025, 11, 31) },
];

function DateEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Contract, Date>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLDivElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
    }
  }, [hasFocus]);

  return (
    <DatePicker
      ref={ref}
      value={value ? dayjs(value) : null}
      onChange={(date) => {
        if (date?.isValid()) {
          void apiRef.current.setEditCellValue({ id, field, value: date.toDate() });
        }
      }}
      slotProps={{ textField: { fullWidth: true, size: 'small', 'aria-label': 'Ends' } }}
    />
  );
}

const columns: GridColDef<Contract>[] = [
  { field: 'partner', headerName: 'Partner', flex: 1, minWidth: 130 },
  {
    field: 'ends',
    headerName: 'Ends',
    type: 'date',
    width: 180,
    editable: true,
    // The value is undefined if the user has started editing with a letter or Delete.
    valueFormatter: (value?: Date) => value?.toLocaleDateString('en-US', { dateStyle: 'medium' }),
    renderEditCell: (params: GridRenderEditCellParams<Contract, Date>) => (
      <DateEditor {...params} />
    ),
  },
];

export default function DatePickerColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ height: 214, width: '100%' }}>
        <DataGrid label="Contracts" rows={rows} columns={columns} hideFooter />
      </div>
    </LocalizationProvider>
  );
}
