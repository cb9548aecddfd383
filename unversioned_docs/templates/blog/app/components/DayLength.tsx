import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';

import { screenOnly } from '../styles';

const DayLengthChart = lazy(() => import('./DayLengthChart'));

/** The chart, in a frame that has its height before it has loaded. */
export default function DayLength() {
  return (
    <Box component="figure" className="wide" sx={screenOnly}>
      <Box sx={{ height: { xs: 440, sm: 410 } }}>
        <Suspense fallback={null}>
          <DayLengthChart />
        </Suspense>
      </Box>
      <figcaption>
        Hours between sunrise and sunset in each week of the year, computed by the formula above.
        Move the slider to your latitude.
      </figcaption>
    </Box>
  );
}
