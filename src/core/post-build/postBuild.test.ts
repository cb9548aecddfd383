/** @jest-environment node */
import { buildIsWritten, writeAfterBuild } from '.';

afterEach(() => {
  globalThis.portalPostBuild = undefined;
});

/** A promise that the test settles. */
function later() {
  let resolve = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<void>((onDone, onFailed) => {
    resolve = onDone;
    reject = onFailed;
  });
  return { promise, resolve, reject };
}

it('who reads waits for all who write, those that are called later among them', async () => {
  const [first, second] = [later(), later()];
  const order: string[] = [];
  void writeAfterBuild('/build', () => first.promise);
  const reading = buildIsWritten('/build').then(() => order.push('read'));
  void writeAfterBuild('/build', () => second.promise).then(() => order.push('second'));

  first.resolve();
  await first.promise;
  await new Promise((resolve) => setTimeout(resolve));
  expect(order).toEqual([]);
  second.resolve();
  await reading;
  expect(order).toEqual(['second', 'read']);
});

it('other builds are waited for by nobody', async () => {
  void writeAfterBuild('/build/zh', () => later().promise);
  await expect(buildIsWritten('/build')).resolves.toBeUndefined();
});

it('who reads is told that something could not be written', async () => {
  const { promise, reject } = later();
  const writing = writeAfterBuild('/build', () => promise);
  const reading = buildIsWritten('/build');
  reject(new Error('no room'));
  await expect(writing).rejects.toThrow('no room');
  await expect(reading).rejects.toThrow('no room');
});

it('who writes has back what came of it', async () => {
  await expect(writeAfterBuild('/build', () => Promise.resolve(3))).resolves.toBe(3);
});
