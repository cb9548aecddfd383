/** Storage key of the theme in which previews are shown. */
export const THEME_KEY = 'template-theme';

/** Attribute of `<html>` that the style sheets of previews read. */
export const THEME_ATTRIBUTE = 'data-template-theme';

/** The theme until the reader chooses one. */
export const DEFAULT_THEME = 'material';

/**
 * A script that does what the store of the theme does, before the application is painted. It is a file, because the
 * policy of every page would have to list the hash of an inline script.
 */
export const BOOT_SCRIPT = `try{document.documentElement.setAttribute("${THEME_ATTRIBUTE}",localStorage.getItem("${THEME_KEY}")||"${DEFAULT_THEME}")}catch{}`;
