/** The package that accepts license keys. It is commercial: a maintainer installs it, this repository does not. */
export const LICENCE_PACKAGE = '@mui/x-license';

/** The environment variable that contains the key. */
export const LICENCE_VARIABLE = 'MUI_X_LICENSE_KEY';

export interface LicenseInput {
  /** Value of {@link LICENCE_VARIABLE}. */
  key: string | undefined;
  /** Whether {@link LICENCE_PACKAGE} can be imported. */
  isInstalled: boolean;
  warn: (message: string) => void;
}

/** The generated files: a module that runs before any island, and the key that it sets. */
export interface LicenseFiles {
  module: string;
  /**
   * JSON, in a separate file: if the bundler fails on the module, it prints the module's lines, which must not contain
   * the key.
   */
  key: string;
}

/**
 * Returns the generated files of a build. Without a key or without the package, they contain nothing. If only the
 * package is missing, there is a warning.
 *
 * @throws Error if the key contains white space, such as a line break from copying it. No message contains the key.
 */
export function licenseFiles({ key: given, isInstalled, warn }: LicenseInput): LicenseFiles {
  // Build machines often provide a missing secret as an empty string.
  const key = given === '' ? undefined : given;
  if (key !== undefined && !/^\S+$/.test(key)) {
    throw new Error(
      `${LICENCE_VARIABLE}: expected a license key, found one that contains white space or a line break. Set it to the key only, or unset it.`,
    );
  }
  if (key !== undefined && !isInstalled) {
    warn(
      `${LICENCE_VARIABLE} is set, but ${LICENCE_PACKAGE} is not installed. The key is left out of the build.`,
    );
  }
  if (key === undefined || !isInstalled) {
    return { module: 'export {};\n', key: 'null' };
  }
  return {
    module: `import { LicenseInfo } from '${LICENCE_PACKAGE}';
import key from './key.json';

LicenseInfo.setLicenseKey(key);
`,
    key: JSON.stringify(key),
  };
}
