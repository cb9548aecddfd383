import type http from 'node:http';
import type { ServerResponse } from 'node:http';

import { createHttpServer } from './http';

/** Counts what a server does, without anything about its readers. */
export interface Metrics {
  /** Counts a response, once it has ended. */
  watch: (response: ServerResponse) => void;
  /** Counts a switch to another release. */
  countRelease: () => void;
  /** Counts a report about the policy. */
  countReport: () => void;
  /** Returns all counters in the text format that Prometheus reads. */
  text: () => string;
}

/** Creates counters. They start at zero with the process. */
export function createMetrics(): Metrics {
  const responses = new Map<number, number>();
  let broken = 0;
  let releases = 0;
  let reports = 0;
  let open = 0;
  const metric = (name: string, type: 'counter' | 'gauge', help: string, lines: string[]) =>
    [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
  return {
    watch(response) {
      open += 1;
      response.on('close', () => {
        open -= 1;
        if (response.writableFinished) {
          responses.set(response.statusCode, (responses.get(response.statusCode) ?? 0) + 1);
        } else {
          broken += 1;
        }
      });
    },
    countRelease: () => (releases += 1),
    countReport: () => (reports += 1),
    text: () =>
      [
        metric(
          'portal_responses_total',
          'counter',
          'Responses that were sent, by status.',
          [...responses]
            .sort(([one], [other]) => one - other)
            .map(([status, count]) => `portal_responses_total{status="${status}"} ${count}`),
        ),
        metric('portal_broken_responses_total', 'counter', 'Responses that ended early.', [
          `portal_broken_responses_total ${broken}`,
        ]),
        metric('portal_open_responses', 'gauge', 'Requests without a complete response.', [
          `portal_open_responses ${open}`,
        ]),
        metric('portal_releases_total', 'counter', 'Switches to another release.', [
          `portal_releases_total ${releases}`,
        ]),
        metric('portal_policy_reports_total', 'counter', 'Reports about what the policy blocked.', [
          `portal_policy_reports_total ${reports}`,
        ]),
        metric('process_resident_memory_bytes', 'gauge', 'Resident memory.', [
          `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        ]),
      ].join(''),
  };
}

/** Creates the server of the counters. It has a port of its own, because they aren't for readers. */
export const metricsServer = ({ text }: Metrics): http.Server =>
  createHttpServer((request, response) => {
    const isFound = request.url === '/metrics' && request.method === 'GET';
    response
      .writeHead(isFound ? 200 : 404, {
        'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
        'Cache-Control': 'no-store',
      })
      .end(isFound ? text() : '');
  });
