/** @jest-environment node */
import { warmUp } from './warmUp';

const MANIFEST = JSON.stringify({
  versions: [
    { name: 'current', label: 'Next', isLast: false, folder: 'assets/next/' },
    { name: '8', label: '8', isLast: true, folder: 'assets/8/' },
  ],
});

function site(manifest: string, ok = true) {
  const asked: string[] = [];
  const request = (address: string) => {
    asked.push(address);
    return Promise.resolve({ ok, text: () => Promise.resolve(manifest) });
  };
  return { asked, request };
}

it.each([
  ['current', '/docs/assets/next/index.json'],
  ['', '/docs/assets/8/index.json'],
])('fetches the index of version "%s" after the manifest', async (version, index) => {
  const { asked, request } = site(MANIFEST);
  await expect(warmUp('/docs/', version, request)).resolves.toEqual(JSON.parse(MANIFEST));
  expect(asked).toEqual(['/docs/search/manifest.json', index]);
});

it("doesn't fetch missing files", async () => {
  const { asked, request } = site('{}', false);
  await warmUp('/', 'current', request);
  expect(asked).toHaveLength(1);
});

it.each(['no JSON', '{}'])('ignores an invalid manifest (%s)', async (manifest) => {
  const { request } = site(manifest);
  await expect(warmUp('/', 'current', request)).resolves.toBeUndefined();
});

it('ignores a network failure', async () => {
  await expect(
    warmUp('/', 'current', () => Promise.reject(new TypeError('Failed to fetch'))),
  ).resolves.toBeUndefined();
});
