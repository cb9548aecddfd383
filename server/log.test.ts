/** @jest-environment node */
import { limitLog } from './log';

it('has a limit for lines and for their length, and says how many are missing', () => {
  const written: string[] = [];
  let time = 1_000_000;
  const log = limitLog(
    (line) => written.push(line),
    () => time,
  );
  for (let index = 0; index < 10_000; index += 1) {
    log('x'.repeat(index));
  }
  expect(written).toHaveLength(60);
  log('y'.repeat(10_000));
  expect(written).toHaveLength(60);
  time += 60_000;
  log('y'.repeat(10_000));
  log('z');
  expect(written.slice(60)).toEqual(['9941 lines were left out.', `${'y'.repeat(500)}…`, 'z']);
});
