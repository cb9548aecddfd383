import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface DataTableProps {
  /** Names the table. */
  caption: string;
  header: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly ReactNode[])[];
  /** Of each column. Default: the first at the start, the others at the end. */
  align?: readonly ('start' | 'end')[];
  /** In pixels. A longer table scrolls. */
  maxHeight?: number;
}

/** A table that scrolls in both directions, with its header in view. */
export default function DataTable({ caption, header, rows, align, maxHeight }: DataTableProps) {
  return (
    <Box
      role="region"
      aria-label={caption}
      tabIndex={0}
      sx={{ maxHeight, overflow: 'auto', fontSize: 'body2.fontSize' }}
    >
      <Box
        component="table"
        aria-label={caption}
        sx={{
          borderCollapse: 'collapse',
          width: '100%',
          fontVariantNumeric: 'tabular-nums',
          '& th, & td': {
            px: 1.5,
            py: 0.75,
            textAlign: 'end',
            whiteSpace: 'nowrap',
            borderBottom: 1,
            borderColor: 'divider',
          },
          '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 0 },
          '& thead th': {
            position: 'sticky',
            top: 0,
            bgcolor: 'background.paper',
            color: 'text.secondary',
            fontWeight: 600,
          },
          '& tbody th': { fontWeight: 500 },
        }}
      >
        <thead>
          <tr>
            {header.map((name, column) => (
              <th key={name} scope="col" style={{ textAlign: align?.[column] }}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    <bdi>{cell}</bdi>
                  </th>
                ) : (
                  <td key={column} style={{ textAlign: align?.[column] }}>
                    <bdi>{cell}</bdi>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
