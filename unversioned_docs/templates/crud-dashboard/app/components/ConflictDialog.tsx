import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { compareChanges } from '../data/conflicts';
import { FIELD_LABELS, pickFields, type Job, type JobField, type JobFields } from '../data/jobs';

export interface ConflictDialogProps {
  /** The job before both people changed it. */
  base: Job;
  /** Your changes. */
  patch: Partial<JobFields>;
  /** The job with the other person’s changes. */
  current: Job;
  /** Called with the fields to save on top of `current`. The object is empty if theirs are kept. */
  onResolve: (patch: Partial<JobFields>) => void;
  /** Closes the dialog. Your changes are not lost. */
  onClose: () => void;
}

/** Shows two versions of a job side by side, and lets people choose field by field. */
export default function ConflictDialog({
  base,
  patch,
  current,
  onResolve,
  onClose,
}: ConflictDialogProps) {
  const id = useId();
  const [choices, setChoices] = useState<Partial<Record<JobField, string>>>({});
  const differences = compareChanges(base, patch, current);

  function resolve() {
    const fields = differences
      .filter(({ field, suggestion }) => (choices[field] ?? suggestion) === 'yours')
      .map(({ field }) => field);
    onResolve(pickFields({ ...base, ...patch }, fields));
  }

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>Somebody else changed job {current.id}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          Version {current.version} was saved while you were working on version {base.version}.
          Choose what to keep.
        </DialogContentText>
        {differences.length === 0 && (
          <Typography>Both of you entered the same values. There is nothing to choose.</Typography>
        )}
        {differences.map(({ field, yours, theirs, isContested, suggestion }) => (
          <Box
            key={field}
            component="fieldset"
            sx={{ border: 0, borderTop: '1px solid', borderColor: 'divider', m: 0, px: 0, py: 1 }}
          >
            <Typography
              component="legend"
              variant="subtitle2"
              sx={{ float: 'inline-start', pt: 1 }}
            >
              {FIELD_LABELS[field]}
              {isContested && (
                <Box component="span" sx={{ color: 'warning.main', fontWeight: 400 }}>
                  {' '}
                  – changed by both
                </Box>
              )}
            </Typography>
            <RadioGroup
              aria-label={FIELD_LABELS[field]}
              value={choices[field] ?? suggestion}
              onChange={(_, choice) => setChoices((old) => ({ ...old, [field]: choice }))}
              sx={{
                clear: 'both',
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
                overflowWrap: 'anywhere',
              }}
            >
              <FormControlLabel
                value="yours"
                control={<Radio size="small" />}
                label={`Yours: ${yours}`}
              />
              <FormControlLabel
                value="theirs"
                control={<Radio size="small" />}
                label={`Theirs: ${theirs}`}
              />
            </RadioGroup>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Decide later</Button>
        <Button variant="contained" onClick={resolve}>
          Save the selected values
        </Button>
      </DialogActions>
    </Dialog>
  );
}
