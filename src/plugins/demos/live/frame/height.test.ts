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
  it('is the height of the demo', () => {
    expect(heightOf(108)).toBe(100);
  });

  it('is rounded up to whole pixels', () => {
    expect(heightOf(108.2)).toBe(101);
  });

  it('includes a menu that extends below', () => {
    expect(heightOf(108, { bottom: 308 })).toBe(300);
    expect(heightOf(108, { bottom: 58 })).toBe(100);
  });

  it('includes a dialog, which is as high as the frame', () => {
    expect(heightOf(108, { bottom: 116, isFixed: true })).toBe(520);
  });

  it('ignores an empty fixed element', () => {
    expect(heightOf(108, { bottom: 900, isFixed: true, isEmpty: true })).toBe(100);
  });
});
