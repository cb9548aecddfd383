import Button, { type ButtonProps } from '@mui/material/Button';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

function ChooseButton({
  onClick,
  disabled,
  'aria-label': label,
}: Pick<ButtonProps, 'onClick' | 'disabled' | 'aria-label'>) {
  const { open } = usePickerContext();

  return (
    <Button
      size="small"
      onClick={onClick}
      disabled={disabled}
      aria-label={label}
      endIcon={<KeyboardArrowDown sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
    >
      Choose
    </Button>
  );
}

export default function TextButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2025-07-18')}
        slots={{ openPickerButton: ChooseButton }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
