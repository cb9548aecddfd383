import Box from '@mui/material/Box';

import { pathOf, STEPS, type Step } from '../data/draft';

export const STEP_NAMES: Record<(typeof STEPS)[number], string> = {
  cart: 'Cart',
  contact: 'Contact',
  delivery: 'Delivery',
  payment: 'Payment',
  review: 'Review',
};

export interface ProgressProps {
  current: Step;
  /** The step that people have to complete next. They can go to it and to those before it. */
  next: (typeof STEPS)[number];
}

/** The steps, with links to those that people can go to. */
export default function Progress({ current, next }: ProgressProps) {
  const reached = STEPS.indexOf(next);
  const position = STEPS.findIndex((step) => step === current);
  return (
    <nav aria-label="Steps of the checkout">
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
          gap: { xs: 0.75, sm: 1.5 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {STEPS.map((step, index) => {
          const isLink = index <= reached && index !== position;
          return (
            <Box
              component="li"
              key={step}
              sx={{
                borderTop: 3,
                borderColor: index <= position ? 'primary.main' : 'divider',
                fontSize: { xs: '0.75rem', sm: '0.875rem' },
                '& > *': { display: 'block', minHeight: 32, pt: 1 },
              }}
            >
              {isLink ? (
                <Box component="a" href={`#${pathOf(step)}`} sx={{ color: 'text.primary' }}>
                  {STEP_NAMES[step]}
                </Box>
              ) : (
                <Box
                  component="span"
                  aria-current={index === position ? 'step' : undefined}
                  sx={{
                    color: index === position ? 'text.primary' : 'text.secondary',
                    fontWeight: index === position ? 700 : 400,
                  }}
                >
                  {STEP_NAMES[step]}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </nav>
  );
}
