import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';

import Drawing from '../components/Drawing';
import { PostMeta } from '../components/PostList';
import Prose from '../components/Prose';
import { findPost } from '../posts';
import { AUTHORS } from '../posts/site';
import type { Post } from '../posts/types';
import { colors, MEASURE, meta, pageTitle, quietLink, screenOnly, SERIF } from '../styles';

import NotFound from './NotFound';

function Neighbor({ post, label }: { post?: Post; label: string }) {
  return (
    <div>
      {post !== undefined && (
        <>
          <Typography sx={meta}>{label}</Typography>
          <Box
            component={Link}
            href={`/posts/${post.slug}`}
            sx={(theme) => ({
              ...quietLink(theme),
              ...theme.typography.h6,
              fontWeight: 700,
              lineHeight: 1.3,
            })}
          >
            {post.title}
          </Box>
        </>
      )}
    </div>
  );
}

/** One post, with its notes, its author, and its neighbors. */
export default function PostPage({ slug }: { slug: string }) {
  const found = findPost(slug);
  if (found === null) {
    return <NotFound />;
  }
  const { post, newer, older } = found;
  const author = AUTHORS[post.author];

  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '13rem minmax(0, 46rem)' },
        columnGap: 6,
        '& > *': { gridColumn: { md: 2 } },
        '@media print': { display: 'block' },
      }}
    >
      <Box component="header" sx={{ gridColumn: { md: '1 / -1' }, mb: { xs: 4, md: 6 } }}>
        <Typography variant="h1" tabIndex={-1} sx={{ ...pageTitle, maxWidth: '15em' }}>
          {post.title}
        </Typography>
        <Typography
          sx={{
            fontFamily: SERIF,
            fontSize: { xs: '1.25rem', md: '1.4375rem' },
            lineHeight: 1.4,
            mt: 2.5,
            maxWidth: '32em',
          }}
        >
          {post.summary}
        </Typography>
      </Box>
      <Box
        sx={(theme) => ({
          gridColumn: { md: '1 !important' },
          borderTop: `2px solid ${colors(theme).text.primary}`,
          pt: 1.5,
          mb: 4,
          alignSelf: 'start',
          gridRow: { md: '2 / span 3' },
        })}
      >
        <Typography sx={{ fontWeight: 600 }}>{author.name}</Typography>
        <PostMeta post={post} />
      </Box>
      <Prose>
        <figure className="wide" style={{ marginTop: 0 }}>
          <Drawing label={post.caption}>{post.art}</Drawing>
          <figcaption>{post.caption}</figcaption>
        </figure>
        {post.body}
      </Prose>
      {post.notes.length > 0 && (
        <Box component="section" aria-labelledby="notes" sx={{ maxWidth: MEASURE, mt: 4 }}>
          <Typography id="notes" variant="h2" sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
            Notes
          </Typography>
          <Box
            component="ol"
            sx={{ paddingInlineStart: '1.5em', fontFamily: SERIF, lineHeight: 1.55 }}
          >
            {post.notes.map((note, index) => (
              <Box
                component="li"
                key={index}
                id={`note-${index + 1}`}
                tabIndex={-1}
                sx={{ mb: 1, '&:focus': { outline: 'none', bgcolor: 'action.selected' } }}
              >
                {note}{' '}
                <Box
                  component={Link}
                  href={`/posts/${post.slug}/ref-${index + 1}`}
                  aria-label={`Back to the text at note ${index + 1}`}
                  sx={(theme) => ({
                    ...quietLink(theme),
                    ...screenOnly,
                    display: 'inline-block',
                    minWidth: 24,
                    textAlign: 'center',
                  })}
                >
                  ↩︎
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      )}
      <Typography
        sx={(theme) => ({
          fontFamily: SERIF,
          fontStyle: 'italic',
          fontSize: '1.0625rem',
          lineHeight: 1.55,
          maxWidth: MEASURE,
          mt: 4,
          pt: 3,
          borderTop: `1px solid ${colors(theme).divider}`,
        })}
      >
        {author.note}
      </Typography>
      <Box
        component="nav"
        aria-label="Other posts"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr' },
          gap: 3,
          mt: 6,
          ...screenOnly,
        }}
      >
        <Neighbor post={older} label="Older" />
        <Neighbor post={newer} label="Newer" />
      </Box>
    </Box>
  );
}
