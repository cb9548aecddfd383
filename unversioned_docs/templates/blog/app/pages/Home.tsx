import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import PostList from '../components/PostList';
import { TagFilter } from '../components/TagLinks';
import { posts } from '../posts';
import { SITE } from '../posts/site';
import { pageTitle, SERIF } from '../styles';

/** The newest posts. */
export default function Home() {
  return (
    <>
      <Typography
        variant="h1"
        tabIndex={-1}
        sx={{
          ...pageTitle,
          fontSize: 'clamp(3.5rem, 1rem + 12vw, 9rem)',
          lineHeight: 0.9,
          letterSpacing: '-0.045em',
        }}
      >
        {SITE.name}
      </Typography>
      <Typography
        sx={{
          fontFamily: SERIF,
          fontSize: { xs: '1.25rem', md: '1.5rem' },
          lineHeight: 1.4,
          mt: 3,
        }}
      >
        {SITE.tagline}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1 }}>
        The ruler below each title has one space per hundred words.
      </Typography>
      <Box sx={{ mt: { xs: 5, md: 8 }, mb: 2 }}>
        <TagFilter />
      </Box>
      <PostList posts={posts} />
    </>
  );
}
