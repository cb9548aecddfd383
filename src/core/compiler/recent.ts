/**
 * Creates a function that returns what it made for the same key before, if that is among its last results. A result that
 * throws isn't kept.
 *
 * @param size - Number of results to keep.
 */
export function createRecent<T>(size: number): (key: string, make: () => T) => T {
  const recent = new Map<string, T>();
  return (key, make) => {
    if (!recent.has(key)) {
      recent.set(key, make());
    }
    const result = recent.get(key) as T;
    const [oldest] = recent.keys();
    if (recent.size > size && oldest !== undefined) {
      recent.delete(oldest);
    }
    return result;
  };
}
