import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import PeepholeArt from '../art/PeepholeArt';
import { colors, figures, page } from '../styles';

const FACTS = [
  { value: '2 s', text: 'between readings when the kiln is hot' },
  { value: '9 h', text: 'on its battery if the power fails' },
  { value: 'K, N, S', text: 'thermocouples, as in almost all studio kilns' },
  { value: '0', text: 'relays: it can’t switch a kiln on' },
];

/** The first screen: what the product does, in one sentence. */
export default function Hero() {
  return (
    <Box component="section" aria-labelledby="hero-title" sx={{ overflow: 'clip' }}>
      <Box
        sx={{
          ...page,
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          alignItems: 'center',
          columnGap: 4,
          pt: { xs: 6, md: 9 },
        }}
      >
        <Box sx={{ position: 'relative', zIndex: 1 }}>
          <Typography
            id="hero-title"
            variant="h1"
            sx={{
              fontSize: 'clamp(3.25rem, 1.2rem + 9vw, 8rem)',
              lineHeight: 0.92,
              letterSpacing: '-0.045em',
              fontWeight: 700,
            }}
          >
            Sleep through the firing.
          </Typography>
          <Typography
            sx={{
              fontSize: { xs: '1.25rem', md: '1.4375rem' },
              lineHeight: 1.45,
              maxWidth: '27em',
              mt: { xs: 3, md: 5 },
              textWrap: 'pretty',
            }}
          >
            Spyhole listens to the thermocouple that is already in your kiln. It knows what the
            temperature should be at every minute of the night, and calls you only when it isn’t.
          </Typography>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 2,
              mt: { xs: 3, md: 4 },
            }}
          >
            <Button
              href="#plan"
              variant="contained"
              disableElevation
              size="large"
              sx={{
                textTransform: 'none',
                fontWeight: 600,
                fontSize: '1.0625rem',
                paddingBlock: 1.5,
                paddingInline: 3.5,
              }}
            >
              Plan tonight’s firing
            </Button>
            <Typography sx={{ color: 'text.secondary' }}>
              $149, once. No subscription for one kiln.
            </Typography>
          </Box>
        </Box>
        <Box
          component="figure"
          sx={{
            margin: 0,
            width: { xs: '112%', md: '135%' },
            marginInlineStart: { xs: '-2%', md: '-6%' },
            marginBlock: { xs: 4, md: -2 },
          }}
        >
          <PeepholeArt />
          <Typography
            component="figcaption"
            sx={{
              ...figures,
              color: 'text.secondary',
              fontSize: '0.9375rem',
              mt: 1,
              px: 1,
              maxWidth: '22em',
            }}
          >
            4:08 AM, 2,232 °F. Cone 5 is down, 6 is going, 7 stands.
          </Typography>
        </Box>
      </Box>
      <Box
        component="dl"
        sx={(theme) => ({
          ...page,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          gap: 3,
          mt: { xs: 2, md: 5 },
          mb: 0,
          '& > div': { borderTop: `3px solid ${colors(theme).text.primary}`, pt: 1.5, pb: 2 },
        })}
      >
        {FACTS.map(({ value, text }) => (
          <Box
            key={value}
            sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
          >
            <Typography
              component="dt"
              sx={{ color: 'text.secondary', fontSize: '0.9375rem', lineHeight: 1.4 }}
            >
              {text}
            </Typography>
            <Typography
              component="dd"
              variant="h4"
              sx={{ ...figures, m: 0, fontSize: '1.75rem', fontWeight: 600 }}
            >
              <bdi>{value}</bdi>
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
