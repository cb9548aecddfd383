/** Where the tests find the production build. `E2E_PORT` moves it, for runs side by side. */
export const PORT = Number(process.env.E2E_PORT ?? 4173);

/** Where they find the site with services of others (servicesSite.ts). */
export const SERVICES_PORT = PORT + 1;

/** Where they find the site that is deployed anew and goes away (offline.spec.ts). */
export const OFFLINE_PORT = PORT + 2;

/** Where they find the development server (devServer.spec.ts). */
export const DEV_PORT = PORT + 3;
