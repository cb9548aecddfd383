/** Exports that only a module below the package has. Each date adapter has one, so that the others aren't loaded. */
const MODULES: readonly (readonly [name: RegExp, module: (name: string) => string])[] = [
  [/^Adapter[A-Z]/, (name) => name],
  [/^ChartsOverlay(?:Props|Slots|SlotProps)$/, () => 'ChartsOverlay'],
  [/^DataSourceCacheDefault$/, () => 'utils'],
];

/**
 * Returns the module from which an export without a page in the API reference is imported.
 *
 * @param packageName - The package that the reference lists it under.
 * @param name - Its name.
 */
export function moduleOfExport(packageName: string, name: string): string {
  const [, module] = MODULES.find(([pattern]) => pattern.test(name)) ?? [];
  return module ? `${packageName}/${module(name)}` : packageName;
}
