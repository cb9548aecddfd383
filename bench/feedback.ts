import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { createClient } from '@libsql/client';

import { post, someAnswer, startServer } from '../server/feedback/harness';

/** How much is sent. */
export interface FeedbackLoad {
  perSecond: number;
  seconds: number;
  connections: number;
}

/** The result. */
export interface FeedbackResult {
  /** Number of submissions. Some answers are sent twice. */
  sent: number;
  /** Number of distinct answers. Each must end up in one row. */
  answers: number;
  /** Number of submissions with a response other than 200. */
  refused: number;
  /** Number of rows in the database. */
  rows: number;
  /** Number of acknowledged answers that are in no row. */
  lost: number;
  /** Number of additional rows of the same answer. */
  doubled: number;
  /** Milliseconds from when a submission was due until its response, sorted. */
  latencies: number[];
}

/** One in this many answers is sent twice, like a browser that got no response to the first attempt. */
const SENT_TWICE = 10;

/** Number of addresses that submissions come from, so that each stays within its limit. */
const ADDRESSES = 1000;

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

const ADDRESS_HEADER = 'X-Reader-Address';

/**
 * Sends answers to the real server at a steady rate, even if it cannot keep up, and counts the rows in its database.
 */
export async function loadFeedback({
  perSecond,
  seconds,
  connections,
}: FeedbackLoad): Promise<FeedbackResult> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
  const databaseUrl = pathToFileURL(path.join(folder, 'data/feedback.db')).href;
  const server = await startServer({
    folder: path.join(folder, 'site'),
    databaseUrl,
    environment: { FEEDBACK_ADDRESS_HEADER: ADDRESS_HEADER },
    pages: Array.from({ length: 256 }, (_, index) => `/x/page-${hex(index)}`),
  });
  // One connection per agent, used in turn.
  const agents = Array.from(
    { length: connections },
    () => new http.Agent({ keepAlive: true, maxSockets: 1 }),
  );
  const sent = perSecond * seconds;
  const acknowledged = new Set<string>();
  const readers = new Set<string>();
  const latencies: number[] = [];
  let refused = 0;
  let previous = '';

  const submit = async (index: number, due: number): Promise<void> => {
    const reader = index % SENT_TWICE === 1 ? previous : randomUUID();
    previous = reader;
    readers.add(reader);
    const body = JSON.stringify(someAnswer({ reader, page: `/x/page-${reader.slice(0, 2)}` }));
    const headers = { [ADDRESS_HEADER]: `10.0.${(index % ADDRESSES) >> 8}.${index & 255}` };
    const { status } = await post(server.port, body, {
      agent: agents[index % connections],
      headers,
    }).catch(() => ({
      status: 0,
    }));
    latencies.push(performance.now() - due);
    if (status === 200) {
      acknowledged.add(reader);
    } else {
      refused += 1;
    }
  };

  try {
    const start = performance.now();
    const submissions: Promise<void>[] = [];
    while (submissions.length < sent) {
      const due = start + (submissions.length * 1000) / perSecond;
      const wait = due - performance.now();
      if (wait > 0) {
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
      submissions.push(submit(submissions.length, due));
    }
    await Promise.all(submissions);
    agents.forEach((agent) => agent.destroy());
    await server.end('SIGTERM');

    const client = createClient({ url: databaseUrl });
    const { rows } = await client.execute('SELECT reader FROM answers');
    client.close();
    const stored = new Set(rows.map(({ reader }) => reader));
    return {
      sent,
      answers: readers.size,
      refused,
      rows: rows.length,
      lost: [...acknowledged].filter((reader) => !stored.has(reader)).length,
      doubled: rows.length - stored.size,
      latencies: latencies.sort((a, b) => a - b),
    };
  } finally {
    await server.end('SIGKILL');
    fs.rmSync(folder, { recursive: true });
  }
}

/** Sends 200 submissions a second for 30 seconds over 50 connections. Returns the results as lines to print. */
export async function feedback(): Promise<string[]> {
  const load = { perSecond: 200, seconds: 30, connections: 50 };
  const { latencies, ...counts } = await loadFeedback(load);
  const percentile = (share: number) =>
    `${(latencies[Math.ceil(latencies.length * share) - 1] ?? NaN).toFixed(1)} ms`;
  return [
    `   ${load.perSecond} a second for ${load.seconds} s from ${load.connections} connections`,
    `   ${Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
    `   median ${percentile(0.5)}, p99 ${percentile(0.99)}, slowest ${percentile(1)}`,
  ];
}
