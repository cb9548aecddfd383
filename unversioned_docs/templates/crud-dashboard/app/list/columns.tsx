import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import { Link } from 'wouter';

import InstrumentIcon from '../components/InstrumentIcon';
import { lateStyle } from '../components/lateStyle';
import StatusMark from '../components/StatusMark';
import { visuallyHidden } from '../components/visuallyHidden';
import { formatDate, formatShortDate, toIsoDate, toLocalDate, type IsoDate } from '../data/dates';
import { familyLabel } from '../data/families';
import {
  describeInstrument,
  formatHours,
  formatMoney,
  isOverdue,
  STATUS_LABELS,
  STATUSES,
  technicianName,
  TECHNICIANS,
  type Job,
  type Status,
} from '../data/jobs';
import { ChoiceEditor, DateEditor, explain, InputEditor } from './editors';

const toText = (value: unknown) => (typeof value === 'string' ? value : '');
const toNumber = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);
const toDay = (value: unknown) =>
  value instanceof Date && !Number.isNaN(value.getTime()) ? toIsoDate(value) : '';

/** Columns that a phone doesn’t show at first. */
export const WIDE_COLUMNS = ['customer', 'work', 'technician', 'status', 'hours', 'estimate'];

/** Columns of the CSV file. */
export const EXPORTED_COLUMNS = [
  'id',
  'instrument',
  'customer',
  'work',
  'technician',
  'status',
  'due',
  'hours',
  'estimate',
];

/**
 * Columns of the list.
 *
 * @param today - Decides what is overdue.
 * @param isPhone - Whether the screen has room for a few columns only. Then, the instrument shows its status.
 */
export function createColumns(today: IsoDate, isPhone: boolean): GridColDef<Job>[] {
  return [
    {
      field: 'id',
      headerName: 'Job',
      width: 64,
      hideable: false,
      renderCell: ({ id, tabIndex }) => (
        <MuiLink
          component={Link}
          href={`/jobs/${id}`}
          tabIndex={tabIndex}
          color="inherit"
          sx={{ fontWeight: 600 }}
        >
          {id}
        </MuiLink>
      ),
    },
    {
      field: 'instrument',
      headerName: 'Instrument',
      flex: 1.2,
      minWidth: isPhone ? 100 : 150,
      valueGetter: (_, row) => describeInstrument(row),
      renderCell: ({ row }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: '100%', minWidth: 0 }}>
          {!isPhone && (
            <InstrumentIcon instrument={row.instrument} sx={{ color: 'text.secondary' }} />
          )}
          <Box
            sx={{
              minWidth: 0,
              lineHeight: 1.35,
              '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
            }}
          >
            <div>{familyLabel(row.instrument)}</div>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {isPhone ? <StatusMark status={row.status} /> : row.make}
            </Box>
          </Box>
        </Box>
      ),
    },
    { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 124 },
    {
      field: 'work',
      headerName: 'Work',
      flex: 1.4,
      minWidth: 140,
      editable: true,
      preProcessEditCellProps: explain('work', toText),
      renderEditCell: (params) => <InputEditor {...params} />,
    },
    {
      field: 'technician',
      headerName: 'Technician',
      width: 124,
      type: 'singleSelect',
      editable: true,
      valueOptions: [
        { value: '', label: technicianName('') },
        ...TECHNICIANS.map(({ id, name }) => ({ value: id, label: name })),
      ],
      valueFormatter: (value: string) => technicianName(value),
      preProcessEditCellProps: explain('technician', toText),
      renderEditCell: (params) => <ChoiceEditor {...params} />,
    },
    {
      field: 'status',
      headerName: 'Status',
      width: 152,
      type: 'singleSelect',
      editable: true,
      valueOptions: STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
      sortComparator: (a: Status, b: Status) => STATUSES.indexOf(a) - STATUSES.indexOf(b),
      preProcessEditCellProps: explain('status', (value) => value as Status),
      renderCell: ({ row }) => <StatusMark status={row.status} />,
      renderEditCell: (params) => <ChoiceEditor {...params} />,
    },
    {
      field: 'due',
      headerName: 'Due',
      width: isPhone ? 84 : 100,
      type: 'date',
      editable: true,
      valueGetter: (value: IsoDate) => toLocalDate(value),
      valueSetter: (value: Date | null, row) => ({ ...row, due: toDay(value) }),
      valueFormatter: (value: Date | null) => formatDate(toDay(value)),
      preProcessEditCellProps: explain('due', toDay),
      renderCell: ({ row }) =>
        isOverdue(row, today) ? (
          <Box component="span" sx={lateStyle}>
            {formatShortDate(row.due)}
            <span style={visuallyHidden}>, late</span>
          </Box>
        ) : (
          formatShortDate(row.due)
        ),
      renderEditCell: (params) => <DateEditor {...params} />,
    },
    {
      field: 'hours',
      headerName: 'Hours',
      width: 84,
      type: 'number',
      editable: true,
      valueFormatter: (value: number) => formatHours(value),
      preProcessEditCellProps: explain('hours', toNumber),
      renderEditCell: (params) => <InputEditor {...params} />,
    },
    {
      field: 'estimate',
      headerName: 'Estimate',
      width: 90,
      type: 'number',
      editable: true,
      valueFormatter: (value: number) => formatMoney(value),
      preProcessEditCellProps: explain('estimate', toNumber),
      renderEditCell: (params) => <InputEditor {...params} />,
    },
  ];
}
