/** Words in the user agents of robots. */
const ROBOT = /bot|crawler|spider/i;

/** Returns true if no ad is shown, because the visitor is a robot or is offline and can't fetch one. */
export function hasNoAds({ userAgent, onLine }: Pick<Navigator, 'userAgent' | 'onLine'>): boolean {
  return ROBOT.test(userAgent) || !onLine;
}
