import path from 'node:path';

export interface IslandModuleSource {
  /** Absolute path of the component's module; its default export is the component. */
  file: string;
  isServer: boolean;
  /** JavaScript for further properties of the module's default export, such as `name: "X"`. */
  extra?: string;
  /** As `IslandModule.layered`. */
  layered?: boolean;
}

const RENDERER = path.resolve(__dirname, '../../core/islands/server.tsx');

/**
 * JavaScript of an `IslandModule` (see `src/core/islands/types.ts`).
 *
 * The server's module imports the component and renders it; the browser's imports it when asked. Neither side
 * has the other's code.
 */
export function islandModuleCode({
  file,
  isServer,
  extra = '',
  layered = false,
}: IslandModuleSource): string {
  const component = JSON.stringify(file);
  return isServer
    ? `import Component from ${component};
import { renderIsland } from ${JSON.stringify(RENDERER)};
export default {
  load: () => Promise.reject(new Error('Islands are loaded in the browser only.')),
  html: (id, page) => renderIsland(Component, id, page, ${JSON.stringify({ layered })}),
  ${extra}
};`
    : `export default {
  load: () => import(${component}).then((module) => module.default),
  html: () => '',
  ${layered ? 'layered: true,' : ''}
  ${extra}
};`;
}
