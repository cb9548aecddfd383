import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { formatDay, formatDuration, formatMonth, formatTime } from '../data/format';
import type { Incident, StatusReport } from '../data/report';
import SeverityLabel from './SeverityLabel';

function IncidentEntry({ incident, names }: { incident: Incident; names: string }) {
  const { title, severity, start, end, updates } = incident;
  return (
    <Box
      component="article"
      sx={{
        borderInlineStart: '3px solid',
        borderColor: 'divider',
        paddingInlineStart: 2,
        py: 0.5,
      }}
    >
      <Typography component="h4" variant="subtitle1" sx={{ fontWeight: 700, lineHeight: 1.35 }}>
        {title}
      </Typography>
      <Typography
        variant="body2"
        component="div"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.25,
          color: 'text.secondary',
          mb: 1.5,
        }}
      >
        <SeverityLabel severity={severity} />
        <span>
          {formatDay(start)}, {end === undefined ? 'going on' : formatDuration(start, end)}
        </span>
        <span>{names}</span>
      </Typography>
      {updates.map(({ at, state, text }) => (
        <Typography key={at} variant="body2" sx={{ mb: 1, maxWidth: '62ch' }}>
          <Box component="strong" sx={{ fontWeight: 600 }}>
            {state}
          </Box>
          {` – ${text} `}
          <Box
            component="time"
            dateTime={at}
            sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
          >
            {formatDay(at)}, {formatTime(at)}
          </Box>
        </Typography>
      ))}
    </Box>
  );
}

/** Past incidents by month, of all services or of one. */
export default function IncidentList({ report }: { report: StatusReport }) {
  const id = useId();
  const [service, setService] = useState('');
  const shown = report.incidents.filter(
    ({ services }) => service === '' || services.includes(service),
  );
  const months = [...new Set(shown.map(({ start }) => formatMonth(start)))];
  const nameOf = (serviceId: string) =>
    report.services.find((each) => each.id === serviceId)?.name ?? serviceId;
  return (
    <section aria-labelledby={`${id}-heading`}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          justifyContent: 'space-between',
          gap: 2,
          mb: 2,
        }}
      >
        <Typography id={`${id}-heading`} component="h2" variant="h5">
          Past incidents
        </Typography>
        <FormControl variant="standard" size="small" sx={{ minWidth: 180 }}>
          <InputLabel htmlFor={`${id}-service`} shrink>
            Service
          </InputLabel>
          <NativeSelect
            id={`${id}-service`}
            value={service}
            onChange={({ target }) => setService(target.value)}
          >
            <option value="">All services</option>
            {report.services.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </NativeSelect>
        </FormControl>
      </Box>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
        {shown.length === 1 ? '1 incident' : `${shown.length} incidents`} in 90 days
      </Typography>
      {months.map((month) => (
        <Box key={month} sx={{ mb: 4 }}>
          <Typography component="h3" variant="overline" sx={{ color: 'text.secondary' }}>
            {month}
          </Typography>
          <Box sx={{ display: 'grid', gap: 3, mt: 1 }}>
            {shown
              .filter(({ start }) => formatMonth(start) === month)
              .map((incident) => (
                <IncidentEntry
                  key={incident.id}
                  incident={incident}
                  names={incident.services.map(nameOf).join(', ')}
                />
              ))}
          </Box>
        </Box>
      ))}
    </section>
  );
}
