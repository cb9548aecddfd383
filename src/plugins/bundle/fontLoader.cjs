// Keeps the characters of a font that English text and code need (`import font from '….woff2?text'`). For the others,
// pages load the whole font, as `unicode-range` in src/css/fonts.css says.
const subsetFont = require('subset-font');

/** ASCII, typographic characters, arrows that the Data Grid's guides show, and letters of names. */
const CHARACTERS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '\u00A0«»°²·×–—‘’“”…€↑↓áäåçèéíñóöøüßÅÉÖ';

/** @param {Buffer} source - A font in the format WOFF2. */
module.exports = function fontLoader(source) {
  const done = this.async();
  subsetFont(source, CHARACTERS, { targetFormat: 'woff2' }).then((font) => done(null, font), done);
};

module.exports.raw = true;
module.exports.CHARACTERS = CHARACTERS;
