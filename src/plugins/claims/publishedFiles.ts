/** Name of the file with a page's claims, below the page's path. */
export const CLAIMS_FILE = 'claims.txt';

/** Name of the file with what was verified on a page, below the page's path. It exists in development only. */
export const VERIFIED_FILE = 'verified.json';
