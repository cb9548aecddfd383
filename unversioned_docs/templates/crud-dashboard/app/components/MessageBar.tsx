import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

import { useDesk, useDeskState } from '../state/deskContext';

const SECONDS = 8;

/** Says what happened, and offers to undo it. Undo remains in the header when the message is gone. */
export default function MessageBar() {
  const { store } = useDesk();
  const { message } = useDeskState();
  return (
    <Snackbar
      key={message?.key}
      open={message !== null}
      message={message?.text}
      autoHideDuration={SECONDS * 1000}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') store.dismissMessage();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      action={
        message?.canUndo && (
          <Button
            size="small"
            color="inherit"
            onClick={() => void store.undo()}
            sx={{ textDecoration: 'underline', fontWeight: 700 }}
          >
            Undo
          </Button>
        )
      }
    />
  );
}
