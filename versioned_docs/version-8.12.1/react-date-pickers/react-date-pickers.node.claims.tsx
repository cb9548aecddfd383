import type { MuiPickersAdapter } from '@mui/x-date-pickers/models';
import { claim } from '@portal/claims';
import type Dayjs from 'dayjs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect } from 'vitest';

const require = createRequire(import.meta.url);

interface Built {
  /** Size of the code, compressed, in kB. */
  size: number;
  /** Names of the modules that are part of it. */
  modules: string[];
}

/** Bundles what a module of the package exports. */
async function bundle(name: string, external: string[] = []): Promise<Built> {
  const entry = path.join(import.meta.dirname, 'entry.js');
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['cjs'] },
      rolldownOptions: { external: external.map((each) => new RegExp(`^${each}(/|$)`)) },
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry ? `export { ${name} } from '@mui/x-date-pickers/${name}';` : undefined,
      },
    ],
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = outputs.flatMap((each) =>
    'output' in each ? each.output.filter((part) => part.type === 'chunk') : [],
  );
  return {
    size: gzipSync(chunks.map(({ code }) => code).join('')).length / 1000,
    modules: chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => path.parse(id).name)),
  };
}

type Adapter = new (options?: { instance?: unknown }) => MuiPickersAdapter;

/** Not imported: each adapter would change the type of all dates in this project. */
function adapter(name: string, instance?: unknown): MuiPickersAdapter {
  const exported = require(`@mui/x-date-pickers/${name}`) as Record<string, Adapter>;
  const Class = exported[name];
  if (Class === undefined) {
    throw new Error(`No ${name}`);
  }
  return new Class({ instance });
}

/** The hour in New York of a time in UTC. */
function hourInNewYork(library: MuiPickersAdapter): string {
  const time = library.date('2025-06-12T16:30:00Z', 'UTC');
  return library.format(library.setTimezone(time, 'America/New_York'), 'hours24h');
}

claim('Day.js | `AdapterDayjs` | `Dayjs` | With two plugins | 8 kB', async () => {
  // Files share modules, and another one may have extended Day.js.
  Object.keys(require.cache)
    .filter((file) => /[\\/](?:dayjs|AdapterDayjs)[\\/]/.test(file))
    .forEach((file) => delete require.cache[file]);
  const dayjs = require('dayjs') as typeof Dayjs;
  const utc = require('dayjs/plugin/utc') as Dayjs.PluginFunc;
  const timezone = require('dayjs/plugin/timezone') as Dayjs.PluginFunc;
  expect(dayjs.isDayjs(adapter('AdapterDayjs').date('2025-06-12'))).toBe(true);
  expect(() => hourInNewYork(adapter('AdapterDayjs'))).toThrow('Missing UTC plugin');
  dayjs.extend(utc);
  expect(() => hourInNewYork(adapter('AdapterDayjs'))).toThrow('Missing timezone plugin');
  dayjs.extend(timezone);
  expect(hourInNewYork(adapter('AdapterDayjs'))).toBe('12');
  expect((await bundle('AdapterDayjs')).size).toBeCloseTo(8, 0);
});

claim('date-fns | `AdapterDateFns` | A native `Date` | No | 11 kB', async () => {
  expect(adapter('AdapterDateFns').date('2025-06-12')).toBeInstanceOf(Date);
  expect(adapter('AdapterDateFns').isTimezoneCompatible).toBe(false);
  expect((await bundle('AdapterDateFns')).size).toBeCloseTo(11, 0);
});

claim('Moment.js | `AdapterMoment` | `Moment` | With moment-timezone | 22 kB', async () => {
  const moment = require('moment') as { isMoment: (value: unknown) => boolean };
  expect(moment.isMoment(adapter('AdapterMoment').date('2025-06-12'))).toBe(true);
  expect(() => hourInNewYork(adapter('AdapterMoment'))).toThrow('Missing timezone');
  expect(hourInNewYork(adapter('AdapterMoment', require('moment-timezone')))).toBe('12');
  expect((await bundle('AdapterMoment')).size).toBeCloseTo(22, 0);
});

claim('Luxon | `AdapterLuxon` | `DateTime` | Yes | 24 kB', async () => {
  const { DateTime } = require('luxon') as { DateTime: new () => object };
  expect(adapter('AdapterLuxon').date('2025-06-12')).toBeInstanceOf(DateTime);
  expect(hourInNewYork(adapter('AdapterLuxon'))).toBe('12');
  expect((await bundle('AdapterLuxon')).size).toBeCloseTo(24, 0);
});

claim(
  'For the Persian (Jalali) calendar, use `AdapterDateFnsJalali` or `AdapterMomentJalaali`, and for the Hijri calendar `AdapterMomentHijri`: see Calendar systems.',
  () => {
    for (const name of ['AdapterDateFnsJalali', 'AdapterMomentJalaali', 'AdapterMomentHijri']) {
      expect(adapter(name).isMUIAdapter).toBe(true);
    }
  },
);

claim(
  '`DatePicker` contains the code of the desktop and of the mobile variant; each of them contains only its own.',
  async () => {
    const others = ['@emotion', '@mui/material', '@mui/utils', 'react', 'react-transition-group'];
    const parts = async (name: string) => {
      const { modules } = await bundle(name, others);
      return ['useDesktopPicker', 'useMobilePicker'].map((part) => modules.includes(part));
    };
    expect(await parts('DatePicker')).toEqual([true, true]);
    expect(await parts('DesktopDatePicker')).toEqual([true, false]);
    expect(await parts('MobileDatePicker')).toEqual([false, true]);
  },
);
