/*
 * Reads the names of one package in a separate process, which its types would need half a gigabyte of. Arguments: the
 * folder from which the package is looked up, its name, and the file to write.
 */
import { writeFileSync } from 'node:fs';

import { findPackages, productOf } from '../extract/packages';
import { readReference } from '../extract/reference';

import { namesOf } from './names';

const [from = '', name = '', file = ''] = process.argv.slice(2);

try {
  const product = productOf(name);
  const packages = findPackages(from, { [name]: name }, product ? [product] : []);
  // Nothing depends on the names of classes in the document, which would require the package's code.
  writeFileSync(file, JSON.stringify(namesOf(readReference(packages, (_file, key) => key))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
