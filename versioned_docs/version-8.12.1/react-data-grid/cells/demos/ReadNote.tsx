import * as React from 'react';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

interface Visit {
  id: number;
  patient: string;
  note: string;
}

const rows: Visit[] = [
  {
    id: 1,
    patient: 'Momo (cat)',
    note: 'Eats well again. Second vaccination on the left side; a small swelling is to be expected for two days.',
  },
  {
    id: 2,
    patient: 'Brisa (horse)',
    note: 'Limps on the right foreleg after the ride on Sunday. Cool twice a day, no riding for a week, then call us.',
  },
  { id: 3, patient: 'Kiki (parrot)', note: 'Claws cut.' },
];

const columns: GridColDef<Visit>[] = [
  { field: 'patient', headerName: 'Patient', width: 130 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 140, cellClassName: 'note' },
];

export default function ReadNote() {
  const [open, setOpen] = React.useState<{ anchor: Element; text: string } | null>(null);

  function openNote({ field, row }: GridCellParams<Visit>, anchor: Element) {
    if (field === 'note') setOpen({ anchor, text: row.note });
  }

  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Visits"
        rows={rows}
        columns={columns}
        onCellClick={(params: GridCellParams<Visit>, event) =>
          openNote(params, event.currentTarget)
        }
        onCellKeyDown={(params: GridCellParams<Visit>, event) => {
          if (event.key === 'Enter') openNote(params, event.currentTarget);
        }}
        disableRowSelectionOnClick
        hideFooter
        sx={{ '& .note': { cursor: 'pointer' } }}
      />
      <Popover
        open={open !== null}
        anchorEl={open?.anchor}
        onClose={() => setOpen(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Typography sx={{ p: 2, maxWidth: 320 }}>{open?.text}</Typography>
      </Popover>
    </div>
  );
}
