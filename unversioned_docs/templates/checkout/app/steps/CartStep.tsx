import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import ProductArt from '../components/ProductArt';
import { MAX_QUANTITY, type Action, type Draft } from '../data/draft';
import { productOf } from '../data/products';
import { formatMoney } from '../data/totals';

export interface CartStepProps {
  draft: Draft;
  dispatch: (action: Action) => void;
  announce: (message: string) => void;
  onContinue: () => void;
}

/** What people buy. A removed line stays as a note with **Undo** until they leave the cart. */
export default function CartStep({ draft, dispatch, announce, onContinue }: CartStepProps) {
  const list = useRef<HTMLUListElement>(null);
  const empty = draft.lines.every(({ quantity }) => quantity === 0);

  /** Focuses a button of a line once it is rendered. */
  const focusIn = (productId: string, action: 'undo' | 'remove') => {
    requestAnimationFrame(() => {
      list.current
        ?.querySelector<HTMLElement>(`[data-line="${productId}"] [data-action="${action}"]`)
        ?.focus();
    });
  };

  const setQuantity = (productId: string, quantity: number) => {
    if (quantity < 1 || quantity > MAX_QUANTITY) return;
    dispatch({ type: 'quantity', productId, quantity });
    announce(`${productOf(productId).name}: ${quantity}`);
  };

  return (
    <>
      {empty ? (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          Your cart is empty. Nothing has been charged.
        </Typography>
      ) : null}
      <Box ref={list} component="ul" sx={{ m: 0, mb: 3, p: 0, listStyle: 'none' }}>
        {draft.lines.map(({ productId, quantity }) => {
          const product = productOf(productId);
          return (
            <Box
              component="li"
              key={productId}
              data-line={productId}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 2,
                py: 2,
                borderTop: 1,
                borderColor: 'divider',
                '&:last-of-type': { borderBottom: 1, borderBottomColor: 'divider' },
              }}
            >
              {quantity === 0 ? (
                <>
                  <Box sx={{ flex: 1, color: 'text.secondary' }}>{product.name} was removed.</Box>
                  <Button
                    data-action="undo"
                    aria-label={`Undo: put ${product.name} back`}
                    onClick={() => {
                      dispatch({ type: 'removal undone', productId });
                      announce(`${product.name} is back in the cart.`);
                      focusIn(productId, 'remove');
                    }}
                  >
                    Undo
                  </Button>
                </>
              ) : (
                <>
                  <ProductArt productId={productId} size={72} />
                  <Box sx={{ flex: '1 1 180px' }}>
                    <Typography component="h2" sx={{ fontWeight: 700 }}>
                      {product.name}
                    </Typography>
                    <Typography variant="body2" color="text.secondary">
                      {product.detail}
                    </Typography>
                    <Typography variant="body2" color="text.secondary">
                      {formatMoney(product.price)} each
                    </Typography>
                  </Box>
                  <Box
                    sx={{
                      display: 'flex',
                      flex: { xs: '1 0 100%', sm: '0 0 auto' },
                      alignItems: 'center',
                      gap: 1,
                    }}
                  >
                    <Box
                      role="group"
                      aria-label={`Quantity of ${product.name}`}
                      sx={{
                        display: 'flex',
                        alignItems: 'center',
                        border: 1,
                        borderColor: 'divider',
                        borderRadius: 1,
                      }}
                    >
                      <IconButton
                        aria-label={`One ${product.name} less`}
                        aria-disabled={quantity <= 1}
                        sx={{ opacity: quantity <= 1 ? 0.4 : 1 }}
                        onClick={() => setQuantity(productId, quantity - 1)}
                      >
                        <Remove fontSize="small" />
                      </IconButton>
                      <Box
                        component="span"
                        data-quantity
                        sx={{ minWidth: 28, textAlign: 'center', fontWeight: 600 }}
                      >
                        {quantity}
                      </Box>
                      <IconButton
                        aria-label={`One ${product.name} more`}
                        aria-disabled={quantity >= MAX_QUANTITY}
                        sx={{ opacity: quantity >= MAX_QUANTITY ? 0.4 : 1 }}
                        onClick={() => setQuantity(productId, quantity + 1)}
                      >
                        <Add fontSize="small" />
                      </IconButton>
                    </Box>
                    <Button
                      data-action="remove"
                      aria-label={`Remove ${product.name}`}
                      onClick={() => {
                        dispatch({ type: 'quantity', productId, quantity: 0 });
                        announce(`${product.name} was removed.`);
                        focusIn(productId, 'undo');
                      }}
                    >
                      Remove
                    </Button>
                    <Box
                      sx={{
                        minWidth: 80,
                        ml: 'auto',
                        textAlign: 'end',
                        fontWeight: 600,
                        fontVariantNumeric: 'tabular-nums',
                      }}
                    >
                      {formatMoney(product.price * quantity)}
                    </Box>
                  </Box>
                </>
              )}
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        {empty ? (
          <Button variant="outlined" size="large" onClick={() => dispatch({ type: 'cart filled' })}>
            Fill the cart again
          </Button>
        ) : (
          <Button variant="contained" size="large" onClick={onContinue}>
            Continue to contact
          </Button>
        )}
      </Box>
    </>
  );
}
