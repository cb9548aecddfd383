import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export interface PendingButtonProps extends Omit<ButtonProps, 'sx' | 'startIcon' | 'disabled'> {
  pending: boolean;
  /** Replaces the button's text while `pending`. */
  pendingText: string;
  /** Looks and acts disabled, but keeps the focus. */
  blocked?: boolean;
}

/**
 * A button for something that takes time. It isn't `disabled` meanwhile, because a disabled button loses the focus, and
 * people who use the keyboard would start at the top of the page again.
 */
export default function PendingButton({
  pending,
  pendingText,
  blocked = false,
  children,
  onClick,
  ...props
}: PendingButtonProps) {
  const inactive = pending || blocked;
  return (
    <Button
      {...props}
      aria-disabled={inactive || undefined}
      startIcon={pending ? <CircularProgress size={18} color="inherit" aria-hidden /> : undefined}
      onClick={(event) => {
        if (inactive) event.preventDefault();
        else onClick?.(event);
      }}
      sx={{ '&[aria-disabled="true"]': { opacity: 0.65, cursor: 'default' } }}
    >
      {pending ? pendingText : children}
    </Button>
  );
}
