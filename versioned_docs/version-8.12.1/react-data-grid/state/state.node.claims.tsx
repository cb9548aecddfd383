import { claim } from '@portal/claims';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';

import RememberedGrid from './demos/RememberedGrid';

claim(
  'The code also runs on the server. Read the storage in a `try` block, as the demo does, or render the grid in the browser only.',
  () => {
    expect(() => localStorage.getItem('trips-grid-v1')).toThrow();
    expect(renderToString(<RememberedGrid />)).toContain('Leave');
  },
);
