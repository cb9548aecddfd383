import Box from '@mui/material/Box';
import { Link, useParams } from 'wouter';

import { quietLink } from '../styles';

/** The number of a note in the text. The note has a link back to it. */
export default function NoteLink({ note }: { note: number }) {
  const { slug } = useParams<{ slug: string }>();
  return (
    <sup>
      <Box
        component={Link}
        id={`ref-${note}`}
        href={`/posts/${slug}/note-${note}`}
        aria-label={`Note ${note}`}
        sx={(theme) => ({
          ...quietLink(theme),
          paddingInline: '2px',
          position: 'relative',
          // A larger target than the digit.
          '&::after': { content: '""', position: 'absolute', inset: '-10px -8px' },
        })}
      >
        {note}
      </Box>
    </sup>
  );
}
