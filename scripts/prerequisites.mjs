// Checks and installs what the commands need. Imports Node's own modules only, because nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

import { nodeProblem } from './nodeVersions.mjs';
import { outdatedPackages } from './outdatedPackages.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** npm's record of what is installed, which it writes last. */
const INSTALLED = path.join(root, 'node_modules/.package-lock.json');

/** Runs a command in the repository and prints its output to this terminal. Returns its exit code. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  return status ?? 1;
}

function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Stops if the Node version is too old, and warns if it is untested. */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const problem = nodeProblem(process.versions.node, engines.node);
  if (problem?.isTooOld) {
    stop(problem.message);
  }
  if (problem) {
    console.warn(`\n${problem.message}\n`);
  }
}

const packagesIn = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

/** Returns the names of packages that aren't installed as the lockfile says. */
const outdated = () =>
  outdatedPackages(packagesIn(path.join(root, 'package-lock.json')), packagesIn(INSTALLED));

/** Installs the lockfile's packages, unless exactly these are installed. */
export function ensurePackages() {
  // A copy of the site, whose packages are a link, has nothing to install.
  const folder = lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false });
  if (folder?.isSymbolicLink() || outdated().length === 0) {
    return;
  }
  console.log('Installing packages from package-lock.json …');
  if (run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']) !== 0) {
    stop('npm ci failed. See the errors above.');
  }
}

/** Stops if packages are missing that a build needs, such as after `npm ci --omit=dev`. */
export function checkPackages() {
  const missing = outdated().filter((name) => !existsSync(path.join(root, 'node_modules', name)));
  if (missing.length > 0) {
    const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
    stop(
      `These packages aren't installed, and a build needs development dependencies, too: ${missing.slice(0, 5).join(', ')}${more}. Run "npm ci".`,
    );
  }
}

/**
 * Chromium without a window, which Playwright also uses by default. Tests run a fifth faster with it here. Debian has a
 * package.
 */
const HEADLESS_SHELL = 'chromium-headless-shell';

const CHROMIUM_PATHS = [
  `/usr/bin/${HEADLESS_SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const findChromium = () => CHROMIUM_PATHS.find((candidate) => existsSync(candidate));

/** An npm package that contains a headless Chromium for Linux on x64. */
const PACKAGED = path.join(root, 'node_modules/@sparticuz/chromium');

/**
 * Returns the path of the packaged Chromium, which is unpacked on first use, or `undefined` if it doesn't run on this
 * machine. It is built with the flags of official releases (`is_official_build`): pages use a fifth less processor time in
 * it than in Debian's Chromium, and browser tests take a tenth less time.
 *
 * Only its archive is used: its code, which also supports AWS Lambda, needs a later Node than the portal.
 */
function packagedChromium() {
  const archive = path.join(PACKAGED, 'bin/chromium.br');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(archive)) {
    return undefined;
  }
  const { version } = JSON.parse(readFileSync(path.join(PACKAGED, 'package.json'), 'utf8'));
  const file = path.join(root, 'node_modules/.cache/chromium', version, 'headless_shell');
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    // Renamed once it is complete, in case this is interrupted.
    const partial = `${file}.${process.pid}`;
    writeFileSync(partial, brotliDecompressSync(readFileSync(archive)), { mode: 0o755 });
    renameSync(partial, file);
  }
  // Libraries of the system may be missing.
  return spawnSync(file, ['--version']).status === 0 ? file : undefined;
}

const isRoot = process.getuid?.() === 0;

/** Whether packages of Debian or Ubuntu can be installed. */
const hasApt = existsSync('/usr/bin/apt-get');

/** Runs apt-get without questions. Returns whether it has succeeded. */
function apt(...args) {
  const [command, ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args];
  // Servers that are installed aren't started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return run(command, rest, { env }) === 0;
}

const install = (...packages) =>
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);

/**
 * Returns the path of a Chromium for the browser tests. If there is none and apt-get exists, installs one, with the
 * libraries and fonts that every Chromium needs. If the user is root, so that no password is needed, also installs the
 * faster headless shell next to an existing browser. Prefers the Chromium of an npm package where that runs.
 *
 * @returns The path in `CHROME_PATH` if it is set.
 */
export function ensureChromium() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    return existsSync(CHROME_PATH)
      ? CHROME_PATH
      : stop(`CHROME_PATH is set to ${CHROME_PATH}, which doesn't exist.`);
  }
  const found = findChromium();
  const isWanted = isRoot ? found !== CHROMIUM_PATHS[0] : found === undefined;
  if (isWanted && hasApt) {
    console.log('Installing Chromium with apt-get …');
    // Ubuntu has no such package, but its Chromium works, too.
    if (apt('update', '-qq') && !install(HEADLESS_SHELL, 'fonts-liberation') && !found) {
      install('chromium', 'fonts-liberation');
    }
  }
  return (
    packagedChromium() ??
    findChromium() ??
    stop(
      'The browser tests require Chromium or Chrome. Install one (Debian: apt-get install chromium; ' +
        'macOS: brew install --cask chromium), or set CHROME_PATH to an installed one.',
    )
  );
}

/** Commands whose generated configurations are tested, and the packages that contain them. */
export const SERVERS = { nginx: 'nginx', caddy: 'caddy' };

/** The same for tests in other browsers. */
export const OTHER_BROWSERS = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
};

/** Installs missing commands, if apt-get exists. Without them, their tests are only skipped outside of CI. */
export function ensureCommands(packages) {
  const missing = Object.keys(packages).filter((name) => spawnSync(name, ['--version']).error);
  if (missing.length > 0 && hasApt) {
    console.log(`Installing ${missing.join(' and ')} with apt-get …`);
    apt('update', '-qq');
    missing.forEach((name) => install(packages[name]));
  }
}
