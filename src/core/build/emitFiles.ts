import { createHash } from 'node:crypto';
import path from 'node:path';

import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Returns a short hash, long enough to tell contents apart. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** Returns a file's name with a hash of its content. */
export function hashedName(name: string, content: Buffer): string {
  const { name: base, ext } = path.posix.parse(name);
  return `${base}.${shortHash(content)}${ext}`;
}

/** Options of {@link EmitFilesPlugin}. */
export interface EmitFilesOptions {
  /** Leaves style sheets and scripts unminified, so that they are served exactly as hashed. Default: false. */
  verbatim?: boolean;
}

/** Adds files to the bundler's output, including in development. */
export class EmitFilesPlugin implements WebpackPluginInstance {
  /** @param files - Contents by path, relative to the site's base URL. */
  constructor(
    private readonly files: ReadonlyMap<string, string | Buffer>,
    private readonly options: EmitFilesOptions = {},
  ) {}

  apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
    const name = 'portal-emit-files';
    hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        this.files.forEach((content, file) =>
          compilation.emitAsset(
            file,
            new sources.RawSource(content),
            this.options.verbatim ? { minimized: true } : {},
          ),
        );
      });
    });
  }
}
