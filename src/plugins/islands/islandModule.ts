import path from 'node:path';

export interface IslandSource {
  /** Absolute path of the component's module; its default export is the component. */
  file: string;
  isServer: boolean;
  /** As `IslandModule.layered`. */
  layered?: boolean;
  /** A JavaScript expression for styles to load with the component, in the browser: it gives a promise. */
  styles?: string;
  /** HTML that the server sends before the component's. */
  before?: string;
}

const RENDERER = path.resolve(__dirname, '../../core/islands/server.tsx');

/** JavaScript of an island: import declarations for the head of a module, and an expression. */
export interface IslandCode {
  imports: string;
  /** Gives an `IslandModule` (see `src/core/islands/types.ts`). */
  expression: string;
}

/**
 * JavaScript of an `IslandModule`.
 *
 * The server's imports the component and renders it; the browser's imports it when asked. Neither side has the
 * other's code.
 *
 * @param source - What the island is made of.
 * @param name - Prefix of the names it declares, for several islands in one module.
 */
export function islandCode(
  { file, isServer, layered = false, styles, before = '' }: IslandSource,
  name = 'island',
): IslandCode {
  const component = JSON.stringify(file);
  if (isServer) {
    const html = `${name}Render(${name}Component, id, page, ${JSON.stringify({ layered })})`;
    return {
      imports: `import ${name}Component from ${component};
import { renderIsland as ${name}Render } from ${JSON.stringify(RENDERER)};`,
      expression: `{
  load: () => Promise.reject(new Error('Islands are loaded in the browser only.')),
  html: (id, page) => ${before ? `${JSON.stringify(before)} + ` : ''}${html},
}`,
    };
  }
  const load = styles
    ? `Promise.all([import(${component}), ${styles}]).then(([module]) => module.default)`
    : `import(${component}).then((module) => module.default)`;
  return {
    imports: '',
    expression: `{ load: () => ${load}, html: () => ''${layered ? ', layered: true' : ''} }`,
  };
}

/** JavaScript of a module whose default export is an island. */
export function islandModuleCode(source: IslandSource): string {
  const { imports, expression } = islandCode(source);
  return `${imports}\nexport default ${expression};`;
}
