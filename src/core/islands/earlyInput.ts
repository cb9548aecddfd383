import { setUnnoticed } from './edits';

import type { HeldEvent } from './types';

const isEditable = (element: Element): boolean =>
  (element instanceof HTMLElement && element.isContentEditable) ||
  element.matches('input, textarea, [contenteditable="true"]');

/** Edits the focused field as the user does. Deprecated, but there is no other way that works in all browsers. */
const edit = (command: string, text?: string) => document.execCommand(command, false, text);

const dispatchEdit = (element: Element) =>
  ['input', 'change'].forEach((type) => element.dispatchEvent(new Event(type, { bubbles: true })));

/** What the arrow keys do with a number or a native slider. */
const STEPS: Readonly<Record<string, 'stepUp' | 'stepDown'>> = {
  ArrowUp: 'stepUp',
  ArrowRight: 'stepUp',
  ArrowDown: 'stepDown',
  ArrowLeft: 'stepDown',
};

/** What keys do in a field without text. */
function actOnControl(target: Element, key: string): void {
  const step = STEPS[key];
  if (target.matches('input[type="range"]')) {
    if (step) {
      (target as HTMLInputElement)[step]();
      dispatchEdit(target);
    }
  } else if (
    target.matches(
      key === 'Enter'
        ? 'button, a[href], summary'
        : 'button, summary, [type="checkbox"], [type="radio"]',
    ) &&
    (key === 'Enter' || key === ' ')
  ) {
    (target as HTMLElement).click();
  }
}

/** Does what the browser does for a key, which it doesn't do for the repeated event. */
function actOnKey(target: Element, key: string): void {
  if (!isEditable(target) || target.matches('[type="range"], [type="checkbox"], [type="radio"]')) {
    actOnControl(target, key);
  } else if ([...key].length === 1) {
    edit('insertText', key);
  } else if (key === 'Backspace') {
    edit('delete');
  } else if (key === 'Delete') {
    edit('forwardDelete');
  } else if (key === 'Enter') {
    if (target instanceof HTMLInputElement) {
      target.form?.requestSubmit();
    } else {
      edit('insertLineBreak');
    }
  } else if (/^(Arrow(Left|Right)|Home|End)$/.test(key)) {
    getSelection()?.modify(
      'move',
      /Left|Home/.test(key) ? 'left' : 'right',
      key.startsWith('Arrow') ? 'character' : 'lineboundary',
    );
  }
}

const wait = (milliseconds = 0) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Waits for components, which move the focus in effects and timers. Not for a frame: on a slow device, many keys would take
 * seconds.
 */
async function settle(): Promise<void> {
  await wait();
  await wait();
}

/** Whether a dialog keeps an element from getting input: one that is open, or the search, which is loading. */
const isCovered = (element: Element) =>
  (element.parentElement && window.opensSearch) ||
  [...document.querySelectorAll('dialog[open]')].some(
    (dialog) => !dialog.contains(element) && !element.contains(dialog),
  );

/** Whether the reader has gone on, from a field in an element to another part of the page, before its input is repeated. */
const hasLeft = (element: Element, field: Element) =>
  field.isConnected &&
  isEditable(field) &&
  !element.contains(document.activeElement) &&
  !document.activeElement?.closest('[role="dialog"]');

/** Repeats an event in an element, after which another may wait. */
function repeatEvent(element: Element, [event, value]: HeldEvent, next?: HeldEvent): void {
  const copy = new (event.constructor as typeof Event)(event.type, event);
  const original = event.target as HTMLElement;
  if (event instanceof FocusEvent) {
    if (document.activeElement === original) {
      original.dispatchEvent(copy);
    } else if (next && !(next[0] instanceof FocusEvent)) {
      // For what was typed. Otherwise, the reader only passed by.
      original.focus({ preventScroll: true });
    }
  } else if (event instanceof MouseEvent) {
    // A component that the server can't render has other elements now.
    const target = original.isConnected
      ? original
      : document.elementFromPoint(event.clientX, event.clientY);
    target?.dispatchEvent(copy);
  } else if (event instanceof KeyboardEvent) {
    // The focus may have moved from one field to the next, or into a dialog.
    const focused = document.activeElement ?? document.body;
    const isInside = element.contains(focused);
    const isDone = !(isInside ? focused : original).dispatchEvent(copy);
    if (isInside && !isDone && event.type === 'keydown') {
      actOnKey(focused, event.ctrlKey || event.metaKey ? '' : event.key);
    }
  } else if (event instanceof InputEvent) {
    if (!event.cancelable) {
      // Text of an input method, which is in the field already.
      return;
    }
    if (event.inputType.startsWith('delete')) {
      edit('delete');
    } else {
      edit('insertText', event.data ?? event.dataTransfer?.getData('text/plain'));
    }
  } else if (original.matches('select, [type="range"]')) {
    setUnnoticed(original as HTMLSelectElement | HTMLInputElement, value ?? '');
    dispatchEdit(original);
  }
}

/** Whether the browser dispatches an event and the next one in the same task. */
const isDispatchedWith = ([{ type }]: HeldEvent, next?: HeldEvent) =>
  (type === 'mousedown' && next?.[0].type === 'focusin') ||
  (type === 'mouseup' && next?.[0].type === 'click');

/**
 * Repeats the input that waits in an element, and what is added meanwhile, in order. Components update between two events,
 * unless the browser dispatches them together. Afterwards, the focus is where the reader has left it, unless a component
 * has moved it.
 */
export async function repeatEvents(element: Element): Promise<void> {
  const waiting = element.heldInput ?? [];
  // Where the reader is.
  let { activeElement } = document;
  for (let held = waiting.shift(); held; held = waiting.shift()) {
    const target = held[0].target as HTMLElement;
    if (isCovered(element)) {
      // The reader has opened the search since. This is for the time after it, when the browser restores the focus.
      while (isCovered(element)) {
        await wait(50);
      }
      if (!element.contains(document.activeElement)) {
        target.focus({ preventScroll: true });
      }
    }
    if (!(held[0] instanceof FocusEvent) && hasLeft(element, target)) {
      ({ activeElement } = document);
      target.focus({ preventScroll: true });
    }
    // Not if it has to wait again, in an island inside.
    let isHandled = false as boolean;
    const onEvent = () => {
      isHandled = true;
    };
    window.repeatsInputOf = element;
    document.addEventListener(held[0].type, onEvent, true);
    try {
      repeatEvent(element, held, waiting[0]);
    } finally {
      window.repeatsInputOf = undefined;
      document.removeEventListener(held[0].type, onEvent, true);
    }
    // While other islands start, each pause can take hundreds of milliseconds.
    if (isHandled && !isDispatchedWith(held, waiting[0])) {
      await settle();
    }
  }
  if (!element.contains(activeElement) && element.contains(document.activeElement)) {
    (activeElement as HTMLElement | null)?.focus({ preventScroll: true });
  }
}
