import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { PLANS, type PlanId } from '../data/plans';
import { estimate, fits, type Needs } from '../logic/estimate';
import { formatMoney } from '../logic/money';
import Mark from './Mark';

export interface PlanColumnsProps {
  /** Seats, billing and currency. The rest is ignored. */
  needs: Needs;
  onChoose: (plan: PlanId) => void;
}

/** The plan that most teams choose. */
const RECOMMENDED: PlanId = 'team';

/** The plans next to each other. */
export default function PlanColumns({ needs, onChoose }: PlanColumnsProps) {
  const { seats, billing, currency } = needs;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      {PLANS.map((plan) => {
        const one = estimate(plan, {
          ...needs,
          seats: 1,
          conversations: 0,
          addOns: [],
          nonprofit: false,
        });
        const all = estimate(plan, { ...needs, conversations: 0, addOns: [], nonprofit: false });
        const recommended = plan.id === RECOMMENDED;
        const possible = fits(plan, seats);
        return (
          <Box
            key={plan.id}
            component="section"
            aria-labelledby={`plan-${plan.id}`}
            sx={(theme) => ({
              display: 'flex',
              flexDirection: 'column',
              p: { xs: 2.5, sm: 3.5 },
              '&:not(:first-of-type)': {
                borderLeft: { md: 1 },
                borderTop: { xs: 1, md: 0 },
                borderColor: { xs: 'divider', md: 'divider' },
              },
              ...(recommended && {
                boxShadow: `inset 0 4px 0 ${(theme.vars ?? theme).palette.primary.main}`,
              }),
            })}
          >
            <Box
              sx={{
                display: 'flex',
                gap: 1,
                alignItems: 'baseline',
                justifyContent: 'space-between',
              }}
            >
              <Typography id={`plan-${plan.id}`} component="h2" variant="h5">
                {plan.name}
              </Typography>
              {recommended && (
                <Typography variant="body2" sx={{ color: 'primary.main', fontWeight: 600 }}>
                  Most teams
                </Typography>
              )}
            </Box>
            <Typography sx={{ color: 'text.secondary', mt: 0.5, minHeight: { md: '3em' } }}>
              {plan.summary}
            </Typography>
            <Typography
              component="p"
              sx={{
                mt: 3,
                fontSize: '2.75rem',
                lineHeight: 1.1,
                fontWeight: 600,
                letterSpacing: '-0.02em',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              <bdi>{formatMoney(one.total, currency, true)}</bdi>
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
              per seat and month, billed {billing}
            </Typography>
            <Typography variant="body2" sx={{ mt: 1.5, minHeight: '3em', fontWeight: 500 }}>
              {possible ? (
                <bdi>
                  <span>{formatMoney(all.due, currency)}</span> per{' '}
                  {billing === 'yearly' ? 'year' : 'month'} for {seats}{' '}
                  {seats === 1 ? 'seat' : 'seats'}
                </bdi>
              ) : (
                `Not for ${String(seats)} seats`
              )}
            </Typography>
            <Button
              variant={recommended ? 'contained' : 'outlined'}
              size="large"
              aria-disabled={!possible || undefined}
              aria-describedby={`plan-${plan.id}`}
              onClick={() => {
                if (possible) {
                  onChoose(plan.id);
                }
              }}
              sx={{ mt: 1, ...(!possible && { opacity: 0.6, cursor: 'default' }) }}
            >
              {possible ? `Choose ${plan.name}` : `Up to ${String(plan.seats)} seats`}
            </Button>
            <Box
              component="ul"
              sx={{ listStyle: 'none', p: 0, m: 0, mt: 3, display: 'grid', gap: 1.25 }}
            >
              {plan.highlights.map((text) => (
                <Box component="li" key={text} sx={{ display: 'flex', gap: 1.25 }}>
                  <Mark included />
                  <bdi>{text}</bdi>
                </Box>
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
