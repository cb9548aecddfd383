import DeleteOutline from '@mui/icons-material/DeleteOutline';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  ExportCsv,
  gridFilteredSortedRowIdsSelector,
  gridRowSelectionStateSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { useState } from 'react';

import ConfirmDialog from '../components/ConfirmDialog';
import { STATUS_LABELS, STATUSES, technicianName, TECHNICIANS, type JobFields } from '../data/jobs';
import { hasFilters, NO_FILTERS } from '../data/filters';
import type { Edit } from '../data/store';
import { useDesk, useDeskState } from '../state/deskContext';
import { EXPORTED_COLUMNS } from './columns';
import { useFilters } from './useFilters';

const EXPORT_OPTIONS = { fileName: 'repair-jobs', fields: EXPORTED_COLUMNS };

interface OpenMenu {
  name: 'status' | 'technician';
  anchor: HTMLElement;
}

interface Option {
  label: string;
  patch: Partial<JobFields>;
}

const OPTIONS: Record<OpenMenu['name'], Option[]> = {
  status: STATUSES.map((status) => ({
    label: STATUS_LABELS[status],
    patch: { status },
  })),
  technician: ['', ...TECHNICIANS.map(({ id }) => id)].map((technician) => ({
    label: technicianName(technician),
    patch: { technician },
  })),
};

const count = (number: number) => (number === 1 ? '1 job' : `${number} jobs`);

/** Actions on the selected jobs. If no job is selected, actions on the list. */
export default function GridToolbar() {
  const apiRef = useGridApiContext();
  const { store } = useDesk();
  const { jobs } = useDeskState();
  const [filters, changeFilters] = useFilters();
  const rowIds = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const selection = useGridSelector(apiRef, gridRowSelectionStateSelector);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [isDeleting, setDeleting] = useState(false);

  // Never act on a row that a filter hides.
  const selected = rowIds.filter((id) => selection.ids.has(id)).map(Number);

  function run(label: string, edits: Edit[]) {
    setMenu(null);
    if (edits.length > 0) void store.edit(label, edits);
  }

  function change({ label, patch }: Option) {
    const changed = selected.filter((id) => {
      const job = jobs.find((other) => other.id === id);
      return (
        job &&
        Object.entries(patch).some(([field, value]) => job[field as keyof JobFields] !== value)
      );
    });
    run(
      `${count(changed.length)}: ${label}`,
      changed.map((id) => ({ type: 'update', id, patch })),
    );
    if (changed.length === 0) store.notify('Nothing to change.');
  }

  return (
    <Toolbar style={{ flexWrap: 'wrap', height: 'auto', minHeight: 52, paddingBlock: 4 }}>
      <Typography variant="body2" role="status" sx={{ flex: '1 0 auto', mx: 1 }}>
        {selected.length > 0 ? `${selected.length} selected` : count(rowIds.length)}
      </Typography>
      {selected.length === 0 && hasFilters(filters) && (
        <ToolbarButton render={<Button size="small" />} onClick={() => changeFilters(NO_FILTERS)}>
          Clear filters
        </ToolbarButton>
      )}
      {selected.length > 0 && (
        <>
          <ToolbarButton
            render={<Button size="small" aria-haspopup="menu" />}
            onClick={({ currentTarget }) => setMenu({ name: 'status', anchor: currentTarget })}
          >
            Set status
          </ToolbarButton>
          <ToolbarButton
            render={<Button size="small" aria-haspopup="menu" />}
            onClick={({ currentTarget }) => setMenu({ name: 'technician', anchor: currentTarget })}
          >
            Assign
          </ToolbarButton>
          <Tooltip title="Delete the selected jobs">
            <ToolbarButton onClick={() => setDeleting(true)}>
              <DeleteOutline fontSize="small" color="error" />
            </ToolbarButton>
          </Tooltip>
        </>
      )}
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnOutlined fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip
        title={selected.length > 0 ? 'Export the selected jobs (CSV)' : 'Export the list (CSV)'}
      >
        <ExportCsv render={<ToolbarButton />} options={EXPORT_OPTIONS}>
          <FileDownloadOutlined fontSize="small" />
        </ExportCsv>
      </Tooltip>

      <Menu anchorEl={menu?.anchor} open={menu !== null} onClose={() => setMenu(null)}>
        {menu &&
          OPTIONS[menu.name].map((option) => (
            <MenuItem key={option.label} onClick={() => change(option)}>
              {option.label}
            </MenuItem>
          ))}
      </Menu>
      <ConfirmDialog
        open={isDeleting}
        title={`Delete ${count(selected.length)}?`}
        confirm="Delete"
        onCancel={() => setDeleting(false)}
        onConfirm={() => {
          setDeleting(false);
          run(
            `${count(selected.length)} deleted`,
            selected.map((id) => ({ type: 'remove', id })),
          );
        }}
      >
        {selected.slice(0, 6).join(', ')}
        {selected.length > 6 && ` and ${selected.length - 6} more`}. You can undo this.
      </ConfirmDialog>
    </Toolbar>
  );
}
