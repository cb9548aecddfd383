import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import type { ChartsLocaleText } from '@mui/x-charts/locales';
import { PieChart } from '@mui/x-charts/PieChart';

const german: Partial<ChartsLocaleText> = {
  loading: 'Daten werden geladen …',
  noData: 'Keine Daten vorhanden',
};

export default function GermanTexts() {
  return (
    <ChartsLocalizationProvider localeText={german}>
      <Stack
        lang="de"
        dir="ltr"
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ width: '100%', '& > *': { flex: 1, minWidth: 0 } }}
      >
        <BarChart aria-label="Einnahmen" height={180} loading series={[]} />
        <PieChart aria-label="Ausgaben" height={180} series={[]} />
      </Stack>
    </ChartsLocalizationProvider>
  );
}
