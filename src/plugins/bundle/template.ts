import { RELOADS_KEY } from '../../core/deployment';

/**
 * Inline script that starts the page's scripts once the browser has painted its HTML, so that the content appears
 * before the code that makes it interactive uses the network and the processor. The script's text is constant, so that
 * the Content-Security-Policy can contain its hash; the addresses of the scripts are in its `data-scripts` attribute.
 *
 * A missing script belongs to a build that the host no longer has, for example because the page comes from a cache. The
 * page is then reloaded, once per tab for these scripts (like `mayReload` in core, whose code hasn't loaded then).
 */
const START_SCRIPTS =
  `(function(d,s,n){` +
  `function fail(k,a,v){try{k='${RELOADS_KEY}';a=s.dataset.scripts;v=sessionStorage.getItem(k)||'';` +
  `if(v.split('\\n').indexOf(a)<0){sessionStorage.setItem(k,v+'\\n'+a);location.reload()}}catch(e){}}` +
  `function start(){n++||s.dataset.scripts.split(' ').forEach(function(u){` +
  `var e=d.createElement('script');e.src=u;e.async=false;e.onerror=fail;d.head.appendChild(e)})}` +
  // A hidden tab doesn't paint.
  `d.hidden?start():requestAnimationFrame(function(){setTimeout(start)});` +
  `d.addEventListener('visibilitychange',start)` +
  `})(document,document.currentScript,0)`;

/**
 * The HTML around each page, for Docusaurus' `ssrTemplate`. Like Docusaurus' own (3.10.2,
 * core/lib/ssg/ssgTemplate.html.js), except that the scripts are not `defer`, but start after the first paint.
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
