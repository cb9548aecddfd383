import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import IncidentList from '../components/IncidentList';
import PageHeading from '../components/PageHeading';
import ServiceList from '../components/ServiceList';
import { SEVERITY_COLORS } from '../components/SeverityLabel';
import { formatDay, formatTime } from '../data/format';
import type { Severity, StatusReport } from '../data/report';
import { currentSeverity } from '../data/uptime';

const SUMMARIES: Readonly<Record<Severity | 'fine', string>> = {
  fine: 'All services are up',
  maintenance: 'Maintenance is under way',
  degraded: 'Some services are slow',
  outage: 'Some services are down',
};

/** A long page: the current status, the uptime of each service, and past incidents. */
export default function StatusPage({ report }: { report: StatusReport }) {
  const severity = currentSeverity(report.incidents);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 2, mb: { xs: 4, sm: 6 } }}>
        <Box
          component="svg"
          viewBox="0 0 24 24"
          aria-hidden="true"
          sx={{
            flex: 'none',
            width: 36,
            height: 36,
            mt: { xs: 0.25, sm: 0.9 },
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: 2.5,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
            color: `${severity ? SEVERITY_COLORS[severity] : 'success'}.main`,
          }}
        >
          <circle cx="12" cy="12" r="10" />
          <path d={severity ? 'M12 7v6m0 3.5v.01' : 'm7.5 12.5 3 3 6-6.5'} />
        </Box>
        <div>
          <PageHeading>{SUMMARIES[severity ?? 'fine']}</PageHeading>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
            Checked on {formatDay(report.checkedAt)} at {formatTime(report.checkedAt)} UTC
          </Typography>
        </div>
      </Box>
      <Typography component="h2" variant="h5" sx={{ mb: 2 }}>
        Services
      </Typography>
      <Box sx={{ mb: { xs: 5, sm: 7 } }}>
        <ServiceList report={report} />
      </Box>
      <IncidentList report={report} />
    </>
  );
}
