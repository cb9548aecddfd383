import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { formatDate } from '../data/calendar';
import { brandOf, digitsOf } from '../data/card';
import { pathOf, type STEPS } from '../data/draft';
import type { Contact, Delivery } from '../data/order';
import { methodOf, REGIONS } from '../data/totals';

export interface OrderFactsProps {
  contact: Contact;
  delivery: Delivery;
  /** The card's number, or its last digits. */
  cardNumber: string;
  cardBrand?: string;
  /** Whether to link to the steps where people can change something. */
  editable: boolean;
}

/** Contact, delivery, and payment of an order. */
export default function OrderFacts({
  contact,
  delivery,
  cardNumber,
  cardBrand = brandOf(cardNumber),
  editable,
}: OrderFactsProps) {
  const region = REGIONS.find(({ id }) => id === delivery.region)?.name ?? '';
  const blocks: { step: (typeof STEPS)[number]; title: string; lines: string[] }[] = [
    { step: 'contact', title: 'Contact', lines: [contact.email, contact.phone] },
    {
      step: 'delivery',
      title: 'Delivery',
      lines: [
        delivery.name,
        [delivery.street, delivery.unit].filter(Boolean).join(', '),
        `${delivery.city}, ${region} ${delivery.zip}`,
        `${methodOf(delivery.method).name}, ${formatDate(delivery.date)}`,
      ],
    },
    {
      step: 'payment',
      title: 'Payment',
      lines: [`${cardBrand} ending in ${digitsOf(cardNumber).slice(-4)}`],
    },
  ];
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      {blocks.map(({ step, title, lines }) => (
        <Box
          key={step}
          component="section"
          aria-labelledby={`${step}-facts`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '120px minmax(0, 1fr) auto' },
            columnGap: 2,
            py: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography id={`${step}-facts`} component="h2" sx={{ fontWeight: 700 }}>
            {title}
          </Typography>
          <Box sx={{ gridRow: { xs: 2, sm: 'auto' }, overflowWrap: 'anywhere' }}>
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Box>
          {editable ? (
            <Link
              href={`#${pathOf(step)}`}
              aria-label={`Change ${title.toLowerCase()}`}
              sx={{ alignSelf: 'start', py: 0.25 }}
            >
              Change
            </Link>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
