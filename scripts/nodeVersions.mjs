// Which Node versions the portal supports. Imports Node's own modules only, because it runs before packages are
// installed.

/** @param {string} version Such as `22.13.0`. */
const parse = (version) => version.replace(/^v/, '').split('.').map(Number);

/**
 * Reads a range from `engines` in package.json.
 *
 * @param {string} range Caret ranges, separated by `||`, such as `^20.19.0 || ^22.13.0`.
 * @returns {number[][]} The lowest supported version of each major, in the order of the range.
 * @throws Error if a part is not a caret range.
 */
export function lowestVersions(range) {
  return range.split('||').map((part) => {
    const [, version] = /^\^(\d+\.\d+\.\d+)$/.exec(part.trim()) ?? [];
    if (version === undefined) {
      throw new Error(
        `engines.node in package.json must list caret ranges such as "^22.13.0 || ^24.0.0", found "${part.trim()}".`,
      );
    }
    return parse(version);
  });
}

const short = ([major, minor]) => `${major}.${minor}`;

/** `20.19, 22.13 or 24.0`. */
const list = (words) => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/**
 * Compares a version of Node with the supported range.
 *
 * @param {string} version Such as `22.13.0`.
 * @param {string} range `engines.node` of package.json.
 * @returns {{ isTooOld: boolean, message: string } | undefined} What to tell the user; undefined if the version is
 *   supported. A version that is not too old may work, but nobody has tested it.
 */
export function nodeProblem(version, range) {
  const [major, minor] = parse(version);
  const lowest = lowestVersions(range).sort(([a], [b]) => a - b);
  const same = lowest.find(([each]) => each === major);
  if (same && minor >= same[1]) {
    return undefined;
  }
  if (same || major < lowest[0][0]) {
    return {
      isTooOld: true,
      message: `Node ${version} is too old. Install Node ${list(lowest.map(short))}, or a later release of one of these lines.`,
    };
  }
  return {
    isTooOld: false,
    message: `Node ${version} is not a supported version. The portal is tested with Node ${list(lowest.map(([each]) => String(each)))}.`,
  };
}
