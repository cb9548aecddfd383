/** How an ad is laid out: inline in a line of text, or with its image. */
export type AdShape = 'inline' | 'image';

/** Probability of the inline shape. Otherwise, the ad has its image. */
export const INLINE_CHANCE = 0.2;

/** Probability that the ad-block notice is shown instead of an in-house ad. */
export const NOTICE_CHANCE = 0.2;

/** The random choices for one page view. */
export interface AdDraws {
  shape: AdShape;
  /** Whether the notice is shown if the network seems to be blocked. */
  notice: boolean;
  /** Index of the in-house ad to show. */
  inHouse: number;
}

/**
 * Makes the random choices for a page view.
 *
 * @param random - Like `Math.random`: returns a number from 0 (inclusive) to 1 (exclusive).
 * @param count - Number of in-house ads to choose from.
 */
export function drawAd(random: () => number, count: number): AdDraws {
  return {
    shape: random() < INLINE_CHANCE ? 'inline' : 'image',
    notice: random() < NOTICE_CHANCE,
    inHouse: Math.min(Math.floor(random() * count), count - 1),
  };
}
