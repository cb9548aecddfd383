import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Writes files into a folder, with what folders they need. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  Object.entries(files).forEach(([name, content]) => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  });
}

/** A new folder for each test of a file, gone after it. Gives the way to the current one. */
export function temporaryFolder(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'test-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));
  return () => folder;
}
