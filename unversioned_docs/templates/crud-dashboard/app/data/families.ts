/** A family of instruments, or an instrument. */
export interface Family {
  id: string;
  label: string;
  children?: Family[];
}

export const FAMILIES: Family[] = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      {
        id: 'bowed',
        label: 'Bowed',
        children: [
          { id: 'violin', label: 'Violin' },
          { id: 'viola', label: 'Viola' },
          { id: 'cello', label: 'Cello' },
          { id: 'double-bass', label: 'Double bass' },
        ],
      },
      {
        id: 'plucked',
        label: 'Plucked',
        children: [
          { id: 'guitar', label: 'Guitar' },
          { id: 'mandolin', label: 'Mandolin' },
          { id: 'banjo', label: 'Banjo' },
        ],
      },
    ],
  },
  {
    id: 'woodwinds',
    label: 'Woodwinds',
    children: [
      { id: 'flute', label: 'Flute' },
      { id: 'clarinet', label: 'Clarinet' },
      { id: 'oboe', label: 'Oboe' },
      { id: 'bassoon', label: 'Bassoon' },
      { id: 'saxophone', label: 'Saxophone' },
    ],
  },
  {
    id: 'brass',
    label: 'Brass',
    children: [
      { id: 'trumpet', label: 'Trumpet' },
      { id: 'horn', label: 'Horn' },
      { id: 'trombone', label: 'Trombone' },
      { id: 'tuba', label: 'Tuba' },
    ],
  },
  {
    id: 'percussion',
    label: 'Percussion',
    children: [
      { id: 'snare-drum', label: 'Snare drum' },
      { id: 'timpani', label: 'Timpani' },
      { id: 'marimba', label: 'Marimba' },
    ],
  },
];

interface Entry {
  label: string;
  /** Ids from the top of the tree down to this entry. */
  path: string[];
  isInstrument: boolean;
}

const entries = new Map<string, Entry>();

function index(families: Family[], parents: string[]) {
  for (const { id, label, children } of families) {
    const path = [...parents, id];
    entries.set(id, { label, path, isInstrument: !children });
    if (children) index(children, path);
  }
}
index(FAMILIES, []);

/** Instruments, grouped by their top family, for lists of options. */
export const INSTRUMENTS = [...entries]
  .filter(([, { isInstrument }]) => isInstrument)
  .map(([id, { label, path }]) => ({ id, label, group: familyLabel(path[0] ?? '') }));

/** Whether the tree contains an id. */
export const isFamily = (id: string) => entries.has(id);

/** Whether an id stands for an instrument, not for a family of instruments. */
export const isInstrument = (id: string) => entries.get(id)?.isInstrument ?? false;

/** The name to show for an id. */
export function familyLabel(id: string) {
  return entries.get(id)?.label ?? id;
}

/** Ids from the top family down to an id, the id included. */
export const familyPath = (id: string): readonly string[] => entries.get(id)?.path ?? [];

/** Whether an instrument is in a family, at any depth. */
export const isWithin = (instrument: string, family: string) =>
  familyPath(instrument).includes(family);
