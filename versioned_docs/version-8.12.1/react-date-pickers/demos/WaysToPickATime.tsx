import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function WaysToPickATime() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-05-22T10:30'));
  const clock = { value: time, onChange: setTime };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 4, width: '100%' }}
      >
        <Box>
          <Typography variant="subtitle2" component="p" gutterBottom>
            DigitalClock
          </Typography>
          <DigitalClock {...clock} timeStep={30} sx={{ width: 120 }} />
        </Box>
        <Box>
          <Typography variant="subtitle2" component="p" gutterBottom>
            MultiSectionDigitalClock
          </Typography>
          <MultiSectionDigitalClock {...clock} timeSteps={{ minutes: 5 }} />
        </Box>
        <Box>
          <Typography variant="subtitle2" component="p" gutterBottom>
            TimeClock
          </Typography>
          <TimeClock {...clock} sx={{ m: 0, width: 260 }} />
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
