import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';

import DataTable from '../components/DataTable';
import FilterBar from '../components/FilterBar';
import PageTitle from '../components/PageTitle';
import Panel from '../components/Panel';
import Problem from '../components/Problem';
import { toCsv } from '../logic/csv';
import { formatRange } from '../logic/dates';
import { scopeName } from '../logic/filters';
import { buildReports, type Report } from '../logic/reports';
import { saveFile } from '../state/saveFile';
import { useServices } from '../state/services';
import { useFilters } from '../state/useFilters';
import { useRequest } from '../state/useRequest';

const PREVIEW_ROWS = 5;

const REPORT_IDS = ['daily', 'sites', 'downtime'];

const countRows = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;

/** Files to download, made from the selected sites and period. */
export default function ReportsPage() {
  const { server } = useServices();
  const [filters, setFilters] = useFilters();
  const { from, to } = filters;
  const load = useCallback(
    (signal: AbortSignal) => server.getDaily({ from, to }, signal),
    [server, from, to],
  );
  const { data, error, pending, retry } = useRequest(load);
  const reports = useMemo(() => data && buildReports(data, filters), [data, filters]);
  const [saved, setSaved] = useState('');

  const download = (report: Report) => {
    const name = `lowfield-${report.id}-${from}-${to}.csv`;
    saveFile(name, 'text/csv;charset=utf-8', toCsv(report.header, report.rows));
    setSaved(`${name} was downloaded with ${countRows(report.rows.length)}.`);
  };

  return (
    <>
      <PageTitle subtitle={`CSV files for ${scopeName(filters.scope)}, ${formatRange(filters)}`}>
        Reports
      </PageTitle>
      <FilterBar filters={filters} onChange={setFilters} withMounting />
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em', color: 'success.main' }}>
        {saved}
      </Typography>
      {error ? (
        <Problem
          role="alert"
          title="The reports could not be loaded"
          text={`${error.message} Your filters are kept.`}
          action="Try again"
          onAction={retry}
        />
      ) : (
        <Box aria-busy={pending} sx={{ display: 'grid', gap: 1.5 }}>
          {REPORT_IDS.map((id) => {
            const report = reports?.find((item) => item.id === id);
            return (
              <Panel
                key={id}
                labelledBy={`report-${id}`}
                sx={{ minHeight: id === REPORT_IDS.at(-1) ? 0 : 320 }}
              >
                {report ? (
                  <>
                    <Box
                      sx={{
                        display: 'flex',
                        flexWrap: 'wrap',
                        gap: 2,
                        justifyContent: 'space-between',
                        alignItems: 'start',
                        mb: 2,
                      }}
                    >
                      <div>
                        <Typography id={`report-${id}`} component="h2" variant="h6">
                          {report.title}
                        </Typography>
                        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                          {report.description} {countRows(report.rows.length)}
                          {report.rows.length > PREVIEW_ROWS
                            ? `, the first ${String(PREVIEW_ROWS)} below.`
                            : '.'}
                        </Typography>
                      </div>
                      <Button
                        variant="outlined"
                        aria-label={`Download CSV: ${report.title}`}
                        startIcon={<Download />}
                        disabled={pending || report.rows.length === 0}
                        onClick={() => {
                          download(report);
                        }}
                      >
                        Download CSV
                      </Button>
                    </Box>
                    {report.rows.length === 0 ? (
                      <Typography sx={{ color: 'text.secondary' }}>
                        Nothing to report for these filters.
                      </Typography>
                    ) : (
                      <DataTable
                        caption={`${report.title}, preview`}
                        header={report.header}
                        align={report.rows[0]?.map((value) =>
                          typeof value === 'string' ? 'start' : 'end',
                        )}
                        rows={report.rows.slice(0, PREVIEW_ROWS)}
                      />
                    )}
                  </>
                ) : (
                  <Typography id={`report-${id}`} component="h2" variant="h6">
                    Loading…
                  </Typography>
                )}
              </Panel>
            );
          })}
        </Box>
      )}
    </>
  );
}
