import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { formatUptime } from '../data/format';
import type { StatusReport } from '../data/report';
import { daysOfService, uptimeOf } from '../data/uptime';
import UptimeBars from './UptimeBars';

const DAYS = 90;

/** The services, each with its uptime in the last 90 days. */
export default function ServiceList({ report }: { report: StatusReport }) {
  return (
    <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {report.services.map(({ id, name, description }, index) => {
        const days = daysOfService(report.incidents, id, report.checkedAt, DAYS);
        const uptime = formatUptime(uptimeOf(days));
        return (
          <Box
            key={id}
            component="li"
            sx={{
              px: { xs: 2, sm: 3 },
              py: 2.5,
              borderTop: index > 0 ? 1 : 0,
              borderColor: 'divider',
            }}
          >
            <Box
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                alignItems: 'baseline',
                gap: 2,
              }}
            >
              <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 700 }}>
                {name}
              </Typography>
              <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {uptime}
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
              {description}
            </Typography>
            <UptimeBars days={days} label={`${name}: ${uptime} uptime in ${DAYS} days`} />
            <Typography
              variant="caption"
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                mt: 0.75,
                color: 'text.secondary',
              }}
            >
              <span dir="auto">{DAYS} days ago</span>
              <span>Today</span>
            </Typography>
          </Box>
        );
      })}
    </Paper>
  );
}
