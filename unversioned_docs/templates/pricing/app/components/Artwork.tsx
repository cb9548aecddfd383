import Box from '@mui/material/Box';

const SHARED = { fill: 'var(--paper)', stroke: 'currentColor', strokeWidth: 2 } as const;

/** Three messages of which the first has been answered. Decoration only. */
export default function Artwork() {
  return (
    <Box
      component="svg"
      viewBox="0 0 320 220"
      aria-hidden="true"
      sx={(theme) => ({
        width: 320,
        flex: 'none',
        display: { xs: 'none', md: 'block' },
        color: 'text.primary',
        '--paper': (theme.vars ?? theme).palette.background.paper,
        '& .accent': { fill: (theme.vars ?? theme).palette.primary.main, stroke: 'none' },
        '& .quiet': {
          stroke: (theme.vars ?? theme).palette.text.secondary,
          strokeWidth: 6,
          strokeLinecap: 'round',
          opacity: 0.35,
        },
      })}
    >
      <rect x="92" y="18" width="210" height="74" rx="10" {...SHARED} />
      <circle cx="122" cy="55" r="14" className="accent" opacity="0.25" />
      <path d="M150 46h116M150 66h74" className="quiet" />
      <rect x="58" y="66" width="210" height="74" rx="10" {...SHARED} />
      <circle cx="88" cy="103" r="14" className="accent" opacity="0.55" />
      <path d="M116 94h104M116 114h126" className="quiet" />
      <rect x="24" y="114" width="210" height="74" rx="10" {...SHARED} />
      <circle cx="54" cy="151" r="14" className="accent" />
      <path d="m47 151 5 6 9-11" fill="none" stroke="var(--paper)" strokeWidth="3" />
      <path d="M82 142h126M82 162h58" className="quiet" />
    </Box>
  );
}
