import { runYielding } from './runYielding';
import { spreadCalls } from './spreadCalls';

/** A clock that only steps move, and a record of the turns. */
function fakeScheduler() {
  const log: string[] = [];
  let time = 0;
  return {
    log,
    step: (name: string, milliseconds: number) => () => {
      time += milliseconds;
      log.push(name);
    },
    environment: {
      now: () => time,
      yieldToMain: () => {
        log.push('turn');
        return Promise.resolve();
      },
    },
  };
}

it('gives the browser a turn before the first step, and after 5 ms of work', async () => {
  const { log, step, environment } = fakeScheduler();
  await runYielding(
    [step('a', 2), step('b', 2), step('c', 2), step('d', 9), step('e', 1)],
    environment,
  );
  expect(log).toEqual(['turn', 'a', 'b', 'c', 'turn', 'd', 'turn', 'e']);
});

it('waits for a step that returns a promise', async () => {
  const { log, step, environment } = fakeScheduler();
  const slow = () => Promise.resolve().then(step('slow', 1));
  await runYielding([slow, step('next', 1)], environment);
  expect(log).toEqual(['turn', 'slow', 'next']);
});

it('rejects with the error of a step, and runs none after it', async () => {
  const { log, step, environment } = fakeScheduler();
  const failing = () => Promise.reject(new Error('No network'));
  await expect(runYielding([failing, step('next', 1)], environment)).rejects.toThrow('No network');
  expect(log).toEqual(['turn']);
});

it('runs in the browser', async () => {
  const step = jest.fn();
  await runYielding([step, step]);
  expect(step).toHaveBeenCalledTimes(2);
});

describe('spreadCalls', () => {
  it('makes the first call at once, and those that follow after a turn of the browser', async () => {
    const { log, step, environment } = fakeScheduler();
    const call = spreadCalls((name: string) => step(name, 2)(), environment);
    call('a');
    call('b');
    expect(log).toEqual(['turn', 'a']);
    'cdef'.split('').forEach((name) => call(name));
    await new Promise((resolve) => process.nextTick(resolve));
    expect(log).toEqual(['turn', 'a', 'turn', 'b', 'c', 'd', 'turn', 'e', 'f']);
    call('g');
    expect(log.slice(-2)).toEqual(['turn', 'g']);
  });

  it('goes on after a call that throws', async () => {
    const called: string[] = [];
    const call = spreadCalls((name: string) => {
      called.push(name);
      if (name === 'a') {
        throw new Error('No policy');
      }
    });
    expect(() => call('a')).toThrow('No policy');
    call('b');
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(called).toEqual(['a', 'b']);
  });
});
