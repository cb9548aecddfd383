import { createHash } from 'node:crypto';
import path from 'node:path';

import type { Compiler, WebpackPluginInstance } from 'webpack';

/** A hash of a content, as much as tells one from the next. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** A file's name with a hash of its content. */
export function hashedName(name: string, content: Buffer): string {
  const { name: base, ext } = path.posix.parse(name);
  return `${base}.${shortHash(content)}${ext}`;
}

/** Adds files to a build as they are, in development, too. */
export class EmitFilesPlugin implements WebpackPluginInstance {
  /** @param files - Contents by path below the site's base URL. */
  constructor(private readonly files: ReadonlyMap<string, string | Buffer>) {}

  apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
    const name = 'portal-emit-files';
    hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        this.files.forEach((content, file) =>
          compilation.emitAsset(file, new sources.RawSource(content)),
        );
      });
    });
  }
}
