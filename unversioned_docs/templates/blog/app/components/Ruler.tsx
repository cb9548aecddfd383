import Box from '@mui/material/Box';

import { colors } from '../styles';

export interface RulerProps {
  /** One mark for each of them. Without it, the ruler takes the full width. */
  hundreds?: number;
}

// Pixels per mark of a short ruler.
const MARK = 28;

const marks = (width: number) =>
  `repeating-linear-gradient(90deg, currentColor 0 1px, transparent 1px ${width}px)`;

/** A ruler: below the publication's name, and as long as a post below its title. */
export default function Ruler({ hundreds }: RulerProps) {
  if (hundreds === undefined) {
    return (
      <Box
        aria-hidden
        sx={(theme) => ({
          height: 30,
          color: 'text.primary',
          borderTop: `2px solid ${colors(theme).text.primary}`,
          backgroundImage: [marks(160), marks(80), marks(16)].join(),
          backgroundSize: '100% 28px, 100% 18px, 100% 9px',
          backgroundRepeat: 'no-repeat',
        })}
      />
    );
  }
  return (
    <Box
      aria-hidden
      sx={(theme) => ({
        height: 9,
        width: hundreds * MARK + 1,
        maxWidth: '100%',
        color: colors(theme).primary.main,
        borderTop: '2px solid currentColor',
        backgroundImage: marks(MARK),
        backgroundSize: '100% 7px',
        backgroundRepeat: 'no-repeat',
      })}
    />
  );
}
