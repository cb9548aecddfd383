/** @jest-environment node */
// @reads docs/migration/migration-pickers-v7/** older-releases/** versioned_docs/*/migration/migration-pickers-v7/** versioned_docs/*/package.json
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { docsVersions } from '../../core/versions';

import { edit, errorsOf, headingsOf, runCodemod, type Release } from './testing/application';

/*
 * Takes an application from v7 to v8 of the Date and Time Pickers, with nothing but what the migration guide says: runs
 * the codemod, then makes the changes by hand that the guide's sections describe.
 */

const siteDir = path.resolve(__dirname, '../../..');
const application = path.join(siteDir, 'older-releases/apps/date-pickers-v7');
const PACKAGE = '@mui/x-date-pickers';

/** A change that the guide describes. */
interface Step {
  /** Heading of the guide's section. */
  heading: string;
  file: string;
  before: string;
  after: string;
}

const STEPS: readonly Step[] = [
  {
    heading: 'Custom field',
    file: 'DateButton.tsx',
    before: `export function DateButton(props: DatePickerFieldProps<Dayjs>) {
  const { value, format, label, disabled, id, InputProps } = props;
  const { onOpen } = usePickerContext();
`,
    after: `export function DateButton({ id }: DatePickerFieldProps) {
  const { value, fieldFormat, label, disabled, setOpen, triggerRef } = usePickerContext();
`,
  },
  {
    heading: 'Custom field',
    file: 'DateButton.tsx',
    before: 'ref={InputProps?.ref}',
    after: 'ref={triggerRef}',
  },
  {
    heading: 'Custom field',
    file: 'DateButton.tsx',
    before: 'onClick={onOpen}',
    after: 'onClick={() => setOpen((open) => !open)}',
  },
  {
    heading: 'Custom field',
    file: 'DateButton.tsx',
    before: 'value.format(format)',
    after: 'value.format(fieldFormat)',
  },
  {
    heading: 'Type arguments',
    file: 'DateButton.tsx',
    before: "import type { Dayjs } from 'dayjs';\n",
    after: '',
  },
  {
    heading: 'Action bar',
    file: 'BookingForm.tsx',
    before: 'function Actions({ onAccept, onCancel, className }: PickersActionBarProps) {\n',
    after: `function Actions({ className }: PickersActionBarProps) {
  const { acceptValueChanges, cancelValueChanges } = usePickerActionsContext();
`,
  },
  {
    heading: 'Action bar',
    file: 'BookingForm.tsx',
    before: 'onClick={onCancel}',
    after: 'onClick={cancelValueChanges}',
  },
  {
    heading: 'Action bar',
    file: 'BookingForm.tsx',
    before: 'onClick={onAccept}',
    after: 'onClick={acceptValueChanges}',
  },
  {
    heading: 'Action bar',
    file: 'BookingForm.tsx',
    before: 'import { usePickerTranslations }',
    after: 'import { usePickerActionsContext, usePickerTranslations }',
  },
  {
    heading: 'Functions in slotProps',
    file: 'BookingForm.tsx',
    before: '({ value }) => ({ helperText: value ?',
    after: '({ isPickerValueEmpty }) => ({ helperText: !isPickerValueEmpty ?',
  },
  {
    heading: 'Type arguments',
    file: 'BookingForm.tsx',
    before: 'Pick<DatePickerProps<Dayjs>,',
    after: 'Pick<DatePickerProps,',
  },
  {
    heading: 'Styles and theme',
    file: 'BookingForm.tsx',
    before: 'MuiTextField:',
    after: 'MuiPickersTextField:',
  },
  {
    heading: 'Styles and theme',
    file: 'BookingForm.tsx',
    before: 'MuiPickersPopper:',
    after: 'MuiPickerPopper:',
  },
  {
    heading: 'Type arguments',
    file: 'localization.ts',
    before: 'PickersInputLocaleText<Dayjs>',
    after: 'PickersInputLocaleText',
  },
  {
    heading: 'Type arguments',
    file: 'localization.ts',
    before: "import type { Dayjs } from 'dayjs';\n",
    after: '',
  },
  {
    heading: 'Locale texts and formats',
    file: 'localization.ts',
    before: `(value, utils) =>
    value ? \`Datum ändern: \${utils.format(value, 'fullDate')}\` : 'Datum wählen'`,
    after: `(formattedDate) =>
    formattedDate ? \`Datum ändern: \${formattedDate}\` : 'Datum wählen'`,
  },
  {
    heading: 'Locale texts and formats',
    file: 'localization.ts',
    before: `(view, time, utils) =>
    time ? \`\${view}: \${utils.format(time, 'fullTime')}\` : view`,
    after: `(view, formattedTime) =>
    formattedTime ? \`\${view}: \${formattedTime}\` : view`,
  },
  {
    heading: 'Locale texts and formats',
    file: 'localization.ts',
    before: "keyboardDateTime: 'DD.MM.YYYY | LT'",
    after:
      "keyboardDateTime12h: 'DD.MM.YYYY | hh:mm A',\n  keyboardDateTime24h: 'DD.MM.YYYY | HH:mm'",
  },
  {
    heading: 'Tests',
    file: 'BookingForm.test.tsx',
    before: `'.MuiTextField-root input[type="text"]'`,
    after: `'.MuiPickersTextField-root [role="group"]'`,
  },
];

/** The copy of the application that is migrated. Below the site's folder, so that it finds the site's packages. */
let copy = '';

beforeAll(() => {
  const cache = path.join(siteDir, '.cache');
  mkdirSync(cache, { recursive: true });
  copy = mkdtempSync(path.join(cache, 'date-pickers-v7-'));
  cpSync(application, copy, { recursive: true });
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

const v7: Release = { name: PACKAGE, installedAs: 'mui-x-date-pickers-v7', from: siteDir };
const v8 = docsVersions(siteDir).map(({ name: version, directory, packagesFrom }) => ({
  version,
  guide: path.join(directory, 'migration/migration-pickers-v7/migration-pickers-v7.mdx'),
  release: { name: PACKAGE, installedAs: PACKAGE, from: packagesFrom },
}));

test('the application has no errors with v7, and has errors with v8', () => {
  expect(errorsOf(application, v7)).toEqual([]);
  const errors = errorsOf(application, {
    name: PACKAGE,
    installedAs: PACKAGE,
    from: siteDir,
  }).join('\n');
  // One of each kind that "Find your error" lists.
  expect(errors).toContain("TS2344: Type 'Dayjs' does not satisfy the constraint 'boolean'.");
  expect(errors).toContain("Did you mean 'usePickerTranslations'?");
  expect(errors).toContain(
    "TS2339: Property 'onAccept' does not exist on type 'PickersActionBarProps'.",
  );
  expect(errors).toContain("TS2339: Property 'value' does not exist on type 'FieldOwnerState'.");
  expect(errors).toContain("'keyboardDateTime' does not exist in type 'Partial<AdapterFormats>'");
}, 240_000);

test('the codemod and the steps of the guide leave no errors with v8', () => {
  runCodemod(siteDir, 'v8.0.0/pickers/preset-safe', copy);
  for (const { file, before, after } of STEPS) {
    const text = readFileSync(path.join(copy, file), 'utf8');
    expect({ file, before, times: text.split(before).length - 1 }).toEqual({
      file,
      before,
      times: 1,
    });
    edit(copy, file, before, after);
  }
  expect(v8.map(({ version, release }) => [version, errorsOf(copy, release)])).toEqual(
    v8.map(({ version }) => [version, []]),
  );
}, 240_000);

test.each(v8)('each step is described by a section of the guide of $version', ({ guide }) => {
  expect(headingsOf(guide)).toEqual(expect.arrayContaining(STEPS.map(({ heading }) => heading)));
});
