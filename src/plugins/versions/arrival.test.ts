import { rememberSwitch, SWITCH_KEY, takeSwitch } from './arrival';
import type { VersionSwitch } from './shown';

const NEAREST: VersionSwitch = { standIn: 'nearest', title: 'Pivoting', label: '8.12.1' };

beforeEach(() => sessionStorage.clear());

it('tells a page about the switch that led to it, once', () => {
  rememberSwitch('/x/react-data-grid/', NEAREST);
  expect(takeSwitch('/x/react-data-grid/')).toEqual(NEAREST);
  expect(takeSwitch('/x/react-data-grid/')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('tells other pages and later visits nothing', () => {
  rememberSwitch('/x/react-data-grid/', NEAREST);
  expect(takeSwitch('/x/')).toBeUndefined();
  expect(takeSwitch('/x/react-data-grid/')).toBeUndefined();
});

test.each(['', 'text', 'null', '7', '{}', '{"to":"/x/"}', '{"to":"/x/","title":1,"label":"a"}'])(
  'ignores the stored value %j',
  (text) => {
    sessionStorage.setItem(SWITCH_KEY, text);
    expect(takeSwitch('/x/')).toBeUndefined();
  },
);

it('returns nothing if storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  rememberSwitch('/x/', NEAREST, blocked);
  expect(takeSwitch('/x/', blocked)).toBeUndefined();
});
