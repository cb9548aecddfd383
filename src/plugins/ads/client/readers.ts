/** Words in the user agents of robots. */
const ROBOT = /bot|crawler|spider/i;

/** Returns true if no ad is shown, because the visitor is a robot. */
export const hasNoAds = ({ userAgent }: Pick<Navigator, 'userAgent'>): boolean =>
  ROBOT.test(userAgent);
