import Star from '@mui/icons-material/Star';
import IconButton from '@mui/material/IconButton';
import InputAdornment, { type InputAdornmentProps } from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const opening = dayjs('2025-09-06');

function WithOpeningDay({ children, position }: InputAdornmentProps) {
  const { setValue } = usePickerActionsContext<Dayjs | null>();

  return (
    <InputAdornment position={position}>
      <IconButton aria-label="Set to the opening day" onClick={() => setValue(opening)}>
        <Star />
      </IconButton>
      {children}
    </InputAdornment>
  );
}

export default function SecondIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit"
        referenceDate={opening}
        slots={{ inputAdornment: WithOpeningDay }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
