/** StackBlitz endpoint that accepts a project as a form (developer.stackblitz.com, "POST API"). */
export const STACKBLITZ_ENDPOINT = 'https://stackblitz.com/run';

/** CodeSandbox endpoint that accepts a project as a form (codesandbox.io/docs, "Define API"). */
export const CODESANDBOX_ENDPOINT = 'https://codesandbox.io/api/v1/sandboxes/define';

/** Origins of the services. The site's Content-Security-Policy must allow forms to be sent to them. */
export const SANDBOX_ORIGINS: readonly string[] = [STACKBLITZ_ENDPOINT, CODESANDBOX_ENDPOINT].map(
  (endpoint) => new URL(endpoint).origin,
);
