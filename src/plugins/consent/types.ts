/** A kind of service that works only with the reader's consent. */
export type ConsentPurpose = 'analytics' | 'ads';

/** What the build tells the pages, as `@portal/consent`. */
export interface ConsentData {
  readonly purposes: readonly ConsentPurpose[];
  /** Address, from the root, of the page that tells what is sent. */
  readonly page?: string;
}
