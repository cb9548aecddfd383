/** Where StackBlitz takes a project as a form (developer.stackblitz.com, "POST API"). */
export const STACKBLITZ_ENDPOINT = 'https://stackblitz.com/run';

/** Where CodeSandbox takes a project as a form (codesandbox.io/docs, "Define API"). */
export const CODESANDBOX_ENDPOINT = 'https://codesandbox.io/api/v1/sandboxes/define';

/** Origins of the services: the site's policy must let forms be sent to them. */
export const SANDBOX_ORIGINS: readonly string[] = [STACKBLITZ_ENDPOINT, CODESANDBOX_ENDPOINT].map(
  (endpoint) => new URL(endpoint).origin,
);
