import '@mui/x-date-pickers/models';

/*
 * The adapter that an application imports sets the type of its dates. Some pages show several adapters, which would make
 * it the union of all their types, and code that is correct in an application wouldn't compile. So those pages are
 * compiled in a project of their own (tsconfig.dateLibraries.json), in which dates have any type. Their claims run them.
 */
declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
    portal: any;
  }
}
