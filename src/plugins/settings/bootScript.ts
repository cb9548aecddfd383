import { API_LAYOUT_ATTRIBUTE, API_LAYOUT_KEY } from '../../core/preferences/apiLayout';
import {
  CODE_STYLING_ATTRIBUTE,
  CODE_STYLING_COOKIE,
  CODE_VARIANT_ATTRIBUTE,
  CODE_VARIANT_COOKIE,
  DEFAULT_CODE_PREFERENCES,
} from '../../core/preferences/code';
import { DEMO_HASH, STYLING_KEYS } from '../../core/preferences/demoHash';
import { DENSE_ATTRIBUTE, DENSE_KEY } from '../../core/preferences/density';
import { DIRECTION_KEY, SERVED_DIRECTION_ATTRIBUTE } from '../../core/preferences/direction';

/**
 * Inline script that applies the text direction, the density, the code variant and styling, and the API reference's
 * layout before first paint. It sets the same attributes as the stores of `src/core/preferences`, which then take over.
 * It always sets or removes each of its `data-` attributes, because Docusaurus' script, which runs before it on sites
 * that have it, sets any `data-` attribute that the query asks for. Its text is constant, so that the
 * Content-Security-Policy can list its hash.
 *
 * Cookies are read as js-cookie reads them: if several have the same name, the first that can be decoded is used.
 */
export function settingsBootScript(): string {
  return (
    `(function(r,m,v,s){` +
    `function stored(k){try{return localStorage.getItem(k)}catch(e){}}` +
    `function cookie(n,v){try{document.cookie.split('; ').some(function(p){p=p.split('=');try{` +
    `if(decodeURIComponent(p.shift())===n){p=p.join('=');` +
    `v=(p[0]==='"'?p.slice(1,-1):p).replace(/(%[\\dA-F]{2})+/gi,decodeURIComponent);return 1}` +
    `}catch(e){}})}catch(e){}return v}` +
    `r.setAttribute('${SERVED_DIRECTION_ATTRIBUTE}',r.dir);` +
    `v=stored('${DIRECTION_KEY}');if(v==='ltr'||v==='rtl')r.dir=v;` +
    `r.toggleAttribute('${DENSE_ATTRIBUTE}',stored('${DENSE_KEY}')==='true');` +
    `v=stored('${API_LAYOUT_KEY}');if(v==='list')r.setAttribute('${API_LAYOUT_ATTRIBUTE}',v);` +
    `else r.removeAttribute('${API_LAYOUT_ATTRIBUTE}');` +
    `m=${String(DEMO_HASH)}.exec(location.hash);try{decodeURIComponent(m[2])}catch(e){m=0}` +
    `r.setAttribute('${CODE_VARIANT_ATTRIBUTE}',` +
    `(m?m[3]==='js':cookie('${CODE_VARIANT_COOKIE}')==='JS')?'JS':'TS');` +
    `s=${JSON.stringify(STYLING_KEYS)};v=cookie('${CODE_STYLING_COOKIE}');` +
    `r.setAttribute('${CODE_STYLING_ATTRIBUTE}',` +
    `m&&m[1]||(s.hasOwnProperty(v)?s[v]:'${STYLING_KEYS[DEFAULT_CODE_PREFERENCES.styling]}'))` +
    `})(document.documentElement)`
  );
}
