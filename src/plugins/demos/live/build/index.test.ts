/** @jest-environment node */
// @reads src/** e2e/fixtures/plain-site/**
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { cachedFolder } from '../../../../core/build/cache';

import { liveFrame, type LiveFrameEnvironment } from '.';

const root = path.resolve(__dirname, '../../../../..');
const VERSION = {
  siteDir: root,
  name: 'current',
  release: '8.29.5',
  directory: path.join(root, 'e2e/fixtures/plain-site'),
  packagesFrom: root,
} as unknown as Parameters<typeof liveFrame>[0];

const cache = mkdtempSync(path.join(os.tmpdir(), 'live-'));
afterAll(() => rmSync(cache, { recursive: true }));

/** Returns the folder in which the real cache keeps the frame with a policy. Compiles nothing. */
async function folderFor(environment: Partial<LiveFrameEnvironment>): Promise<string> {
  let folder = '';
  const cached: LiveFrameEnvironment['cached'] = async (options) => {
    const made = await cachedFolder({
      ...options,
      cache,
      make: () => Promise.resolve(),
    });
    folder = made;
    return made;
  };
  await liveFrame(VERSION, { ...environment, cached }).build();
  return folder;
}

it('keeps the frame for each policy separately, since its document contains the policy', async () => {
  const strict = await folderFor({ policy: "default-src 'none'" });
  expect(await folderFor({ policy: "default-src 'none'" })).toBe(strict);
  expect(await folderFor({ policy: "default-src 'self'" })).not.toBe(strict);
  expect(await folderFor({})).not.toBe(strict);
});
