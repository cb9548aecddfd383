import type {
  ApiComponent,
  ApiHook,
  ApiInterface,
  ApiMember,
  ApiReference,
  ApiSlot,
  ApiTypeText,
} from './types';

/** Creates a member for tests, with defaults for what a test isn't about. */
export function member(name: string, rest: Partial<ApiMember> = {}): ApiMember {
  return { name, type: { short: ['string'] }, description: '', ...rest };
}

/** Creates a slot for tests. */
export function slot(name: string, rest: Partial<ApiSlot> = {}): ApiSlot {
  return { ...member(name), type: { short: ['ElementType'] }, ...rest };
}

export const GRID_ROW_REFERENCE = { text: 'GridRow', symbol: 'data-grid/grid-row' } as const;

const ROWS: ApiTypeText = ['readonly ', GRID_ROW_REFERENCE, '<R>[]'];

/** Creates a small component like those of the packages. */
export function component(rest: Partial<ApiComponent> = {}): ApiComponent {
  return {
    id: 'data-grid/data-grid',
    name: 'DataGrid',
    product: 'x-data-grid',
    kind: 'component',
    description: 'Shows rows.',
    modules: ['@mui/x-data-grid/DataGrid', '@mui/x-data-grid'],
    props: [
      member('rows', { type: { short: ROWS }, required: true, description: 'Rows to show.' }),
      member('density', {
        type: { short: ["'compact' | 'standard'"] },
        defaultValue: '"standard"',
        description: 'Height of rows.',
      }),
      member('autoHeight', {
        deprecated: 'Use a flex parent.',
        description: 'Grows with its rows.',
      }),
    ],
    slots: [slot('toolbar', { defaultComponent: 'Toolbar', description: 'Above the rows.' })],
    classes: [
      { name: 'cell', className: 'MuiDataGrid-cell', description: 'A cell.' },
      { name: 'row', className: 'MuiDataGrid-row', description: 'A row.' },
    ],
    themeName: 'MuiDataGrid',
    ref: 'HTMLDivElement',
    ...rest,
  };
}

/** Creates an interface. */
export function gridRow(rest: Partial<ApiInterface> = {}): ApiInterface {
  return {
    id: 'data-grid/grid-row',
    name: 'GridRow',
    product: 'x-data-grid',
    kind: 'interface',
    description: '',
    modules: ['@mui/x-data-grid'],
    typeParameters: '<R extends object = any>',
    members: [member('id', { required: true, description: 'Of the row.' })],
    extends: [],
    ...rest,
  };
}

/** Creates a hook. */
export function hook(rest: Partial<ApiHook> = {}): ApiHook {
  return {
    id: 'data-grid/use-grid-row',
    name: 'useGridRow',
    product: 'x-data-grid',
    kind: 'hook',
    description: 'Finds a row.',
    modules: ['@mui/x-data-grid'],
    signatures: [
      {
        text: ['(id: string): ', GRID_ROW_REFERENCE, ' | null'],
        parameters: [{ name: 'id', type: { short: ['string'] }, description: 'Of the row.' }],
        returns: { type: { short: [GRID_ROW_REFERENCE, ' | null'] }, description: 'The row.' },
      },
    ],
    parameters: [],
    result: [],
    ...rest,
  };
}

/** A release with one symbol of each kind. */
export const REFERENCE: ApiReference = {
  packages: [{ name: '@mui/x-data-grid', version: '8.12.1', product: 'x-data-grid' }],
  symbols: [component(), gridRow(), hook()],
  otherExports: {},
};
