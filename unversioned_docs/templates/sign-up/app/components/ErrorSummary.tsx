import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

import { FIELDS, type Errors, type SignUpValues } from '../data/signUp';

export interface ErrorSummaryProps {
  /** How many attempts have failed. Each one moves the focus to the summary. */
  attempts: number;
  errors: Errors<SignUpValues>;
  onSelect: (field: keyof SignUpValues) => void;
}

/** All errors of the form, above it. It takes the focus after a failed attempt, and links to the fields. */
export default function ErrorSummary({ attempts, errors, onSelect }: ErrorSummaryProps) {
  const listed = FIELDS.filter(({ name }) => errors[name]);
  const hasErrors = listed.length > 0;
  const ref = useRef<HTMLDivElement>(null);
  const focusedFor = useRef(0);
  useEffect(() => {
    // Errors may arrive later than the attempt. Errors of people who still type don't move the focus.
    if (!hasErrors || focusedFor.current === attempts) return;
    focusedFor.current = attempts;
    ref.current?.focus();
  }, [attempts, hasErrors]);

  if (attempts === 0 || !hasErrors) return null;
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby="error-summary"
      sx={{ p: 2, border: 2, borderColor: 'error.main', borderRadius: 1 }}
    >
      <Typography id="error-summary" component="h2" sx={{ fontWeight: 700 }}>
        {listed.length === 1 ? 'One field needs' : `${listed.length} fields need`} your attention
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: '1.25em' }}>
        {listed.map(({ name, id }) => (
          <li key={name}>
            <Link
              href={`#${id}`}
              color="error"
              sx={{ display: 'inline-block', py: 0.25 }}
              onClick={(event) => {
                // The address belongs to the pages of the application.
                event.preventDefault();
                onSelect(name);
              }}
            >
              {errors[name]}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
