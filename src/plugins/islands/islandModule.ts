import path from 'node:path';

import type { LoaderContext } from '@rspack/core';

export interface IslandSource {
  /** Absolute path of the component's module; its default export is the component. */
  file: string;
  isServer: boolean;
  /**
   * Whether the module exports `load` in the browser, which resolves to the component. Default: false, the component is
   * the default export, as on the server.
   */
  hasLoad?: boolean;
  /** See `IslandModule.layered`. */
  layered?: boolean;
  /** A JavaScript expression that loads styles with the component in the browser. It evaluates to a promise. */
  styles?: string;
  /** HTML that the server sends before the component's. */
  before?: string;
}

const RENDERER = path.resolve(__dirname, '../../core/islands/server.tsx');

/** JavaScript of an island: import declarations for the top of a module, and an expression. */
export interface IslandCode {
  imports: string;
  /** Evaluates to an `IslandModule` (see `src/core/islands/types.ts`). */
  expression: string;
}

/**
 * Returns the JavaScript of an `IslandModule`.
 *
 * On the server, it imports the component and renders it. In the browser, it imports the component on request. Neither
 * side contains the other's code.
 *
 * @param source - What the island is made of.
 * @param name - Prefix of the names that the code declares, for several islands in one module.
 */
export function islandCode(
  { file, isServer, hasLoad = false, layered = false, styles, before }: IslandSource,
  name = 'island',
): IslandCode {
  const component = JSON.stringify(file);
  if (isServer) {
    return {
      imports: `import ${name}Component from ${component};
import { islandOf as ${name}Of } from ${JSON.stringify(RENDERER)};`,
      expression: `${name}Of(${name}Component, ${JSON.stringify({ layered, before })})`,
    };
  }
  const content = `module.${hasLoad ? 'load()' : 'default'}`;
  const load = styles
    ? `Promise.all([import(${component}), ${styles}]).then(([module]) => ${content})`
    : `import(${component}).then((module) => ${content})`;
  return {
    imports: '',
    expression: `{ load: () => ${load}, html: () => ''${layered ? ', layered: true' : ''} }`,
  };
}

/** Loader that turns `import island from './X?island'` into an `IslandModule` (see `src/core/islands`). */
export default function islandLoader(this: LoaderContext<{ isServer: boolean }>): string {
  const { isServer } = this.getOptions();
  const { imports, expression } = islandCode({ file: this.resourcePath, isServer });
  return `${imports}\nexport default ${expression};`;
}
