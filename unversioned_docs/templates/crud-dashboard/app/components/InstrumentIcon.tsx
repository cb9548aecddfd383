import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

import { familyPath } from '../data/families';

const DRAWINGS: Record<string, ReactNode> = {
  strings: (
    <path
      vectorEffect="non-scaling-stroke"
      d="M12 2v9M9.8 3.2h4.4M12 9.2c-2 0-3.4 1.2-3.4 2.9 0 1.2.7 1.6.7 2.4S7.6 15.8 7.6 18c0 2.4 1.9 4 4.4 4s4.4-1.6 4.4-4c0-2.2-1.7-2.7-1.7-3.5s.7-1.2.7-2.4c0-1.7-1.4-2.9-3.4-2.9zM10.4 18.8h3.2"
    />
  ),
  woodwinds: (
    <path
      vectorEffect="non-scaling-stroke"
      d="M17.5 2.5 5.8 18.3M20 4.3 8.3 20M17.5 2.5 20 4.3M5.8 18.3c-1 .4-2 1.2-2.6 2.2l1.9 1.4c1.2-.3 2.3-.9 3.2-1.9M14.6 8.6l1 .8M12.1 12l1 .8M9.6 15.3l1 .8"
    />
  ),
  brass: (
    <path
      vectorEffect="non-scaling-stroke"
      d="M2.5 9.5h12.2c2.6 0 4.6-1 6.3-3v9c-1.7-2-3.7-3-6.3-3h-3M2.5 8v3M6 9.5v5.2a2.3 2.3 0 0 0 2.3 2.3h4.4a2.3 2.3 0 0 0 2.3-2.3v-2.2M8 6.5v3M10.5 6.5v3M13 6.5v3"
    />
  ),
  percussion: (
    <path
      vectorEffect="non-scaling-stroke"
      d="M4 11v6.5C4 19.4 7.6 21 12 21s8-1.6 8-3.5V11M12 14.5c4.4 0 8-1.6 8-3.5s-3.6-3.5-8-3.5S4 9.1 4 11s3.6 3.5 8 3.5zM13 10.5 20.5 3M11 10.5 3.5 3"
    />
  ),
};

export interface InstrumentIconProps extends Omit<SvgIconProps, 'children'> {
  /** Id of an instrument or a family. */
  instrument: string;
}

/** A drawing of the family that an instrument belongs to. Decorative: show the name next to it. */
export default function InstrumentIcon({ instrument, ...props }: InstrumentIconProps) {
  return (
    <SvgIcon {...props}>
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {DRAWINGS[familyPath(instrument)[0] ?? '']}
      </g>
    </SvgIcon>
  );
}
