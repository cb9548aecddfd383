import { contentHeight } from './height';

function heightOf(
  host: number,
  ...opened: { bottom: number; isFixed?: boolean; isEmpty?: boolean }[]
) {
  const places = new Map<Element, { top: number; bottom: number; isFixed: boolean }>();
  const place = (bottom: number, isFixed = false) => {
    const element = document.createElement('div');
    places.set(element, { top: 8, bottom, isFixed });
    return element;
  };
  const elements = opened.map(({ bottom, isFixed, isEmpty }) => {
    const element = place(bottom, isFixed);
    element.innerHTML = isEmpty ? '' : '<p></p>';
    return element;
  });
  return contentHeight(place(host), elements, (element) => {
    const found = places.get(element);
    if (!found) {
      throw new Error('An element that nobody placed was measured.');
    }
    return found;
  });
}

describe('the height of a frame', () => {
  it('is that of the demo', () => {
    expect(heightOf(108)).toBe(100);
  });

  it('is a whole number of pixels that cuts nothing off', () => {
    expect(heightOf(108.2)).toBe(101);
  });

  it('has room for a menu that reaches lower', () => {
    expect(heightOf(108, { bottom: 308 })).toBe(300);
    expect(heightOf(108, { bottom: 58 })).toBe(100);
  });

  it('has room for a dialog, which would be as low as the frame', () => {
    expect(heightOf(108, { bottom: 116, isFixed: true })).toBe(520);
  });

  it('has none for a fixed element that holds nothing', () => {
    expect(heightOf(108, { bottom: 900, isFixed: true, isEmpty: true })).toBe(100);
  });
});
