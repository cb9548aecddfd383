import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import type { ReportedAnswer } from '../../store';

import { formatDate } from './format';

function Comment({ answer }: { answer: ReportedAnswer }) {
  const { answeredAt, rating, version, locale, section, reasons, comment } = answer;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Typography variant="body2" color="text.secondary">
        <strong>{rating === 1 ? 'Yes' : 'No'}</strong>
        {` · ${formatDate(answeredAt)} · ${version} · ${locale}`}
        {section === null ? null : (
          <>
            {' · '}
            <code>#{section}</code>
          </>
        )}
      </Typography>
      {/* In the direction of its own text. Line feeds are kept, and control characters have no glyph. */}
      <Typography dir="auto" sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {comment}
      </Typography>
      {reasons.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {reasons.map((reason) => (
            <Chip key={reason} size="small" variant="outlined" label={reason} />
          ))}
        </Box>
      )}
    </Paper>
  );
}

/** The comments on a page, as plain text. */
export default function Comments({ answers }: { answers: readonly ReportedAnswer[] }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" gutterBottom>
        Comments
      </Typography>
      {answers.length === 0 && <Typography color="text.secondary">No comments.</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {answers.map((answer, index) => (
          // Answers have no id here, and the list is only ever replaced as a whole.
          <Comment key={index} answer={answer} />
        ))}
      </Box>
    </Box>
  );
}
