import { galleryEntry } from './directive';

const src = '../bars/demos/AirQuality.tsx';

describe('galleryEntry', () => {
  it('reads names with commas between them', () => {
    expect(
      galleryEntry({ src, type: 'Bars, Lines', features: 'Two axes,Legend', title: ' Air ' }),
    ).toEqual({ src, types: ['Bars', 'Lines'], features: ['Two axes', 'Legend'], title: 'Air' });
  });

  it('needs neither features nor a title', () => {
    expect(galleryEntry({ src, type: 'Bars' })).toEqual({ src, types: ['Bars'], features: [] });
  });

  it.each([
    [
      { src, kind: 'Bars', type: 'Bars' },
      'unknown attribute "kind" in ::gallery-demo. Allowed are: src, type, features, title.',
    ],
    [{ src, types: 'Bars' }, 'Did you mean "type"?'],
    [{ type: 'Bars' }, 'needs src, the path of a demo from this page'],
    [{ src: 'AirQuality', type: 'Bars' }, 'Found: "AirQuality".'],
    [{ src }, 'needs type, one kind of chart or several with commas between them'],
    [{ src, type: '' }, 'such as type="Bars". Found: none.'],
    [{ src, type: 'Bars,' }, 'Found: "Bars,".'],
    [{ src, type: 'Bars', features: '' }, 'Omit the attribute if there are none.'],
    [{ src, type: 'Bars', features: 'Labels,, Legend' }, 'Found: "Labels,, Legend".'],
    [{ src, type: 'Bars', title: ' ' }, 'title of ::gallery-demo is empty.'],
  ])('rejects %j and says what to write', (attributes, message) => {
    expect(() => galleryEntry(attributes)).toThrow(message);
  });
});
