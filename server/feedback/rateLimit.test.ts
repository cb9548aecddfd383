/** @jest-environment node */
import { addressGroup, createRateLimit } from './rateLimit';

describe('the rate limit', () => {
  let time: number;
  const now = () => time;
  beforeEach(() => {
    time = 1_000_000;
  });

  it('allows a burst per address, then the refill rate', () => {
    const limit = createRateLimit({ capacity: 3, refillPerSecond: 0.5, maxAddresses: 10, now });
    expect([limit('a'), limit('a'), limit('a')]).toEqual([0, 0, 0]);
    expect(limit('a')).toBe(2);
    time += 1000;
    expect(limit('a')).toBe(1);
    time += 1000;
    expect(limit('a')).toBe(0);
    expect(limit('a')).toBe(2);
  });

  it('never accumulates more than one burst', () => {
    const limit = createRateLimit({ capacity: 2, refillPerSecond: 1, maxAddresses: 10, now });
    limit('a');
    time += 3_600_000;
    expect([limit('a'), limit('a'), limit('a')]).toEqual([0, 0, 1]);
  });

  it('counts each address separately', () => {
    const limit = createRateLimit({ capacity: 1, refillPerSecond: 1, maxAddresses: 10, now });
    expect([limit('a'), limit('b'), limit('a')]).toEqual([0, 0, 1]);
  });

  it("isn't weakened by a clock that is set back", () => {
    const limit = createRateLimit({ capacity: 1, refillPerSecond: 1, maxAddresses: 10, now });
    limit('a');
    time -= 60_000;
    expect(limit('a')).toBe(1);
    time += 1000;
    expect(limit('a')).toBe(0);
  });

  it('evicts only the least recently seen address when there are too many', () => {
    const limit = createRateLimit({ capacity: 1, refillPerSecond: 1, maxAddresses: 2, now });
    limit('a');
    limit('b');
    limit('a');
    limit('c');
    expect(limit('a')).toBe(1);
    expect(limit('b')).toBe(0);
  });
});

describe('an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['192.0.2.7:5000', '192.0.2.7'],
    ['[2001:db8::1]:5000', '2001:db8:0:0::/64'],
    ['[::ffff:192.0.2.7]', '192.0.2.7'],
    // The same address in other spellings.
    ['[::ffff:192.0.2.7]:5000', '192.0.2.7'],
    ['::ffff:192.0.2.7:5000', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6:5000', '2001:db8:1:2::/64'],
    ['[fe80::1%25eth0]:80', 'fe80:0:0:0::/64'],
    ['for=192.0.2.7;proto=https', '192.0.2.7'],
    ['proto=https; For="192.0.2.7:5000"', '192.0.2.7'],
    ['for="[2001:db8::1]:5000";by=10.0.0.1', '2001:db8:0:0::/64'],
    ['for=unknown', 'unknown'],
    ['::ffff:c000:207:5000', '0:0:0:0::/64'],
    ['nonsense:::', 'nonsense:::'],
    ['', ''],
  ])('%s counts as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });

  it('has a limited length, whatever a header contains', () => {
    expect(addressGroup('x'.repeat(10_000)).length).toBeLessThan(100);
  });
});
