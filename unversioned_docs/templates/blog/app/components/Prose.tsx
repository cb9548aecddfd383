import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { colors, MEASURE, SERIF } from '../styles';

/** Text for reading: its column, its type, and the elements that posts consist of. */
export default function Prose({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={(theme) => ({
        fontFamily: SERIF,
        fontSize: '1.1875rem',
        lineHeight: 1.62,
        hangingPunctuation: 'first',
        '& > *': { maxWidth: MEASURE, marginInline: 0 },
        '& > .wide': { maxWidth: '46rem' },
        '& > p': { margin: 0, marginBottom: '1.1em', textWrap: 'pretty' },
        '& h2': {
          ...theme.typography.h5,
          fontWeight: 700,
          lineHeight: 1.2,
          margin: 0,
          marginTop: '1.9em',
          marginBottom: '0.5em',
          textWrap: 'balance',
          breakAfter: 'avoid',
        },
        '& figure': { marginBlock: '2.2em', breakInside: 'avoid' },
        '& figcaption, & caption': {
          fontFamily: theme.typography.fontFamily,
          fontSize: '0.9375rem',
          lineHeight: 1.5,
          color: colors(theme).text.secondary,
          textAlign: 'start',
          marginTop: '0.8em',
          maxWidth: MEASURE,
        },
        '& caption': { captionSide: 'bottom', paddingTop: '0.8em' },
        '& table': {
          borderCollapse: 'collapse',
          fontFamily: theme.typography.fontFamily,
          fontSize: '0.9375rem',
          fontVariantNumeric: 'tabular-nums',
          lineHeight: 1.4,
          marginBlock: '2em',
          breakInside: 'avoid',
          '& th, & td': { textAlign: 'start', padding: '0.5em 0', paddingInlineEnd: '1.25em' },
          '& tr': { borderBottom: `1px solid ${colors(theme).divider}` },
          '& thead th': { borderBottom: `2px solid ${colors(theme).text.primary}` },
        },
        '& pre': {
          direction: 'ltr',
          overflowX: 'auto',
          fontSize: '0.9375rem',
          lineHeight: 1.55,
          padding: '1.1em 1.25em',
          marginBlock: '1.6em',
          backgroundColor: colors(theme).background.paper,
          border: `1px solid ${colors(theme).divider}`,
        },
        '& pre:focus-visible': { outline: `3px solid ${colors(theme).primary.main}` },
        '& code': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
        '& sup': { lineHeight: 0, fontSize: '0.75em' },
        '@media print': {
          fontSize: '11pt',
          '& > *, & > .wide': { maxWidth: 'none' },
          '& pre': { whiteSpace: 'pre-wrap' },
        },
      })}
    >
      {children}
    </Box>
  );
}
