import { useState, type KeyboardEvent } from 'react';

/** Whether Caps Lock is on, as far as the keys pressed in a field tell. Spread `handlers` on the field. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  // Browsers that fill in a field send keyboard events without `getModifierState`.
  const read = (event: KeyboardEvent) => setOn(event.getModifierState?.('CapsLock') ?? false);
  return { on, handlers: { onKeyDown: read, onKeyUp: read } };
}
