const PACKAGE_NAME = /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?=$|\/)/;

/**
 * Returns the name of the package that an import is from: `@mui/x-charts` for `@mui/x-charts/BarChart`.
 *
 * @param specifier - As written in the import.
 * @returns Undefined for a relative or absolute path, and for a specifier with a scheme, such as `node:fs`.
 */
export function packageNameOf(specifier: string): string | undefined {
  return PACKAGE_NAME.exec(specifier)?.[0];
}
