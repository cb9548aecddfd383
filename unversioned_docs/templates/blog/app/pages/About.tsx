import Typography from '@mui/material/Typography';

import Prose from '../components/Prose';
import { AUTHORS } from '../posts/site';
import { pageTitle } from '../styles';

/** The publication and its authors. */
export default function About() {
  return (
    <>
      <Typography variant="h1" tabIndex={-1} sx={{ ...pageTitle, mb: 4 }}>
        About
      </Typography>
      <Prose>
        <p>
          Most measurements don’t need a laboratory. They need a length of string, a bright evening,
          or an hour with a calendar, and the patience to work out how wrong the answer can be.
          These essays are about that second part.
        </p>
        <p>
          Every figure can be checked with paper and pencil. Where a number had to be looked up, a
          note says so. If you find an error, write to us: the correction appears in the post, with
          your name if you like.
        </p>
        <h2>Authors</h2>
        {Object.values(AUTHORS).map(({ name, note }) => (
          <p key={name}>{note}</p>
        ))}
      </Prose>
    </>
  );
}
