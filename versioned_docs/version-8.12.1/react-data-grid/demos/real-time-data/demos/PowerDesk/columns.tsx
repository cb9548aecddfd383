import type { GridColDef } from '@mui/x-data-grid';
import type { Feed } from './feed';
import { LiveNumber, LivePrice, LiveRange, LiveTrend } from './LiveCells';
import type { Contract } from './market';

const euros = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 });
const signed = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const whole = new Intl.NumberFormat('en-GB');

export const formatPrice = (value: number) => euros.format(value);
export const formatChange = (value: number) => signed.format(value);
export const formatVolume = (value: number) => whole.format(value);

const hour = (value: number) => String(value % 24).padStart(2, '0');

/**
 * The row objects never change. The cells read the current values from the feed, and so does the grid when it sorts,
 * filters, or exports.
 */
export function deskColumns(feed: Feed): GridColDef<Contract>[] {
  const price = (field: 'last' | 'change' | 'bid' | 'ask') =>
    ({
      field,
      type: 'number',
      width: 82,
      valueGetter: (_value: number, row: Contract) => feed.get(row)[field],
    }) as const;

  return [
    {
      field: 'zone',
      headerName: 'Zone',
      width: 96,
      renderCell: ({ row }) => (
        <span className="zone" data-region={row.region}>
          {row.zone}
        </span>
      ),
    },
    { field: 'area', headerName: 'Area', flex: 1, minWidth: 120 },
    {
      field: 'hour',
      headerName: 'Hour',
      width: 74,
      valueFormatter: (value: number) => `${hour(value)}–${hour(value + 1)}`,
    },
    {
      ...price('last'),
      headerName: 'Last, €',
      renderCell: ({ row }) => <LivePrice feed={feed} row={row} format={formatPrice} />,
    },
    {
      ...price('change'),
      headerName: 'Change',
      renderCell: ({ row }) => (
        <LiveNumber feed={feed} row={row} field="change" format={formatChange} />
      ),
    },
    {
      ...price('bid'),
      headerName: 'Bid',
      renderCell: ({ row }) => (
        <LiveNumber feed={feed} row={row} field="bid" format={formatPrice} />
      ),
    },
    {
      ...price('ask'),
      headerName: 'Ask',
      renderCell: ({ row }) => (
        <LiveNumber feed={feed} row={row} field="ask" format={formatPrice} />
      ),
    },
    {
      field: 'range',
      headerName: 'Low – high',
      width: 110,
      sortable: false,
      filterable: false,
      valueGetter: (_value, row) => {
        const { low, high } = feed.get(row);
        return `${low} – ${high}`;
      },
      renderCell: ({ row }) => <LiveRange feed={feed} row={row} />,
    },
    {
      field: 'trend',
      headerName: 'Trend',
      width: 120,
      sortable: false,
      filterable: false,
      disableExport: true,
      renderCell: ({ row }) => <LiveTrend feed={feed} row={row} />,
    },
    {
      field: 'volume',
      headerName: 'MWh',
      type: 'number',
      width: 88,
      valueGetter: (_value, row) => feed.get(row).volume,
      renderCell: ({ row }) => (
        <LiveNumber feed={feed} row={row} field="volume" format={formatVolume} />
      ),
    },
  ];
}
