import { IN_HOUSE_ADS, type InHouseAd } from '../../../ads';

export { IN_HOUSE_ADS, type InHouseAd };

/** Returns the ad to show on a page: the drawn one, or the next one if the drawn one links to the page itself. */
export function inHouseAdFor(index: number, pathname: string): InHouseAd | undefined {
  const drawn = IN_HOUSE_ADS[index];
  return drawn?.link === pathname ? IN_HOUSE_ADS[(index + 1) % IN_HOUSE_ADS.length] : drawn;
}
