import { addDays, weekdayOf, type IsoDate } from './dates';
import { isWithin } from './families';
import { STATUSES, TECHNICIANS, type Job, type Status } from './jobs';

/** Instrument, maker, work, hours, estimate. */
const WORK: [string, string, string, number, number][] = [
  ['violin', 'Mirecourt workshop, c. 1920', 'Reset the neck, new bridge', 6, 640],
  ['clarinet', 'Buffet E11', 'Replace all pads, regulate keys', 4.5, 380],
  ['trumpet', 'Bach 180S37', 'Free the stuck slide, chemical clean', 2, 145],
  ['cello', 'Eastman VC80', 'Close a crack in the top, cleat inside', 9, 980],
  ['guitar', 'Martin D-18, 1974', 'Refret, new bone nut', 7, 720],
  ['flute', 'Yamaha YFL-222', 'Replace the crown cork, reseat pads', 2.5, 190],
  ['saxophone', 'Selmer Mark VI tenor', 'Straighten the body, overhaul', 14, 1450],
  ['trombone', 'King 2B', 'Align the hand slide', 1.5, 110],
  ['viola', 'Student rental, 15.5 in', 'New strings and pegs', 1.5, 120],
  ['horn', 'Holton H179', 'Restring the rotors, remove dents', 3.5, 290],
  ['double-bass', 'Shen SB100', 'Reglue an open seam, adjust the post', 3, 260],
  ['oboe', 'Lorée AK', 'Repair a cracked top joint', 5.5, 610],
  ['snare-drum', 'Ludwig Supraphonic', 'New bearing edge, replace snares', 2, 165],
  ['mandolin', 'Collings MT', 'Level the frets, lower the action', 3, 240],
  ['tuba', 'Miraphone 186', 'Remove dents from the bottom bow', 6.5, 560],
  ['bassoon', 'Fox Renard 220', 'Replace the bocal cork, seal the wing joint', 4, 420],
  ['violin', 'Roth 1923', 'Rehair the bow, clean the varnish', 1.5, 135],
  ['banjo', 'Deering Goodtime', 'Replace the head, fit a new tailpiece', 2, 155],
  ['marimba', 'Musser M250', 'Retune six bars, new cord', 8, 890],
  ['clarinet', 'School rental, plastic', 'Replace a broken bell ring', 1, 85],
  ['cello', 'School rental, 3/4', 'Fit a new endpin and bridge', 2.5, 230],
  ['flute', 'Powell Sonaré', 'Full overhaul with new felts', 6, 780],
  ['timpani', 'Adams 29 in', 'Replace the head, tune the pedal', 3, 340],
  ['guitar', 'Cordoba C7', 'Glue a lifting bridge', 2, 180],
  ['trumpet', 'Yamaha YTR-2330', 'Rebuild the valves', 3, 260],
  ['saxophone', 'Yanagisawa A-WO1 alto', 'Replace the neck cork and two pads', 1.5, 130],
];

const CUSTOMERS = [
  'Northgate School District',
  'Wen-Li Zhao',
  'Pilar Etxeberria',
  'Darnell Whitaker',
  'Riverside Youth Orchestra',
  'Sanna Koskinen',
  'Tobias Feld',
  'Amara Nwosu',
  'Greta Lindholm',
  'Hollis Brass Band',
  'Mateo Quiroga',
  'Yuki Hayashida',
  'Bridget O’Malley',
  'Rahul Deshpande',
  'St. Cecilia Choir School',
  'Noémie Baptiste',
  'Ewan Carmichael',
  'Leilani Kealoha',
  'Stefan Ionescu',
  'Oakfield Community College',
  'Farah Azimi',
  'Jonas Bergqvist',
  'Marguerite Poole',
  'Desmond Achebe',
  'Kirsi Vainio',
  'Alejandra Rentería',
  'Ruth Abelson',
];

/** How many jobs have a status, and how many days from today they are due. */
const MIX: Record<Status, { count: number; first: number; last: number }> = {
  received: { count: 15, first: 4, last: 27 },
  bench: { count: 14, first: -4, last: 13 },
  parts: { count: 7, first: -6, last: 18 },
  ready: { count: 9, first: -5, last: 3 },
  collected: { count: 13, first: -30, last: -3 },
};

const FIRST_ID = 2381;

function emailOf(customer: string) {
  const plain = customer.normalize('NFD').replace(/[^a-zA-Z ]/g, '');
  const words = plain.toLowerCase().split(' ');
  return `${words[0]}.${words.at(-1)}@example.com`;
}

const at = <Item>(list: readonly Item[], position: number) => list[position % list.length] as Item;

/**
 * Invents the jobs of a repair shop. The same day always gives the same jobs.
 *
 * @param today - Their dates are around this day.
 */
export function seedJobs(today: IsoDate): Job[] {
  return STATUSES.flatMap((status) =>
    Array.from({ length: MIX[status].count }, (_, nth) => ({ status, nth })),
  ).map(({ status, nth }, position) => {
    const { count, first, last } = MIX[status];
    const [instrument, make, work, hours, estimate] = at(WORK, position * 7 + nth);
    const customer = at(CUSTOMERS, position * 5 + (position % 3));
    const offset = first + Math.round(((last - first) * ((nth * 11) % count)) / (count - 1));
    const planned = addDays(today, offset);
    const due = weekdayOf(planned) === 0 ? addDays(planned, -1) : planned;
    const able = TECHNICIANS.filter(({ repairs }) =>
      repairs.some((family) => isWithin(instrument, family)),
    );
    const isAssigned = status !== 'received' || nth % 3 !== 0;
    const isRush = nth % 6 === 2;
    return {
      id: FIRST_ID + ((position * 23) % 58),
      version: 1,
      customer,
      email: emailOf(customer),
      phone: `(503) 555-01${String((position * 37) % 100).padStart(2, '0')}`,
      instrument,
      make,
      work,
      technician: isAssigned ? at(able, nth).id : '',
      status,
      rush: isRush,
      droppedOff: addDays(due < today ? due : today, -(isRush ? 2 : 3 + ((position * 3) % 13))),
      due,
      pickupTime: at(['', '10:00', '', '12:30', ''], position),
      hours,
      estimate: isRush ? Math.round(estimate * 1.2) : estimate,
      deposit: estimate >= 400 ? Math.round(estimate / 10) * 2 : 0,
      notes: at(
        [
          '',
          'Case stays with the customer.',
          '',
          'Call before ordering parts.',
          '',
          '',
          'Concert the weekend after.',
        ],
        position,
      ),
    };
  });
}
