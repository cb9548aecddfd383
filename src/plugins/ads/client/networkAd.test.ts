import { checkAd, type ThirdPartyAd } from './networkAd';

const HOSTS = ['https://images.example'];
const NOW = 1_763_700_000_000;
const check = (ad: ThirdPartyAd) => checkAd(ad, HOSTS, NOW);

const GOOD: ThirdPartyAd = {
  statlink: 'https://click.example/1?a=b',
  statimp: '//images.example/impression',
  image: 'https://images.example/logo.png',
  company: 'Acme Boards',
  description: 'Boards for people in a hurry.',
  pixel: 'https://images.example/p1?t=[timestamp]||https://images.example/p2',
  timestamp: '1234',
};

it('accepts a valid ad', () => {
  expect(check(GOOD)).toEqual({
    link: 'https://click.example/1?a=b',
    company: 'Acme Boards',
    description: 'Boards for people in a hurry.',
    image: 'https://images.example/logo.png',
    pixels: [
      'https://images.example/impression',
      'https://images.example/p1?t=1234',
      'https://images.example/p2',
    ],
  });
});

describe('links', () => {
  test.each([
    ['//click.example/1', 'https://click.example/1'],
    ['http://click.example/1', 'http://click.example/1'],
    ['HTTPS://click.example', 'https://click.example/'],
  ])('are normalized: %s to %s', (statlink, link) => {
    expect(check({ statlink })?.link).toBe(link);
  });

  test.each([
    undefined,
    null,
    '',
    1,
    {},
    ['https://click.example'],
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://click.example/1',
    '/x/',
    'click.example',
    'https://',
    'https://user:secret@click.example/',
  ])('of %j are rejected together with the ad', (statlink) => {
    expect(check({ ...GOOD, statlink })).toBeUndefined();
  });
});

describe('images and pixels', () => {
  test.each([
    'https://evil.example/logo.png',
    'https://images.example.evil.example/logo.png',
    'http://images.example/logo.png',
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)',
    '/img/logo.svg',
    7,
  ])('ignore %j', (address) => {
    const ad = check({ statlink: GOOD.statlink, image: address, statimp: address, pixel: address });
    expect(ad).not.toHaveProperty('image');
    expect(ad?.pixels).toEqual([]);
  });

  it('use the current time if the ad has no timestamp', () => {
    const { pixels } = check({ ...GOOD, statimp: '', timestamp: undefined }) ?? {};
    expect(pixels?.[0]).toBe(`https://images.example/p1?t=${NOW}`);
  });

  it('ignore a host or path in the timestamp', () => {
    const pixel = 'https://images.example/p?t=[timestamp]';
    const { pixels } = check({ statlink: GOOD.statlink, pixel, timestamp: '&a=/../#"<' }) ?? {};
    expect(pixels).toEqual(['https://images.example/p?t=%26a%3D%2F..%2F%23%22%3C']);
    expect(
      check({ statlink: GOOD.statlink, pixel: 'https://[timestamp]/', timestamp: 'evil.example' })
        ?.pixels,
    ).toEqual([]);
  });

  it('are limited to ten', () => {
    const pixel = Array.from({ length: 50 }, (_, index) => `https://images.example/${index}`);
    expect(check({ ...GOOD, pixel: pixel.join('||') })?.pixels).toHaveLength(10);
  });
});

describe('texts', () => {
  it('are never parsed as HTML', () => {
    const description = '<img src=x onerror=alert(1)> & <b>bold</b>';
    expect(check({ ...GOOD, description })?.description).toBe(description);
  });

  it('contain no invisible characters, such as those that change the text direction', () => {
    expect(check({ ...GOOD, company: ' A\u202Ec\u0000me\n\n Boards\u200B ' })?.company).toBe(
      'A c me Boards',
    );
  });

  it('are truncated to fit', () => {
    const ad = check({ ...GOOD, company: 'a'.repeat(1_000_000), description: 'b '.repeat(500) });
    expect(ad?.company).toHaveLength(60);
    expect(ad?.description.length).toBeLessThanOrEqual(180);
    expect(ad?.description.endsWith('…')).toBe(true);
  });

  test.each([undefined, null, 1, {}, ['a']])('of %j are empty', (description) => {
    expect(check({ ...GOOD, description })?.description).toBe('');
  });
});
