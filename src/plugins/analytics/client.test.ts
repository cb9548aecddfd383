/** @jest-environment node */
import { setEventSink, trackAdCrash, trackAdDisplay, trackEvent } from './client';

const sink = { event: jest.fn(), adDisplay: jest.fn() };

afterEach(() => {
  setEventSink(undefined);
  jest.clearAllMocks();
});

function reportAll(): void {
  trackEvent('search', { eventAction: 'open' });
  trackEvent('search');
  trackAdDisplay('in-house-top');
  trackAdCrash('top');
}

it('what features report goes where analytics says', () => {
  setEventSink(sink);
  reportAll();
  expect(sink.event.mock.calls).toEqual([
    ['search', { eventAction: 'open' }],
    ['search', {}],
    ['ad', { eventAction: 'crash', eventLabel: 'top' }],
  ]);
  expect(sink.adDisplay.mock.calls).toEqual([['in-house-top']]);
});

it('goes nowhere before, and nowhere after', () => {
  reportAll();
  setEventSink(sink);
  setEventSink(undefined);
  reportAll();
  expect(sink.event).not.toHaveBeenCalled();
  expect(sink.adDisplay).not.toHaveBeenCalled();
});
