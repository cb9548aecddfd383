import { mayReload } from '../../../core/browser/deployment';

import { updateReason } from './updateReason';

beforeEach(() => sessionStorage.clear());

const storage = () => sessionStorage;
const update = (build: string) => mayReload(updateReason(build, storage), storage);

it('lets a tab reload for each deployment, even if an earlier one is repeated', () => {
  expect(['a', 'b', 'a', 'b'].map(update)).toEqual([true, true, true, true]);
});

it('but not forever', () => {
  const updates = Array.from({ length: 20 }, () => update('a'));
  expect(updates.filter(Boolean)).toHaveLength(5);
});
