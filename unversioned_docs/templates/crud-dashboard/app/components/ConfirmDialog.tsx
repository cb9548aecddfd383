import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Label of the button that confirms. */
  confirm: string;
  /** Label of the button that doesn’t. It has the focus when the dialog opens. */
  cancel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that can’t be continued without an answer. */
export default function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel = 'Cancel',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{children}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} autoFocus>
          {cancel}
        </Button>
        <Button onClick={onConfirm} color="error" variant="contained">
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
