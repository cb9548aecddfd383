import ColorModeSwitch from '@theme/ColorModeSwitch';
import type { Props } from '@theme/Navbar/ColorModeToggle';
import { useId } from 'react';

/** Replaces theme-classic's toggle (3.10.2) with the portal's switch. */
export default function NavbarColorModeToggle({ className }: Props) {
  return <ColorModeSwitch id={`color-mode-${useId()}`} className={className} />;
}
