import headingFont from '@fontsource/roboto-condensed/files/roboto-condensed-latin-700-normal.woff2';
import lightFont from '@fontsource/work-sans/files/work-sans-latin-300-normal.woff2';
import textFont from '@fontsource/work-sans/files/work-sans-latin-400-normal.woff2';

const FACES = [
  { family: 'Work Sans', weight: '300', url: lightFont },
  { family: 'Work Sans', weight: '400', url: textFont },
  { family: 'Roboto Condensed', weight: '700', url: headingFont },
];

/** Custom properties with the font families of the shell and of islands' text. */
const FAMILIES = {
  '--ifm-font-family-base': "'Work Sans', system-ui, sans-serif",
  '--ifm-heading-font-family': "'Roboto Condensed', system-ui, sans-serif",
};

let loaded: Promise<unknown> | undefined;

/** Whether the current page uses the fonts. It may change while they are loading. */
let isWanted = false;

/**
 * Applies or removes the extra fonts. They are fetched once, when they are first applied.
 *
 * @throws Error if a font can't be fetched. The next call tries again.
 */
export async function wearFonts(isWorn: boolean): Promise<void> {
  isWanted = isWorn;
  if (isWorn) {
    loaded ??= loadFaces();
    try {
      await loaded;
    } catch (error) {
      loaded = undefined;
      throw error;
    }
  }
  const { style } = document.documentElement;
  for (const [property, family] of Object.entries(FAMILIES)) {
    if (isWanted) {
      style.setProperty(property, family);
    } else {
      style.removeProperty(property);
    }
  }
}

async function loadFaces(): Promise<void> {
  const faces = FACES.map(
    ({ family, weight, url }) => new FontFace(family, `url(${JSON.stringify(url)})`, { weight }),
  );
  await Promise.all(faces.map((face) => face.load()));
  faces.forEach((face) => document.fonts.add(face));
}
