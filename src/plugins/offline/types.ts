/** What the browser has to know of the offline plugin's options; the bundle carries it. */
export interface OfflineData {
  /** Hosts on which the worker is registered, with their port if they have one. */
  hosts: readonly string[];
  /** Names of the products by which pages are listed. */
  products: readonly { id: string; label: string }[];
  /** What a browser paints around the page, by scheme. */
  themeColor: Readonly<Record<'light' | 'dark', string>>;
}
