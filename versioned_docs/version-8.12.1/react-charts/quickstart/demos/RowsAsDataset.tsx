import { LineChart } from '@mui/x-charts/LineChart';

type Session = { year: number; members: number; guests: number | null };

const sessions: Session[] = [
  { year: 2019, members: 412, guests: 96 },
  { year: 2020, members: 388, guests: null },
  { year: 2021, members: 397, guests: 41 },
  { year: 2022, members: 436, guests: 118 },
  { year: 2023, members: 471, guests: 142 },
  { year: 2024, members: 503, guests: 167 },
  { year: 2025, members: 529, guests: 188 },
];

export default function RowsAsDataset() {
  return (
    <LineChart
      aria-label="Rowing club: 529 members and 188 guests in 2025, both growing"
      height={300}
      dataset={sessions}
      xAxis={[{ dataKey: 'year', scaleType: 'point' }]}
      series={[
        { dataKey: 'members', label: 'Members' },
        { dataKey: 'guests', label: 'Guests' },
      ]}
    />
  );
}
