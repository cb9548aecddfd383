import { RELOADS_KEY } from '../../core/deployment';

/**
 * Inline script that starts the page's scripts once the browser has painted its HTML: what a reader came for is on
 * the screen before the code that makes it interactive takes the network and the processor. Its text is constant, so
 * that the Content-Security-Policy can name its hash; the scripts' addresses are in its own `data-scripts`.
 *
 * A script that is not there belongs to a build that the host has no more, as where the page comes from a cache: the
 * page is loaded anew, once for these scripts in a tab (as `mayReload` of core does, whose code has not come then).
 */
const START_SCRIPTS =
  `(function(d,s,n){` +
  `function fail(k,a,v){try{k='${RELOADS_KEY}';a=s.dataset.scripts;v=sessionStorage.getItem(k)||'';` +
  `if(v.split('\\n').indexOf(a)<0){sessionStorage.setItem(k,v+'\\n'+a);location.reload()}}catch(e){}}` +
  `function start(){n++||s.dataset.scripts.split(' ').forEach(function(u){` +
  `var e=d.createElement('script');e.src=u;e.async=false;e.onerror=fail;d.head.appendChild(e)})}` +
  // A hidden tab paints nothing.
  `d.hidden?start():requestAnimationFrame(function(){setTimeout(start)});` +
  `d.addEventListener('visibilitychange',start)` +
  `})(document,document.currentScript,0)`;

/**
 * The HTML around each page, for Docusaurus' `ssrTemplate`. As its own (3.10.2, core/lib/ssg/ssgTemplate.html.js), but
 * for the scripts, which are not `defer` but start after the first paint.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
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
    <script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">${START_SCRIPTS}</script>
  </body>
</html>
`;
