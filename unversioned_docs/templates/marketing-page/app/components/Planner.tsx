import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useMemo, useRef, useState, type ReactNode } from 'react';

import {
  fire,
  formatClock,
  formatDay,
  formatDuration,
  KILNS,
  SCHEDULES,
  type Kiln,
  type Schedule,
} from '../data/firing';
import { useNearViewport } from '../hooks/useNearViewport';
import { colors, figures, HEADER_HEIGHT, page, reading, sectionTitle } from '../styles';

const FiringChart = lazy(() => import('./FiringChart'));

const CHART_HEIGHT = 340;
/** $ per kWh. */
const PRICE = 0.17;

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { id: Value; name: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <Typography id={id} sx={{ fontWeight: 600, mb: 1 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={value}
        aria-labelledby={id}
        onChange={(_event, next: Value | null) => {
          if (next !== null) {
            onChange(next);
          }
        }}
        sx={{ flexWrap: 'wrap' }}
      >
        {options.map(({ id: option, name }) => (
          <ToggleButton
            key={option}
            value={option}
            sx={{
              textTransform: 'none',
              minHeight: 40,
              paddingInline: 1.75,
              color: 'text.primary',
            }}
          >
            <bdi>{name}</bdi>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

function Result({ label, value, note }: { label: string; value: ReactNode; note: string }) {
  return (
    <Box sx={(theme) => ({ borderTop: `3px solid ${colors(theme).text.primary}`, pt: 1.5 })}>
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="h4"
        sx={{
          ...figures,
          m: 0,
          mt: 0.5,
          fontWeight: 600,
          fontSize: 'clamp(1.75rem, 1.4rem + 1.2vw, 2.5rem)',
          lineHeight: 1.1,
        }}
      >
        <bdi>{value}</bdi>
      </Typography>
      <Typography component="dd" sx={{ color: 'text.secondary', m: 0, mt: 0.5 }}>
        <bdi>{note}</bdi>
      </Typography>
    </Box>
  );
}

/** The product at work: a firing, simulated for one's own kiln. */
export default function Planner() {
  const [schedule, setSchedule] = useState<Schedule['id']>('glaze');
  const [kiln, setKiln] = useState<Kiln['id']>('medium');
  const [start, setStart] = useState(18 * 60 + 40);
  const [wear, setWear] = useState(0);
  const [unit, setUnit] = useState<'F' | 'C'>('F');
  const chart = useRef<HTMLDivElement>(null);
  const near = useNearViewport(chart);
  const startLabel = useId();
  const wearLabel = useId();

  const plan = SCHEDULES.find(({ id }) => id === schedule) ?? SCHEDULES[0];
  const model = KILNS.find(({ id }) => id === kiln) ?? KILNS[0];
  const result = useMemo(() => {
    if (plan === undefined || model === undefined) {
      return null;
    }
    return { asPlanned: fire(plan, model, 0), asWorn: fire(plan, model, wear / 100) };
  }, [plan, model, wear]);
  if (plan === undefined || result === null) {
    return null;
  }

  const { asPlanned, asWorn } = result;
  const late = asWorn.peak === null ? null : asWorn.peak - (asPlanned.peak ?? 0);
  const verdict =
    late === null
      ? `With these elements, the kiln stops climbing before cone ${plan.cone}. Spyhole would tell you after the first hour of the last stretch.`
      : late >= 20
        ? `The elements are the limit: this firing takes ${formatDuration(late)} longer than with new ones. Spyhole would call you.`
        : 'The kiln keeps up with the schedule. Spyhole would stay quiet.';

  return (
    <Box
      component="section"
      id="plan"
      tabIndex={-1}
      aria-labelledby="plan-title"
      sx={(theme) => ({
        outline: 'none',
        scrollMarginTop: `${HEADER_HEIGHT}px`,
        bgcolor: 'background.paper',
        borderBlock: `1px solid ${colors(theme).divider}`,
      })}
    >
      <Box sx={{ ...page, paddingBlock: { xs: 8, md: 12 } }}>
        <Typography id="plan-title" variant="h2" sx={sectionTitle}>
          Plan tonight’s firing
        </Typography>
        <Typography sx={{ ...reading, color: 'text.secondary', mt: 2 }}>
          This is the model that Spyhole compares your kiln with. Wear the elements out and see what
          it would have told you.
        </Typography>

        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: 'auto auto 1fr' },
            columnGap: 6,
            rowGap: 3,
            mt: 5,
          }}
        >
          <Choice label="Schedule" value={schedule} options={SCHEDULES} onChange={setSchedule} />
          <Choice label="Kiln" value={kiln} options={KILNS} onChange={setKiln} />
          <Choice
            label="Temperature in"
            value={unit}
            options={[
              { id: 'F', name: '°F' },
              { id: 'C', name: '°C' },
            ]}
            onChange={setUnit}
          />
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: '1fr 1fr' },
            columnGap: 6,
            rowGap: 1,
            mt: 3,
            maxWidth: 760,
            '& .MuiSlider-root': { paddingBlock: '14px' },
          }}
        >
          <div>
            <Typography id={startLabel} sx={{ fontWeight: 600 }}>
              Switch on at <bdi>{formatClock(start)}</bdi>
            </Typography>
            <Slider
              aria-labelledby={startLabel}
              value={start}
              min={12 * 60}
              max={23 * 60 + 40}
              step={20}
              getAriaValueText={formatClock}
              onChange={(_event, value) => setStart(Number(value))}
            />
          </div>
          <div>
            <Typography id={wearLabel} sx={{ fontWeight: 600 }}>
              Power lost to worn elements: {wear}%
            </Typography>
            <Slider
              aria-labelledby={wearLabel}
              value={wear}
              min={0}
              max={40}
              step={5}
              getAriaValueText={(value) => `${value}%`}
              onChange={(_event, value) => setWear(Number(value))}
            />
          </div>
        </Box>

        <Box ref={chart} sx={{ height: CHART_HEIGHT, mt: 3, marginInline: { xs: -1.5, sm: 0 } }}>
          {near && (
            <Suspense fallback={null}>
              <FiringChart
                planned={asPlanned.readings}
                worn={asWorn.readings}
                differ={late === null || late >= 1}
                start={start}
                unit={unit}
                height={CHART_HEIGHT}
                title={`${plan.name}, cone ${plan.cone}`}
              />
            </Suspense>
          )}
        </Box>

        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
            gap: 3,
            mt: 4,
            mb: 0,
          }}
        >
          <Result
            label={`Cone ${plan.cone} is down`}
            value={asWorn.peak === null ? 'Never' : formatClock(start + asWorn.peak)}
            note={
              asWorn.peak === null
                ? 'The elements are too weak'
                : `${formatDay(start + asWorn.peak)}, after ${formatDuration(asWorn.peak)}`
            }
          />
          <Result
            label="Open the lid"
            value={formatClock(start + asWorn.open)}
            note={`${formatDay(start + asWorn.open)}, below ${unit === 'F' ? '200 °F' : '93 °C'}`}
          />
          <Result
            label="Electricity"
            value={money.format(asWorn.energy * PRICE)}
            note={`${Math.round(asWorn.energy)} kWh at 17¢`}
          />
        </Box>
        <Typography
          role="status"
          sx={{
            mt: 3,
            fontSize: '1.125rem',
            fontWeight: 600,
            minHeight: { xs: '5em', sm: '3.2em' },
            maxWidth: '44em',
          }}
        >
          {verdict}
        </Typography>
      </Box>
    </Box>
  );
}
