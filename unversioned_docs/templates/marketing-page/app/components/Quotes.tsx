import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { QUOTES, type Quote } from '../data/content';
import { colors, page } from '../styles';

function Source({ quote }: { quote: Quote }) {
  return (
    <Typography component="figcaption" sx={{ mt: 2.5, opacity: 0.86 }}>
      <strong>{quote.name}</strong>
      <br />
      {quote.place}
    </Typography>
  );
}

/** One long quote, and two short ones. */
export default function Quotes() {
  const [first, ...others] = QUOTES;
  return (
    <Box
      component="section"
      aria-label="What customers say"
      sx={[
        (theme) => ({
          backgroundColor: colors(theme).text.primary,
          color: colors(theme).background.default,
        }),
        // A dark band in light mode. In dark mode, an inverted band would glare.
        (theme) =>
          theme.applyStyles('dark', {
            backgroundColor: colors(theme).background.paper,
            color: colors(theme).text.primary,
          }),
      ]}
    >
      <Box
        sx={{
          ...page,
          paddingBlock: { xs: 9, md: 15 },
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(12, minmax(0, 1fr))' },
          columnGap: 4,
          rowGap: { xs: 7, md: 10 },
          '& figure, & blockquote': { margin: 0 },
        }}
      >
        <Box component="figure" sx={{ gridColumn: { md: '1 / span 10' } }}>
          <Typography
            component="blockquote"
            variant="h2"
            sx={{
              fontSize: 'clamp(1.75rem, 1rem + 3vw, 3.5rem)',
              lineHeight: 1.14,
              letterSpacing: '-0.02em',
              textWrap: 'pretty',
            }}
          >
            “{first.text}”
          </Typography>
          <Source quote={first} />
        </Box>
        {others.map((quote, index) => (
          <Box
            component="figure"
            key={quote.name}
            sx={{
              gridColumn: { md: index === 0 ? '3 / span 5' : '8 / span 5' },
              mt: { md: index === 0 ? 0 : 7 },
            }}
          >
            <Typography
              component="blockquote"
              sx={{ fontSize: '1.25rem', lineHeight: 1.5, textWrap: 'pretty' }}
            >
              “{quote.text}”
            </Typography>
            <Source quote={quote} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
