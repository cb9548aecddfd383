/** A click or a change on the page before its scripts have run. */
export interface EarlyInput {
  event: Event;
  /** The value of the select at that time. React sets it back when it hydrates the page. */
  value: string | undefined;
}

declare global {
  interface Window {
    /** Input since the page's first script. Undefined once it has been taken. */
    templatePreviewInput?: EarlyInput[] | undefined;
  }
}

/** A script that records input until {@link takeEarlyInput} is called. It runs before the page is painted. */
export const RECORD_SCRIPT = `(w=>{w.templatePreviewInput=[];for(const t of["click","change"])document.addEventListener(t,event=>w.templatePreviewInput&&w.templatePreviewInput.push({event,value:event.target.value}),true)})(window)`;

/** Returns what was recorded, and ends the recording. */
export function takeEarlyInput(): readonly EarlyInput[] {
  const inputs = window.templatePreviewInput ?? [];
  window.templatePreviewInput = undefined;
  return inputs;
}

/**
 * Repeats input that came before the page responded to it.
 *
 * @param inputs - What was recorded, in order.
 * @param container - Input outside of it is left out.
 * @param isHandled - Whether the page has responded to an event after all: React waits with those that arrive while it
 * hydrates.
 */
export function replayInput(
  inputs: readonly EarlyInput[],
  container: HTMLElement,
  isHandled: (event: Event) => boolean,
): void {
  for (const { event, value } of inputs) {
    const { target, type } = event;
    if (!(target instanceof Element) || !container.contains(target) || isHandled(event)) {
      continue;
    }
    if (type === 'change' && target instanceof HTMLSelectElement && value !== undefined) {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (type === 'click') {
      target.closest('button')?.click();
    }
  }
}
