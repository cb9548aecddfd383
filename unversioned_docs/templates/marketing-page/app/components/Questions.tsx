import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { QUESTIONS } from '../data/content';
import { colors, focusRing, reading } from '../styles';

import Section from './Section';

/** Questions and answers, in native `details`: they open without JavaScript, and the browser's search finds them. */
export default function Questions() {
  return (
    <Section id="questions" title="Questions potters ask">
      {QUESTIONS.map(({ question, answer }) => (
        <Box
          component="details"
          key={question}
          sx={(theme) => ({
            borderTop: `1px solid ${colors(theme).divider}`,
            '&:last-of-type': { borderBottom: `1px solid ${colors(theme).divider}` },
            '& summary': {
              ...theme.typography.h6,
              fontSize: '1.25rem',
              lineHeight: 1.3,
              cursor: 'pointer',
              listStyle: 'none',
              display: 'flex',
              justifyContent: 'space-between',
              gap: 3,
              paddingBlock: 2.5,
              ...focusRing(theme),
            },
            '& summary::-webkit-details-marker': { display: 'none' },
            '& .sign': { flex: 'none', marginTop: 0.5 },
            '&[open] .sign .upright': { display: 'none' },
          })}
        >
          <summary>
            {question}
            <svg className="sign" width="20" height="20" viewBox="0 0 20 20" aria-hidden>
              <path d="M2 10h16" stroke="currentColor" strokeWidth="2.5" />
              <path className="upright" d="M10 2v16" stroke="currentColor" strokeWidth="2.5" />
            </svg>
          </summary>
          <Typography sx={{ ...reading, color: 'text.secondary', pb: 3.5 }}>{answer}</Typography>
        </Box>
      ))}
    </Section>
  );
}
