/** What an event tells beside its name. Texts of at most 100 characters, and numbers. */
export type EventParameters = Readonly<Record<string, string | number>>;

/** Where events go. */
export type EventSink = (name: string, parameters: EventParameters) => void;

let sink: EventSink | undefined;

/** Tells where events go from now on. For the analytics plugin alone. */
export function setEventSink(next: EventSink | undefined): void {
  sink = next;
}

/**
 * Reports an event (SPEC §7). Where no analytics is configured, and before the reader's consent, it does nothing.
 *
 * @param name - The event's category, such as `ad`.
 * @param parameters - `eventAction` (`display`, `crash`, …), `eventLabel` and what belongs to the event.
 */
export function trackEvent(name: string, parameters: EventParameters = {}): void {
  sink?.(name, parameters);
}
