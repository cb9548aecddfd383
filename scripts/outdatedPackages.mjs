// What npm has to install. Imports nothing, because it runs before packages are installed.

const isSame = (one, other) =>
  one.version === other.version &&
  one.integrity === other.integrity &&
  one.resolved === other.resolved;

/**
 * Returns the names of packages that aren't installed as the lockfile says: missing, of another version, or not in the
 * lockfile. Optional packages, such as those for other systems, needn't be installed.
 *
 * @param {Record<string, object>} wanted The packages in `package-lock.json`, by place.
 * @param {Record<string, object>} installed Those in `node_modules/.package-lock.json`, which npm writes last.
 */
export function outdatedPackages(wanted, installed) {
  const places = [...new Set([...Object.keys(wanted), ...Object.keys(installed)])];
  return places
    .filter((place) => {
      const [one, other] = [wanted[place], installed[place]];
      return place !== '' && (one && other ? !isSame(one, other) : other || !one.optional);
    })
    .map((place) => place.replace(/^(?:.*\/)?node_modules\//, ''));
}
