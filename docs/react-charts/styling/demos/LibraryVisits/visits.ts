export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export const harbor = [310, 285, 342, 301, 398, 520];

export const oldTown = [220, 241, 198, 260, 305, 412];
