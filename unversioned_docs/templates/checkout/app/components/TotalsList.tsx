import Box from '@mui/material/Box';

import { formatMoney, methodOf, type Discount, type MethodId, type Totals } from '../data/totals';

export interface TotalsListProps {
  totals: Totals;
  discount: Discount | null;
  method: MethodId;
}

/** What an order costs, from the goods to the total. */
export default function TotalsList({ totals, discount, method }: TotalsListProps) {
  const rows: [string, string][] = [['Goods', formatMoney(totals.subtotal)]];
  if (totals.discount > 0) {
    rows.push([`Discount ${discount?.code ?? ''}`, `−${formatMoney(totals.discount)}`]);
  }
  rows.push([
    `${methodOf(method).name} delivery`,
    totals.shipping === 0 ? 'Free' : formatMoney(totals.shipping),
  ]);
  rows.push(['Tax', totals.tax === null ? 'After the address' : formatMoney(totals.tax)]);
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0, fontVariantNumeric: 'tabular-nums' }}>
      {rows.map(([term, value]) => (
        <Box key={term} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {value}
          </Box>
        </Box>
      ))}
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          pt: 1.5,
          borderTop: 1,
          borderColor: 'divider',
          fontSize: '1.125rem',
          fontWeight: 700,
        }}
      >
        <dt>{totals.tax === null ? 'Total before tax' : 'Total'}</dt>
        <Box component="dd" sx={{ m: 0 }}>
          {formatMoney(totals.total)}
        </Box>
      </Box>
    </Box>
  );
}
