/** Severities of vulnerabilities in the order of npm, from the least to the most severe. */
const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What an audit means: that it passed, that it failed, or that there was none. */
export interface AuditResult {
  status: 'PASSED' | 'FAILED' | 'SKIPPED';
  /** The reason, for people. */
  text: string;
}

/** The part of npm's JSON that is read (`npm audit --json`, auditReportVersion 2). */
interface AuditReport {
  vulnerabilities: Record<string, { severity: string; range?: string }>;
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

const isReport = (value: unknown): value is AuditReport =>
  typeof value === 'object' &&
  value !== null &&
  'vulnerabilities' in value &&
  typeof value.vulnerabilities === 'object' &&
  value.vulnerabilities !== null;

/**
 * Judges the output of `npm audit --json`. Anything that isn't a report means that nothing was checked.
 *
 * @param output - Standard output.
 * @param errors - Standard error.
 * @param level - The least severity that fails.
 */
export function judgeAudit(output: string, errors: string, level: Severity): AuditResult {
  const report = parse(output);
  if (!isReport(report)) {
    const message =
      typeof report === 'object' && report !== null && 'message' in report
        ? String(report.message)
        : (errors.trim() || output.trim()).split('\n')[0];
    return {
      status: 'SKIPPED',
      text: `The registry gave no answer: ${message || 'npm printed nothing'}`,
    };
  }
  const found = Object.entries(report.vulnerabilities);
  const severe = found.filter(([, { severity }]) => {
    const index = SEVERITIES.findIndex((candidate) => candidate === severity);
    // A severity that npm adds later counts.
    return index === -1 || index >= SEVERITIES.indexOf(level);
  });
  const list = severe.map(([name, { severity, range }]) => `${name} ${range ?? ''} (${severity})`);
  return severe.length > 0
    ? { status: 'FAILED', text: `Vulnerable: ${list.join(', ')}` }
    : { status: 'PASSED', text: `${found.length} vulnerabilities, none of them ${level} or worse` };
}

/**
 * Returns whether the results of all scopes are acceptable.
 *
 * @param isRequired - Whether each scope has to be checked.
 * @param reason - Why it is acceptable nevertheless that one isn't. Empty if there is none.
 */
export const isAcceptable = (
  results: readonly Pick<AuditResult, 'status'>[],
  isRequired: boolean,
  reason: string,
): boolean =>
  results.every(
    ({ status }) =>
      status === 'PASSED' || (status === 'SKIPPED' && (!isRequired || reason.trim() !== '')),
  );
