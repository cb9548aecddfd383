import * as React from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import dayjs from 'dayjs';

const ConfirmContext = React.createContext<() => void>(() => {});

function ConfirmBar({ className }: PickersActionBarProps) {
  const confirm = React.useContext(ConfirmContext);
  const { hasNextStep, goToNextStep, acceptValueChanges, cancelValueChanges } = usePickerContext();

  return (
    <DialogActions className={className}>
      <Button onClick={cancelValueChanges}>Cancel</Button>
      {hasNextStep ? (
        <Button onClick={goToNextStep}>Next</Button>
      ) : (
        <Button
          onClick={() => {
            confirm();
            acceptValueChanges();
          }}
        >
          OK
        </Button>
      )}
    </DialogActions>
  );
}

export default function OnlyOkSaves() {
  const [saved, setSaved] = React.useState(() => dayjs('2025-05-14T10:30'));
  const [draft, setDraft] = React.useState<dayjs.Dayjs | null>(saved);
  const [open, setOpen] = React.useState(false);
  const confirmed = React.useRef(false);
  const confirm = React.useCallback(() => {
    confirmed.current = true;
  }, []);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ConfirmContext.Provider value={confirm}>
        <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
          <DateTimePicker
            label="Viewing"
            value={draft}
            onChange={(value, { validationError }) => {
              setDraft(value);
              // Typed, not picked
              if (!open && value !== null && validationError === null) {
                setSaved(value);
              }
            }}
            open={open}
            onOpen={() => {
              confirmed.current = false;
              setOpen(true);
            }}
            onClose={() => {
              setOpen(false);
              if (confirmed.current && draft !== null) {
                setSaved(draft);
              } else {
                setDraft(saved);
              }
            }}
            slots={{ actionBar: ConfirmBar }}
          />
          <Typography role="status" variant="body2">
            Saved: {saved.format('D MMM YYYY, HH:mm')}
          </Typography>
        </Stack>
      </ConfirmContext.Provider>
    </LocalizationProvider>
  );
}
