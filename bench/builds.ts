import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

const seconds = (since: number) => (Date.now() - since) / 1000;

/** Time of a production build without and with the bundler's cache. */
export function builds(root: string): string[] {
  const build = () => {
    const start = Date.now();
    const { status } = spawnSync(path.join(root, 'node_modules/.bin/docusaurus'), ['build'], {
      cwd: root,
      stdio: 'ignore',
    });
    if (status !== 0) {
      throw new Error('The build failed; run "npm run build" to see why.');
    }
    return seconds(start);
  };
  rmSync(path.join(root, 'node_modules/.cache'), { recursive: true, force: true });
  return [`  build, cold ${build().toFixed(1)} s, warm ${build().toFixed(1)} s`];
}
