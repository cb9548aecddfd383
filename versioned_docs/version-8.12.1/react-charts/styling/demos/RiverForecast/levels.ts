export const days = ['3 Mar', '4 Mar', '5 Mar', '6 Mar', '7 Mar', '8 Mar', '9 Mar', '10 Mar'];

export const measured = [212, 225, 251, 290, 318, null, null, null];

/** Begins with the last measured level, so that the two lines meet. */
export const forecast = [null, null, null, null, 318, 334, 327, 301];

export const colors = ['var(--mui-palette-primary-main)', 'var(--mui-palette-secondary-main)'];

export function centimeters(level: number | null) {
  return level === null ? '' : `${level} cm`;
}
