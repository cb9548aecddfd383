import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';

import { useCapsLock } from '../hooks/useCapsLock';
import Field, { type FieldProps } from './Field';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'endAdornment' | 'hint'> {
  visible: boolean;
  onVisibleChange: (visible: boolean) => void;
}

/** A password with a button that shows it, and a hint while Caps Lock is on. */
export default function PasswordField({ visible, onVisibleChange, ...props }: PasswordFieldProps) {
  const capsLock = useCapsLock();
  return (
    <Field
      {...props}
      {...capsLock.handlers}
      type={visible ? 'text' : 'password'}
      hint={capsLock.on ? <span role="status">Caps Lock is on.</span> : undefined}
      inputProps={{ autoCapitalize: 'none', spellCheck: false, ...props.inputProps }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label="Show password"
            aria-pressed={visible}
            aria-controls={props.id}
            onClick={() => onVisibleChange(!visible)}
          >
            {visible ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
