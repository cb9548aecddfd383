export interface Part {
  id: string;
  part: string;
  stock: number;
}

/** The row before and after a change. A new row has no `before`, and a deleted one no `after`. */
export interface Change {
  before?: Part;
  after?: Part;
}

export const reversed = ({ before, after }: Change): Change => ({ before: after, after: before });

export function apply(rows: readonly Part[], { before, after }: Change): readonly Part[] {
  if (!after) return rows.filter((row) => row.id !== before?.id);
  if (!before) return [...rows, after];
  return rows.map((row) => (row.id === after.id ? after : row));
}

/** Stands in for a server: each request takes 400 ms, and all of them fail after `setFails(true)`. */
export function createServer() {
  let fails = false;
  let table: readonly Part[] = [
    { id: 'p-1', part: 'Brake pad', stock: 24 },
    { id: 'p-2', part: 'Chain, 9 speed', stock: 7 },
    { id: 'p-3', part: 'Inner tube, 28″', stock: 31 },
    { id: 'p-4', part: 'Saddle', stock: 3 },
  ];

  async function answer() {
    await new Promise((resolve) => setTimeout(resolve, 400));
    if (fails) throw new Error('The server cannot be reached.');
    return table;
  }

  return {
    setFails: (value: boolean) => {
      fails = value;
    },
    read: answer,
    // In your application: POST a new row, PUT an edited one, DELETE the others.
    write: async (change: Change) => {
      await answer();
      table = apply(table, change);
    },
  };
}
