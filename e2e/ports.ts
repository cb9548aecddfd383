/** Port of the production build. Can be changed with `E2E_PORT`, to run tests in parallel. */
export const PORT = Number(process.env.E2E_PORT ?? 4173);

/** Port of the site that is redeployed and goes offline (offline.spec.ts). */
export const OFFLINE_PORT = PORT + 2;

/** Port of the development server (devServer.spec.ts). */
export const DEV_PORT = PORT + 3;
