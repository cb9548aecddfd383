import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';

const mirrorInRtl = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

function MonthHeader({ currentMonth, onMonthChange, labelId }: PickersCalendarHeaderProps) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', px: 2, pt: 1 }}
    >
      <IconButton
        aria-label="Previous month"
        onClick={() => onMonthChange(currentMonth.subtract(1, 'month'))}
      >
        <ChevronLeft sx={mirrorInRtl} />
      </IconButton>
      <Typography id={labelId} variant="h6" component="div" aria-live="polite">
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      <IconButton
        aria-label="Next month"
        onClick={() => onMonthChange(currentMonth.add(1, 'month'))}
      >
        <ChevronRight sx={mirrorInRtl} />
      </IconButton>
    </Stack>
  );
}

export default function RehearsalCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-10-09')}
        slots={{ calendarHeader: MonthHeader }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
