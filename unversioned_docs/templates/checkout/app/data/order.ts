import {
  addDays,
  closedBecause,
  earliestDelivery,
  formatDate,
  latestDelivery,
  type IsoDate,
} from './calendar';
import { brandOf, digitsOf, lengthOf, passesLuhn, type Brand } from './card';
import { methodOf, REGIONS, type Discount, type Line, type MethodId, type Totals } from './totals';

export interface Contact {
  email: string;
  phone: string;
}

export interface Delivery {
  name: string;
  street: string;
  unit: string;
  city: string;
  region: string;
  zip: string;
  method: MethodId;
  /** `''` while no day is chosen. */
  date: IsoDate;
}

/** Never stored, and forgotten when the order is placed. */
export interface Card {
  name: string;
  number: string;
  expiry: string;
  code: string;
}

/** A placed order. */
export interface Order {
  number: string;
  lines: Line[];
  discount: Discount | null;
  totals: Totals;
  contact: Contact;
  delivery: Delivery;
  card: { brand: Brand; lastDigits: string };
}

/** Messages by field. Fields without an error are missing. */
export type Errors<Values> = Partial<Record<keyof Values, string>>;

/** Removes the fields without an error. */
function only<Values>(errors: Errors<Values>): Errors<Values> {
  return Object.fromEntries(
    Object.entries(errors).filter(([, message]) => message),
  ) as Errors<Values>;
}

const required = (value: string, message: string) => (value.trim() ? '' : message);

export function contactErrors({ email, phone }: Contact): Errors<Contact> {
  return only<Contact>({
    email:
      required(email, 'Enter your email address.') ||
      (/^\S+@\S+\.\S+$/.test(email.trim()) ? '' : 'Enter an address such as noor@orchard.example.'),
    phone:
      required(phone, 'Enter a phone number for the courier.') ||
      (/^[\d\s()+.-]+$/.test(phone) && digitsOf(phone).length >= 10
        ? ''
        : 'Enter the number with its area code, such as 503 555 0142.'),
  });
}

/** Why an order of today can't be delivered on a day, or `''` if it can. */
export function dateError(date: IsoDate, methodId: MethodId, today: IsoDate): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return 'Choose a delivery day.';
  const method = methodOf(methodId);
  const earliest = earliestDelivery(today, method);
  if (date < earliest) return `The earliest day is ${formatDate(earliest)}.`;
  if (date > latestDelivery(today))
    return `Choose a day before ${formatDate(addDays(latestDelivery(today), 1))}.`;
  return closedBecause(date, method);
}

export function deliveryErrors(delivery: Delivery, today: IsoDate): Errors<Delivery> {
  return only<Delivery>({
    name: required(delivery.name, 'Enter the name of the recipient.'),
    street: required(delivery.street, 'Enter the street and the house number.'),
    city: required(delivery.city, 'Enter the city.'),
    region: REGIONS.some(({ id }) => id === delivery.region) ? '' : 'Choose a state.',
    zip:
      required(delivery.zip, 'Enter the ZIP code.') ||
      (/^\d{5}(-\d{4})?$/.test(delivery.zip.trim()) ? '' : 'Enter five digits, such as 97214.'),
    date: dateError(delivery.date, delivery.method, today),
  });
}

export function cardErrors(card: Card, today: IsoDate): Errors<Card> {
  const brand = brandOf(card.number);
  const digits = digitsOf(card.number);
  const codeLength = brand === 'American Express' ? 4 : 3;
  const [, month = '', year = ''] = /^(\d\d) \/ (\d\d)$/.exec(card.expiry) ?? [];
  const validMonth = Number(month) >= 1 && Number(month) <= 12;
  return only<Card>({
    name: required(card.name, 'Enter the name on the card.'),
    number:
      required(card.number, 'Enter the card number.') ||
      (brand ? '' : 'This shop accepts Visa, Mastercard, and American Express.') ||
      (digits.length === lengthOf(brand)
        ? ''
        : `A ${brand} number has ${lengthOf(brand)} digits. This one has ${digits.length}.`) ||
      (passesLuhn(digits) ? '' : 'This number contains a typo. Compare it with your card.'),
    expiry:
      required(card.expiry, 'Enter the expiration date.') ||
      (validMonth ? '' : 'Enter month and year, such as 04 / 30.') ||
      // A card is valid until the last day of its month.
      (`20${year}-${month}` >= today.slice(0, 7) ? '' : 'This card has expired.'),
    code:
      required(card.code, 'Enter the security code.') ||
      (digitsOf(card.code).length === codeLength ? '' : `Enter the ${codeLength} digits.`),
  });
}
