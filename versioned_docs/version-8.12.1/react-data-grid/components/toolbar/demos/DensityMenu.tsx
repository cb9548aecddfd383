import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridDensity,
  gridDensitySelector,
  GridMenu,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Tooltip from '@mui/material/Tooltip';
import DensityMediumOutlined from '@mui/icons-material/DensityMediumOutlined';

const columns: GridColDef[] = [
  { field: 'tea', headerName: 'Tea', flex: 1, minWidth: 130 },
  { field: 'origin', headerName: 'Origin', width: 120 },
  { field: 'grams', headerName: 'Stock, g', type: 'number', width: 110 },
];

const rows = [
  { id: 1, tea: 'Sencha', origin: 'Shizuoka', grams: 4200 },
  { id: 2, tea: 'Darjeeling', origin: 'Bengal', grams: 1850 },
  { id: 3, tea: 'Kericho Gold', origin: 'Kenya', grams: 3100 },
];

const densities: readonly GridDensity[] = ['compact', 'standard', 'comfortable'];

function DensityToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Toolbar>
      <Tooltip title="Density">
        <ToolbarButton
          ref={setButton}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <DensityMediumOutlined fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <GridMenu open={open} target={button} onClose={() => setOpen(false)} position="bottom-end">
        <MenuList autoFocusItem aria-label="Density">
          {densities.map((name) => (
            <MenuItem
              key={name}
              selected={name === density}
              onClick={() => {
                apiRef.current.setDensity(name);
                setOpen(false);
              }}
            >
              {name}
            </MenuItem>
          ))}
        </MenuList>
      </GridMenu>
    </Toolbar>
  );
}

export default function DensityMenu() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Teas"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: DensityToolbar }}
        hideFooter
      />
    </div>
  );
}
