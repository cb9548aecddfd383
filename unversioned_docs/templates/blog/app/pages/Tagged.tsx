import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import PostList from '../components/PostList';
import { TagFilter } from '../components/TagLinks';
import { findTag, posts } from '../posts';
import { pageTitle } from '../styles';

import NotFound from './NotFound';

/** The posts with one tag. */
export default function Tagged({ slug }: { slug: string }) {
  const tag = findTag(slug);
  if (tag === undefined) {
    return <NotFound />;
  }
  const tagged = posts.filter(({ tags }) => tags.includes(tag));
  return (
    <>
      <Typography variant="h1" tabIndex={-1} sx={pageTitle}>
        {tag}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1.5 }}>
        {tagged.length === 1 ? '1 post' : `${tagged.length} posts`}
      </Typography>
      <Box sx={{ mt: 4, mb: 2 }}>
        <TagFilter current={tag} />
      </Box>
      <PostList posts={tagged} />
    </>
  );
}
