import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { lazy, Suspense, useMemo } from 'react';
import { Link as RouterLink } from 'wouter';

import { formatChange, metricInfo } from '../logic/metrics';
import type { SiteRow } from '../logic/overview';
import { useHighlight } from '../state/highlight';

const Trend = lazy(() => import('../charts/Trend'));

const formatters = {
  revenue: metricInfo('revenue').format,
  ratio: metricInfo('ratio').format,
  downtime: metricInfo('downtime').format,
};

export interface SiteGridProps {
  rows: SiteRow[];
  /** Returns the address of a site's page. */
  hrefOf: (siteId: string) => string;
}

const optional = (format: (value: number) => string) => (value: number | null) =>
  value === null ? '–' : format(value);

/** The sites with all their figures. */
export default function SiteGrid({ rows, hrefOf }: SiteGridProps) {
  const { siteId, setSiteId } = useHighlight();
  const columns = useMemo<GridColDef<SiteRow>[]>(
    () => [
      {
        field: 'name',
        headerName: 'Site',
        width: 150,
        renderCell: ({ row, tabIndex }: GridRenderCellParams<SiteRow>) => (
          <Link component={RouterLink} href={hrefOf(row.id)} tabIndex={tabIndex}>
            {row.name}
          </Link>
        ),
      },
      { field: 'region', headerName: 'Region', width: 110 },
      { field: 'mounting', headerName: 'Mounting', width: 100 },
      {
        field: 'capacity',
        headerName: 'Capacity (MW)',
        type: 'number',
        width: 125,
        valueFormatter: (value: number) => value.toFixed(1),
      },
      {
        field: 'energy',
        headerName: 'Energy (MWh)',
        type: 'number',
        width: 140,
        valueFormatter: (value: number) => Math.round(value).toLocaleString('en-US'),
      },
      {
        field: 'change',
        headerName: 'Change',
        description: 'Energy, compared with the previous period of the same length',
        type: 'number',
        width: 100,
        valueFormatter: optional(formatChange),
      },
      {
        field: 'trend',
        headerName: 'Energy by day',
        width: 130,
        sortable: false,
        filterable: false,
        disableExport: true,
        renderCell: ({ row, colDef }: GridRenderCellParams<SiteRow>) => (
          <Box sx={{ height: '100%', display: 'flex', alignItems: 'center' }} aria-hidden="true">
            <Suspense fallback={null}>
              <Trend values={row.trend} height={32} width={colDef.computedWidth - 20} />
            </Suspense>
          </Box>
        ),
      },
      {
        field: 'revenue',
        headerName: 'Revenue',
        type: 'number',
        width: 110,
        valueFormatter: optional(formatters.revenue),
      },
      {
        field: 'ratio',
        headerName: 'Performance',
        description: 'Energy as a share of what the panels would deliver without losses',
        type: 'number',
        width: 125,
        valueFormatter: optional(formatters.ratio),
      },
      {
        field: 'downtime',
        headerName: 'Downtime',
        type: 'number',
        width: 105,
        valueFormatter: optional(formatters.downtime),
      },
    ],
    [hrefOf],
  );
  return (
    <DataGrid
      aria-label="Sites"
      rows={rows}
      columns={columns}
      showToolbar
      hideFooter
      disableRowSelectionOnClick
      initialState={{ sorting: { sortModel: [{ field: 'energy', sort: 'desc' }] } }}
      getRowClassName={({ id }) => (id === siteId ? 'highlighted' : '')}
      slotProps={{
        row: {
          onMouseEnter: (event) => {
            setSiteId(event.currentTarget.dataset.id ?? null);
          },
          onMouseLeave: () => {
            setSiteId(null);
          },
        },
      }}
      sx={{
        border: 0,
        '& .MuiDataGrid-cell': { unicodeBidi: 'plaintext' },
        '& .highlighted': { bgcolor: 'action.hover' },
      }}
    />
  );
}
