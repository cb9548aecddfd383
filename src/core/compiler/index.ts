import ts from 'typescript';

/* Compilers that share what they read. By default, each TypeScript program reads thousands of package.json files again. */

const keyOf = (options: ts.CompilerOptions) => JSON.stringify(options);

const canonical = (name: string) => name;

/** The parsed files of packages, by the options with which they were parsed. */
const parsed = new Map<string, Map<string, ts.SourceFile | undefined>>();

/** Where modules of packages were found, by options. All of them share what was read from each package.json. */
const resolved = new Map<string, ts.ModuleResolutionCache>();
const packageJsons = ts
  .createModuleResolutionCache(process.cwd(), canonical)
  .getPackageJsonInfoCache();

function resolutionCache(options: ts.CompilerOptions): ts.ModuleResolutionCache {
  const key = keyOf(options);
  const cache =
    resolved.get(key) ??
    ts.createModuleResolutionCache(process.cwd(), canonical, options, packageJsons);
  resolved.set(key, cache);
  return cache;
}

/** Files of packages don't change while a process runs. Others may, and some exist only in memory. */
const isOfPackage = (file: string) => file.includes('/node_modules/');

/**
 * Returns a compiler host for one of several programs of a process. They share what they read of packages: each file is
 * parsed once, and each import is looked up once.
 *
 * Its `getModuleResolutionCache` can be used to resolve modules of packages in another way.
 *
 * @param options - Options of the program. Programs share files if their options are the same, except for `paths`.
 * @returns The host. To add files that exist only in memory, spread it and replace `fileExists` and `getSourceFile`.
 */
export function packagesHost(options: ts.CompilerOptions): ts.CompilerHost {
  const key = keyOf({ ...options, paths: {} });
  const files = parsed.get(key) ?? new Map<string, ts.SourceFile | undefined>();
  parsed.set(key, files);
  const cache = resolutionCache(options);
  const disk = ts.createCompilerHost(options);
  return {
    ...disk,
    getSourceFile: (file, ...rest) => {
      if (!isOfPackage(file)) {
        return disk.getSourceFile(file, ...rest);
      }
      if (!files.has(file)) {
        files.set(file, disk.getSourceFile(file, ...rest));
      }
      return files.get(file);
    },
    getModuleResolutionCache: () => cache,
    // `this` may be a host that also has files in memory.
    resolveModuleNameLiterals(literals, importer, redirected, _options, source) {
      return literals.map((literal) =>
        ts.resolveModuleName(
          literal.text,
          importer,
          options,
          this,
          literal.text.startsWith('.') && !isOfPackage(importer) ? undefined : cache,
          redirected,
          ts.getModeForUsageLocation(source, literal, options),
        ),
      );
    },
  };
}
