import Typography from '@mui/material/Typography';
import { GridOverlay } from '@mui/x-data-grid';

import { useDeskState } from '../state/deskContext';

/** In place of the rows, if there are none. It has no button, because a grid may contain only rows. */
export default function EmptyList() {
  const { jobs } = useDeskState();
  return (
    <GridOverlay sx={{ flexDirection: 'column', gap: 0.5, p: 3, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {jobs.length > 0 ? 'No job matches these filters' : 'No jobs yet'}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {jobs.length > 0
          ? 'Clear filters, above this list, shows all open jobs.'
          : 'New job, at the top of the page, adds the first one.'}
      </Typography>
    </GridOverlay>
  );
}
