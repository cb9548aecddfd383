import type { SxProps, Theme } from '@mui/material/styles';

type Color = 'primary' | 'error' | 'info' | 'secondary' | 'success';

const tint = (theme: Theme, color: Color, opacity: number) =>
  theme.alpha((theme.vars ?? theme).palette[color].main, opacity);

export const kindColors = {
  Holiday: 'primary',
  Sick: 'error',
  Training: 'info',
  Parental: 'secondary',
  Remote: 'success',
} as const;

const awayStyles = Object.fromEntries(
  Object.entries(kindColors).map(([kind, color]) => [
    `& [data-kind=${kind}]`,
    (theme: Theme) => {
      // The bars are opaque, so the tint is an image on top of the background color.
      const image = tint(theme, color, 0.26);
      return {
        bgcolor: 'background.paper',
        backgroundImage: `linear-gradient(${image}, ${image})`,
        '--edge': (theme.vars ?? theme).palette[color].main,
      };
    },
  ]),
);

/** All rules are on one element, so the cells don't compute styles when they render. */
export const calendarStyles: SxProps<Theme> = {
  width: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  '& .bar': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1.5,
    px: 2,
    py: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& .legend': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    px: 2,
    py: 1,
    fontSize: 12.5,
    color: 'text.secondary',
  },
  '& .legend span': { display: 'inline-flex', alignItems: 'center', gap: 0.75 },
  '& .legend i': {
    width: 16,
    height: 12,
    borderRadius: '3px',
    borderInlineStart: '3px solid var(--edge)',
  },
  '& .status': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 16px',
    minHeight: 44,
    px: 2,
    py: 0.5,
    borderTop: 1,
    borderColor: 'divider',
    color: 'text.secondary',
    fontSize: 13,
  },
  '& .unseen': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& .MuiDataGrid-root': { border: 0, borderRadius: 0, userSelect: 'none' },
  '& .MuiDataGrid-columnHeader:not([data-field=name])': { p: 0 },
  '& .MuiDataGrid-root .MuiDataGrid-columnHeader--filledGroup': {
    px: 0.75,
    fontSize: 12,
    color: 'text.secondary',
  },
  '& .MuiDataGrid-root .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-cell:not([data-field=name])': {
    position: 'relative',
    p: 0,
    overflow: 'visible',
    cursor: 'cell',
  },
  '& .person': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    height: '100%',
    lineHeight: 1.25,
  },
  '& .person b': { overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 600 },
  '& .person small': { color: 'text.secondary', fontSize: 12 },
  '& .dayHeader > span[title]': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    lineHeight: 1.3,
  },
  '& .dayHeader i': { fontStyle: 'normal', fontSize: 11, color: 'text.secondary' },
  '& .dayHeader b': { minWidth: 20, borderRadius: 5, fontSize: 12.5, textAlign: 'center' },
  '& .dayHeader[data-today] b': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  '& .dayHeader em': {
    height: 16,
    fontStyle: 'normal',
    fontSize: 11,
    color: 'text.secondary',
    '&[data-short]': { color: 'error.main', fontWeight: 700 },
  },
  '& .day': { position: 'absolute', inset: 0 },
  '& .day[data-off]': { bgcolor: 'action.hover' },
  '& .day[data-today]': {
    bgcolor: (theme) => tint(theme, 'primary', 0.1),
  },
  '& .day[data-marked]': {
    bgcolor: (theme) => tint(theme, 'primary', 0.3),
  },
  '& .away': {
    position: 'absolute',
    insetBlock: 6,
    insetInline: 0,
    '&[data-start]': {
      insetInlineStart: 2,
      borderStartStartRadius: 5,
      borderEndStartRadius: 5,
      borderInlineStart: '3px solid var(--edge)',
    },
    '&[data-end]': { insetInlineEnd: 2, borderStartEndRadius: 5, borderEndEndRadius: 5 },
  },
  '& .label': {
    position: 'absolute',
    zIndex: 1,
    insetBlock: 0,
    insetInlineStart: 3,
    display: 'flex',
    alignItems: 'center',
    fontSize: 11.5,
    fontWeight: 600,
    color: 'text.primary',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  ...awayStyles,
};
