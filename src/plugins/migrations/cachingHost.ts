import ts from 'typescript';

const parsed = new Map<string, ts.SourceFile | undefined>();

/** Returns a host that parses each file of the packages once per process. */
export function cachingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const disk = ts.createCompilerHost(options);
  return {
    ...disk,
    getSourceFile: (file, ...rest) => {
      if (!file.includes('/node_modules/')) {
        return disk.getSourceFile(file, ...rest);
      }
      if (!parsed.has(file)) {
        parsed.set(file, disk.getSourceFile(file, ...rest));
      }
      return parsed.get(file);
    },
  };
}
