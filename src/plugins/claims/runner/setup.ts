import * as React from 'react';

import { afterEach } from 'vitest';

import { moveMouseAway } from '../browser';

/*
 * Runs before each file of claims in the browser. It moves the mouse away after each claim that has used it: Chrome
 * sends events for a mouse when something appears below it, so the next claim could start with a hovered chart.
 */
let isMouseUsed = false;
window.addEventListener(
  'mousemove',
  ({ isTrusted }) => {
    isMouseUsed ||= isTrusted;
  },
  true,
);
afterEach(async () => {
  if (isMouseUsed) {
    await moveMouseAway();
    isMouseUsed = false;
  }
});

/*
 * It also spares React work in development whose results nobody sees here:
 *
 * - It reports each render to the browser's performance panel if the console has `timeStamp` (8 % of the time).
 * - It creates a task for its debugger for each element if the console has `createTask` (12 %).
 * - It creates an error for each element, for the stack of components in warnings (15 %). React itself does this only
 *   for the first 10,000 elements of each second, which it counts in `recentlyCreatedOwnerStacks` (React 19.3).
 */
Reflect.deleteProperty(console, 'timeStamp');
Reflect.deleteProperty(console, 'createTask');

const internals = (React as unknown as Record<string, object | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
  });
}
