import { LineChart } from '@mui/x-charts/LineChart';

const dataset = [
  { month: 'Jan', hydro: 412, wind: 388, solar: 41, gas: 295 },
  { month: 'Feb', hydro: 409, wind: 402, solar: 66, gas: 248 },
  { month: 'Mar', hydro: 438, wind: 351, solar: 118, gas: 190 },
  { month: 'Apr', hydro: 497, wind: 296, solar: 167, gas: 121 },
  { month: 'May', hydro: 541, wind: 231, solar: 214, gas: 74 },
  { month: 'Jun', hydro: 522, wind: 198, solar: 236, gas: 69 },
  { month: 'Jul', hydro: 471, wind: 187, solar: 241, gas: 96 },
  { month: 'Aug', hydro: 428, wind: 214, solar: 219, gas: 118 },
  { month: 'Sep', hydro: 397, wind: 276, solar: 158, gas: 149 },
  { month: 'Oct', hydro: 405, wind: 342, solar: 97, gas: 203 },
  { month: 'Nov', hydro: 421, wind: 391, solar: 48, gas: 271 },
  { month: 'Dec', hydro: 433, wind: 407, solar: 32, gas: 318 },
];

const sources = [
  { dataKey: 'hydro', label: 'Hydro' },
  { dataKey: 'wind', label: 'Wind' },
  { dataKey: 'solar', label: 'Solar' },
  { dataKey: 'gas', label: 'Gas' },
];

const gigawattHours = (value: number | null) => `${value} GWh`;

export default function EnergyMix() {
  return (
    <LineChart
      aria-label="Electricity by month and source in 2025: hydro leads all year"
      height={320}
      dataset={dataset}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[{ label: 'Electricity made (GWh)', width: 64 }]}
      series={sources.map((source) => ({
        ...source,
        area: true,
        stack: 'total',
        showMark: false,
        valueFormatter: gigawattHours,
      }))}
      grid={{ horizontal: true }}
    />
  );
}
