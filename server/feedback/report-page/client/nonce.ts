/** Nonce with which the page's Content-Security-Policy allows styles. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
