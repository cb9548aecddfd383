/** Words that robots have in their names. */
const ROBOT = /bot|crawler|spider/i;

/** Whether no ad is shown, because the visitor is a robot or is offline and can't fetch one. */
export function hasNoAds({ userAgent, onLine }: Pick<Navigator, 'userAgent' | 'onLine'>): boolean {
  return ROBOT.test(userAgent) || !onLine;
}
