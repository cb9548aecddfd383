import Box from '@mui/material/Box';
import { Link } from 'wouter';

import { TAGS, posts } from '../posts';
import { tagSlug } from '../posts/text';
import { meta, quietLink, screenOnly } from '../styles';

/** Links to all tags, with the number of their posts. */
export function TagFilter({ current }: { current?: string }) {
  const links = [
    { href: '/', label: 'All posts', count: posts.length },
    ...TAGS.map(({ tag, count }) => ({ href: `/tags/${tagSlug(tag)}`, label: tag, count })),
  ];
  const active = current === undefined ? '/' : `/tags/${tagSlug(current)}`;
  return (
    <Box
      component="nav"
      aria-label="Tags"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, ...screenOnly }}
    >
      {links.map(({ href, label, count }) => (
        <Box
          component={Link}
          key={href}
          href={href}
          aria-current={href === active ? 'page' : undefined}
          sx={(theme) => ({
            ...quietLink(theme),
            fontFamily: theme.typography.fontFamily,
            paddingBlock: 0.5,
            textDecorationLine: 'none',
            '&[aria-current], &:hover': { textDecorationLine: 'underline' },
          })}
        >
          {label}{' '}
          <Box component="span" sx={meta}>
            {count}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The tags of one post. */
export function PostTags({ tags }: { tags: readonly string[] }) {
  return (
    <>
      {tags.map((tag, index) => (
        <span key={tag}>
          {index > 0 && ', '}
          <Box
            component={Link}
            href={`/tags/${tagSlug(tag)}`}
            sx={(theme) => ({ ...quietLink(theme), display: 'inline-block', paddingBlock: '2px' })}
          >
            {tag}
          </Box>
        </span>
      ))}
    </>
  );
}
