import {
  baseUrlOf,
  headerCases,
  patternOf,
  reportsPath,
  type HeaderRule,
  type HostRules,
} from './rules';

/** Folder of the build with the configuration of hosts that don't read `_headers` as it is. */
export const HOSTS_FOLDER = '_hosts';

/** Limits of Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/. */
const CLOUDFLARE = { rules: 100, line: 2000, redirects: 100, redirectLine: 1000 };

/**
 * Throws if Cloudflare Pages would ignore a part of `_headers` or `_redirects`.
 *
 * @param headers - The text of `_headers`.
 * @param redirects - The text of `_redirects`.
 * @throws Error that names the limit.
 */
export function requireWithinLimits(headers: string, redirects: string): void {
  const lines = headers.split('\n');
  const fail = (what: string, allowed: number, found: number) => {
    throw new Error(
      `Cloudflare Pages allows at most ${allowed} ${what}; found ${found}. It would ignore the rest.`,
    );
  };
  const rules = lines.filter((line) => line.startsWith('/')).length;
  if (rules > CLOUDFLARE.rules) {
    fail('rules in _headers', CLOUDFLARE.rules, rules);
  }
  const longest = Math.max(...lines.map(({ length }) => length));
  if (longest > CLOUDFLARE.line) {
    fail('characters in a line of _headers', CLOUDFLARE.line, longest);
  }
  const moved = redirects.split('\n').filter(Boolean);
  if (moved.length > CLOUDFLARE.redirects) {
    fail('redirects with * in _redirects', CLOUDFLARE.redirects, moved.length);
  }
  const longestMove = Math.max(0, ...moved.map(({ length }) => length));
  if (longestMove > CLOUDFLARE.redirectLine) {
    fail('characters in a line of _redirects', CLOUDFLARE.redirectLine, longestMove);
  }
}

/** Values that mean the same as no header, for hosts that can override a header but not remove it. */
const NEUTRAL: Readonly<Record<string, string>> = { 'Cross-Origin-Opener-Policy': 'unsafe-none' };

/**
 * Returns `_headers` for Netlify. There, a later rule overrides an earlier one, `! Name` is an error, and nothing may
 * follow `*`. Netlify's own content types of `.md` and `.txt` files are the same as those of the rules left out.
 *
 * @throws Error if a rule removes a header that can't be overridden.
 */
export function netlifyHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .filter(({ path }) => !/\*./.test(path))
    .map(({ path, headers }) => {
      const lines = [...new Map(headers)].map(([name, value]) => {
        const neutral = value ?? NEUTRAL[name];
        if (neutral === undefined) {
          throw new Error(`Netlify can't remove the header ${name} for ${path}.`);
        }
        return `  ${name}: ${neutral}\n`;
      });
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Quotes a text for Caddy, where a backslash in backticks is only a backslash. */
const raw = (text: string) => `\`${text}\``;

/** Returns a regular expression for what is below a folder, without slashes that could lead to another host. */
const movedFrom = (folder: string) => patternOf(folder).replace(/\$$/, '[/\\\\]*(.*)$$');

/**
 * Returns the weight of a type in an `Accept` header for each regular expression that it may match, of which the first
 * one counts. A weight has four digits, so that texts compare like numbers.
 *
 * @param valueOf - Returns a weight below 1 from the digits in it, which the expression captures, and the zeros after it.
 */
function acceptWeights(
  type: string,
  valueOf: (zeros: string) => string,
): [pattern: string, weight: string][] {
  return [type, `${type.split('/', 1)[0]}/*`, '*/*'].flatMap((range) => {
    const start = `(?:^|,)\\s*${range.replaceAll('*', '\\*')}\\s*`;
    const weighted = (weight: string) => `${start};\\s*q=${weight}\\s*(?:,|$)`;
    return [
      [`${start}(?:,|$)`, '1000'],
      [weighted('1(?:\\.0*)?'), '1000'],
      [weighted('0(?:\\.0*)?'), '0000'],
      ...[3, 2, 1].map((digits): [string, string] => [
        weighted(`0?\\.(\\d{${digits}})`),
        valueOf('0'.repeat(3 - digits)),
      ]),
    ] satisfies [string, string][];
  });
}

/** What an `Accept` header says about two types of the same weight: the one that comes first counts. */
const MARKDOWN_FIRST: readonly (readonly [pattern: string, value: string])[] = [
  ['text/markdown.*text/html', '1'],
  ['text/html', '0'],
  ['text/markdown', '1'],
];

const variableOf = (name: string) => `portal_${name.toLowerCase().replaceAll('-', '_')}`;

/** Whether a rule only says what type files with an ending are. Servers have their own way to say so. */
const typeOf = ({ path, headers }: HeaderRule) => {
  const [, extension] = /^\/(?:.*\/)?\*\.(\w+)$/.exec(path) ?? [];
  const [, type] = headers.find(([name]) => name === 'Content-Type') ?? [];
  return extension !== undefined && type ? { extension, type } : undefined;
};

/** A path that `npm run serve` answers behind a host, and the size of requests that it reads itself. */
interface ReceiverPath {
  path: string;
  kilobytes: number;
}

/** Returns the paths of feedback, of agents, and of reports if there are any. */
function receiverPaths(rules: readonly HeaderRule[]): ReceiverPath[] {
  const endpoints = new Map(rules.flatMap(({ headers }) => headers)).get('Reporting-Endpoints');
  const reports = reportsPath(endpoints);
  const root = baseUrlOf(rules);
  return [
    { path: `${root}feedback`, kilobytes: 32 },
    // It refuses more than 256 itself, with a message for agents.
    { path: `${root}mcp`, kilobytes: 512 },
    ...(reports === undefined ? [] : [{ path: reports, kilobytes: 64 }]),
  ];
}

/** Scripts and styles of a build, which tabs still request after the next build has taken its place. */
const hashed = (headers: readonly HeaderRule[]) =>
  `^${baseUrlOf(headers)}(?:[\\w-]+/)?(?:live/)?assets/`;

/** Folders with their own 404 page, those of languages before that of the whole site. */
const errorFolders = (localeFolders: readonly string[]) =>
  localeFolders.filter(Boolean).sort((a, b) => b.length - a.length);

const withoutTypes = (rules: readonly HeaderRule[]) => rules.filter((rule) => !typeOf(rule));

type HeaderCases = ReturnType<typeof headerCases>;

/** Returns the variables of nginx's configuration, which depend on the path and the status. */
function nginxMaps(cases: HeaderCases, localeFolders: readonly string[]): string {
  const maps = [...cases].map(
    ([name, values]) =>
      `map $uri $${variableOf(name)} {\n  default "";\n${values
        .map(({ pattern, value }) => `  ${quoted(`~${pattern}`)} ${quoted(value ?? '')};\n`)
        .join('')}}\n`,
  );
  const weights = ['markdown', 'html']
    .map((type) => {
      const lines = acceptWeights(`text/${type}`, (zeros) => `0\${portal_digits}${zeros}`).map(
        ([pattern, weight]) =>
          `  ${quoted(`~*${pattern.replace('(\\d', '(?<portal_digits>\\d')}`)} "${weight}";\n`,
      );
      return `map $http_accept $portal_weight_${type} {\n  default 0000;\n${lines.join('')}}\n`;
    })
    .join('');
  return `${maps.join('')}
# An error is never stored. The next deployment may have what is missing.
map $status $portal_cache_by_status {
  default $portal_cache_control;
  "~^[45]" no-store;
}
# The Markdown of a page: next to its folder, or in it.
map $uri $portal_markdown {
  default "";
  "~^(?<portal_page>/.+)/(?:index\\.html)?$" "$portal_page.md";
}
map $uri $portal_markdown_inside {
  default "";
  "~^(?<portal_folder>/(?:.+/)?)(?:index\\.html)?$" "\${portal_folder}index.md";
}
# The 404 page of the language.
map $uri $portal_not_found {
  default /404.html;
${errorFolders(localeFolders)
  .map((folder) => `  "~^/${folder}" /${folder}404.html;\n`)
  .join('')}}
# Whether the client prefers it, by the weights in its Accept header.
${weights}map $http_accept $portal_markdown_first {
  default 0;
${MARKDOWN_FIRST.map(([pattern, value]) => `  "~*${pattern}" ${value};\n`).join('')}}
map "$portal_weight_markdown $portal_weight_html $portal_markdown_first" $portal_prefers_markdown {
  default 0;
  "~^0000 " 0;
  "~^(\\d+) \\1 1$" 1;
${[1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((digit) => `  "~^(\\d*)${digit}\\d* \\1[0-${digit - 1}]" 1;\n`)
  .join('')}}
`;
}

/** Returns what nginx's configuration has in its `server` block. */
function nginxServer(cases: HeaderCases, { headers, redirects }: HostRules): string {
  const added = [...cases.keys()].map((name) => {
    const variable = name === 'Cache-Control' ? 'portal_cache_by_status' : variableOf(name);
    return `  add_header ${name} $${variable} always;\n`;
  });
  const types = headers.flatMap((rule) => typeOf(rule) ?? []);
  return `  index index.html;
  absolute_redirect off;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml text/markdown text/plain;
  error_page 404 $portal_not_found;
  # The error for a range that a file lacks would have the headers of the file, so that caches kept it.
  max_ranges 0;

  # A header without a value is not sent.
${added.join('')}  add_header Link $portal_link always;
  add_header Vary $portal_vary always;
  uninitialized_variable_warn off;

${redirects
  .map(({ from, to }) => `  rewrite ${quoted(movedFrom(from))} ${to}$1 redirect;\n`)
  .join('')}
${receiverPaths(headers)
  .map(
    ({ path, kilobytes }) => `  location = ${path} {
    client_max_body_size ${kilobytes}k;
    proxy_pass http://portal;
    # With its port, which is part of the origin of an answer.
    proxy_set_header Host $http_host;
    proxy_set_header X-Real-IP $remote_addr;
    # The receiver sends its own headers. With a header of its own, a location doesn't add those above.
    proxy_hide_header Cache-Control;
    add_header Cache-Control no-store always;
  }

`,
  )
  .join('')}  # Files that configure hosts.
  location ~ ^/_(?:headers|redirects|hosts)(?:/|$) {
    return 404;
  }

${types
  .map(
    ({ extension, type }) => `  location ~ \\.${extension}$ {
    types { }
    default_type ${quoted(type)};
    try_files $uri =404;
  }
`,
  )
  .join('')}
  location ~ ${hashed(headers)} {
    try_files $uri @portal_previous;
  }
  location @portal_previous {
    root $portal_previous;
    try_files $uri =404;
  }

  location ~ /$ {
    set $portal_file $portal_markdown;
    if (!-f $document_root$portal_file) {
      set $portal_file $portal_markdown_inside;
    }
    # Two conditions in one, because nginx has no "and".
    set $portal_choice $portal_prefers_markdown;
    if (-f $document_root$portal_file) {
      set $portal_link '<$portal_file>; rel="alternate"; type="text/markdown"';
      set $portal_vary Accept;
      set $portal_choice "$portal_choice+";
    }
    if ($portal_choice = "1+") {
      rewrite ^ $portal_file last;
    }
    try_files $uri/index.html =404;
  }

  location / {
    # One address for each page.
    if (-f $request_filename/index.html) {
      return 301 $uri/$is_args$args;
    }
    try_files $uri =404;
  }
`;
}

const WRITTEN = '# Written by the build, and different after the next one.';

/**
 * Returns what `deploy/nginx.conf` includes: in nginx's `http` block, and in its `server` block, which has the address,
 * the folder, and what answers feedback and agents.
 */
export function nginxConfig(rules: HostRules): { http: string; server: string } {
  const cases = headerCases(withoutTypes(rules.headers));
  return {
    http: `${WRITTEN}\n${nginxMaps(cases, rules.localeFolders)}`,
    server: `${WRITTEN}\n${nginxServer(cases, rules)}`,
  };
}

/** Returns the headers of a site for Caddy. */
function caddyHeaders(headers: HostRules['headers']): string {
  let count = 0;
  return [...headerCases(headers)]
    .flatMap(([name, values]) =>
      values.flatMap(({ pattern, value }, index) => {
        if (value === null) {
          return [];
        }
        count += 1;
        const others = values
          .slice(0, index)
          .map((other) => `\t\t\tnot path_regexp ${raw(other.pattern)}\n`);
        return `\t\t@header${count} {
\t\t\tpath_regexp ${raw(pattern)}
${others.join('')}\t\t}
\t\theader @header${count} ${name} ${raw(value)}
`;
      }),
    )
    .join('');
}

/** Returns variables for Caddy with the weights of Markdown and HTML in a request's `Accept` header. */
const caddyWeights = (): string =>
  ['markdown', 'html']
    .map((type) => {
      const lines = acceptWeights(`text/${type}`, (zeros) => `0\${1}${zeros}`).map(
        ([pattern, weight]) => `\t\t\t${raw(`~(?i)${pattern}`)} "${weight}"\n`,
      );
      return `\t\tmap {http.request.header.Accept} {portal_weight_${type}} {\n${lines.join('')}\t\t\tdefault "0000"\n\t\t}\n`;
    })
    .join('');

/** Returns what `deploy/Caddyfile` imports into the block of a site, which has the address and the folder. */
export function caddyfile({ headers, redirects, localeFolders }: HostRules): string {
  const moves = redirects.map(
    (
      { from, to },
      index,
    ) => `\t\t@moved${index} vars_regexp moved${index} {uri} ${raw(movedFrom(from))}
\t\tredir @moved${index} ${to}{re.moved${index}.1} 302
`,
  );
  return `${WRITTEN}
\tencode gzip
\t# Their errors would have the headers of the file, so that caches kept them.
\trequest_header -Range
\trequest_header -If-Match
\trequest_header -If-Unmodified-Since
\troute {
${receiverPaths(headers)
  .map(
    ({ path }) => `\t\thandle ${path} {
\t\t\treverse_proxy {
\t\t\t\timport portal
\t\t\t\theader_up X-Real-IP {remote_host}
\t\t\t}
\t\t}
`,
  )
  .join('')}
${caddyHeaders(headers)}${moves.join('')}
\t\t@configuration path /_headers* /_redirects* /_hosts*
\t\terror @configuration 404

${caddyWeights()}\t\tmap {http.request.header.Accept} {portal_markdown_first} {
${MARKDOWN_FIRST.map(([pattern, value]) => `\t\t\t${raw(`~(?i)${pattern}`)} ${value}\n`).join('')}\t\t\tdefault 0
\t\t}
\t\t@page path_regexp page ^(.*)/$
\t\thandle @page {
\t\t\t@markdown file {
\t\t\t\ttry_files {re.page.1}.md {re.page.1}/index.md
\t\t\t}
\t\t\thandle @markdown {
\t\t\t\theader Link \`<{http.matchers.file.relative}>; rel="alternate"; type="text/markdown"\`
\t\t\t\theader Vary Accept
\t\t\t\t@preferred expression \`{portal_weight_markdown} > {portal_weight_html} || {portal_weight_markdown} == {portal_weight_html} && {portal_weight_markdown} != "0000" && {portal_markdown_first} == "1"\`
\t\t\t\trewrite @preferred {http.matchers.file.relative}
\t\t\t}
\t\t}
\t\t@previous {
\t\t\tpath_regexp ${raw(hashed(headers))}
\t\t\tnot file
\t\t\tfile {
\t\t\t\troot {http.vars.root}.previous
\t\t\t}
\t\t}
\t\tfile_server @previous {
\t\t\troot {http.vars.root}.previous
\t\t}
\t\tfile_server
\t}

\thandle_errors {
\t\theader Cache-Control no-store
${errorFolders(localeFolders)
  .map(
    (folder) => `\t\thandle /${folder}* {
\t\t\trewrite * /${folder}404.html
\t\t\tfile_server
\t\t}
`,
  )
  .join('')}\t\thandle {
\t\t\trewrite * /404.html
\t\t\tfile_server
\t\t}
\t}
`;
}
