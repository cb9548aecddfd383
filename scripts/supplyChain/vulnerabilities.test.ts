/** @jest-environment node */
import { isAcceptable, judgeAudit } from './vulnerabilities';

const report = (vulnerabilities: Record<string, { severity: string; range?: string }>) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities });

it('fails from the given severity on, and names the packages', () => {
  const output = report({
    a: { severity: 'high', range: '<1.2.3' },
    b: { severity: 'critical' },
    c: { severity: 'moderate' },
  });
  expect(judgeAudit(output, '', 'high')).toEqual({
    status: 'FAILED',
    text: 'Vulnerable: a <1.2.3 (high), b  (critical)',
  });
  expect(judgeAudit(output, '', 'critical').text).toBe('Vulnerable: b  (critical)');
  expect(judgeAudit(report({ a: { severity: 'unheard-of' } }), '', 'critical').status).toBe(
    'FAILED',
  );
});

it('passes only if there is a report', () => {
  expect(judgeAudit(report({}), '', 'high').status).toBe('PASSED');
  expect(judgeAudit(report({ a: { severity: 'low' } }), '', 'high').status).toBe('PASSED');
});

test.each([
  ['a registry without audits', '{"message":"405 Method Not Allowed","statusCode":405}', '', '405'],
  ['no network', '', 'npm error network request failed\nmore', 'npm error network request failed'],
  ['an HTML page', '<html>', '', '<html>'],
  ['nothing', '', '', 'npm printed nothing'],
  ['another format', '{"advisories":{}}', '', 'advisories'],
  ['null', 'null', '', 'null'],
])('is skipped, and never passes, with %s', (_what, output, errors, reason) => {
  const { status, text } = judgeAudit(output, errors, 'high');
  expect(status).toBe('SKIPPED');
  expect(text).toContain(reason);
});

test.each([
  ['passes', ['PASSED', 'PASSED'], true, '', true],
  ['fails with a vulnerability, whatever the reason', ['PASSED', 'FAILED'], true, 'outage', false],
  ['may be skipped where it is not required', ['SKIPPED', 'PASSED'], false, '', true],
  ['must not be skipped where it is required', ['SKIPPED', 'PASSED'], true, ' ', false],
  ['may be skipped for a reason', ['SKIPPED', 'PASSED'], true, 'the registry is down', true],
] as const)('the gate %s', (_what, statuses, isRequired, reason, expected) => {
  const results = statuses.map((status) => ({ status }));
  expect(isAcceptable(results, isRequired, reason)).toBe(expected);
});
