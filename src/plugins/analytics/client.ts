/** The parameters of an event. Texts have at most 100 characters. */
export type EventParameters = Readonly<Record<string, string | number>>;

/** The destination of events. */
export interface EventSink {
  /** Receives an event. */
  event: (name: string, parameters: EventParameters) => void;
  /** Receives the display of an ad. Only a share of them is sent. */
  adDisplay: (label: string) => void;
}

let sink: EventSink | undefined;

/** Sets the destination of events. Only for the analytics plugin. */
export function setEventSink(next: EventSink | undefined): void {
  sink = next;
}

/**
 * Reports an event. Does nothing if analytics isn't configured, or without the reader's consent.
 *
 * @param name - The event's category, such as `ad`.
 * @param parameters - `eventAction` (`display`, `crash`, …), `eventLabel`, and parameters specific to the event.
 */
export function trackEvent(name: string, parameters: EventParameters = {}): void {
  sink?.event(name, parameters);
}

/**
 * Reports that an ad is shown, as event `ad` with `eventAction: 'display'`. Call it for each ad: the option
 * `adDisplayRatio` sets the share of the calls that is sent.
 *
 * @param label - Which ad, and where. Sent as the event's `eventLabel`.
 */
export function trackAdDisplay(label: string): void {
  sink?.adDisplay(label);
}

/**
 * Reports that an ad threw, as event `ad` with `eventAction: 'crash'`. All crashes are sent.
 *
 * @param label - Which ad, and where. Sent as the event's `eventLabel`.
 */
export function trackAdCrash(label: string): void {
  trackEvent('ad', { eventAction: 'crash', eventLabel: label });
}
