import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface SegmentsProps<T extends string> {
  /** The name of the group. */
  label: string;
  /** The name of the radio buttons, unique on the page. */
  name: string;
  value: T;
  options: readonly { value: T; label: ReactNode }[];
  onChange: (value: T) => void;
}

/** Radio buttons that look like a switch with several positions. */
export default function Segments<T extends string>({
  label,
  name,
  value,
  options,
  onChange,
}: SegmentsProps<T>) {
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{
        display: 'inline-flex',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        p: 0.5,
        gap: 0.5,
      }}
    >
      {options.map((option) => (
        <Box
          key={option.value}
          component="label"
          sx={(theme) => ({
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            minHeight: 36,
            px: 1.5,
            borderRadius: 0.75,
            cursor: 'pointer',
            fontWeight: 500,
            whiteSpace: 'nowrap',
            '&:has(input:checked)': {
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            },
            '&:has(input:focus-visible)': {
              outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
              outlineOffset: 2,
            },
          })}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
            sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' }}
          />
          {option.label}
        </Box>
      ))}
    </Box>
  );
}
