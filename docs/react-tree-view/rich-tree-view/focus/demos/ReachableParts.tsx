import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view';

interface Part {
  id: string;
  label: string;
  discontinued?: boolean;
}

const parts: Part[] = [
  { id: 'pump', label: 'Pump' },
  { id: 'valve', label: 'Valve (discontinued)', discontinued: true },
  { id: 'gasket', label: 'Gasket' },
];

const isDiscontinued = (part: Part) => Boolean(part.discontinued);

export default function ReachableParts() {
  const [focusable, setFocusable] = useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <FormControlLabel
        label="disabledItemsFocusable"
        control={<Switch checked={focusable} onChange={(_event, on) => setFocusable(on)} />}
        sx={{ mb: 1 }}
      />
      <RichTreeView
        aria-label="Parts"
        items={parts}
        isItemDisabled={isDiscontinued}
        disabledItemsFocusable={focusable}
      />
    </Box>
  );
}
