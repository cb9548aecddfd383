/** A line of the log of one firing. */
export interface LogEntry {
  time: string;
  /** °F. */
  temperature: number;
  title: string;
  text: string;
}

/**
 * A cone 6 glaze firing in the 7 cu ft kiln, switched on at 6:40 PM. Times and temperatures are those of the simulation
 * in `firing.ts`, which a test checks.
 */
export const NIGHT: readonly LogEntry[] = [
  {
    time: '6:40 PM',
    temperature: 70,
    title: 'You close the lid',
    text: 'The temperature starts to rise, so Spyhole starts a log. There is no button to forget.',
  },
  {
    time: '10:50 PM',
    temperature: 1140,
    title: 'The elements glow',
    text: 'The climb matches the schedule to within 2 °F per hour. You have been in bed since ten.',
  },
  {
    time: '1:30 AM',
    temperature: 1938,
    title: 'The last stretch begins',
    text: 'From here on, speed matters as much as heat. Spyhole now reads every two seconds.',
  },
  {
    time: '4:08 AM',
    temperature: 2232,
    title: 'Cone 6 is down',
    text: 'The controller has switched off, and the temperature falls. Spyhole notes both, and lets you sleep.',
  },
  {
    time: '10:23 PM',
    temperature: 200,
    title: 'Now you can look',
    text: 'The one message of this firing: the kiln is below 200 °F, and the glazes won’t craze if you open it.',
  },
];

export interface Quote {
  text: string;
  name: string;
  place: string;
}

export const QUOTES: readonly [Quote, ...Quote[]] = [
  {
    text: 'In March it called me at ten past two. One ring of elements had gone, and the top shelf was 140 degrees behind. I was annoyed for about a minute.',
    name: 'Ilse Marchetti',
    place: 'Tamarack Pottery, Duluth',
  },
  {
    text: 'We have six kilns and thirty students who all swear they used the medium program. Now there is a log, and the arguments are shorter.',
    name: 'Dayo Akintola',
    place: 'Ceramics technician, Fennimore College',
  },
  {
    text: 'I replaced my elements in August because of a gray bar chart. The old ones would have quit in the middle of the December orders.',
    name: 'Noor Haddad',
    place: 'Noor Tableware, Tucson',
  },
];

export interface Question {
  question: string;
  answer: string;
}

export const QUESTIONS: readonly Question[] = [
  {
    question: 'Does Spyhole switch the kiln off?',
    answer:
      'No. It has no relay and no way to control the power. Your controller fires the kiln, and its own limits keep it safe. A monitor that could switch a kiln could also switch it wrongly, and at 2,200 °F there should be one thing in charge.',
  },
  {
    question: 'Which kilns does it fit?',
    answer:
      'Electric kilns with a type K, N, or S thermocouple, which includes almost all studio kilns built since 1995. If the terminal block has a yellow and a red wire, it is type K. Gas kilns work, too, but Spyhole can’t estimate their energy.',
  },
  {
    question: 'Do I have to trust it instead of witness cones?',
    answer:
      'Please keep using cones. A thermocouple measures one place at one moment, and a cone measures what the heat did to clay over hours. Spyhole asks you for the cone after each firing and learns how far the two differ in your kiln.',
  },
  {
    question: 'What happens when the power fails?',
    answer:
      'Spyhole runs for nine hours on its battery. It calls you within a minute, tells you the temperature at which the heating stopped, and keeps logging how fast the kiln cools. That decides whether the load can be fired again.',
  },
  {
    question: 'Does it need Wi-Fi in the kiln shed?',
    answer:
      'It needs a signal of any strength: a reading is 40 bytes. Without one, it stores up to 90 firings and sends them when you carry it to the house. It can’t call you from there, of course.',
  },
  {
    question: 'What happens to my data if you close down?',
    answer:
      'The readings are in a CSV file on the device, which any computer opens over USB. The app is a convenience. The log is yours, and doesn’t depend on us.',
  },
];

/** Hours that the last 200 °F of the same glaze firing took, oldest first. */
export const LAST_STRETCH: readonly number[] = [
  1.86, 1.85, 1.87, 1.86, 1.88, 1.89, 1.88, 1.91, 1.92, 1.95, 1.97, 1.99, 2.04, 2.08, 2.15, 2.21,
  2.32, 2.44, 2.61, 2.83,
];

/** The sections of the page that its navigation lists. */
export const SECTIONS = [
  { id: 'night', label: 'One night' },
  { id: 'install', label: 'How it works' },
  { id: 'plan', label: 'Plan a firing' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'questions', label: 'Questions' },
] as const;
