import { readEnvironment } from './environment';

describe('readEnvironment', () => {
  test('works without any variables', () => {
    expect(readEnvironment({})).toMatchObject({
      siteUrl: 'https://docs.example.com',
      feedbackEndpoint: '/feedback',
      isOfflineEnabled: true,
      algolia: undefined,
      buildCache: '.docusaurus/cache',
      isDevelopment: false,
    });
  });

  test('turns the feedback question off if FEEDBACK_ENDPOINT is empty, and treats other empty variables as unset', () => {
    const { feedbackEndpoint, chatEndpoint, siteUrl } = readEnvironment({
      FEEDBACK_ENDPOINT: '',
      CHAT_ENDPOINT: '',
      SITE_URL: '',
    });
    expect([feedbackEndpoint, chatEndpoint]).toEqual([undefined, undefined]);
    expect(siteUrl).toBe('https://docs.example.com');
  });

  test('keeps nothing between builds if BUILD_CACHE is off', () => {
    expect(readEnvironment({ BUILD_CACHE: 'off' }).buildCache).toBeUndefined();
    expect(readEnvironment({ BUILD_CACHE: '/cache' }).buildCache).toBe('/cache');
  });

  test.each([
    [{ SITE_URL: 'docs.example.com' }, /SITE_URL .* found "docs\.example\.com"/],
    [{ SITE_URL: 'ftp://docs.example.com' }, /SITE_URL .* found "ftp:/],
    [
      { SITE_URL: 'https://acme.com/docs/' },
      /SITE_URL .* set "baseUrl" of "site" in portal\.config\.ts; found "https:\/\/acme\.com/,
    ],
    [{ SITE_URL: 'https://me:key@acme.com' }, /SITE_URL .* found "https:\/\/me:key@acme\.com"/],
    [{ SITE_URL: ' https://acme.com' }, /SITE_URL .* found " https:\/\/acme\.com"/],
    [{ CHAT_ENDPOINT: 'chat.acme.com' }, /CHAT_ENDPOINT must be .* found "chat\.acme\.com"/],
    [{ FEEDBACK_ENDPOINT: 'feedback' }, /FEEDBACK_ENDPOINT must be .* found "feedback"/],
    [{ BUILD_CACHE: 'OFF' }, /BUILD_CACHE must be a folder, or "off"; found "OFF"/],
    [{ FEEDBACK_MAX_ROW: '5' }, /FEEDBACK_MAX_ROW .* found "5"\. Did you mean FEEDBACK_MAX_ROWS\?/],
    [{ SITEURL: '', BUILD_CAHCE: 'x' }, /Did you mean BUILD_CACHE/],
    [{ OFFLINE: 'no' }, /OFFLINE must be "off" or unset; found "no"/],
    [{ ALGOLIA_APP_ID: 'A1', ALGOLIA_INDEX_NAME: 'docs' }, /ALGOLIA_API_KEY is missing/],
    [{ ALGOLIA_API_KEY: 'k' }, /ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME are missing/],
  ])('rejects %j', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });
});

it('prints no secret whose variable is misspelled', () => {
  for (const name of ['FEEDBACK_DATABASE_TOKE', 'ALGOLIA_APIKEY', 'MUI_X_LICENCE_KEY']) {
    const read = () => readEnvironment({ [name]: 'hidden' });
    expect(read).toThrow(`${name} isn't a variable of the portal. Did you mean`);
    expect(read).not.toThrow('hidden');
  }
});

it('leaves variables of other programs alone', () => {
  expect(() =>
    readEnvironment({ VERSION: '1', LOCALE: 'en', CI_SERVER_HOST: 'a', BUILD_CAUSE: 'push' }),
  ).not.toThrow();
});
