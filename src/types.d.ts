declare module '*.woff2?text' {
  /** The address of a smaller file in the build, with the characters of English text. */
  const url: string;
  export default url;
}

declare module '*.woff2' {
  /** The file's address in the build. */
  const url: string;
  export default url;
}

declare module '*?raw' {
  /** The file's text. */
  const text: string;
  export default text;
}

// Moment has no types for its locales. Importing one adds it to the library.
declare module 'moment/locale/*';
declare module 'moment/dist/locale/*';

declare module 'react-router-config/esm/react-router-config.js' {
  export * from 'react-router-config';
}

/** Base URL of the whole site, with a slash at both ends. See `defineSiteBaseUrl`. */
declare const SITE_BASE_URL: string;
