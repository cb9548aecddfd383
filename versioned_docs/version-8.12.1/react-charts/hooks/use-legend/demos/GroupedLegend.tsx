import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { useLegend } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

// Percent of the volume of dry air. Source: NASA Planetary Fact Sheets, rounded.
const planets = [
  {
    id: 'Earth',
    data: [
      { id: 'earthNitrogen', label: 'Nitrogen', value: 78, color: '#0072B2' },
      { id: 'earthOxygen', label: 'Oxygen', value: 21, color: '#56B4E9' },
      { id: 'earthOther', label: 'Other', value: 1, color: '#8A8A8A' },
    ],
  },
  {
    id: 'Mars',
    data: [
      { id: 'marsCarbonDioxide', label: 'Carbon dioxide', value: 95, color: '#D55E00' },
      { id: 'marsNitrogen', label: 'Nitrogen', value: 3, color: '#E69F00' },
      { id: 'marsOther', label: 'Other', value: 2, color: '#8A8A8A' },
    ],
  },
];

function LegendByPlanet() {
  const { items } = useLegend();

  return (
    <Box sx={{ gridArea: 'legend', display: 'flex', flexWrap: 'wrap', gap: 3, m: 1 }}>
      {planets.map(({ id: planet }, ring) => (
        <div key={planet}>
          <Typography variant="subtitle2" component="p">
            {planet} ({ring === 0 ? 'inner ring' : 'outer ring'})
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items
              .filter(({ seriesId }) => seriesId === planet)
              .map(({ id, label, color, markType }) => (
                <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                  <ChartsLabelMark type={markType} color={color} />
                  <Typography variant="body2">{label}</Typography>
                </Box>
              ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}

export default function GroupedLegend() {
  return (
    <PieChart
      aria-label="Composition of the air: 78 % nitrogen and 21 % oxygen on Earth, 95 % carbon dioxide on Mars"
      height={220}
      series={planets.map((planet, ring) => ({
        ...planet,
        innerRadius: ring === 0 ? 30 : 72,
        outerRadius: ring === 0 ? 66 : 104,
        valueFormatter: ({ value }) => `${value} %`,
      }))}
      slots={{ legend: LegendByPlanet }}
      slotProps={{
        legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } },
      }}
    />
  );
}
