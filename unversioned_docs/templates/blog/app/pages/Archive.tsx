import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';

import { YEARS } from '../posts';
import { formatDate } from '../posts/text';
import { colors, meta, pageTitle, quietLink } from '../styles';

/** All posts by year. */
export default function Archive() {
  return (
    <>
      <Typography variant="h1" tabIndex={-1} sx={{ ...pageTitle, mb: { xs: 4, md: 7 } }}>
        Archive
      </Typography>
      {YEARS.map(({ year, posts }) => (
        <Box
          component="section"
          key={year}
          aria-labelledby={`year-${year}`}
          sx={(theme) => ({
            display: 'grid',
            gridTemplateColumns: { sm: '9rem minmax(0, 1fr)' },
            paddingBlock: 3,
            borderTop: `1px solid ${colors(theme).divider}`,
          })}
        >
          <Typography
            id={`year-${year}`}
            variant="h2"
            sx={{ fontSize: '1.75rem', fontWeight: 700 }}
          >
            {year}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
            {posts.map((post) => (
              <Box
                component="li"
                key={post.slug}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'baseline',
                  columnGap: 2,
                  py: 0.75,
                }}
              >
                <Box
                  component={Link}
                  href={`/posts/${post.slug}`}
                  sx={(theme) => ({
                    ...quietLink(theme),
                    fontSize: '1.25rem',
                    fontFamily: theme.typography.fontFamily,
                    paddingBlock: '2px',
                  })}
                >
                  {post.title}
                </Box>
                <Box component="time" dateTime={post.date} sx={meta}>
                  {formatDate(post.date).replace(/, \d+$/, '')}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </>
  );
}
