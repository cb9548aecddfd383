/** A package at one version. */
export interface PinnedPackage {
  name: string;
  /** Exact version, within the range that the documented `@mui/x-date-pickers` requires. */
  version: string;
}

const moment: PinnedPackage = { name: 'moment', version: '2.31.0' };

/**
 * Libraries required by each date adapter of `@mui/x-date-pickers` 8. The adapter's library comes first. Adapters that
 * extend the Moment adapter also need Moment itself.
 *
 * Two adapters are for older majors than the installed ones, so the versions are listed here. For `date-fns-jalali` they
 * are not the newest: all its versions count as prereleases, and npm accepts only `2.13.0-0`, `3.2.0-0` and `4.0.0-0`
 * for the range that the pickers require.
 */
export const DATE_LIBRARIES = {
  AdapterDateFns: [{ name: 'date-fns', version: '4.4.0' }],
  AdapterDateFnsV2: [{ name: 'date-fns', version: '2.30.0' }],
  AdapterDateFnsJalali: [{ name: 'date-fns-jalali', version: '4.0.0-0' }],
  AdapterDateFnsJalaliV2: [{ name: 'date-fns-jalali', version: '2.13.0-0' }],
  AdapterDayjs: [{ name: 'dayjs', version: '1.11.23' }],
  AdapterLuxon: [{ name: 'luxon', version: '3.7.2' }],
  AdapterMoment: [moment],
  AdapterMomentHijri: [{ name: 'moment-hijri', version: '3.0.0' }, moment],
  AdapterMomentJalaali: [{ name: 'moment-jalaali', version: '0.10.5' }, moment],
} as const satisfies Record<string, readonly [PinnedPackage, ...PinnedPackage[]]>;

/** Name of a date adapter, as imported from `@mui/x-date-pickers`. */
export type DateAdapter = keyof typeof DATE_LIBRARIES;

const ADAPTER_IMPORT = /^@mui\/x-date-pickers(?:-pro)?\/(Adapter[^/]*)/;

const isDateAdapter = (name: string): name is DateAdapter => Object.hasOwn(DATE_LIBRARIES, name);

/**
 * Returns the libraries that an import requires if it is a date adapter. Returns an empty array for any other import.
 *
 * @param specifier - Module specifier, such as `@mui/x-date-pickers/AdapterLuxon`.
 * @throws TypeError if the adapter is unknown.
 */
export function dateLibraries(specifier: string): readonly PinnedPackage[] {
  const name = ADAPTER_IMPORT.exec(specifier)?.[1];
  if (name === undefined) {
    return [];
  }
  if (!isDateAdapter(name)) {
    throw new TypeError(
      `"${specifier}" is not a known date adapter. Known adapters: ${Object.keys(DATE_LIBRARIES).join(', ')}.`,
    );
  }
  return DATE_LIBRARIES[name];
}
