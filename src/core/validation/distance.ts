/**
 * Returns the number of edits between two words: a missing letter, an extra letter, a different letter, or two swapped
 * letters (optimal string alignment). No library is used, because no more than this is needed, also by the worker of the
 * search.
 *
 * @param most - If the distance is greater, the result is Infinity, which is faster to determine.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return Infinity;
    beforeLast = last;
    last = current;
  }
  const result = last[b.length] ?? Infinity;
  return result > most ? Infinity : result;
}
