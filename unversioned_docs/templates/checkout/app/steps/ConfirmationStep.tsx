import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import Message from '../components/Message';
import OrderFacts from '../components/OrderFacts';
import type { Order } from '../data/order';

export interface ConfirmationStepProps {
  order: Order;
  /** Whether an earlier attempt placed the order, before people changed it. */
  differs: boolean;
  onShopAgain: () => void;
}

/** The order that the server placed. */
export default function ConfirmationStep({ order, differs, onShopAgain }: ConfirmationStepProps) {
  return (
    <>
      {differs ? (
        <Box sx={{ mb: 3 }}>
          <Message severity="info">
            Your first attempt had already placed this order, so it doesn’t contain your later
            changes.
          </Message>
        </Box>
      ) : null}
      <Typography sx={{ mb: 3 }}>
        Your order number is <strong>{order.number}</strong>. The receipt goes to{' '}
        {order.contact.email}.
      </Typography>
      <OrderFacts
        contact={order.contact}
        delivery={order.delivery}
        cardNumber={order.card.lastDigits}
        cardBrand={order.card.brand}
        editable={false}
      />
      <Button variant="outlined" size="large" sx={{ mt: 3 }} onClick={onShopAgain}>
        Shop again
      </Button>
    </>
  );
}
