/** What the plugin tells the pages. */
export interface IconFontData {
  /** Address of the style sheet for pages that use the font. */
  styleSheet: string;
  /** Where the font itself comes from, if not from the site. */
  service?: {
    /** Address of the service's style sheet. */
    styleSheet: string;
    /** Origins of the fonts that it names. */
    fonts: string[];
  };
}
