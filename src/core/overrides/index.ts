export {
  applyOverrides,
  compilationOf,
  expectComponents,
  requireFound,
  withoutMatches,
  withoutPluginClass,
  type OverridesConfiguration,
  type OverridesContext,
  type OverrideUse,
} from './bundler';
export { componentsInUse, replacedComponents } from './components';
export { OverrideError } from './messages';
export { OVERRIDES, type OverrideName } from './registry';
export type { Compilation, Origin, Override } from './types';
