import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { portalThemeFor } from '@site/src/core/islands/mui/theme';
import {
  useColorScheme,
  useDirection,
  type ColorScheme,
  type Direction,
} from '@site/src/core/preferences';
import dayjs from 'dayjs';
import { useId, useMemo, useState, type ReactNode } from 'react';

import styles from './styles.module.css';

/*
 * Edit this file to try things out. Nothing else depends on it.
 */

/** `sx` of the right-hand specimens: values that come from the theme, so that they show which theme is active. */
const SX = {
  color: 'secondary.main',
  border: 2,
  borderColor: 'primary.main',
  borderRadius: 1,
} as const;

const ROWS = [
  { id: 1, river: 'Rhine', station: 'Köln', level: 3.21 },
  { id: 2, river: 'Elbe', station: 'Dresden', level: 1.04 },
  { id: 3, river: 'Danube', station: 'Passau', level: 4.76 },
];

const COLUMNS: GridColDef<(typeof ROWS)[number]>[] = [
  { field: 'river', headerName: 'River', flex: 1 },
  { field: 'station', headerName: 'Station', flex: 1 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 110 },
];

interface Specimen {
  name: string;
  /** Renders the component, with or without `sx`. */
  draw: (sx: typeof SX | undefined) => ReactNode;
}

const SPECIMENS: Specimen[] = [
  {
    name: 'Data Grid',
    draw: (sx) => (
      <div style={{ height: 300 }}>
        {/* `disableEval`: the site's Content Security Policy forbids code that is generated at run time. */}
        <DataGrid
          aria-label={sx ? 'River levels, with sx' : 'River levels'}
          rows={ROWS}
          columns={COLUMNS}
          sx={sx}
          disableEval
          hideFooter
          checkboxSelection
        />
      </div>
    ),
  },
  {
    name: 'Date Picker',
    draw: (sx) => <DatePicker label="Measured on" defaultValue={dayjs('2025-03-14')} sx={sx} />,
  },
  {
    name: 'Bar Chart',
    draw: (sx) => (
      <BarChart
        height={220}
        xAxis={[{ data: ROWS.map(({ river }) => river), scaleType: 'band' }]}
        series={[{ data: ROWS.map(({ level }) => level), label: 'Level (m)' }]}
        sx={sx}
        skipAnimation
      />
    ),
  },
  {
    name: 'Tree View',
    draw: (sx) => (
      <SimpleTreeView
        aria-label={sx ? 'Stations, with sx' : 'Stations'}
        defaultExpandedItems={['rhine']}
        sx={sx}
      >
        <TreeItem itemId="rhine" label="Rhine">
          <TreeItem itemId="koeln" label="Köln" />
          <TreeItem itemId="mainz" label="Mainz" />
        </TreeItem>
        <TreeItem itemId="elbe" label="Elbe" />
      </SimpleTreeView>
    ),
  },
];

interface ThemeChoice {
  label: string;
  note: string;
  theme: ((scheme: ColorScheme, direction: Direction) => Theme) | undefined;
}

const THEMES = {
  none: {
    label: 'No theme',
    note: 'No theme provider around the components: Material UI’s defaults, which are light and ignore the page’s direction.',
    theme: undefined,
  },
  library: {
    label: 'Material UI’s theme',
    note: 'createTheme() with only the color mode and direction from the settings.',
    theme: (scheme, direction) => createTheme({ palette: { mode: scheme }, direction }),
  },
  portal: {
    label: 'The portal’s theme',
    note: 'The theme that demos use. A bug that only occurs here is in src/core/islands/mui/theme.ts.',
    theme: portalThemeFor,
  },
} satisfies Record<string, ThemeChoice>;

type ThemeName = keyof typeof THEMES;

const THEME_NAMES: readonly ThemeName[] = ['none', 'library', 'portal'];

/** The interactive part of `/playground/`. */
export default function Playground() {
  const [name, setName] = useState<ThemeName>('none');
  const scheme = useColorScheme();
  const direction = useDirection();
  const choice: ThemeChoice = THEMES[name];
  const theme = useMemo(() => choice.theme?.(scheme, direction), [choice, scheme, direction]);
  const group = useId();
  const specimens = (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {SPECIMENS.map(({ name: product, draw }) => (
        <section key={product} aria-label={product}>
          <h2>{product}</h2>
          <div className={styles.specimens}>
            {[undefined, SX].map((sx) => (
              <div key={sx ? 'sx' : 'plain'}>
                <p className={styles.caption}>{sx ? 'With sx' : 'Default'}</p>
                <Paper variant="outlined" sx={{ p: 2 }}>
                  {draw(sx)}
                </Paper>
              </div>
            ))}
          </div>
        </section>
      ))}
    </LocalizationProvider>
  );

  return (
    <>
      <fieldset className={styles.controls}>
        <legend>Around the components</legend>
        {THEME_NAMES.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={value === name}
              onChange={() => setName(value)}
            />
            {THEMES[value].label}
          </label>
        ))}
      </fieldset>
      <p className={styles.note} role="status">
        {choice.note}
      </p>
      {theme ? <ThemeProvider theme={theme}>{specimens}</ThemeProvider> : specimens}
    </>
  );
}
