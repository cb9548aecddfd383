import { sourced, type Source } from '@portal/claims';

const checked = '2026-11-23';
const readme: Source = { url: 'https://www.npmjs.com/package/@mui/mcp', checked };

sourced('The server needs Node.js 22.12 or later.', readme);
sourced(
  "`useMuiDocs` | Returns the addresses and summaries of a package's documentation pages.",
  readme,
);
sourced('`fetchDocs` | Returns the content of documentation pages.', readme);
sourced(
  "`generateReactCode` | Generates React components from a description. It needs an API key in `MUI_RECIPES_API_KEY`. To set the major versions, pass `muiPairing`: `{ material: 'v7', muiX: 'v8' }`.",
  readme,
);
sourced('The two documentation tools work without an API key.', readme);
sourced(
  'The list of packages comes from `chat-backend.mui.com`, so proxies and firewalls have to allow requests to it and to `mui.com`.',
  readme,
);
sourced('The table describes `@mui/mcp` 0.1.6, the newest version in November 2026.', readme);
sourced('Any client that supports MCP over stdio works.', {
  url: 'https://mui.com/x/introduction/mcp/',
  checked,
});
