/**
 * Returns the memory of a process and all its descendants, in GB.
 *
 * @param table - Output of `ps -eo pid=,ppid=,rss=`: process, parent, and resident memory in kB per line.
 * @param root - Id of the process.
 */
export function treeMemory(table: string, root: number): number {
  const processes = table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const tree = new Set([root]);
  let size = 0;
  // Repeat until no more processes are found, because a child may be listed before its parent.
  while (tree.size > size) {
    size = tree.size;
    for (const [pid = 0, parent = 0] of processes) {
      if (tree.has(parent)) {
        tree.add(pid);
      }
    }
  }
  const kilobytes = processes
    .filter(([pid = 0]) => tree.has(pid))
    .reduce((sum, [, , resident = 0]) => sum + resident, 0);
  return kilobytes / 1024 ** 2;
}
