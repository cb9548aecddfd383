import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { colors, figures, smallTitle } from '../styles';

import Section from './Section';

const OFFERS = [
  {
    name: 'One kiln',
    price: '$149',
    terms: 'once',
    text: 'Spyhole, two sets of clips, the app for everyone in the studio, calls to two phones, and every update.',
  },
  {
    name: 'Three kilns or more',
    price: '$119',
    terms: 'per kiln, once',
    text: 'The same, and one shared log, a display for the wall, and roles for people who may look but not change.',
  },
  {
    name: 'Calls abroad',
    price: '$2',
    terms: 'per month',
    text: 'Calls within the US and Canada are included. For phones elsewhere, we pass on what they cost.',
  },
];

/** What it costs: a list, because three prices need no cards. */
export default function Pricing() {
  return (
    <Section
      id="pricing"
      title="Less than one lost kiln load."
      intro={
        <>
          Send it back within 60 days if it never rings. Spyhole ships in batches of 300, and{' '}
          <Link href="#letter" sx={{ color: 'inherit' }}>
            the next one is number 7
          </Link>
          .
        </>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {OFFERS.map(({ name, price, terms, text }) => (
          <Box
            component="li"
            key={name}
            sx={(theme) => ({
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 5fr) minmax(0, 6fr)' },
              columnGap: 4,
              rowGap: 1.5,
              paddingBlock: 3.5,
              borderTop: `1px solid ${colors(theme).divider}`,
              '&:first-of-type': { borderTopWidth: 3, borderTopColor: colors(theme).text.primary },
            })}
          >
            <div>
              <Typography variant="h3" sx={{ ...smallTitle, fontSize: '1.25rem' }}>
                {name}
              </Typography>
              <Typography
                sx={{ mt: 0.5, display: 'flex', alignItems: 'baseline', gap: 1, flexWrap: 'wrap' }}
              >
                <Box
                  component="span"
                  sx={(theme) => ({
                    ...theme.typography.h3,
                    ...figures,
                    fontSize: '3rem',
                    fontWeight: 600,
                    lineHeight: 1.1,
                    letterSpacing: '-0.03em',
                  })}
                >
                  {price}
                </Box>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {terms}
                </Box>
              </Typography>
            </div>
            <Typography sx={{ color: 'text.secondary', lineHeight: 1.6, alignSelf: 'end' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
