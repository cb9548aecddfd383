import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ChangeEvent } from 'react';

import {
  ADD_ONS,
  MOST_CONVERSATIONS,
  MOST_SEATS,
  PLANS,
  type Plan,
  type PlanId,
} from '../data/plans';
import { cheapest, estimate, fits, type Line, type Needs } from '../logic/estimate';
import { formatMoney } from '../logic/money';
import CountField from './CountField';
import Segments from './Segments';

export interface EstimatorProps {
  plan: Plan;
  needs: Needs;
  onPlanChange: (plan: PlanId) => void;
  onNeedsChange: (changes: Partial<Needs>) => void;
}

interface CheckProps {
  label: string;
  note: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

function Check({ label, note, checked, disabled = false, onChange }: CheckProps) {
  return (
    <Box
      component="label"
      sx={{ display: 'flex', gap: 1.5, py: 0.75, cursor: disabled ? 'default' : 'pointer' }}
    >
      <Box
        component="input"
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange(event.target.checked);
        }}
        sx={{
          width: 24,
          height: 24,
          m: 0,
          flex: 'none',
          accentColor: 'currentColor',
          color: 'primary.main',
        }}
      />
      <span>
        {label}
        <Box
          component="span"
          sx={{ display: 'block', color: 'text.secondary', fontSize: 'body2.fontSize' }}
        >
          <bdi>{note}</bdi>
        </Box>
      </span>
    </Box>
  );
}

/** What a team needs, and what it costs, line by line. */
export default function Estimator({ plan, needs, onPlanChange, onNeedsChange }: EstimatorProps) {
  const { currency, seats, billing } = needs;
  const possible = fits(plan, seats);
  const result = estimate(plan, needs);
  const best = cheapest(PLANS, needs);
  const money = (amount: number) => formatMoney(amount, currency);

  const line = ({ id, label, calculation, amount }: Line) => (
    <tr key={id}>
      <th scope="row">
        {label}
        <Box
          component="span"
          sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875em' }}
        >
          <bdi>{calculation}</bdi>
        </Box>
      </th>
      <td>
        <bdi>{money(amount)}</bdi>
      </td>
    </tr>
  );

  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 26rem)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Segments
          label="Plan"
          name="plan"
          value={plan.id}
          options={PLANS.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={onPlanChange}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <CountField
            label="Seats"
            noun="seats"
            value={seats}
            lowest={1}
            highest={MOST_SEATS}
            step={1}
            onChange={(value) => {
              onNeedsChange({ seats: value });
            }}
          />
          <CountField
            label="Conversations per month, whole team"
            noun="conversations"
            value={needs.conversations}
            lowest={0}
            highest={MOST_CONVERSATIONS}
            step={1000}
            onChange={(value) => {
              onNeedsChange({ conversations: value });
            }}
          />
        </Box>
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Box
            component="legend"
            sx={{ p: 0, mb: 0.5, color: 'text.secondary', fontSize: 'body2.fontSize' }}
          >
            Add-ons and discounts
          </Box>
          {ADD_ONS.map(({ id, name, price, perSeat }) => {
            const included = plan.includes.includes(id);
            return (
              <Check
                key={id}
                label={name}
                note={
                  included
                    ? `Included in ${plan.name}`
                    : `${formatMoney(price[currency], currency, true)} per month${perSeat ? ' and seat' : ''}`
                }
                checked={included || needs.addOns.includes(id)}
                disabled={included}
                onChange={(checked) => {
                  onNeedsChange({
                    addOns: checked
                      ? [...needs.addOns, id]
                      : needs.addOns.filter((other) => other !== id),
                  });
                }}
              />
            );
          })}
          <Check
            label="Nonprofit or school"
            note="25% off everything"
            checked={needs.nonprofit}
            onChange={(nonprofit) => {
              onNeedsChange({ nonprofit });
            }}
          />
        </Box>
      </Box>
      <Box
        component="section"
        aria-labelledby="receipt"
        sx={{
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          p: { xs: 2.5, sm: 3 },
        }}
      >
        <Typography id="receipt" component="h3" variant="h6">
          {plan.name}, {seats} {seats === 1 ? 'seat' : 'seats'}
        </Typography>
        {possible ? (
          <>
            <Box
              component="table"
              aria-labelledby="receipt"
              sx={{
                width: '100%',
                mt: 1.5,
                borderCollapse: 'collapse',
                fontVariantNumeric: 'tabular-nums',
                '& th': { textAlign: 'start', fontWeight: 400, py: 0.75 },
                '& td': { textAlign: 'end', verticalAlign: 'top', py: 0.75, whiteSpace: 'nowrap' },
                '& .sum > *': {
                  borderTop: 1,
                  borderColor: 'divider',
                  fontWeight: 600,
                  py: 1.25,
                },
              }}
            >
              <tbody>
                {result.charges.map(line)}
                <tr className="sum">
                  <th scope="row">Subtotal per month</th>
                  <td>
                    <bdi>{money(result.subtotal)}</bdi>
                  </td>
                </tr>
                {result.discounts.map(line)}
                {result.discounts.length > 0 && (
                  <tr className="sum">
                    <th scope="row">Total per month</th>
                    <td>
                      <bdi>{money(result.total)}</bdi>
                    </td>
                  </tr>
                )}
              </tbody>
            </Box>
            <Box
              component="output"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
                justifyContent: 'space-between',
                alignItems: 'baseline',
                borderTop: 2,
                borderColor: 'text.primary',
                pt: 1.5,
              }}
            >
              <span>
                {billing === 'yearly' ? 'Due each year' : 'Due each month'}
                {billing === 'yearly' && (
                  <Box
                    component="span"
                    sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875em' }}
                  >
                    <bdi>12 × {money(result.total)}</bdi>
                  </Box>
                )}
              </span>
              <Box
                component="strong"
                sx={{
                  fontSize: '1.75rem',
                  letterSpacing: '-0.01em',
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                <bdi>{money(result.due)}</bdi>
              </Box>
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              Taxes are added when you pay, depending on where you are.
            </Typography>
          </>
        ) : (
          <Typography sx={{ mt: 1 }}>
            {plan.name} is for up to {plan.seats} seats.
          </Typography>
        )}
        {best && best.id !== plan.id && (
          <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="body2">
              {best.name} would cost <bdi>{money(estimate(best, needs).total)}</bdi> per month for
              the same needs
              {possible ? (
                <>
                  , <bdi>{money(result.total - estimate(best, needs).total)}</bdi> less
                </>
              ) : null}
              .
            </Typography>
            <Button
              size="small"
              onClick={() => {
                onPlanChange(best.id);
              }}
              sx={{ mt: 0.5, mx: -1 }}
            >
              Switch to {best.name}
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  );
}
