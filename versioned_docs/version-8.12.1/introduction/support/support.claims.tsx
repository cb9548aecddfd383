import { sourced, type Source } from '@portal/claims';

const checked = '2026-11-23';
const support: Source = { url: 'https://mui.com/x/introduction/support/', checked };
const versions: Source = {
  url: 'https://github.com/mui/mui-x/blob/master/docs/data/introduction/support/SupportedVersions.tsx',
  checked,
};

sourced(
  'Ask questions on Stack Overflow, and report bugs and request features on GitHub.',
  support,
);
sourced('A security problem | security@mui.com, never a public issue', {
  url: 'https://github.com/mui/mui-x/security/policy',
  checked,
});
sourced('Pro and Premium include technical support until the license term ends.', support);
sourced('Open an issue and include your order ID.', support);
sourced("There's no guaranteed response time, but MUI prioritizes issues in this order:", support);
sourced("If you can't describe the problem in public, send a private request.", support);
sourced(
  'When the next major is released, the previous one gets two years of long-term support (LTS): fixes for security issues and for regressions, including those caused by browsers and dependencies.',
  support,
);
sourced('9 | 2026-04-08 | Newest major: features and all fixes', versions);
sourced('8 | 2025-04-17 | Long-term support until 2028-04-08', versions);
sourced('7 | 2024-03-23 | Long-term support until 2027-04-17', versions);
sourced('6 | 2023-03-03 | Ended on 2026-03-23', versions);
sourced('5 | 2021-11-23 | Ended on 2025-03-03', versions);
sourced('Without a version, npm installs the newest major, which may not have the bug.', {
  url: 'https://www.npmjs.com/package/@mui/x-data-grid',
  checked,
});
sourced("For how-to questions, use Stack Overflow instead.", support);
