import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';

interface Cheese {
  id: number;
  name: string;
  stars: number;
}

const rows: Cheese[] = [
  { id: 1, name: 'Idiazábal', stars: 5 },
  { id: 2, name: 'Gruyère', stars: 4 },
  { id: 3, name: 'Pag', stars: 3 },
];

function StarsEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Cheese, number>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [hasFocus]);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', paddingInline: 1 }}>
      <Rating
        ref={ref}
        name={`stars-${id}`}
        value={value ?? null}
        onChange={(_event, stars) =>
          void apiRef.current.setEditCellValue({ id, field, value: stars })
        }
      />
    </Box>
  );
}

const columns: GridColDef<Cheese>[] = [
  { field: 'name', headerName: 'Cheese', flex: 1, minWidth: 110 },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    width: 160,
    editable: true,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    renderCell: ({ row }) => <Rating value={row.stars} readOnly />,
    renderEditCell: (params) => <StarsEditor {...params} />,
  },
];

export default function RatingEditor() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid label="Cheeses" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
