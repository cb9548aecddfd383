import { issueAddress } from './issue';

const FIELDS = {
  page: '/x/react-charts',
  title: 'A & B {url}',
  url: 'https://docs.example.com/x/react-charts/#bars',
  version: '8.12.1',
};

it('fills in every placeholder', () => {
  expect(issueAddress('https://a.example/{version}/{version}?p={page}', FIELDS)).toBe(
    'https://a.example/8.12.1/8.12.1?p=%2Fx%2Freact-charts',
  );
});

it('encodes what it fills in', () => {
  expect(issueAddress('https://a.example/?t={title}&u={url}', FIELDS)).toBe(
    'https://a.example/?t=A%20%26%20B%20%7Burl%7D&u=https%3A%2F%2Fdocs.example.com%2Fx%2Freact-charts%2F%23bars',
  );
});
