import Typography from '@mui/material/Typography';

import PageHeading from '../components/PageHeading';
import SubscribeForm from '../components/SubscribeForm';
import type { Service } from '../data/report';
import type { StatusServer } from '../data/server';

interface SubscribePageProps {
  server: StatusServer;
  services: readonly Service[];
}

/** A short page: a form. */
export default function SubscribePage({ server, services }: SubscribePageProps) {
  return (
    <>
      <PageHeading>Hear about incidents</PageHeading>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 4, maxWidth: '56ch' }}>
        One email when an incident starts and one when it is over. Every email has a link to
        unsubscribe.
      </Typography>
      <SubscribeForm server={server} services={services} />
    </>
  );
}
