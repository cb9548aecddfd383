/**
 * What the errors that edited code causes most often mean, by React's error code. The production build of React, which
 * runs in the frame, only gives the code.
 */
const REACT_ERRORS: Readonly<Record<string, string>> = {
  31: 'The code renders an object, which React can’t show. Render its fields, or an array of elements.',
  130: 'The code renders something that is not a component: check that it is imported by its right name, and exported.',
  185: 'The code changes state after each render, so it never stops rendering. Give the effect that sets the state the right dependencies.',
  300: 'A component calls fewer hooks than in its last render. Move each return and each condition below the hooks.',
  301: 'A component sets its own state while it renders, so it never stops rendering. Set the state in an event handler or an effect.',
  310: 'A component calls more hooks than in its last render. Move each return and each condition below the hooks.',
  321: 'A hook is called outside of a component. Call hooks at the top of a component or of another hook.',
};

/** The messages of a failed `fetch` in Chromium, Firefox and Safari. */
const FAILED_REQUEST =
  /^(?:Failed to fetch|NetworkError when attempting to fetch resource\.?|Load failed)/;

/** Matches URLs, but not keywords such as `inline`. */
const URL_START = /^[a-z][\w+.-]*:/i;

const NO_REQUESTS =
  'The code sends a request, and edited code can’t reach the network here. Open the demo in StackBlitz to load data.';

/**
 * Returns the message of an error, after a sentence that explains it if it is one that developers can't understand by
 * its message alone.
 */
export function explainError({ name, message }: Error): string {
  const original = name === 'Error' ? message : `${name}: ${message}`;
  const [, code = ''] = /^Minified React error #(\d+);/.exec(message) ?? [];
  const explanation =
    REACT_ERRORS[code] ??
    // Nothing can be fetched in the frame, so there is no other reason.
    (name === 'TypeError' && FAILED_REQUEST.test(message) ? NO_REQUESTS : undefined);
  return explanation ? `${explanation} (${original})` : original;
}

/** Explains what the frame's policy blocked. Returns undefined for what isn't a request. */
export function explainBlocked({
  blockedURI,
  effectiveDirective,
}: Pick<SecurityPolicyViolationEvent, 'blockedURI' | 'effectiveDirective'>): string | undefined {
  if (!URL_START.test(blockedURI)) return undefined;
  return effectiveDirective === 'connect-src'
    ? `${NO_REQUESTS} (Blocked: ${blockedURI})`
    : `Edited code can’t load files from other sites here. Open the demo in StackBlitz to use them. (Blocked: ${blockedURI})`;
}
