import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { Conditions } from '../data/server';

export const PAGE_HEADING_ID = 'page-heading';

const CONDITIONS: readonly { value: Conditions; label: string }[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'slow', label: 'Slow' },
  { value: 'failing', label: 'Failing' },
];

/** Two wheels and a frame in the theme's colors. Decorative. */
function Bicycle() {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 132 72"
      sx={(theme) => {
        const { palette } = theme.vars ?? theme;
        return {
          display: 'block',
          width: 132,
          fill: 'none',
          strokeWidth: 4,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          '& .wheel': { stroke: palette.text.primary },
          '& .frame': { stroke: palette.primary.main },
          '& .part': { stroke: palette.secondary.main },
        };
      }}
    >
      <circle className="wheel" cx="28" cy="46" r="23" />
      <circle className="wheel" cx="104" cy="46" r="23" />
      <path className="wheel" d="M28 46h.1M104 46h.1" />
      <path className="frame" d="M28 46l18-26h40L62 46zM46 20l16 26M104 46L84 12" />
      <path className="part" d="M38 12h16M44 12l2 8M84 12l-4-6h14M62 46l6 8h5M62 46l-6-8" />
    </Box>
  );
}

export interface LayoutProps {
  heading: string;
  /** What is below the heading. */
  lead: ReactNode;
  /** Position of the page among the steps, such as `Step 1 of 2`. */
  step: string;
  conditions: Conditions;
  onConditionsChange: (conditions: Conditions) => void;
  children: ReactNode;
}

/** Header, main content, and footer of all pages. */
export default function Layout({
  heading,
  lead,
  step,
  conditions,
  onConditionsChange,
  children,
}: LayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto 1fr auto',
        gridTemplateColumns: 'minmax(0, 1fr)',
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
        '& a:focus-visible, & button:focus-visible, & .MuiCheckbox-root.Mui-focusVisible': {
          outline: '2px solid',
          outlineColor: 'text.primary',
          outlineOffset: 2,
        },
      }}
    >
      <Box
        component="header"
        sx={{ width: '100%', maxWidth: 960, mx: 'auto', px: { xs: 2, sm: 3 }, pt: 3 }}
      >
        <Typography component="p" variant="h6" sx={{ fontWeight: 700 }}>
          Rondel
        </Typography>
      </Box>
      <Box
        component="main"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
          alignContent: 'start',
          columnGap: 9,
          rowGap: 4,
          width: '100%',
          maxWidth: 960,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          pt: { xs: 3, md: 7 },
          pb: 8,
        }}
      >
        <div>
          <Bicycle />
          <Typography variant="body2" color="text.secondary" sx={{ mt: 3 }}>
            {step}
          </Typography>
          <Typography
            id={PAGE_HEADING_ID}
            component="h1"
            variant="h4"
            tabIndex={-1}
            sx={{ my: 1, fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2, outline: 'none' }}
          >
            {heading}
          </Typography>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{lead}</Box>
        </div>
        <div>{children}</div>
      </Box>
      <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            maxWidth: 960,
            mx: 'auto',
            px: { xs: 2, sm: 3 },
            py: 1.5,
          }}
        >
          <Typography component="label" htmlFor="conditions" variant="body2" color="text.secondary">
            Simulated server
          </Typography>
          <NativeSelect
            value={conditions}
            onChange={(event) => onConditionsChange(event.target.value as Conditions)}
            inputProps={{ id: 'conditions' }}
            sx={{ fontSize: '0.875rem' }}
          >
            {CONDITIONS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Box>
      </Box>
    </Box>
  );
}
