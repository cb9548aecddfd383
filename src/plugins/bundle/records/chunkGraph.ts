import type { ChunkGroup, Compiler, RspackPluginInstance } from '@rspack/core';

/** Id of a chunk or module in a build. */
export type BuildId = string | number;

/** The chunks that one `import()` loads. */
export interface ChunkGroupNode {
  name: string | undefined;
  isEntry: boolean;
  chunks: BuildId[];
  /** Groups that its code may load. */
  children: ChunkGroupNode[];
}

/** The chunks of a build, and what each of them may load. */
export interface ChunkGraph {
  groups: ChunkGroupNode[];
  /** JavaScript file by chunk, relative to the build's folder. */
  files: Map<BuildId, string>;
  /**
   * Chunks of workers. Pages request the first chunk of each worker; only the worker's own runtime knows the others.
   */
  workers: BuildId[];
}

/** Returns what a group is sorted by. */
const orderOf = ({ name = '', chunks }: ChunkGroupNode) => `${name} ${chunks.join(' ')}`;

/** Sorts groups, because the bundler lists them in the order in which its threads found them. */
const sorted = (groups: Iterable<ChunkGroupNode>): ChunkGroupNode[] =>
  [...groups]
    .map((group) => ({ group, order: orderOf(group) }))
    .sort((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order)))
    .map(({ group }) => group);

/** Stores the chunk graph of a compilation for later steps of the build. */
export class ChunkGraphPlugin implements RspackPluginInstance {
  graph: ChunkGraph | undefined;

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('portal-chunk-graph', ({ compilation }) => {
      const nodes = new Map<ChunkGroup, ChunkGroupNode>();
      for (const group of compilation.chunkGroups) {
        nodes.set(group, {
          name: group.name ?? undefined,
          isEntry: group.isInitial(),
          chunks: group.chunks.flatMap(({ id }) => id ?? []),
          children: [],
        });
      }
      for (const [group, node] of nodes) {
        group.getParents().forEach((parent) => nodes.get(parent)?.children.push(node));
      }
      const files = new Map<BuildId, string>();
      const runtimes = new Set(
        [...nodes].flatMap(([group, { isEntry, name }]) =>
          isEntry && name === 'main' ? group.chunks.flatMap(({ runtime }) => [...runtime]) : [],
        ),
      );
      const workers: BuildId[] = [];
      for (const { id, files: own, runtime } of compilation.chunks) {
        if (id != null && ![...runtime].some((name) => runtimes.has(name))) {
          workers.push(id);
        }
        const file = [...own].find((name) => name.endsWith('.js'));
        if (id != null && file) {
          files.set(id, file);
        }
      }
      for (const node of nodes.values()) {
        node.children = sorted(node.children);
      }
      this.graph = {
        groups: sorted(nodes.values()),
        files,
        workers: workers.sort((a, b) => (String(a) < String(b) ? -1 : 1)),
      };
    });
  }
}
