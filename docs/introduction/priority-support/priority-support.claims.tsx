import { sourced, type Source } from '@portal/claims';

const checked = '2026-11-23';
const support: Source = {
  url: 'https://mui.com/x/introduction/support/#priority-support',
  checked,
};
const automation: Source = { url: 'https://mui.com/x/introduction/priority-support/', checked };

sourced('Priority support is an add-on to the Premium plan.', support);
sourced(
  'Available to | Teams with a Pro or Premium license | Teams with a Premium license and the add-on',
  support,
);
sourced('First response | No guaranteed time | Within one business day', support);
sourced('Pre-screening | No | Up to four hours to validate and reproduce issues', support);
sourced('Escalation | No | Critical issues go to senior engineers', support);
sourced('Priority of the requests | Premium before Pro | Before both', support);
sourced(
  'Only Premium users can add priority support, so upgrade first if you have a Pro license.',
  support,
);
sourced('You can manage licenses and add-ons in the MUI Console.', {
  url: 'https://github.com/mui/mui-x/blob/master/docs/data/introduction/mui-console/mui-console.md',
  checked,
});
sourced('When you buy the add-on, you receive a support key.', support);
sourced(
  'A GitHub action adds a comment with a link. Open the link and enter your support key.',
  automation,
);
sourced(
  'The action replaces the label `support: unknown` with `support: priority`. The response time starts now, not when you open the issue.',
  { url: 'https://github.com/mui/mui-x/issues/10319', checked },
);
sourced('If the problem is confidential, send a private request instead.', support);
