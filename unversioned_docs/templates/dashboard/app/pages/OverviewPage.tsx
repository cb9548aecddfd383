import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, useCallback, useMemo, useState } from 'react';

import ChartPanel from '../components/ChartPanel';
import Figures from '../components/Figures';
import FilterBar from '../components/FilterBar';
import LivePanel from '../components/LivePanel';
import PageTitle from '../components/PageTitle';
import Panel from '../components/Panel';
import Problem from '../components/Problem';
import WhenVisible from '../components/WhenVisible';
import { MOUNTINGS, SITES } from '../data/sites';
import { formatDate, formatRange, previousRange } from '../logic/dates';
import { describeDays } from '../logic/describe';
import { matchingSites, parentOf, scopeName } from '../logic/filters';
import { metricInfo } from '../logic/metrics';
import { buildOverview } from '../logic/overview';
import { HighlightProvider } from '../state/highlight';
import { useServices } from '../state/services';
import { addressOf, useFilters } from '../state/useFilters';
import { useRequest } from '../state/useRequest';

const loadMountingBars = () => import('../charts/MountingBars');
const MountingBars = lazy(loadMountingBars);
const loadSiteBars = () => import('../charts/SiteBars');
const SiteBars = lazy(loadSiteBars);
const loadSiteGrid = () => import('../components/SiteGrid');
const SiteGrid = lazy(loadSiteGrid);
const loadTimeChart = () => import('../charts/TimeChart');
const TimeChart = lazy(loadTimeChart);
const loadYieldScatter = () => import('../charts/YieldScatter');
const YieldScatter = lazy(loadYieldScatter);

/** The figures of the selected sites, as numbers, charts and a table. */
export default function OverviewPage() {
  const { server } = useServices();
  const [filters, setFilters] = useFilters();
  const { from, to, metric, scope, mounting } = filters;
  const load = useCallback(
    (signal: AbortSignal) => server.getDaily({ from, to }, signal),
    [server, from, to],
  );
  const { data, error, pending, retry } = useRequest(load);
  const overview = useMemo(() => data && buildOverview(data, filters), [data, filters]);
  const [siteId, setSiteId] = useState<string | null>(null);
  const highlight = useMemo(() => ({ siteId, setSiteId }), [siteId]);
  const hrefOf = useCallback((id: string) => addressOf(`/sites/${id}`, filters), [filters]);

  const { name, format } = metricInfo(metric);
  const sites = matchingSites(filters);
  const ready = overview !== undefined;
  const selectedSite = sites.length === 1 && sites[0]?.id === scope ? scope : null;
  const barsHeight = 56 + 32 * (overview?.bySite.length ?? SITES.length);
  // Many bars are as tall as two of the other charts.
  const tall = barsHeight > 300;
  const top = overview?.bySite[0];
  const largest = overview && [...overview.byMounting].sort((a, b) => b.value - a.value)[0];

  return (
    <>
      <PageTitle
        subtitle={`${scopeName(scope)}, ${formatRange(filters)}, compared with ${formatRange(previousRange(filters))}`}
      >
        Portfolio
      </PageTitle>
      <FilterBar filters={filters} onChange={setFilters} withMounting />
      {error ? (
        <Problem
          role="alert"
          title="The figures could not be loaded"
          text={`${error.message} Your filters are kept.`}
          action="Try again"
          onAction={retry}
        />
      ) : sites.length === 0 ? (
        <Problem
          role="status"
          title="No sites match"
          text={`${scopeName(scope)} has no sites with this kind of mounting.`}
          action="Show every mounting"
          onAction={() => {
            setFilters({ mounting: null });
          }}
        />
      ) : (
        <HighlightProvider value={highlight}>
          <Box
            aria-busy={pending}
            sx={{
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' },
              opacity: pending && ready ? 0.6 : 1,
              '& > *': { gridColumn: { md: '1 / -1' } },
            }}
          >
            <Figures
              figures={overview?.figures}
              selected={metric}
              onSelect={(next) => {
                setFilters({ metric: next });
              }}
            />
            <ChartPanel
              sx={{ gridColumn: { md: 'span 4' } }}
              title={`${name} by day`}
              summary={overview && describeDays(overview.days, format)}
              height={320}
              load={loadTimeChart}
              ready={ready}
              header={['Day', name, 'Day before', 'Previous']}
              rows={(overview?.days ?? []).map((day) => [
                formatDate(day.date),
                day.value === null ? '–' : format(day.value),
                formatDate(day.previousDate),
                day.previous === null ? '–' : format(day.previous),
              ])}
            >
              <TimeChart
                label={`${name} by day`}
                metric={metric}
                days={overview?.days ?? []}
                height={320}
              />
            </ChartPanel>
            <Box sx={{ gridColumn: { md: 'span 2' }, display: 'grid' }}>
              <LivePanel sites={sites} />
            </Box>
            <ChartPanel
              sx={{ gridColumn: { md: 'span 3' }, gridRow: { md: tall ? 'span 2' : 'auto' } }}
              title={`${name} by site`}
              summary={
                top &&
                `${top.site.name} is first with ${format(top.value)}. Select a bar to show one site, and select it again to show its region.`
              }
              height={barsHeight}
              load={loadSiteBars}
              ready={ready}
              header={['Site', name]}
              rows={(overview?.bySite ?? []).map(({ site, value }) => [site.name, format(value)])}
            >
              <SiteBars
                label={`${name} by site`}
                metric={metric}
                bySite={overview?.bySite ?? []}
                selected={selectedSite}
                height={barsHeight}
                onSelect={(id) => {
                  setFilters({ scope: id === selectedSite ? parentOf(id) : id });
                }}
              />
            </ChartPanel>
            <ChartPanel
              sx={{ gridColumn: { md: 'span 3' } }}
              title={`${name} by mounting`}
              summary={
                largest &&
                `${largest.name} has the highest value, ${format(largest.value)}. Select a bar to filter by its mounting.`
              }
              height={220}
              load={loadMountingBars}
              ready={ready}
              header={['Mounting', name, 'Previous']}
              rows={(overview?.byMounting ?? []).map((item) => [
                item.name,
                format(item.value),
                format(item.previous),
              ])}
            >
              <MountingBars
                label={`${name} by mounting`}
                metric={metric}
                byMounting={overview?.byMounting ?? []}
                selected={mounting}
                height={220}
                onSelect={(id) => {
                  setFilters({ mounting: id === mounting ? null : id });
                }}
              />
            </ChartPanel>
            <ChartPanel
              sx={{ gridColumn: { md: tall ? 'span 3' : '1 / -1' } }}
              title="Sunlight and yield"
              summary="Each point is a site. Points far below the others at the same irradiation lose energy, through wear, dirt, or downtime."
              height={270}
              load={loadYieldScatter}
              ready={ready}
              header={['Site', 'Irradiation (kWh/m²)', 'Yield (MWh per MW)']}
              rows={(overview?.rows ?? []).map((row) => [
                row.name,
                row.irradiation.toFixed(0),
                row.yield.toFixed(1),
              ])}
            >
              <YieldScatter label="Sunlight and yield" rows={overview?.rows ?? []} height={270} />
            </ChartPanel>
            <Panel labelledBy="site-table" sx={{ p: 0, overflow: 'hidden' }}>
              <Typography
                id="site-table"
                component="h2"
                variant="subtitle1"
                sx={{ fontWeight: 600, px: 2.5, pt: 2 }}
              >
                Sites{' '}
                <Typography component="span" sx={{ color: 'text.secondary', marginInlineStart: 1 }}>
                  {sites.length}{' '}
                  {mounting ? MOUNTINGS.find(({ id }) => id === mounting)?.name.toLowerCase() : ''}
                </Typography>
              </Typography>
              <Box sx={{ height: 520 }}>
                {overview && (
                  <WhenVisible load={loadSiteGrid} placeholder={<Box sx={{ height: 520 }} />}>
                    <SiteGrid rows={overview.rows} hrefOf={hrefOf} />
                  </WhenVisible>
                )}
              </Box>
            </Panel>
          </Box>
        </HighlightProvider>
      )}
    </>
  );
}
