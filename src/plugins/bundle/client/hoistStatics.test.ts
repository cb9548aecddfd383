import { Component, memo } from 'react';

import hoistStatics from './hoistStatics';

class Screen extends Component {
  static section = 'docs';
}

class Page extends Screen {
  static displayName = 'Page';
  static defaultProps = { size: 1 };
  static route = '/x/';
  static load() {
    return 'loaded';
  }
  static getDerivedStateFromError() {
    return null;
  }
  override render() {
    return null;
  }
}

const Memoized = Object.assign(
  memo(() => null),
  { route: '/x/memo/' },
);

it.each([
  ['a class and its base', Page, ['load', 'route', 'section']],
  ['a memoized component', Memoized, ['route']],
])('copies the statics of %s, except those that React reads', (_kind, source, copied) => {
  const target = () => null;
  const own = Object.getOwnPropertyNames(target);
  expect(hoistStatics(target, source)).toBe(target);
  const added = Object.getOwnPropertyNames(target).filter((name) => !own.includes(name));
  expect(added.sort()).toEqual(copied);
  expect(target).toHaveProperty('route', source.route);
});
