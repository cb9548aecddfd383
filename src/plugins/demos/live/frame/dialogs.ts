/** The functions of a window that open a dialog of the browser, and what they return in a sandbox. */
const DIALOGS = { alert: undefined, confirm: false, prompt: null } as const;

/** The part of a window that {@link explainDialogs} replaces. */
export type DialogWindow = Pick<Window, keyof typeof DIALOGS>;

/**
 * Says why `alert`, `confirm` and `prompt` show nothing: browsers ignore them in a sandbox without `allow-modals`, and
 * only tell the console. They return what they would return there.
 *
 * @param onCall - Called with an error that has the explanation as its message, and the place of the call in its stack.
 */
export function explainDialogs(page: DialogWindow, onCall: (error: Error) => void): void {
  const replace = <K extends keyof DialogWindow>(name: K, result: (typeof DIALOGS)[K]) => {
    const explain = (message: unknown = '') => {
      const effect = result === undefined ? '' : ` and returns ${String(result)}`;
      const text = String(message);
      onCall(
        new Error(
          `${name}() opens no dialog here${effect}, because the code runs in a sandbox. Show the text on the page, or use console.log().${text && ` (The text: ${text})`}`,
        ),
      );
      return result;
    };
    Object.defineProperty(page, name, { value: explain, configurable: true, writable: true });
  };
  replace('alert', DIALOGS.alert);
  replace('confirm', DIALOGS.confirm);
  replace('prompt', DIALOGS.prompt);
}
