/*
 * `npm run --silent sbom > sbom.json`: writes the packages of a release in CycloneDX format, including those of cut docs
 * versions. npm creates it from the lockfile, so it needs no installed packages and no network.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { onlyWorkspaces, type LockfileWithLinks, type WorkspaceRoot } from './workspaces';

const root = path.resolve(__dirname, '../..');

/**
 * The workspaces whose packages a release contains. The others are old majors, which checks compile against. npm refuses
 * to list them, because some require peers that this repository has only in newer versions.
 */
const SHIPPED = 'versioned_docs/';

const read = <T>(file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;

const directory = mkdtempSync(path.join(os.tmpdir(), 'portal-sbom-'));
try {
  const { packageJson, lockfile } = onlyWorkspaces(
    SHIPPED,
    read<WorkspaceRoot>('package.json'),
    read<LockfileWithLinks>('package-lock.json'),
  );
  writeFileSync(path.join(directory, 'package.json'), JSON.stringify(packageJson));
  writeFileSync(path.join(directory, 'package-lock.json'), JSON.stringify(lockfile));
  for (const file of Object.keys(lockfile.packages).filter((key) => key.startsWith(SHIPPED))) {
    const own = path.join(file, 'package.json');
    if (!file.includes('node_modules')) {
      cpSync(path.join(root, own), path.join(directory, own));
    }
  }
  execFileSync(
    'npm',
    [
      ...['sbom', '--package-lock-only', '--omit', 'dev'],
      ...['--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
    ],
    { cwd: directory, stdio: 'inherit', shell: process.platform === 'win32' },
  );
} finally {
  rmSync(directory, { recursive: true, force: true });
}
