import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Product, statusOf } from './products';

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Four figures about all products. */
export function Tiles({ products }: { products: readonly Product[] }) {
  const count = (status: string) => products.filter((each) => statusOf(each) === status).length;
  const value = products.reduce((sum, { stock, cost }) => sum + stock * cost, 0);
  const units = products.reduce((sum, { stock }) => sum + stock, 0);
  const tiles = [
    { label: 'Stock value', value: `€ ${whole.format(value)}`, color: 'text.primary' },
    { label: 'Units on hand', value: whole.format(units), color: 'text.primary' },
    { label: 'Low', value: whole.format(count('Low')), color: 'warning.main' },
    { label: 'Sold out', value: whole.format(count('Sold out')), color: 'error.main' },
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        gap: 1.5,
        px: 2,
        pb: 2,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {tiles.map(({ label, value: figure, color }) => (
        <Box key={label} sx={{ px: 2, py: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            component="p"
            noWrap
            sx={{ fontSize: { xs: 17, sm: 20 }, fontWeight: 600, lineHeight: 1.4, color }}
          >
            <bdi>{figure}</bdi>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
