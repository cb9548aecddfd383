/*
 * Reads the packages' types in a separate process: it takes seconds and half a gigabyte of memory, which the build
 * needs for other things. Arguments: the folder from which packages are looked up, the names of the release's packages
 * as JSON, and the file to write.
 */
import { writeFileSync } from 'node:fs';

import { findPackages, type InstalledNames } from './packages';
import { readReference } from './reference';
import { runtimeClassNames } from './runtimeClasses';

const [from = '', installedNames = '{}', file = ''] = process.argv.slice(2);

try {
  const packages = findPackages(from, JSON.parse(installedNames) as InstalledNames);
  writeFileSync(file, JSON.stringify(readReference(packages, runtimeClassNames)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
