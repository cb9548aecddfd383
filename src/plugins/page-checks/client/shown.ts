/** A problem, as the browser shows it. */
export interface ShownProblem {
  /** Route of the page whose check has found it, such as `/x/react-data-grid/sorting`. */
  pathname: string;
  /** File, line and column, such as `docs/a.mdx:1:2`. */
  place: string;
  /** Opened in the editor on click. */
  path: string;
  message: string;
}

/** What the message of the development server contains that passes the problems on. */
export interface ProblemsMessage {
  problems: readonly ShownProblem[];
}

/** What the overlay shows. */
export interface Shown {
  /** Problems of the current page. */
  here: readonly ShownProblem[];
  /** Problems of other pages. */
  elsewhere: readonly ShownProblem[];
  /** Whether the list is open. Otherwise, a badge has the number of problems. */
  isOpen: boolean;
}

/** Identifies a problem, wherever its line has moved. */
export const keyOf = ({ place, message }: ShownProblem): string =>
  `${place.replace(/:\d+:\d+$/, '')} ${message}`;

/** Whether only the sentence of a claim has changed, which a writer may do last. */
const isOfClaim = ({ place }: ShownProblem) => /\.claims\.tsx:\d+:\d+$/.test(place);

/** The path of a page without locale, version and slash at the end. */
const pageOf = (pathname: string) =>
  pathname
    .replace(/^(?:\/[a-z]{2})?\/x\/(?:next(?=\/|$)\/?|\d+\.\d+\.\d+(?=\/|$)\/?)?/, '/x/')
    .replace(/\/$/, '');

/**
 * Returns what the overlay shows.
 *
 * @param pathname - Path of the page in the browser.
 * @param seen - Keys of the problems that the list contained when the writer closed it.
 */
export function shownProblems(
  problems: readonly ShownProblem[],
  pathname: string,
  seen: ReadonlySet<string>,
): Shown {
  const isHere = (problem: ShownProblem) => pageOf(problem.pathname) === pageOf(pathname);
  return {
    here: problems.filter(isHere),
    elsewhere: problems.filter((problem) => !isHere(problem)),
    isOpen: problems.some((problem) => !isOfClaim(problem) && !seen.has(keyOf(problem))),
  };
}
