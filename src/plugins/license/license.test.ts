/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';

import licensePlugin from '.';

const KEY = 'c2VjcmV0LWtleQ==';

let generatedFilesDir: string;
let warn: jest.SpyInstance;

beforeEach(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'license-'));
  generatedFilesDir = path.join(folder, '.docusaurus');
  delete process.env.MUI_X_LICENSE_KEY;
  warn = jest.spyOn(logger, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  fs.rmSync(path.dirname(generatedFilesDir), { recursive: true });
  delete process.env.MUI_X_LICENSE_KEY;
  warn.mockRestore();
});

/** Installs a package of that name next to the generated files, as npm would. */
function install(): void {
  const folder = path.join(path.dirname(generatedFilesDir), 'node_modules/@mui/x-license');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "main": "index.js" }');
  fs.writeFileSync(path.join(folder, 'index.js'), 'exports.LicenseInfo = {};');
}

/** Returns the generated files by name. */
async function generate(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const plugin = licensePlugin({ generatedFilesDir } as LoadContext);
  const createData = (name: string, data: string | object) => {
    files[name] = typeof data === 'string' ? data : JSON.stringify(data);
    return Promise.resolve(name);
  };
  await plugin.contentLoaded?.({
    content: undefined,
    actions: { createData } as PluginContentLoadedActions,
  });
  return files;
}

it('treats an empty key as missing, as on a build machine without the secret', async () => {
  install();
  process.env.MUI_X_LICENSE_KEY = '';
  expect((await generate())['license.js']).toBe('export {};\n');
  expect(warn).not.toHaveBeenCalled();
});

it('sets the key if the package is installed', async () => {
  install();
  process.env.MUI_X_LICENSE_KEY = KEY;
  const { 'license.js': module = '', 'key.json': key = '' } = await generate();
  expect(module).toContain("import { LicenseInfo } from '@mui/x-license'");
  expect(module).toContain('LicenseInfo.setLicenseKey(key)');
  expect(module).not.toContain(KEY);
  expect(JSON.parse(key)).toBe(KEY);
  expect(warn).not.toHaveBeenCalled();
});

it('leaves the package out of a build without a key, without a warning', async () => {
  install();
  expect(await generate()).toEqual({ 'license.js': 'export {};\n', 'key.json': 'null' });
  expect(warn).not.toHaveBeenCalled();
});

it('warns if a key is set but the package is missing, and leaves the key out', async () => {
  process.env.MUI_X_LICENSE_KEY = KEY;
  expect(JSON.stringify(await generate())).not.toContain(KEY);
  expect(warn).toHaveBeenCalledTimes(1);
  const [[message]] = warn.mock.calls as [[string]];
  expect(message).toContain('MUI_X_LICENSE_KEY is set, but @mui/x-license is not installed.');
  expect(message).not.toContain(KEY);
});

test.each([
  ['blank', ' \n', 'white space'],
  ['with a line break at its end', `${KEY}\n`, 'white space or a line break'],
  ['of two lines', `${KEY}\n${KEY}`, 'white space or a line break'],
  ['with a space', `${KEY} ${KEY}`, 'white space or a line break'],
])('stops the build for a key that is %s, without printing it', async (_kind, key, found) => {
  install();
  process.env.MUI_X_LICENSE_KEY = key;
  const error: unknown = await generate().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  const { message } = error as Error;
  expect(message).toMatch(/^MUI_X_LICENSE_KEY: expected a license key, found /);
  expect(message).toContain(found);
  expect(message).not.toContain(KEY);
});
