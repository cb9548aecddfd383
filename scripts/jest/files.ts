import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Writes files into a folder, and creates the folders they need. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  Object.entries(files).forEach(([name, content]) => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  });
}

/** Creates a new folder for each test in a file and removes it afterward. Returns a getter for the current folder. */
export function temporaryFolder(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'test-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));
  return () => folder;
}
