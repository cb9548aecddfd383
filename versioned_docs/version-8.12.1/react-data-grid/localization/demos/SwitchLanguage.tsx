import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE, enUS, frFR, koKR, plPL } from '@mui/x-data-grid/locales';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface Booking {
  id: number;
  guest: string;
  arrives: Date;
  price: number;
}

const rows: Booking[] = [
  { id: 1, guest: 'Élodie Marchand', arrives: new Date(2025, 4, 9), price: 1280.5 },
  { id: 2, guest: 'Jürgen Vogt', arrives: new Date(2025, 4, 23), price: 940 },
  { id: 3, guest: '박서연', arrives: new Date(2025, 5, 6), price: 2105.75 },
  { id: 4, guest: 'Zofia Maj', arrives: new Date(2025, 5, 17), price: 615 },
];

const languages = {
  en: { name: 'English', grid: enUS, headers: ['Guest', 'Arrives', 'Price'] },
  de: { name: 'Deutsch', grid: deDE, headers: ['Gast', 'Anreise', 'Preis'] },
  fr: { name: 'Français', grid: frFR, headers: ['Client', 'Arrivée', 'Prix'] },
  ko: { name: '한국어', grid: koKR, headers: ['손님', '도착', '가격'] },
  pl: { name: 'Polski', grid: plPL, headers: ['Gość', 'Przyjazd', 'Cena'] },
};

type Language = keyof typeof languages;

function getColumns(language: Language): GridColDef<Booking>[] {
  const [guest, arrives, price] = languages[language].headers;
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const euros = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });

  return [
    { field: 'guest', headerName: guest, flex: 1, minWidth: 110 },
    {
      field: 'arrives',
      headerName: arrives,
      type: 'date',
      width: 114,
      valueFormatter: (value: Date) => dates.format(value),
    },
    {
      field: 'price',
      headerName: price,
      type: 'number',
      width: 108,
      valueFormatter: (value: number) => euros.format(value),
    },
  ];
}

export default function SwitchLanguage() {
  const [language, setLanguage] = React.useState<Language>('de');
  const columns = React.useMemo(() => getColumns(language), [language]);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, value: Language | null) => value && setLanguage(value)}
        sx={{ mb: 2 }}
      >
        {Object.entries(languages).map(([value, { name }]) => (
          <ToggleButton key={value} value={value} lang={value} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div lang={language} style={{ height: 371 }}>
        <DataGrid
          aria-label="Bookings"
          rows={rows}
          columns={columns}
          localeText={languages[language].grid.components.MuiDataGrid.defaultProps.localeText}
          showToolbar
        />
      </div>
    </div>
  );
}
