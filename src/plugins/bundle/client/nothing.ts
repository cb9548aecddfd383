/*
 * Replaces components of the production bundle that only write to the page's head, which comes with its HTML (`head.ts`).
 */
export default function Nothing(): null {
  return null;
}
