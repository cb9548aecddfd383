import { reasonNotToRun } from './isolation';

it('lets a document with an opaque origin run code', () => {
  expect(reasonNotToRun('null')).toBeUndefined();
});

test.each(['https://docs.example.com', 'http://localhost:3000', '', 'NULL', undefined as never])(
  'explains why a document with the origin %s does not run any',
  (origin) => expect(reasonNotToRun(origin)).toMatch(/doesn't run code.*sandbox="allow-scripts"/),
);
