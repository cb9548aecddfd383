/** @jest-environment node */
import { loadFeedback } from './feedback';

describe('the feedback receiver under load', () => {
  it('stores 200 answers a second from 50 connections exactly once, including duplicates', async () => {
    const { sent, answers, refused, rows, lost, doubled } = await loadFeedback({
      perSecond: 200,
      seconds: 3,
      connections: 50,
    });
    expect({ sent, refused, lost, doubled }).toEqual({
      sent: 600,
      refused: 0,
      lost: 0,
      doubled: 0,
    });
    expect(rows).toBe(answers);
    expect(answers).toBeLessThan(sent);
  }, 60_000);
});
