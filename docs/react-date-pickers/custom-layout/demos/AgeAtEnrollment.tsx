import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const enrollment = dayjs('2025-09-01');

function AgeToolbar({ className }: { className?: string }) {
  const { value } = usePickerContext<Dayjs | null>();

  return (
    <Box className={className} sx={{ px: 3, pt: 2 }}>
      <Typography variant="overline" component="div" sx={{ color: 'text.secondary' }}>
        Date of birth
      </Typography>
      <Typography variant="h6" component="div" role="status">
        {value === null ? 'Not chosen' : `${enrollment.diff(value, 'year')} years at enrollment`}
      </Typography>
    </Box>
  );
}

export default function AgeAtEnrollment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2019-06-20')}
        openTo="year"
        maxDate={enrollment}
        slots={{ toolbar: AgeToolbar }}
        slotProps={{ actionBar: { actions: [] } }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
