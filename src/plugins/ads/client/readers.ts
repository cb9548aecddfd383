/** Words that robots have in their names. */
const ROBOT = /bot|crawler|spider/i;

/** Whether nobody is there to see an ad, or no way to fetch one: a robot, or a reader without a network (SPEC §4). */
export function hasNoAds({ userAgent, onLine }: Pick<Navigator, 'userAgent' | 'onLine'>): boolean {
  return ROBOT.test(userAgent) || !onLine;
}
