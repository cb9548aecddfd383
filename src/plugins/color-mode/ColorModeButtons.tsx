import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

import { colorModeStore, useColorModeChoice, type ColorMode } from '../../core/preferences';

const MODES: { mode: ColorMode; label: string; icon: string }[] = [
  {
    mode: 'light',
    label: 'Light mode',
    icon: 'M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1',
  },
  { mode: 'system', label: 'System mode', icon: 'M2 3h12v8H2zM6 14h4M8 11v3' },
  { mode: 'dark', label: 'Dark mode', icon: 'M13.5 9.6A6 6 0 0 1 6.4 2.5a6 6 0 1 0 7.1 7.1' },
];

/** The reader's choice of color mode, as a group of three buttons. One of them is pressed. */
export default function ColorModeButtons() {
  const mode = useColorModeChoice();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode}
      aria-label="Color mode"
      className="color-mode-buttons"
      data-event-category="settings"
    >
      {MODES.map(({ mode: value, label, icon }) => (
        // Not the group's `onChange`: it passes null for a click on the pressed button, and while the group hydrates,
        // the server's choice is the pressed one.
        <ToggleButton
          key={value}
          value={value}
          aria-label={label}
          title={label}
          data-event-action={value}
          onClick={() => colorModeStore().setMode(value)}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={icon} />
          </svg>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
