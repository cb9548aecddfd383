import Box from '@mui/material/Box';
import { Fragment } from 'react';

import { FEATURES, PLANS, type FeatureValue } from '../data/plans';
import Mark from './Mark';

function Value({ value }: { value: FeatureValue }) {
  if (typeof value === 'string') {
    return <bdi>{value}</bdi>;
  }
  return (
    <>
      <Mark included={value} />
      <span className="visually-hidden">{value ? 'Included' : 'Not included'}</span>
    </>
  );
}

/** All features of all plans. The columns share the width, so the table fits a phone without scrolling. */
export default function FeatureTable() {
  return (
    <Box
      component="table"
      aria-labelledby="compare"
      sx={{
        width: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'separate',
        borderSpacing: 0,
        fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
        '& th, & td': {
          px: { xs: 0.25, sm: 2 },
          py: 1.25,
          textAlign: 'center',
          borderBottom: 1,
          borderColor: 'divider',
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'break-word',
        },
        '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 0 },
        '& tbody th[scope="row"]': { fontWeight: 400, overflowWrap: 'break-word' },
      }}
    >
      <colgroup>
        <Box component="col" sx={{ width: { xs: '34%', sm: '40%' } }} />
        {PLANS.map((plan) => (
          <col key={plan.id} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={stickyHeader}>
            Feature
          </Box>
          {PLANS.map((plan) => (
            <Box key={plan.id} component="th" scope="col" sx={stickyHeader}>
              {plan.name}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {FEATURES.map(({ group, rows }) => (
          <Fragment key={group}>
            <tr>
              <Box
                component="th"
                scope="colgroup"
                colSpan={PLANS.length + 1}
                sx={{ '&&': { pt: 4, color: 'primary.main' } }}
              >
                {group}
              </Box>
            </tr>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {PLANS.map((plan) => (
                  <td key={plan.id}>
                    <Value value={values[plan.id]} />
                  </td>
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </Box>
  );
}

const stickyHeader = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  bgcolor: 'background.default',
  fontWeight: 600,
} as const;
