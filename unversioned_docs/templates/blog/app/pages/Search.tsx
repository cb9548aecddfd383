import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';

import { PostMeta } from '../components/PostList';
import { posts } from '../posts';
import { searchPosts, type Piece } from '../posts/search';
import { colors, pageTitle, quietLink, SERIF } from '../styles';

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, match }, index) =>
    match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/**
 * Searches in the text of all posts. The words are part of the address, so that a search can be shared, and Back returns
 * to it.
 */
export default function Search({ query }: { query: string }) {
  const [, navigate] = useLocation();
  const results = useMemo(() => searchPosts(posts, query), [query]);
  const empty = query.trim() === '';
  const summary = empty
    ? 'Every word has to occur in a post, in any order.'
    : results.length === 0
      ? `No post contains “${query.trim()}”. Try fewer or shorter words.`
      : `${results.length} of ${posts.length} posts`;

  return (
    <>
      <Typography variant="h1" tabIndex={-1} sx={pageTitle}>
        Search
      </Typography>
      <Box
        component="form"
        role="search"
        onSubmit={(event) => event.preventDefault()}
        sx={{ mt: 4, maxWidth: 520 }}
      >
        <FormControl fullWidth>
          <InputLabel htmlFor="search-words">Words in a post</InputLabel>
          <OutlinedInput
            id="search-words"
            label="Words in a post"
            type="search"
            autoComplete="off"
            value={query}
            onChange={(event) =>
              navigate(`/search/${encodeURIComponent(event.target.value)}`, { replace: true })
            }
          />
        </FormControl>
      </Box>
      <Typography role="status" sx={{ color: 'text.secondary', mt: 2, mb: 4 }}>
        {summary}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {results.map(({ post, title, excerpt }) => (
          <Box
            component="li"
            key={post.slug}
            sx={(theme) => ({
              paddingBlock: 3,
              borderTop: `1px solid ${colors(theme).divider}`,
              '& mark': {
                backgroundColor: `color-mix(in srgb, ${colors(theme).primary.main} 22%, transparent)`,
                color: 'inherit',
              },
            })}
          >
            <Typography variant="h2" sx={{ fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.2 }}>
              <Box component={Link} href={`/posts/${post.slug}`} sx={quietLink}>
                <Pieces pieces={title} />
              </Box>
            </Typography>
            <Typography
              sx={{
                fontFamily: SERIF,
                fontSize: '1.0625rem',
                lineHeight: 1.6,
                my: 1,
                maxWidth: '40em',
              }}
            >
              <Pieces pieces={excerpt} />
            </Typography>
            <PostMeta post={post} />
          </Box>
        ))}
      </Box>
    </>
  );
}
