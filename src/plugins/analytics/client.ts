/** What an event tells beside its name. Texts of at most 100 characters, and numbers. */
export type EventParameters = Readonly<Record<string, string | number>>;

/** Where events go. */
export interface EventSink {
  /** Takes an event. */
  event: (name: string, parameters: EventParameters) => void;
  /** Takes the display of an ad, of which a share is sent. */
  adDisplay: (label: string) => void;
}

let sink: EventSink | undefined;

/** Tells where events go from now on. For the analytics plugin alone. */
export function setEventSink(next: EventSink | undefined): void {
  sink = next;
}

/**
 * Reports an event. Does nothing if analytics isn't configured, or without the reader's consent.
 *
 * @param name - The event's category, such as `ad`.
 * @param parameters - `eventAction` (`display`, `crash`, …), `eventLabel` and what belongs to the event.
 */
export function trackEvent(name: string, parameters: EventParameters = {}): void {
  sink?.event(name, parameters);
}

/**
 * Reports that an ad is shown, as event `ad` with `eventAction: 'display'`. Call it for each ad: the option
 * `adDisplayRatio` sets the share of the calls that is sent.
 *
 * @param label - Which ad, and where: the event's `eventLabel`.
 */
export function trackAdDisplay(label: string): void {
  sink?.adDisplay(label);
}

/**
 * Reports that an ad threw, as event `ad` with `eventAction: 'crash'`. All crashes are sent.
 *
 * @param label - Which ad, and where: the event's `eventLabel`.
 */
export function trackAdCrash(label: string): void {
  trackEvent('ad', { eventAction: 'crash', eventLabel: label });
}
