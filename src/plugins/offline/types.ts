/** The plugin's options that the browser needs. They are part of the bundle. */
export interface OfflineData {
  /** Hosts on which the worker is registered, including the port if they have one. */
  hosts: readonly string[];
  /** Products by which pages are grouped, with their names. */
  products: readonly { id: string; label: string }[];
  /** Color of the browser's interface around the page, by color scheme. */
  themeColor: Readonly<Record<'light' | 'dark', string>>;
}
