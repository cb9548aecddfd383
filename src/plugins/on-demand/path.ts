/** Path at which the browser asks the development server to compile modules. */
export const OPEN_PATH = '/__portal/open';
