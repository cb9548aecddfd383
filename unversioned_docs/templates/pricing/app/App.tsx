import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';

import Artwork from './components/Artwork';
import CountField from './components/CountField';
import Estimator from './components/Estimator';
import FeatureTable from './components/FeatureTable';
import Logo from './components/Logo';
import PlanColumns from './components/PlanColumns';
import Segments from './components/Segments';
import { MOST_SEATS, PLANS, QUESTIONS, YEARLY_PERCENT, type PlanId } from './data/plans';
import type { Needs } from './logic/estimate';
import { CURRENCIES } from './logic/money';

const INITIAL_NEEDS: Needs = {
  seats: 10,
  conversations: 12_000,
  addOns: [],
  nonprofit: false,
  billing: 'yearly',
  currency: 'USD',
};

interface SectionProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

function Section({ id, title, text, children }: SectionProps) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 8, md: 12 } }}>
      <Typography
        id={id}
        component="h2"
        variant="h4"
        tabIndex={-1}
        sx={{ outlineOffset: 4, scrollMarginTop: 24 }}
      >
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4, maxWidth: '60ch' }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}

/** A page that compares the plans of a product. */
export default function App() {
  const [needs, setNeeds] = useState(INITIAL_NEEDS);
  const [planId, setPlanId] = useState<PlanId>('team');
  const estimateRef = useRef<HTMLDivElement>(null);
  const plan = PLANS.find(({ id }) => id === planId) ?? PLANS[0];

  const change = (changes: Partial<Needs>) => {
    setNeeds((current) => ({ ...current, ...changes }));
  };
  const choose = (id: PlanId) => {
    setPlanId(id);
    // The heading says where the reader has arrived.
    estimateRef.current?.querySelector<HTMLElement>('#estimate')?.focus();
  };

  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh' }}>
      <GlobalStyles
        styles={{
          '.visually-hidden': {
            position: 'absolute',
            width: 1,
            height: 1,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
            whiteSpace: 'nowrap',
          },
        }}
      />
      <Box sx={{ maxWidth: 1120, mx: 'auto', px: { xs: 2, sm: 4 } }}>
        <Box
          component="header"
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', py: 2.5 }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
            <Logo />
            <Typography component="p" variant="h6">
              Kestrel
            </Typography>
          </Box>
          <Box
            component="nav"
            aria-label="Sections"
            sx={{ display: { xs: 'none', sm: 'flex' }, gap: 3 }}
          >
            <Link href="#estimate" color="inherit" underline="hover" sx={{ py: 0.5 }}>
              Estimate
            </Link>
            <Link href="#compare" color="inherit" underline="hover" sx={{ py: 0.5 }}>
              Compare
            </Link>
            <Link href="#questions" color="inherit" underline="hover" sx={{ py: 0.5 }}>
              Questions
            </Link>
          </Box>
        </Box>
        <main>
          <Box
            sx={{
              display: 'flex',
              gap: 4,
              alignItems: 'center',
              justifyContent: 'space-between',
              pt: { xs: 5, md: 8 },
              pb: { xs: 4, md: 6 },
            }}
          >
            <div>
              <Typography
                component="h1"
                variant="h2"
                sx={{
                  fontSize: { xs: '2.25rem', md: '3.5rem' },
                  lineHeight: 1.08,
                  letterSpacing: '-0.025em',
                  fontWeight: 700,
                  maxWidth: '16ch',
                  textWrap: 'balance',
                }}
              >
                Pay for the people who answer
              </Typography>
              <Typography
                sx={{ mt: 2, fontSize: '1.125rem', color: 'text.secondary', maxWidth: '52ch' }}
              >
                Kestrel is a shared inbox for support teams. One price for each seat, no price for
                customers, and 14 days to try everything without a card.
              </Typography>
            </div>
            <Artwork />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'end', mb: 2.5 }}>
            <Segments
              label="Billing"
              name="billing"
              value={needs.billing}
              options={[
                { value: 'monthly', label: 'Monthly' },
                { value: 'yearly', label: `Yearly, ${String(YEARLY_PERCENT)}% off` },
              ]}
              onChange={(billing) => {
                change({ billing });
              }}
            />
            <CountField
              label="Seats"
              noun="seats"
              value={needs.seats}
              lowest={1}
              highest={MOST_SEATS}
              step={1}
              onChange={(seats) => {
                change({ seats });
              }}
            />
            <Box component="label" sx={{ fontSize: 'body2.fontSize', color: 'text.secondary' }}>
              <Box component="span" sx={{ display: 'block', mb: 0.5 }}>
                Currency
              </Box>
              <Box
                component="select"
                value={needs.currency}
                onChange={(event: ChangeEvent<HTMLSelectElement>) => {
                  const currency = CURRENCIES.find((item) => item === event.target.value);
                  if (currency) {
                    change({ currency });
                  }
                }}
                sx={{
                  font: 'inherit',
                  fontSize: '1rem',
                  fontWeight: 500,
                  color: 'text.primary',
                  bgcolor: 'background.paper',
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                  minHeight: 46,
                  px: 1.25,
                }}
              >
                {CURRENCIES.map((currency) => (
                  <option key={currency}>{currency}</option>
                ))}
              </Box>
            </Box>
          </Box>
          <PlanColumns needs={needs} onChoose={choose} />
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            More than {MOST_SEATS} seats, or an agreement of your own?{' '}
            <Link href="mailto:sales@kestrel.example">Write to sales</Link>.
          </Typography>
          <div ref={estimateRef}>
            <Section
              id="estimate"
              title="What it costs your team"
              text="Each line shows how its amount comes about, and the lines add up to what you pay."
            >
              {plan && (
                <Estimator
                  plan={plan}
                  needs={needs}
                  onPlanChange={setPlanId}
                  onNeedsChange={change}
                />
              )}
            </Section>
          </div>
          <Section
            id="compare"
            title="Compare the plans"
            text="You can change the plan at any time. What you have already paid is credited."
          >
            <FeatureTable />
          </Section>
          <Section
            id="questions"
            title="Questions"
            text="If yours is not here, write to us. A person answers, from Kestrel itself."
          >
            <Box sx={{ maxWidth: '68ch', borderTop: 1, borderColor: 'divider' }}>
              {QUESTIONS.map(({ question, answer }) => (
                <Box
                  key={question}
                  component="details"
                  sx={{ borderBottom: 1, borderColor: 'divider' }}
                >
                  <Box
                    component="summary"
                    sx={(theme) => ({
                      py: 2,
                      cursor: 'pointer',
                      fontWeight: 600,
                      '&:focus-visible': {
                        outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
                        outlineOffset: 2,
                      },
                    })}
                  >
                    {question}
                  </Box>
                  <Typography sx={{ pb: 2.5, color: 'text.secondary' }}>{answer}</Typography>
                </Box>
              ))}
            </Box>
          </Section>
          <Box
            component="section"
            aria-labelledby="start"
            sx={{
              mt: { xs: 8, md: 12 },
              p: { xs: 3, md: 6 },
              borderRadius: 1,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              display: 'flex',
              flexWrap: 'wrap',
              gap: 3,
              alignItems: 'center',
              justifyContent: 'space-between',
            }}
          >
            <div>
              <Typography id="start" component="h2" variant="h5">
                Try it with your own mail
              </Typography>
              <Typography sx={{ mt: 0.5 }}>14 days, every feature, no card.</Typography>
            </div>
            <Button
              size="large"
              variant="outlined"
              color="inherit"
              onClick={() => {
                choose(planId);
              }}
            >
              Estimate your price
            </Button>
          </Box>
        </main>
        <Box component="footer" sx={{ py: 5, color: 'text.secondary', fontSize: 'body2.fontSize' }}>
          Kestrel Mail, 14 Harbor Row. Prices without taxes, as of October 2025.
        </Box>
      </Box>
    </Box>
  );
}
