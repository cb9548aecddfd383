import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { Draft } from '../data/draft';
import { productOf } from '../data/products';
import { formatMoney, type Totals } from '../data/totals';
import TotalsList from './TotalsList';

export interface SummaryProps {
  draft: Draft;
  totals: Totals;
  /** Whether to list the products. The cart lists them itself. */
  withLines: boolean;
  children?: ReactNode;
}

/** The order so far. It stays in view beside long forms. */
export default function Summary({ draft, totals, withLines, children }: SummaryProps) {
  return (
    <Box
      component="aside"
      aria-labelledby="summary"
      sx={{
        position: { md: 'sticky' },
        top: 24,
        display: 'grid',
        gap: 2.5,
        p: 2.5,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography id="summary" component="h2" variant="h6" sx={{ fontSize: '1.0625rem' }}>
        Your order
      </Typography>
      {withLines ? (
        <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {draft.lines
            .filter(({ quantity }) => quantity > 0)
            .map(({ productId, quantity }) => {
              const product = productOf(productId);
              return (
                <Box
                  component="li"
                  key={productId}
                  sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}
                >
                  <span>
                    {quantity} × {product.name}
                  </span>
                  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {formatMoney(product.price * quantity)}
                  </Box>
                </Box>
              );
            })}
        </Box>
      ) : null}
      {children}
      <TotalsList totals={totals} discount={draft.discount} method={draft.delivery.method} />
    </Box>
  );
}
