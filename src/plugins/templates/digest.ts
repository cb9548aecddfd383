import { readFileSync } from 'node:fs';
import path from 'node:path';

import { shortHash } from '../../core/build/emitFiles';
import { TOOL_VERSIONS } from '../demos/check';

import { ESLINT_CONFIG, indexHtml, SETUP_FILE, TS_CONFIG, VITE_CONFIG } from './project/files';
import { readTheme, readUnchecked, templatesIn } from './templateFiles';

/** The program of the package. It is shipped as it is, so it uses nothing but Node. */
export const BIN = path.join(__dirname, 'create', 'bin.mjs');

/**
 * Returns a short hash of all templates in a folder, and of what their projects are made with. It is part of the address
 * in commands, because npm never looks again at an address from which it has installed a package.
 *
 * @param directory - Absolute path of `templates` in a version of the docs.
 */
export function templatesDigest(directory: string): string {
  const templates = templatesIn(directory);
  const [first] = templates;
  const files = [...templates.flatMap(readUnchecked), ...(first ? readTheme(first) : [])];
  const tools = [TOOL_VERSIONS, ESLINT_CONFIG, indexHtml(''), SETUP_FILE, TS_CONFIG, VITE_CONFIG];
  return shortHash(
    JSON.stringify([files.map(({ name, code }) => [name, code]), tools, readFileSync(BIN, 'utf8')]),
  );
}
