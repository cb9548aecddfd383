import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function EuroCountries() {
  return (
    <Gauge
      // Members of the euro area in 2025. Source: European Central Bank.
      aria-label="Countries of the European Union that use the euro, in 2025"
      aria-valuetext="20 of 27"
      height={220}
      value={20}
      valueMax={27}
      text={({ value, valueMax }) => `${value}/${valueMax}\ncountries`}
      sx={{ [`& .${gaugeClasses.valueText} text`]: { fontSize: 22, fontWeight: 600 } }}
    />
  );
}
