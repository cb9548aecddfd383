import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';

const DELAY = 200;

export interface SearchFieldProps {
  value: string;
  /** Called when a person pauses typing. */
  onChange: (value: string) => void;
}

/** A search that doesn’t change the address with each key. */
export default function SearchField({ value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);

  // The address has changed for another reason, such as the Back button.
  if (value !== known) {
    setKnown(value);
    setText(value);
  }

  useEffect(() => {
    if (text === known) return undefined;
    const timer = setTimeout(() => {
      setKnown(text);
      onChange(text);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [text, known, onChange]);

  return (
    <TextField
      type="search"
      label="Search jobs"
      size="small"
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={{ flex: '1 1 220px', maxWidth: { sm: 320 } }}
      slotProps={{
        htmlInput: { autoComplete: 'off', enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
