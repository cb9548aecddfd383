/** A kind of service that needs the reader's consent. */
export type ConsentPurpose = 'analytics' | 'ads';

/** The build's data for the pages, as `@portal/consent`. */
export interface ConsentData {
  readonly purposes: readonly ConsentPurpose[];
  /** Address, from the root, of the page that explains what is sent. */
  readonly page?: string;
}
