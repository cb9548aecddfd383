import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useHashLocation } from 'wouter/use-hash-location';

import DiscountForm from './components/DiscountForm';
import Layout, { PAGE_HEADING_ID } from './components/Layout';
import LiveRegion from './components/LiveRegion';
import Progress from './components/Progress';
import Summary from './components/Summary';
import { toIsoDate } from './data/calendar';
import { draftReducer, EMPTY_CARD, INITIAL_DRAFT, nextStep, pathOf, stepOf } from './data/draft';
import { messageOf, type Conditions, type SimulatedServer } from './data/server';
import type { DraftStore } from './data/storage';
import { totalsOf } from './data/totals';
import CartStep from './steps/CartStep';
import ConfirmationStep from './steps/ConfirmationStep';
import ContactStep from './steps/ContactStep';
import DeliveryStep from './steps/DeliveryStep';
import PaymentStep from './steps/PaymentStep';
import ReviewStep from './steps/ReviewStep';

const HEADINGS = {
  cart: 'Your cart',
  contact: 'How can the shop reach you?',
  delivery: 'Where should it go?',
  payment: 'How do you want to pay?',
  review: 'Check your order',
  confirmation: 'Thank you for your order',
};

const neverChanges = () => () => {};

export interface CheckoutProps {
  server: SimulatedServer;
  store: DraftStore;
  /** Creates the key that identifies an order. */
  createKey: () => string;
}

/** The application: the order so far, and the step that the address asks for. */
export default function Checkout({ server, store, createKey }: CheckoutProps) {
  const [path, navigate] = useHashLocation();
  const [draft, dispatch] = useReducer(draftReducer, INITIAL_DRAFT);
  const [card, setCard] = useState(EMPTY_CARD);
  const [failure, setFailure] = useState('');
  const [differs, setDiffers] = useState(false);
  const [conditions, setConditions] = useState<Conditions>('normal');
  const [announcement, setAnnouncement] = useState('');
  const today = useSyncExternalStore(
    neverChanges,
    () => toIsoDate(server.now()),
    () => '1970-01-01',
  );

  // Before the browser paints, so that people don't see the example cart first.
  useLayoutEffect(() => dispatch({ type: 'restored', draft: store.read() }), [store]);
  useEffect(() => {
    if (draft.restored) store.write(draft);
  }, [draft, store]);

  const step = draft.restored ? stepOf(path, draft, card, today) : 'cart';
  const shownStep = useRef(step);
  useEffect(() => {
    if (!draft.restored) return;
    // The address may name a step that isn't open yet.
    if (pathOf(step) !== path) navigate(pathOf(step), { replace: true });
    if (shownStep.current === step) return;
    shownStep.current = step;
    document.title = `${HEADINGS[step]} – Loam & Ladle`;
    document.getElementById(PAGE_HEADING_ID)?.focus();
    if (step !== 'cart') dispatch({ type: 'cart left' });
  }, [draft.restored, step, path, navigate]);

  const { order } = draft;
  const confirmed = step === 'confirmation' ? order : null;
  const totals =
    confirmed?.totals ??
    totalsOf(draft.lines, draft.discount, draft.delivery.method, draft.delivery.region);
  const shown = confirmed
    ? {
        ...draft,
        lines: confirmed.lines,
        discount: confirmed.discount,
        delivery: confirmed.delivery,
      }
    : draft;

  return (
    <Layout
      heading={HEADINGS[step]}
      progress={confirmed ? null : <Progress current={step} next={nextStep(draft, card, today)} />}
      summary={
        totals.count > 0 ? (
          <Summary draft={shown} totals={totals} withLines={step !== 'cart'}>
            {step === 'cart' || step === 'review' ? (
              <DiscountForm
                server={server}
                discount={draft.discount}
                missing={totals.missingForDiscount}
                onChange={(discount) => dispatch({ type: 'discount', discount })}
                announce={setAnnouncement}
              />
            ) : null}
          </Summary>
        ) : null
      }
      conditions={conditions}
      onConditionsChange={(next) => {
        server.setConditions(next);
        setConditions(next);
      }}
    >
      {confirmed ? (
        <ConfirmationStep
          order={confirmed}
          differs={differs}
          onShopAgain={() => {
            dispatch({ type: 'cart filled' });
            navigate('/');
          }}
        />
      ) : step === 'contact' ? (
        <ContactStep
          contact={draft.contact}
          onChange={(contact) => dispatch({ type: 'contact', contact })}
          onContinue={() => navigate('/delivery')}
        />
      ) : step === 'delivery' ? (
        <DeliveryStep
          delivery={draft.delivery}
          onChange={(delivery) => dispatch({ type: 'delivery', delivery })}
          lines={draft.lines}
          goods={totals.subtotal - totals.discount}
          today={today}
          onContinue={() => navigate('/payment')}
        />
      ) : step === 'payment' ? (
        <PaymentStep
          card={card}
          onChange={setCard}
          failure={failure}
          today={today}
          onContinue={() => {
            setFailure('');
            navigate('/review');
          }}
        />
      ) : step === 'review' ? (
        <ReviewStep
          server={server}
          draft={draft}
          card={card}
          totals={totals}
          createKey={createKey}
          announce={setAnnouncement}
          onSent={(orderKey) => dispatch({ type: 'order sent', orderKey })}
          onPlaced={(placed) => {
            setDiffers(placed.differs);
            setCard(EMPTY_CARD);
            dispatch({ type: 'order placed', order: placed.order });
            navigate('/confirmation', { replace: true });
          }}
          onRefused={(error) => {
            dispatch({ type: 'order declined' });
            if (error.code === 'card-declined' || error.code === 'insufficient-funds') {
              setFailure(messageOf(error));
              navigate('/payment');
            }
          }}
        />
      ) : (
        <CartStep
          draft={draft}
          dispatch={dispatch}
          announce={setAnnouncement}
          onContinue={() => navigate('/contact')}
        />
      )}
      <LiveRegion>{announcement}</LiveRegion>
    </Layout>
  );
}
