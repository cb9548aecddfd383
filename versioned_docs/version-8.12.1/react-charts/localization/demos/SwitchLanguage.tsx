import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { enUS, frFR, ptBR, svSE } from '@mui/x-charts/locales';

// Population in 2023. Source: United Nations, World Population Prospects 2024, rounded.
const countries = [
  { code: 'IN', people: 1_438_000_000 },
  { code: 'CN', people: 1_423_000_000 },
  { code: 'US', people: 343_000_000 },
  { code: 'ID', people: 281_000_000 },
  { code: 'PK', people: 248_000_000 },
];

const languages = {
  en: { name: 'English', charts: enUS, label: 'Population', loading: 'Loading' },
  fr: { name: 'Français', charts: frFR, label: 'Population', loading: 'Chargement' },
  pt: { name: 'Português', charts: ptBR, label: 'População', loading: 'Carregando' },
  sv: { name: 'Svenska', charts: svSE, label: 'Folkmängd', loading: 'Laddar' },
};

type Language = keyof typeof languages;

export default function SwitchLanguage() {
  const [language, setLanguage] = React.useState<Language>('fr');
  const [loading, setLoading] = React.useState(true);
  const { charts, label, loading: loadingLabel } = languages[language];
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const short = new Intl.NumberFormat(language, { notation: 'compact' });
  const long = new Intl.NumberFormat(language);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, value: Language | null) => value && setLanguage(value)}
        sx={{ mr: 2 }}
      >
        {Object.entries(languages).map(([value, { name }]) => (
          <ToggleButton key={value} value={value} lang={value} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        control={<Switch checked={loading} onChange={(_event, checked) => setLoading(checked)} />}
        label={loadingLabel}
      />
      <div lang={language} dir="ltr">
        <BarChart
          aria-label={label}
          height={280}
          layout="horizontal"
          loading={loading}
          localeText={charts.components.MuiChartsLocalizationProvider.defaultProps.localeText}
          yAxis={[
            {
              data: countries.map(({ code }) => code),
              width: 105,
              valueFormatter: (code: string) => names.of(code) ?? code,
            },
          ]}
          xAxis={[
            {
              label: `${label}, 2023`,
              tickNumber: 4,
              valueFormatter: (value: number) => short.format(value),
            },
          ]}
          series={[
            {
              data: loading ? [] : countries.map(({ people }) => people),
              label,
              color: '#009E73',
              valueFormatter: (value) => (value === null ? '' : long.format(value)),
            },
          ]}
          hideLegend
        />
      </div>
    </div>
  );
}
