// The Data Grid prints a copy of itself in a frame, whose markup it sets as a string. No Trusted Types policy can tell
// whether that markup is harmless, and a frame doesn't have the page's policy. Where the browser asks for Trusted Types,
// the copy is therefore made without a string. Elsewhere nothing changes: the Data Grid works around a bug in Safari.
const AS_STRING = 'printDoc.body.innerHTML = container.innerHTML;';
const AS_NODE =
  'if (window.trustedTypes) { printDoc.body.append(printDoc.importNode(gridClone, true)); } else { printDoc.body.innerHTML = container.innerHTML; }';

/** @param {string} source - The module `useGridPrintExport` of `@mui/x-data-grid`. */
module.exports = function printLoader(source) {
  if (
    source.split(AS_STRING).length !== 2 ||
    !source.includes('container.appendChild(gridClone);')
  ) {
    throw new Error(
      `printLoader: ${this.resourcePath} must contain "${AS_STRING}" once, after "container.appendChild(gridClone);". ` +
        'See how the Data Grid fills the frame that it prints now, and correct src/plugins/html-policy/printLoader.cjs.',
    );
  }
  return source.replace(AS_STRING, AS_NODE);
};
