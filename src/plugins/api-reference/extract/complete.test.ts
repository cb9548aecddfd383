/** @jest-environment node */
import { component, member } from '../fixture';

import { complete } from './complete';

it('adds the plans that members need', () => {
  const { props } = complete(
    component({
      props: [
        member('groupable', { description: 'Groups rows. Only available in DataGridPremium.' }),
        member('getDetailPanelContent'),
        member('columnHeaderFilterIconButton'),
      ],
    }),
  );
  expect(props.map(({ plan }) => plan)).toEqual(['premium', 'pro', undefined]);
});

it('describes common members that the packages leave without a description', () => {
  const { props } = complete(
    component({
      props: [member('className'), member('style', { description: 'Of the root.' }), member('x')],
    }),
  );
  expect(props.map(({ description }) => description)).toEqual([
    'Adds a CSS class.',
    'Of the root.',
    '',
  ]);
});

it('says in the description of a class which plan it needs', () => {
  const { classes } = complete(
    component({
      classes: [
        { name: 'pinnedRows', className: 'MuiDataGrid-pinnedRows', description: 'Pinned rows' },
        { name: 'cell', className: 'MuiDataGrid-cell', description: 'A cell' },
      ],
    }),
  );
  expect(classes.map(({ description }) => description)).toEqual([
    'Pinned rows. Needs Pro.',
    'A cell',
  ]);
});
