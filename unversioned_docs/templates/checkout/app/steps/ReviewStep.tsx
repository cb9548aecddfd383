import { useState } from 'react';
import Box from '@mui/material/Box';

import Message from '../components/Message';
import OrderFacts from '../components/OrderFacts';
import PendingButton from '../components/PendingButton';
import StepActions from '../components/StepActions';
import type { Draft } from '../data/draft';
import type { Card } from '../data/order';
import { messageOf, ServerError, type PlacedOrder, type Server } from '../data/server';
import { formatMoney, type Totals } from '../data/totals';
import { useAbortSignal } from '../hooks/useAbortSignal';

export interface ReviewStepProps {
  server: Server;
  draft: Draft;
  card: Card;
  totals: Totals;
  createKey: () => string;
  onSent: (orderKey: string) => void;
  onPlaced: (placed: PlacedOrder) => void;
  /** Called when the server has decided against the order. */
  onRefused: (error: ServerError) => void;
  announce: (message: string) => void;
}

/** Everything once more, and the button that places the order. */
export default function ReviewStep({
  server,
  draft,
  card,
  totals,
  createKey,
  onSent,
  onPlaced,
  onRefused,
  announce,
}: ReviewStepProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const newSignal = useAbortSignal();

  const place = async () => {
    // An attempt whose answer got lost is repeated with its key, so that the server recognizes it.
    const orderKey = draft.orderKey || createKey();
    onSent(orderKey);
    setPending(true);
    setFailure('');
    announce('Placing your order…');
    const signal = newSignal();
    try {
      const placed = await server.placeOrder(
        {
          orderKey,
          lines: draft.lines,
          discountCode: draft.discount?.code ?? '',
          contact: draft.contact,
          delivery: draft.delivery,
          card,
          expectedTotal: totals.total,
        },
        signal,
      );
      announce(`Order ${placed.order.number} is placed.`);
      onPlaced(placed);
    } catch (error) {
      if (signal.aborted) return;
      announce('');
      setPending(false);
      setFailure(messageOf(error));
      if (error instanceof ServerError && error.code !== 'no-answer') onRefused(error);
    }
  };

  return (
    <>
      <OrderFacts
        contact={draft.contact}
        delivery={draft.delivery}
        cardNumber={card.number}
        editable
      />
      {failure ? (
        <Box sx={{ mt: 3 }}>
          <Message>{failure}</Message>
        </Box>
      ) : null}
      <StepActions back="payment">
        <PendingButton
          variant="contained"
          size="large"
          pending={pending}
          pendingText="Placing your order…"
          onClick={() => void place()}
        >
          Place the order for {formatMoney(totals.total)}
        </PendingButton>
      </StepActions>
    </>
  );
}
