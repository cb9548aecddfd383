import {
  COLOR_MODE_ATTRIBUTE,
  COLOR_MODE_KEY,
  COLOR_SCHEME_ATTRIBUTE,
} from '../../core/preferences/colorMode';

/**
 * Inline script that applies the stored color mode before first paint. The store then takes over from the attributes
 * that the script set. Its text is constant, so that the Content-Security-Policy can list its hash.
 */
export function colorModeBootScript(): string {
  return (
    `(function(r,m){try{m=localStorage.getItem('${COLOR_MODE_KEY}')}catch(e){}` +
    `m=m==='light'||m==='dark'?m:'system';` +
    `r.setAttribute('${COLOR_MODE_ATTRIBUTE}',m);` +
    `r.setAttribute('${COLOR_SCHEME_ATTRIBUTE}',m!=='system'?m:` +
    `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')` +
    `})(document.documentElement)`
  );
}
