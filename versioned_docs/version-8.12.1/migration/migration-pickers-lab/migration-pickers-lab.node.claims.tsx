import { claim } from '@portal/claims';
import { compileApps } from '@portal/claims/compile';
import { expect } from 'vitest';

const picker = (name: string, prop: string) => `import { ${name} } from 'mui-x-date-pickers-v5';
export const picker = (
  <${name} value={null} onChange={() => undefined} renderInput={() => <input />} ${prop} />
);
`;

const errors = compileApps(import.meta.dirname, {
  plain: picker('MobileDatePicker', 'closeOnSelect'),
  labImport: "import DatePicker from '@mui/lab/DatePicker';\nexport default DatePicker;\n",
  clearable: picker('MobileDatePicker', 'clearable'),
  okText: picker('MobileDatePicker', 'okText="Fertig"'),
  disableCloseOnSelect: picker('MobileDatePicker', 'disableCloseOnSelect'),
  localeText: picker('MobileDatePicker', 'localeText={{}}'),
  providerText: `import { LocalizationProvider } from 'mui-x-date-pickers-v5';
import { AdapterDayjs } from 'mui-x-date-pickers-v5/AdapterDayjs';
export const provider = <LocalizationProvider dateAdapter={AdapterDayjs} localeText={{ okButtonLabel: 'Fertig' }} />;
`,
  open: picker('StaticDatePicker', 'open'),
  onOpen: picker('StaticDatePicker', 'onOpen={() => undefined}'),
  onClose: picker('StaticDatePicker', 'onClose={() => undefined}'),
});
const missing = (prop: string) => new RegExp(`^TS2322: [^]*Property '${prop}' does not exist`);

claim("`TS2307: Cannot find module '@mui/lab/DatePicker'` | Imports", () => {
  expect(errors.labImport.join()).toContain("TS2307: Cannot find module '@mui/lab/DatePicker'");
});

claim(
  "`TS2322: … Property 'clearable' does not exist`, or the button to clear a date is gone | Buttons of the dialog",
  () => {
    expect(errors.plain).toEqual([]);
    expect(errors.clearable.join()).toMatch(missing('clearable'));
  },
);

claim(
  "`TS2322: … Property 'okText' does not exist`, or the texts are English again | Buttons of the dialog",
  () => {
    expect(errors.okText.join()).toMatch(missing('okText'));
  },
);

claim("`TS2322: … Property 'disableCloseOnSelect' does not exist` | Closing and accepting", () => {
  expect(errors.disableCloseOnSelect.join()).toMatch(missing('disableCloseOnSelect'));
});

claim('In v5, only `LocalizationProvider` has the prop `localeText`.', () => {
  expect(errors.localeText.join()).toMatch(missing('localeText'));
  expect(errors.providerText).toEqual([]);
});

claim('`onClose`, `onOpen`, `open` of static pickers | Props | Removed', () => {
  expect(errors.open.join()).toMatch(missing('open'));
  expect(errors.onOpen.join()).toMatch(missing('onOpen'));
  expect(errors.onClose.join()).toMatch(missing('onClose'));
});
