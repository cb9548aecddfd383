import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';

import DataTable from './DataTable';
import Panel from './Panel';
import WhenVisible from './WhenVisible';

export interface ChartPanelProps {
  title: string;
  /** What the chart shows, in a sentence. It is the text alternative of the chart. */
  summary: ReactNode;
  /** In pixels, of the chart and of the table, so that switching moves nothing. */
  height: number;
  header: readonly string[];
  rows: readonly (readonly string[])[];
  /** Whether the data has been loaded. */
  ready: boolean;
  /** Loads the code of the chart. */
  load: () => Promise<unknown>;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** A chart with its title, a text alternative, and a switch to a table of the same values. */
export default function ChartPanel({
  title,
  summary,
  height,
  header,
  rows,
  ready,
  load,
  children,
  sx,
}: ChartPanelProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const placeholder = (
    <Box sx={{ height, bgcolor: 'action.hover', borderRadius: 1 }} aria-hidden="true" />
  );
  return (
    <Panel labelledBy={id} sx={sx}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'start', justifyContent: 'space-between' }}>
        <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Button
          size="small"
          color="inherit"
          aria-label={`Table: ${title}`}
          aria-pressed={asTable}
          onClick={() => {
            setAsTable(!asTable);
          }}
          sx={{
            flex: 'none',
            minWidth: 0,
            py: 0.25,
            color: 'text.secondary',
            '&[aria-pressed="true"]': { bgcolor: 'action.selected', color: 'text.primary' },
          }}
        >
          Table
        </Button>
      </Box>
      <Typography
        variant="body2"
        sx={{
          color: 'text.secondary',
          mt: 0.5,
          mb: 2,
          minHeight: { xs: '4.3em', sm: '2.9em' },
          maxWidth: '62ch',
        }}
      >
        {ready ? summary : 'Loading…'}
      </Typography>
      <Box sx={{ height, position: 'relative' }}>
        {!ready ? (
          placeholder
        ) : asTable ? (
          <DataTable caption={title} header={header} rows={rows} maxHeight={height} />
        ) : (
          <WhenVisible load={load} placeholder={placeholder}>
            {children}
          </WhenVisible>
        )}
      </Box>
    </Panel>
  );
}
