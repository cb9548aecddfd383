import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useId, type MouseEvent } from 'react';

import type { PageNeed } from '../../report';

import { navigate, viewQuery, type View } from './data';
import { formatPercent } from './format';
import { nonce } from './nonce';

/** Navigates within the page, unless the user wants to open the link elsewhere, such as in a new tab. */
export function follow(event: MouseEvent, view: View): void {
  if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
    event.preventDefault();
    navigate(view);
  }
}

function columnsOf(view: View): GridColDef<PageNeed>[] {
  const count = { type: 'number', width: 110 } as const;
  return [
    {
      field: 'page',
      headerName: 'Page',
      flex: 1,
      minWidth: 200,
      renderCell: ({ row, tabIndex }) => (
        <Link
          href={viewQuery({ ...view, page: row.page })}
          tabIndex={tabIndex}
          onClick={(event) => follow(event, { ...view, page: row.page })}
        >
          {row.page}
        </Link>
      ),
    },
    {
      ...count,
      field: 'atLeast',
      headerName: 'At least',
      description:
        'Lower bound of the 95 % Wilson interval for the share of readers that the page helps',
      valueFormatter: (share: number) => formatPercent(share),
    },
    {
      ...count,
      field: 'share',
      headerName: 'Helpful',
      valueFormatter: (share: number) => formatPercent(share),
    },
    { ...count, field: 'helpful', headerName: 'Yes' },
    { ...count, field: 'notHelpful', headerName: 'No' },
    { ...count, field: 'comments', headerName: 'Comments' },
  ];
}

/** Pages by need, each with a link to its comments. */
export default function PagesGrid({ pages, view }: { pages: PageNeed[]; view: View }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2">
        Pages by need
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        “At least” is the lowest likely share of readers that a page helps, given its answers (95
        %). The lowest come first.
      </Typography>
      <Box sx={{ height: 640 }}>
        <DataGrid
          aria-labelledby={id}
          rows={pages}
          columns={columnsOf(view)}
          getRowId={({ page }) => page}
          initialState={{ sorting: { sortModel: [{ field: 'atLeast', sort: 'asc' }] } }}
          sortingOrder={['asc', 'desc']}
          disableRowSelectionOnClick
          disableEval
          nonce={nonce}
          showToolbar
          slotProps={{ toolbar: { printOptions: { disableToolbarButton: true } } }}
          localeText={{ noRowsLabel: 'No answers' }}
        />
      </Box>
    </Box>
  );
}
