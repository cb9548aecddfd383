const PACKAGE_NAME = /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?=$|\/)/;

/**
 * Returns the package name of an import: `@mui/x-charts` for `@mui/x-charts/BarChart`. Returns undefined for a relative
 * or absolute path, and for a specifier with a scheme, such as `node:fs`.
 *
 * @param specifier - As written in the import.
 */
export function packageNameOf(specifier: string): string | undefined {
  return PACKAGE_NAME.exec(specifier)?.[0];
}
