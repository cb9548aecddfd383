import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';

import { wordsOf } from '../posts';
import { formatDate, readingMinutes } from '../posts/text';
import type { Post } from '../posts/types';
import { colors, meta, quietLink } from '../styles';

import Drawing from './Drawing';
import Ruler from './Ruler';
import { PostTags } from './TagLinks';

/** Date, reading time, and tags. */
export function PostMeta({ post }: { post: Post }) {
  return (
    <Typography sx={meta}>
      <time dateTime={post.date}>{formatDate(post.date)}</time>
      {' · '}
      <span style={{ whiteSpace: 'nowrap' }}>{readingMinutes(wordsOf(post))} min</span>
      {' · '}
      <PostTags tags={post.tags} />
    </Typography>
  );
}

/** Posts with their drawings, newest first. */
export default function PostList({ posts }: { posts: readonly Post[] }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {posts.map((post) => (
        <Box
          component="li"
          key={post.slug}
          sx={(theme) => ({
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) 72px', sm: 'minmax(0, 1fr) 168px' },
            columnGap: { xs: 2, sm: 5 },
            alignItems: 'start',
            paddingBlock: { xs: 3, md: 4 },
            borderTop: `1px solid ${colors(theme).divider}`,
          })}
        >
          <Box sx={{ display: 'grid', gap: 1.25 }}>
            <Typography
              variant="h2"
              sx={{
                fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2rem)',
                fontWeight: 700,
                lineHeight: 1.15,
              }}
            >
              <Box
                component={Link}
                href={`/posts/${post.slug}`}
                sx={(theme) => ({
                  ...quietLink(theme),
                  textDecorationLine: 'none',
                  '&:hover': { textDecorationLine: 'underline' },
                })}
              >
                {post.title}
              </Box>
            </Typography>
            <Ruler hundreds={Math.round(wordsOf(post) / 100)} />
            <Typography sx={{ fontSize: '1.0625rem', lineHeight: 1.55, maxWidth: '36em' }}>
              {post.summary}
            </Typography>
            <PostMeta post={post} />
          </Box>
          <Box sx={{ pt: 0.5 }}>
            <Drawing small>{post.art}</Drawing>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
