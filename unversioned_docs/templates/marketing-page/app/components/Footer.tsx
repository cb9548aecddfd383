import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import Mark from '../art/Mark';
import { SECTIONS } from '../data/content';
import { colors, page } from '../styles';

/** The end of the page. */
export default function Footer() {
  return (
    <Box component="footer" sx={(theme) => ({ borderTop: `1px solid ${colors(theme).divider}` })}>
      <Box
        sx={{
          ...page,
          paddingBlock: { xs: 6, md: 8 },
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 1fr) auto' },
          gap: 5,
        }}
      >
        <div>
          <Typography
            variant="h6"
            component="p"
            sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}
          >
            <Mark />
            Spyhole
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 1.5, maxWidth: '30em', lineHeight: 1.6 }}>
            Designed and soldered by four people in a former dairy in Northfield, Minnesota. Three
            of us fire kilns. The fourth answers the mail:{' '}
            <Link href="mailto:hello@spyhole.example" sx={{ color: 'inherit' }}>
              hello@spyhole.example
            </Link>
          </Typography>
        </div>
        <Box component="nav" aria-label="Footer">
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              margin: 0,
              padding: 0,
              columns: { xs: 2, md: 1 },
              columnGap: 4,
            }}
          >
            {SECTIONS.map(({ id, label }) => (
              <li key={id}>
                <Link
                  href={`#${id}`}
                  underline="hover"
                  sx={{ display: 'inline-block', color: 'text.primary', paddingBlock: 0.5 }}
                >
                  {label}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
