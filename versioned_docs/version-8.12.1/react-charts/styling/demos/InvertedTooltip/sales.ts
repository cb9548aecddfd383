export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export const bread = [42, 45, 51, 49, 55, 58];

export const cake = [18, 24, 21, 27, 26, 31];

export const colors = ['var(--mui-palette-primary-main)', 'var(--mui-palette-secondary-main)'];
