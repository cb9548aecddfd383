/**
 * Maps a text to a number from 0 (inclusive) to 1 (exclusive). The same text always gives the same number, so that data
 * made from it is the same in each run.
 *
 * @param text - For example `"seed/site/2025-09-30"`.
 */
export function hash(text: string): number {
  let state = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 16_777_619);
  }
  // FNV-1a alone gives similar texts similar numbers. This mixes the bits.
  state = Math.imul(state ^ (state >>> 16), 2_246_822_507);
  state = Math.imul(state ^ (state >>> 13), 3_266_489_909);
  return ((state ^ (state >>> 16)) >>> 0) / 4_294_967_296;
}

/**
 * Returns noise from 0 to 1 that changes smoothly with `position`. Each whole number is an independent value.
 *
 * @param name - Different names give independent noise.
 * @param position - A time, a day, or any other number.
 */
export function noise(name: string, position: number): number {
  const start = Math.floor(position);
  const share = position - start;
  const eased = share * share * (3 - 2 * share);
  return (
    hash(`${name}/${String(start)}`) * (1 - eased) + hash(`${name}/${String(start + 1)}`) * eased
  );
}
