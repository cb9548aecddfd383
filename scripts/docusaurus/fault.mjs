// What to print when a command of Docusaurus fails. Imports Node's own modules only.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the place in the site's own files that an error of code comes from: `portal.config.ts:31:5`. */
function placeOf({ stack = '' }, siteDir) {
  return stack
    .split('\n')
    .map((line) => /(?:\(|at (?:async )?)((?:file:\/\/)?\/[^()]+:\d+:\d+)\)?$/.exec(line)?.[1])
    .filter((place) => place !== undefined)
    .map((place) =>
      path.relative(siteDir, place.startsWith('file:') ? fileURLToPath(place) : place),
    )
    .find((place) => !place.startsWith('..') && !place.includes('node_modules'));
}

/** Whether an error was thrown by the language, and not by code that says what is wrong. */
const isOfCode = ({ name }) => /^(?:Type|Reference|Range)Error$/.test(name);

/** Messages of errors that only wrap another one. */
const WRAPPER =
  /^(?:Unable to build website|Docusaurus could not load module|Loading of version failed)/;

/** What begins a list of what isn't wrong. */
const LISTS = /\n(?:Require stack:|Available document ids are:)/;

/**
 * Returns the messages of an error and of its causes, or undefined if a person needs the stack to find the mistake.
 *
 * @param siteDir - The site's folder. Files in it are named relative to it.
 */
export function faultLines(error, siteDir) {
  const chain = [];
  for (let each = error; each instanceof Error; each = each.cause) {
    chain.push(each);
  }
  // Pages that can't be rendered.
  if (chain.length === 0 || chain.some((candidate) => candidate instanceof AggregateError)) {
    return undefined;
  }
  const lines = chain.flatMap((each) => {
    const [message] = each.message.trim().split(LISTS);
    const origin = placeOf(each, siteDir);
    // The configuration is in the site's folder itself.
    const place = isOfCode(each) || !origin?.includes(path.sep) ? origin : undefined;
    // Docusaurus wraps errors into some that say nothing else.
    const isWrapper = each.cause !== undefined && WRAPPER.test(message);
    return isWrapper ? [] : [place === undefined ? message : `${place}: ${message}`];
  });
  return lines
    .filter((line, index) => !lines.slice(0, index).some((before) => before.includes(line)))
    .map((line) => line.replaceAll(siteDir + path.sep, ''));
}
