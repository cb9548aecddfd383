import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function DinnerPopover() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-11-08T19:15'));
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Dinner at {time?.format('HH:mm')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Time of the dinner' } }}
      >
        <TimeClock
          autoFocus
          ampm={false}
          value={time}
          onChange={(value, selection) => {
            setTime(value);
            if (selection === 'finish') {
              setAnchor(null);
            }
          }}
        />
      </Popover>
    </LocalizationProvider>
  );
}
