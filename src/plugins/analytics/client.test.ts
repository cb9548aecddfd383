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

it('passes events from features to analytics', () => {
  setEventSink(sink);
  reportAll();
  expect(sink.event.mock.calls).toEqual([
    ['search', { eventAction: 'open' }],
    ['search', {}],
    ['ad', { eventAction: 'crash', eventLabel: 'top' }],
  ]);
  expect(sink.adDisplay.mock.calls).toEqual([['in-house-top']]);
});

it('drops events before analytics starts and after it stops', () => {
  reportAll();
  setEventSink(sink);
  setEventSink(undefined);
  reportAll();
  expect(sink.event).not.toHaveBeenCalled();
  expect(sink.adDisplay).not.toHaveBeenCalled();
});
