/** @jest-environment node */
import { messagesIn, quotedIn } from './messages';

const PAGE = '/x/react-data-grid/rows/';
const messages = messagesIn(
  PAGE,
  [
    '**"No row with id #… found."** The grid lacks the row.',
    '',
    '"The cell … is not in edit mode" and "[`rowIds`](../ids.md) can only contain 1 item in DataGrid" are thrown.',
    '',
    'The error `The x-axis with id "…" should be of type "band"` is about bars.',
    '',
    '**"Cannot read properties of undefined"** or **"Cannot read properties of undefined (reading \'size\')"**',
    '',
    'The label "Rows per page" is no message.',
    '',
    '```tsx',
    'throw new Error("This is not in the prose");',
    '```',
  ].join('\n'),
);

const found = (query: string) => quotedIn(messages, query).map(({ words }) => words.join(' '));

it.each([
  ['No row with id #5 found', 'no row with id found'],
  ['Uncaught Error: MUI X: No row with id #a1b2-c3 found.', 'no row with id found'],
  ['The cell with id=3 and field=name is not in edit mode', 'the cell is not in edit mode'],
  [
    '`rowIds` can only contain 1 item in DataGrid. You passed 3.',
    'rowids can only contain item in datagrid',
  ],
  [
    "the x-axis with id 'years' should be of type 'band'",
    'the x-axis with id should be of type band',
  ],
  ['should be of type band', 'the x-axis with id should be of type band'],
  [
    "TypeError: Cannot read properties of undefined (reading 'size')",
    'cannot read properties of undefined reading size',
  ],
])('finds the message in "%s"', (query, message) => {
  expect(found(query)).toEqual([message]);
});

it.each([
  'row with an id that was found on no page',
  'change the text of rows per page',
  'this is not in the prose',
  'edit mode',
  'the cell of a column that a user resized, which is new, should not be in the edit mode',
])('finds no message in "%s"', (query) => {
  expect(found(query)).toEqual([]);
});

it('knows where a message is', () => {
  const [message] = quotedIn(messages, 'No row with id 5 found');
  expect(message).toMatchObject({ page: PAGE, start: 2 });
});
