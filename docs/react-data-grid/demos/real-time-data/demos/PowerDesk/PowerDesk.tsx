import * as React from 'react';
import {
  DataGrid,
  gridFilterModelSelector,
  gridSortModelSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { deskColumns } from './columns';
import { createFeed } from './feed';
import { Clock, clock, MarketFigures, Throughput } from './Figures';
import { deskStyles } from './deskStyles';
import { useBatches, useSeen } from './useBatches';

const rates = [200, 1000, 5000];

/** How often the grid sorts and filters, in milliseconds. */
const sortEvery = 1000;

// Escaping would put an apostrophe before negative prices.
const slotProps = { toolbar: { csvOptions: { escapeFormulas: false } } };

const wideColumns = {};
const narrowColumns = { area: false, bid: false, ask: false, range: false, volume: false };
const middleColumns = { area: false, range: false };

/** Whether new prices can change the order of the rows, or which rows match the filter. */
function hasOrder(apiRef: ReturnType<typeof useGridApiRef>) {
  return (
    gridSortModelSelector(apiRef).length > 0 || gridFilterModelSelector(apiRef).items.length > 0
  );
}

export default function PowerDesk() {
  const apiRef = useGridApiRef();
  const desk = React.useRef<HTMLDivElement>(null);
  const [feed] = React.useState(() => createFeed(12));
  const columns = React.useMemo(() => deskColumns(feed), [feed]);
  const [started, setStarted] = React.useState(false);
  const [rate, setRate] = React.useState(1000);
  const [held, setHeld] = React.useState(false);
  const [said, setSaid] = React.useState('');
  const seen = useSeen(desk);
  const { breakpoints } = useTheme();
  const phone = useMediaQuery(breakpoints.down('sm'));
  const tablet = useMediaQuery(breakpoints.down('lg'));
  const sinceSorted = React.useRef(0);

  useBatches(started && seen, (milliseconds) => {
    feed.advance(milliseconds, rate);
    sinceSorted.current += milliseconds;
    if (sinceSorted.current < sortEvery) return;
    sinceSorted.current = 0;
    feed.countFigures();
    // A new array with the same rows makes the grid sort and filter them by their current values.
    if (!held && hasOrder(apiRef)) apiRef.current?.setRows([...feed.rows]);
  });

  function toggle() {
    setStarted(!started);
    setSaid(started ? `Paused at ${clock(feed.figures().time)}.` : 'Prices are live.');
  }

  return (
    <Box ref={desk} sx={deskStyles}>
      <div className="bar">
        <div className="title">
          <Typography component="p" sx={{ fontSize: 18, fontWeight: 700 }}>
            Intraday power
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <span className="lamp" data-on={started && seen} />
            <Clock feed={feed} /> · 12 June 2025
          </Typography>
        </div>
        <Button
          variant={started ? 'outlined' : 'contained'}
          startIcon={started ? <PauseIcon /> : <PlayArrowIcon />}
          onClick={toggle}
          sx={{ width: 112 }}
        >
          {started ? 'Pause' : 'Start'}
        </Button>
        <TextField
          select
          size="small"
          label="Trades a second"
          value={rate}
          onChange={(event) => setRate(Number(event.target.value))}
          sx={{ width: 140 }}
        >
          {rates.map((each) => (
            <MenuItem key={each} value={each}>
              {each.toLocaleString('en-GB')}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={held}
              onChange={(event) => setHeld(event.target.checked)}
            />
          }
          label="Hold order"
          slotProps={{ typography: { variant: 'body2' } }}
        />
      </div>
      <MarketFigures feed={feed} />
      {/* In a box with a height, the grid renders only the rows in view. */}
      <div style={{ height: 560 }}>
        <DataGrid
          apiRef={apiRef}
          label="Contracts"
          rows={feed.rows}
          columns={columns}
          columnVisibilityModel={phone ? narrowColumns : tablet ? middleColumns : wideColumns}
          density="compact"
          // Fewer rows outside the visible area, because each of their cells updates, too.
          rowBufferPx={40}
          disableColumnSelector
          disableRowSelectionOnClick
          showToolbar
          slotProps={slotProps}
        />
      </div>
      <div className="status">
        <Throughput feed={feed} />
        <span role="status">{said}</span>
      </div>
    </Box>
  );
}
