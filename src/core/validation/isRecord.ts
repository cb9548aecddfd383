/** Whether a value is an object, so that its properties can be read. Arrays are objects, too. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
