import { keyOf, shownProblems, type ProblemsMessage, type ShownProblem } from './shown';
import styles from './overlay.module.css';

/*
 * Shows the problems of pages while `docusaurus start` runs. webpack-dev-server's own overlay covers the page, opens
 * again after each compilation, and forgets that it was closed.
 */

/** Where the problems are noted that the writer has seen. They are kept when the page reloads. */
const SEEN = 'page-checks:seen';

let problems: readonly ShownProblem[] = [];
/** Whether the writer has opened the list. A badge opens it even if everything in it was seen. */
let isOpened = false;
let root: HTMLElement | undefined;

function seenProblems(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SEEN) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  } catch {
    return new Set();
  }
}

function setSeen(keys: readonly string[]): void {
  try {
    sessionStorage.setItem(SEEN, JSON.stringify(keys));
  } catch {
    // Without storage, the list opens again when the page reloads.
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string | undefined,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.className = className ?? '';
  created.append(...children);
  return created;
}

function button(className: string | undefined, label: string, onClick: () => void): HTMLElement {
  const created = element('button', className, label);
  created.type = 'button';
  created.addEventListener('click', onClick);
  return created;
}

function item({ place, path, message }: ShownProblem): HTMLElement {
  const open = button(styles.place, place, () => {
    // webpack-dev-server opens the writer's editor.
    void fetch(`/webpack-dev-server/open-editor?fileName=${encodeURIComponent(path)}`);
  });
  return element('li', styles.item, open, element('div', undefined, message));
}

const count = (number: number) => (number === 1 ? '1 problem' : `${number} problems`);

function close(): void {
  isOpened = false;
  setSeen(problems.map(keyOf));
  render();
}

function closeOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') {
    close();
  }
}

function render(): void {
  root?.remove();
  root = undefined;
  document.removeEventListener('keydown', closeOnEscape);
  if (problems.length === 0) {
    isOpened = false;
    return;
  }
  const shown = shownProblems(problems, window.location.pathname, seenProblems());
  if (!shown.isOpen && !isOpened) {
    root = button(styles.badge, count(problems.length), () => {
      isOpened = true;
      render();
    });
  } else {
    document.addEventListener('keydown', closeOnEscape);
    const list = (title: string, own: readonly ShownProblem[]) =>
      own.length === 0
        ? []
        : [element('h2', styles.title, title), element('ul', styles.list, ...own.map(item))];
    root = element(
      'section',
      styles.overlay,
      button(styles.close, 'Close (Esc)', close),
      ...list('This page', shown.here),
      ...list('Other pages', shown.elsewhere),
    );
    root.setAttribute('aria-label', count(problems.length));
  }
  document.body.append(root);
}

window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  // webpack-dev-server's client passes on messages about the progress as they are.
  const { type, data: sent } = (data ?? {}) as { type?: unknown; data?: Partial<ProblemsMessage> };
  if (source !== window || type !== 'webpackProgress' || !sent?.problems) {
    return;
  }
  problems = sent.problems;
  // A problem that is solved and comes back is a new one.
  const present = new Set(problems.map(keyOf));
  setSeen([...seenProblems()].filter((key) => present.has(key)));
  render();
});

/** The problems of the page that was opened come first. */
export function onRouteDidUpdate(): void {
  render();
}
