import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, useCallback, useMemo, useState } from 'react';
import { Link as RouterLink } from 'wouter';

import ChartPanel from '../components/ChartPanel';
import Figures from '../components/Figures';
import FilterBar from '../components/FilterBar';
import LivePanel from '../components/LivePanel';
import PageTitle from '../components/PageTitle';
import Problem from '../components/Problem';
import { mountingName, regionName, type Site } from '../data/sites';
import { addDays, formatDate, formatRange, type DateRange } from '../logic/dates';
import { formatEnergy, formatPower, metricInfo } from '../logic/metrics';
import { compareDays, summarize } from '../logic/overview';
import { useServices } from '../state/services';
import { addressOf, useFilters } from '../state/useFilters';
import { useRequest } from '../state/useRequest';
import { describeDays } from '../logic/describe';

const loadHourHeat = () => import('../charts/HourHeat');
const HourHeat = lazy(loadHourHeat);
const loadTimeChart = () => import('../charts/TimeChart');
const TimeChart = lazy(loadTimeChart);

/** How many days the chart of hours shows. */
const HEAT_DAYS = 14;

export interface SitePageProps {
  site: Site;
}

/** One site: its figures, its days, and its hours. */
export default function SitePage({ site }: SitePageProps) {
  const { server } = useServices();
  const [filters, setFilters] = useFilters();
  const { from, to, metric } = filters;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const range: DateRange = { from, to };
      const start = addDays(to, 1 - HEAT_DAYS);
      const [daily, hours] = await Promise.all([
        server.getDaily(range, signal),
        server.getHours(site.id, { from: start > from ? start : from, to }, signal),
      ]);
      return { daily, hours };
    },
    [server, site.id, from, to],
  );
  const { data, error, pending, retry } = useRequest(load);
  const view = useMemo(
    () =>
      data && {
        figures: summarize(data.daily, [site]),
        days: compareDays(data.daily, [site], metric),
        ratioDays: compareDays(data.daily, [site], 'ratio'),
        hours: data.hours,
      },
    [data, site, metric],
  );
  const [day, setDay] = useState<number | null>(null);

  const { name, format } = metricInfo(metric === 'ratio' ? 'energy' : metric);
  const shownMetric = metric === 'ratio' ? 'energy' : metric;
  const days = metric === 'ratio' && data ? compareDays(data.daily, [site], 'energy') : view?.days;
  const ratio = metricInfo('ratio');
  const ready = view !== undefined;
  const peak = view && [...view.hours].sort((a, b) => b.energy - a.energy)[0];

  return (
    <>
      <div>
        <Link
          component={RouterLink}
          href={addressOf('/', { ...filters, scope: site.regionId })}
          sx={{ display: 'inline-block', py: 0.5, mb: 0.5 }}
        >
          {regionName(site.regionId)}
        </Link>
        <PageTitle
          subtitle={`${mountingName(site.mounting)} · ${formatPower(site.capacity)} · delivering since ${String(site.since)} · $${String(site.price)} per MWh`}
        >
          {site.name}
        </PageTitle>
      </div>
      <FilterBar filters={filters} onChange={setFilters} />
      {error ? (
        <Problem
          role="alert"
          title="This site could not be loaded"
          text={`${error.message} Your filters are kept.`}
          action="Try again"
          onAction={retry}
        />
      ) : (
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
            figures={view?.figures}
            selected={metric}
            onSelect={(next) => {
              setFilters({ metric: next });
            }}
          />
          <ChartPanel
            sx={{ gridColumn: { md: 'span 4' } }}
            title={`${name} by day`}
            summary={days && describeDays(days, format)}
            height={280}
            load={loadTimeChart}
            ready={ready}
            header={['Day', name, 'Day before', 'Previous']}
            rows={(days ?? []).map((item) => [
              formatDate(item.date),
              item.value === null ? '–' : format(item.value),
              formatDate(item.previousDate),
              item.previous === null ? '–' : format(item.previous),
            ])}
          >
            <TimeChart
              label={`${name} by day`}
              metric={shownMetric}
              days={days ?? []}
              height={280}
              highlighted={day}
              onHighlight={setDay}
            />
          </ChartPanel>
          <Box sx={{ gridColumn: { md: 'span 2' }, display: 'grid' }}>
            <LivePanel sites={[site]} />
          </Box>
          <ChartPanel
            sx={{ gridColumn: { md: 'span 3' } }}
            title="Performance ratio by day"
            summary={view && describeDays(view.ratioDays, ratio.format)}
            height={280}
            load={loadTimeChart}
            ready={ready}
            header={['Day', 'Ratio', 'Day before', 'Previous']}
            rows={(view?.ratioDays ?? []).map((item) => [
              formatDate(item.date),
              item.value === null ? '–' : ratio.format(item.value),
              formatDate(item.previousDate),
              item.previous === null ? '–' : ratio.format(item.previous),
            ])}
          >
            <TimeChart
              label="Performance ratio by day"
              metric="ratio"
              days={view?.ratioDays ?? []}
              height={280}
              highlighted={day}
              onHighlight={setDay}
            />
          </ChartPanel>
          <ChartPanel
            sx={{ gridColumn: { md: 'span 3' } }}
            title="Energy by hour"
            summary={
              peak &&
              `The last days of the period. Highest on ${formatDate(peak.date)} from ${String(peak.hour)}:00 with ${formatEnergy(peak.energy)}.`
            }
            height={280}
            load={loadHourHeat}
            ready={ready}
            header={['Day', 'Hour', 'Energy']}
            rows={(view?.hours ?? [])
              .filter(({ energy }) => energy > 0)
              .map((row) => [
                formatDate(row.date),
                `${String(row.hour)}:00`,
                formatEnergy(row.energy),
              ])}
          >
            <HourHeat
              label={`Energy by hour, ${formatRange(filters)}. Darker cells have more energy.`}
              rows={view?.hours ?? []}
            />
          </ChartPanel>
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Performance ratio is the energy delivered, as a share of what the panels would deliver
        without losses.
      </Typography>
    </>
  );
}
