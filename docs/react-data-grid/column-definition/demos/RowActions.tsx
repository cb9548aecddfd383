import * as React from 'react';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import DeleteIcon from '@mui/icons-material/Delete';
import FileCopyIcon from '@mui/icons-material/FileCopy';
import LockIcon from '@mui/icons-material/Lock';

interface Recipe {
  id: number;
  title: string;
  minutes: number;
  locked?: boolean;
}

const initialRows: Recipe[] = [
  { id: 1, title: 'Shakshuka', minutes: 30 },
  { id: 2, title: 'Pierogi ruskie', minutes: 90, locked: true },
  { id: 3, title: 'Okonomiyaki', minutes: 35 },
  { id: 4, title: 'Caldo verde', minutes: 45 },
  { id: 5, title: 'Khao soi', minutes: 60 },
];

export default function RowActions() {
  const [rows, setRows] = React.useState(initialRows);

  const columns = React.useMemo<GridColDef<Recipe>[]>(
    () => [
      { field: 'title', headerName: 'Recipe', flex: 1, minWidth: 150 },
      { field: 'minutes', headerName: 'Minutes', type: 'number' },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        renderCell: (params) => {
          const { id, row } = params;
          return (
            <GridActionsCell {...params}>
              <GridActionsCellItem
                icon={<DeleteIcon />}
                label={`Delete ${row.title}`}
                disabled={row.locked}
                onClick={() => setRows((current) => current.filter((recipe) => recipe.id !== id))}
              />
              <GridActionsCellItem
                showInMenu
                icon={<FileCopyIcon />}
                label="Duplicate"
                onClick={() =>
                  setRows((current) => [
                    ...current,
                    {
                      ...row,
                      id: Math.max(...current.map((recipe) => recipe.id)) + 1,
                      locked: false,
                    },
                  ])
                }
              />
              <GridActionsCellItem
                showInMenu
                icon={<LockIcon />}
                label={row.locked ? 'Unlock' : 'Lock'}
                onClick={() =>
                  setRows((current) =>
                    current.map((recipe) =>
                      recipe.id === id ? { ...recipe, locked: !recipe.locked } : recipe,
                    ),
                  )
                }
              />
            </GridActionsCell>
          );
        },
      },
    ],
    [],
  );

  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid label="Recipes" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
