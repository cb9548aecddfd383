import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';

import { describeEdit } from '../data/conflicts';
import type { IsoDate } from '../data/dates';
import { changedFields, type Job, type JobField } from '../data/jobs';
import { checkChange } from '../data/rules';
import { useDesk } from '../state/deskContext';
import { createColumns, WIDE_COLUMNS } from './columns';
import EmptyList from './EmptyList';
import GridToolbar from './GridToolbar';

const narrow: GridColumnVisibilityModel = Object.fromEntries(
  WIDE_COLUMNS.map((field) => [field, false]),
);
const wide: GridColumnVisibilityModel = { hours: false };

export interface JobsGridProps {
  jobs: Job[];
  today: IsoDate;
  loading: boolean;
}

/** The list of jobs. Cells can be edited; the page filters the jobs. */
export default function JobsGrid({ jobs, today, loading }: JobsGridProps) {
  const { store } = useDesk();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [chosenColumns, setChosenColumns] = useState<GridColumnVisibilityModel | null>(null);
  const columns = useMemo(() => createColumns(today, isPhone), [today, isPhone]);

  function saveRow(newJob: Job, oldJob: Job): Job {
    const patch = changedFields(oldJob, newJob);
    const fields = Object.keys(patch) as JobField[];
    if (fields.length === 0) return oldJob;
    for (const field of fields) {
      const message = checkChange(newJob, field);
      // The cell stays open.
      if (message) throw new Error(message);
    }
    // The row shows the new value at once. If the server rejects it, the store restores the old one and keeps yours.
    void store.edit(describeEdit(oldJob, patch), [{ type: 'update', id: oldJob.id, patch }]);
    return newJob;
  }

  return (
    <DataGrid
      aria-label="Repair jobs"
      rows={jobs}
      columns={columns}
      loading={loading}
      rowHeight={56}
      processRowUpdate={saveRow}
      onProcessRowUpdateError={(error: Error) => store.notify(error.message)}
      checkboxSelection
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      // The filters of the page work together. A column filter would be a second, hidden one.
      disableColumnFilter
      columnVisibilityModel={chosenColumns ?? (isPhone ? narrow : wide)}
      onColumnVisibilityModelChange={setChosenColumns}
      initialState={{
        sorting: { sortModel: [{ field: 'due', sort: 'asc' }] },
        pagination: { paginationModel: { pageSize: 25 } },
      }}
      pageSizeOptions={[25, 50, 100]}
      showToolbar
      slots={{ toolbar: GridToolbar, noRowsOverlay: EmptyList }}
      slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
      sx={{ bgcolor: 'background.paper', '--DataGrid-t-color-background-base': 'transparent' }}
    />
  );
}
