/** How an ad is laid out: in a line of text, or with its image. */
export type AdShape = 'inline' | 'image';

/** Probability of the inline shape. Otherwise, the ad has its image. */
export const INLINE_CHANCE = 0.2;

/** Probability that the ad-block notice is shown instead of an in-house ad. */
export const NOTICE_CHANCE = 0.2;

/** What chance decides of one page view. */
export interface AdDraws {
  shape: AdShape;
  /** Whether the notice is shown where the network seems to be blocked. */
  notice: boolean;
  /** Which in-house ad is shown, counted from 0. */
  inHouse: number;
}

/**
 * Draws once for a page view.
 *
 * @param random - As `Math.random`: from 0 up to, but not, 1.
 * @param count - How many in-house ads there are to choose from; at least 1.
 */
export function drawAd(random: () => number, count: number): AdDraws {
  return {
    shape: random() < INLINE_CHANCE ? 'inline' : 'image',
    notice: random() < NOTICE_CHANCE,
    inHouse: Math.min(Math.floor(random() * count), count - 1),
  };
}
