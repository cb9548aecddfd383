import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Absence, checkBooking, type Kind, kinds } from './bookings';
import { dayOf, firstDay, formatRange, isoOf, lastDay } from './days';
import type { Person } from './staff';

interface BookingDialogProps {
  person: Person;
  /** The selected days, or an existing absence. */
  absence: Absence;
  /** Whether the absence exists already. If so, it can be removed. */
  isBooked: boolean;
  absences: readonly Absence[];
  onBook: (absence: Absence) => void;
  onRemove: () => void;
  onClose: () => void;
}

const limits = { htmlInput: { min: isoOf(firstDay), max: isoOf(lastDay) } };

export function BookingDialog(props: BookingDialogProps) {
  const { person, absence, isBooked, absences, onBook, onRemove, onClose } = props;
  const [draft, setDraft] = React.useState(absence);
  const check = checkBooking(draft, person, absences);
  const change = (part: Partial<Absence>) => setDraft({ ...draft, ...part });
  const changeDay = (part: 'from' | 'to', value: string) => {
    const day = dayOf(value);
    if (day >= firstDay && day <= lastDay) change({ [part]: day });
  };

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="booking-title">
      <DialogTitle id="booking-title">
        {person.name}
        <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
          {person.team} · {check.left} of {person.allowance} days of holiday{' '}
          {isBooked ? 'left' : 'left after this'}
        </Typography>
      </DialogTitle>
      {isBooked ? (
        <DialogContent>
          {absence.kind}, {formatRange(absence.from, absence.to)}
        </DialogContent>
      ) : (
        <DialogContent>
          <Box
            sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, pt: 1, mb: 2 }}
          >
            <TextField
              select
              label="Kind"
              value={draft.kind}
              onChange={(event) => change({ kind: event.target.value as Kind })}
              sx={{ gridColumn: '1 / -1' }}
            >
              {kinds.map((kind) => (
                <MenuItem key={kind} value={kind}>
                  {kind}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              type="date"
              label="First day"
              value={isoOf(draft.from)}
              onChange={(event) => changeDay('from', event.target.value)}
              slotProps={limits}
            />
            <TextField
              type="date"
              label="Last day"
              value={isoOf(draft.to)}
              onChange={(event) => changeDay('to', event.target.value)}
              slotProps={limits}
            />
          </Box>
          <Alert
            severity={check.problem ? 'error' : check.warning ? 'warning' : 'success'}
            role="status"
          >
            {check.problem ??
              check.warning ??
              `${check.workdays} working ${check.workdays === 1 ? 'day' : 'days'}. The team has enough people.`}
          </Alert>
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={onClose}>{isBooked ? 'Close' : 'Cancel'}</Button>
        {isBooked ? (
          <Button variant="contained" color="error" onClick={onRemove}>
            Remove
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={check.problem !== undefined}
            onClick={() => onBook(draft)}
          >
            {check.warning ? 'Book anyway' : 'Book'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
