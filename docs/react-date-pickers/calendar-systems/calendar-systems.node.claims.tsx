import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { claim } from '@portal/claims';
import moment from 'moment-hijri';
import { expect } from 'vitest';

const format = (locale: string) => {
  const adapter = new AdapterMomentHijri({ locale });
  return adapter.formatByString(moment('2025-08-14'), 'iDD iMMMM');
};

claim(
  'The adapter formats dates with the locale `ar-sa`, and ignores `adapterLocale`, so the names of months are always Arabic.',
  () => {
    expect(format('en')).toMatch(/ صفر$/);
    expect(format('ar-sa')).toBe(format('en'));
  },
);

claim('webpack and Node.js include the locale, so digits are Arabic.', () => {
  expect(format('en')).toMatch(/^٢٠/);
});

claim(
  'To get Latin digits, replace `preparse` and `postformat` of the locale with `moment.updateLocale`, as the demo does.',
  () => {
    moment.updateLocale('ar-sa', {
      preparse: (text: string) => text,
      postformat: (text: string) => text,
    });
    expect(format('en')).toMatch(/^20/);
  },
);
