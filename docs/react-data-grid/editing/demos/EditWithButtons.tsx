import * as React from 'react';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
  GridRowEditStopReasons,
  GridRowModes,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import CancelIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Check';

interface Route {
  id: number;
  from: string;
  to: string;
}

const rows: Route[] = [
  { id: 1, from: 'Bergen', to: 'Stavanger' },
  { id: 2, from: 'Split', to: 'Hvar' },
  { id: 3, from: 'Dover', to: 'Calais' },
];

export default function EditWithButtons() {
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  // The columns are new only when the modes change: new columns make the grid process all of them again.
  const columns = React.useMemo<GridColDef<Route>[]>(
    () => [
      { field: 'from', headerName: 'From', flex: 1, minWidth: 90, editable: true },
      { field: 'to', headerName: 'To', flex: 1, minWidth: 90, editable: true },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        renderCell: (params) => {
          const { id, row } = params;
          const name = `${row.from}–${row.to}`;
          const view = { mode: GridRowModes.View } as const;
          return (
            <GridActionsCell {...params}>
              {modes[id]?.mode === GridRowModes.Edit ? (
                <React.Fragment>
                  <GridActionsCellItem
                    icon={<SaveIcon />}
                    label={`Save ${name}`}
                    onClick={() => setModes({ ...modes, [id]: view })}
                  />
                  <GridActionsCellItem
                    icon={<CancelIcon />}
                    label={`Cancel ${name}`}
                    onClick={() =>
                      setModes({ ...modes, [id]: { ...view, ignoreModifications: true } })
                    }
                  />
                </React.Fragment>
              ) : (
                <GridActionsCellItem
                  icon={<EditIcon />}
                  label={`Edit ${name}`}
                  onClick={() =>
                    setModes({ ...modes, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'from' } })
                  }
                />
              )}
            </GridActionsCell>
          );
        },
      },
    ],
    [modes],
  );

  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Routes"
        rows={rows}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        onRowEditStop={({ reason }, event) => {
          // The buttons end editing, not a click elsewhere.
          if (reason === GridRowEditStopReasons.rowFocusOut) event.defaultMuiPrevented = true;
        }}
        hideFooter
      />
    </div>
  );
}
