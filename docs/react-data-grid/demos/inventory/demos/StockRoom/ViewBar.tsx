import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import type { View } from './views';

interface ViewBarProps {
  views: readonly View[];
  active: string | null;
  onChoose: (view: View) => void;
  onSave: (name: string) => void;
}

const focus = (input: HTMLInputElement | null) => input?.focus();

/** A button for each view, and a field that saves the current filter and order as another view. */
export function ViewBar({ views, active, onChoose, onSave }: ViewBarProps) {
  const [name, setName] = React.useState<string | null>(null);
  const button = React.useRef<HTMLButtonElement>(null);

  function close() {
    setName(null);
    button.current?.focus();
  }

  function save(event: React.FormEvent) {
    event.preventDefault();
    if (name?.trim()) onSave(name.trim());
    close();
  }

  return (
    <div className="bar" role="group" aria-label="Views">
      {views.map((view) => (
        <Chip
          key={view.name}
          label={view.name}
          variant={view.name === active ? 'filled' : 'outlined'}
          color={view.name === active ? 'primary' : 'default'}
          aria-pressed={view.name === active}
          onClick={() => onChoose(view)}
        />
      ))}
      <Button ref={button} size="small" onClick={() => setName('')}>
        Save view
      </Button>
      {name !== null && (
        <form onSubmit={save}>
          <TextField
            inputRef={focus}
            size="small"
            variant="standard"
            placeholder="Name of the view"
            value={name}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && close()}
            slotProps={{ htmlInput: { 'aria-label': 'Name of the view' } }}
            sx={{ width: 140 }}
          />
          <Button size="small" type="submit">
            Save
          </Button>
        </form>
      )}
    </div>
  );
}
