import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';

import { pageTitle, quietLink, SERIF } from '../styles';

/** For addresses without a page. */
export default function NotFound() {
  return (
    <>
      <Typography variant="h1" tabIndex={-1} sx={pageTitle}>
        Nothing at this mark
      </Typography>
      <Typography
        sx={{ fontFamily: SERIF, fontSize: '1.1875rem', lineHeight: 1.6, mt: 3, maxWidth: '30em' }}
      >
        No page has this address. It may have been mistyped, or the post may have been renamed. The{' '}
        <Box component={Link} href="/archive" sx={quietLink}>
          archive
        </Box>{' '}
        lists everything, and the{' '}
        <Box component={Link} href="/search" sx={quietLink}>
          search
        </Box>{' '}
        looks inside the posts.
      </Typography>
    </>
  );
}
