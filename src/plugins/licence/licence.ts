/** The package that knows licence keys. Commercial: a maintainer installs it, this repository does not. */
export const LICENCE_PACKAGE = '@mui/x-license';

/** The environment variable that contains the key. */
export const LICENCE_VARIABLE = 'MUI_X_LICENSE_KEY';

export interface LicenceInput {
  /** Value of {@link LICENCE_VARIABLE}. */
  key: string | undefined;
  /** Whether {@link LICENCE_PACKAGE} can be imported. */
  isInstalled: boolean;
  warn: (message: string) => void;
}

/** The generated files: a module that runs before any island, and the key that it sets. */
export interface LicenceFiles {
  module: string;
  /** JSON, in a file of its own: a bundler that fails at the module shows its lines, and must not show the key. */
  key: string;
}

/**
 * What is generated for a build. Nothing is in it without a key, or without the package, of which it warns.
 *
 * @throws Error where the key has white space, such as the line's end that a copied one brings along. No
 * message has the key.
 */
export function licenceFiles({ key: given, isInstalled, warn }: LicenceInput): LicenceFiles {
  // A secret that a build machine does not have is often an empty text there.
  const key = given === '' ? undefined : given;
  if (key !== undefined && !/^\S+$/.test(key)) {
    throw new Error(
      `${LICENCE_VARIABLE}: expected a licence key, found one with white space or a line break in it. Set it to the key alone, or unset it.`,
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
