/** The data that the plugin passes to the pages. */
export interface IconFontData {
  /** URL of the style sheet for pages that use the font. */
  styleSheet: string;
  /** The service that provides the font, if it does not come from the site. */
  service?: {
    /** URL of the service's style sheet. */
    styleSheet: string;
    /** Origins of the fonts in the style sheet. */
    fonts: string[];
  };
}
