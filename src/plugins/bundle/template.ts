import { RELOADS_KEY } from '../../core/browser/deployment';
import { holdInputCode } from '../../core/islands/holdInput';
import { createPolicyCode, scriptPattern } from '../html-policy';

/**
 * Inline script that creates the page's Trusted Types policy, holds back input until there is code for it, and starts the
 * page's scripts once the browser has painted its HTML, so that the content appears before the code that makes it
 * interactive uses the network and the processor. The script's text is constant, so that the Content-Security-Policy can
 * contain its hash; the addresses of the scripts are in its `data-scripts` attribute, and a regular expression for those
 * that the policy accepts is in `data-trusted`.
 *
 * A missing script belongs to a build that the host no longer has, for example because the page comes from a cache. The
 * page is then reloaded, once per tab for these scripts (like `mayReload` in core, whose code hasn't loaded then).
 */
const START_SCRIPTS =
  `((d,s,n,v)=>{` +
  holdInputCode({ document: 'd', failed: 'n<0' }) +
  `let a=s.dataset.scripts,` +
  `fail=()=>{n=-1;try{v=sessionStorage['${RELOADS_KEY}']||'';` +
  `if(!v.split('\\n').includes(a)){sessionStorage['${RELOADS_KEY}']=v+'\\n'+a;location.reload()}}catch(e){}},` +
  `start=()=>{n++||a.split(' ').forEach(src=>{` +
  `d.head.append(Object.assign(d.createElement('script'),{src,async:false,onerror:fail}))})};` +
  // A hidden tab doesn't paint.
  `d.hidden?setTimeout(start):requestAnimationFrame(()=>setTimeout(start));` +
  `d.addEventListener('visibilitychange',start);` +
  // Last: if an extension of the browser has created such a policy, this throws an error, and the page still starts.
  createPolicyCode('s.dataset.trusted') +
  `})(document,document.currentScript,0)`;

/**
 * Returns the HTML around each page, for Docusaurus' `ssrTemplate`. Like Docusaurus' own (3.10.2,
 * core/lib/ssg/ssgTemplate.html.js), except that the scripts are not `defer`, but start after the first paint,
 * and that it doesn't name the generator, to save bytes.
 *
 * @param options.scripts - What else pages may run, apart from the bundle: paths of workers, and scripts on other hosts,
 * as in the html-policy options.
 */
export const pageTemplate = ({ scripts }: { scripts: readonly string[] }) => `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>" data-trusted="${scriptPattern('<%= it.baseUrl %>assets/js/', scripts)}">${START_SCRIPTS}</script>
  </body>
</html>
`;
