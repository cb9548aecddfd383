import type { Plugin } from '@docusaurus/types';

import { componentsInUse, expectComponents } from '../../core/overrides';

/**
 * Checks each build's `@theme` components against the registry of overrides (`src/core/overrides`). A component that
 * shadows one of Docusaurus has to be listed there, and has to be in the bundle.
 */
export default function overridesPlugin(): Plugin {
  return {
    name: 'portal-overrides',
    configureWebpack({ resolve: { alias = {} } = {} }, isServer) {
      const names = Array.isArray(alias) ? [] : componentsInUse(alias);
      return { plugins: expectComponents(names, isServer) };
    },
  };
}
