/** A part of Tidewire that can fail on its own. */
export interface Service {
  id: string;
  name: string;
  description: string;
}

export type Severity = 'maintenance' | 'degraded' | 'outage';

export interface IncidentUpdate {
  /** ISO date and time in UTC. */
  at: string;
  state: 'Scheduled' | 'Investigating' | 'Identified' | 'Monitoring' | 'Resolved';
  text: string;
}

export interface Incident {
  id: string;
  title: string;
  severity: Severity;
  /** Ids of the affected services. */
  services: readonly string[];
  /** ISO dates and times in UTC. An incident without an end is going on. */
  start: string;
  end?: string;
  /** The newest first. */
  updates: readonly IncidentUpdate[];
}

export interface StatusReport {
  /** When the services were last checked, as an ISO date and time in UTC. */
  checkedAt: string;
  services: readonly Service[];
  /** The newest first. */
  incidents: readonly Incident[];
}

/** Replace this with the response of your monitoring service. */
export const REPORT: StatusReport = {
  checkedAt: '2025-11-14T09:40:00Z',
  services: [
    { id: 'api', name: 'API', description: 'Receives and lists events' },
    { id: 'delivery', name: 'Webhook delivery', description: 'Sends events to your endpoints' },
    { id: 'dashboard', name: 'Dashboard', description: 'Logs, replays and settings' },
    { id: 'exports', name: 'Exports', description: 'Nightly files in your storage' },
  ],
  incidents: [
    {
      id: 'export-delay',
      title: 'Nightly exports arrived late',
      severity: 'degraded',
      services: ['exports'],
      start: '2025-11-06T02:15:00Z',
      end: '2025-11-06T06:05:00Z',
      updates: [
        {
          at: '2025-11-06T06:05:00Z',
          state: 'Resolved',
          text: 'All files of November 5 are in your storage. No rows are missing.',
        },
        {
          at: '2025-11-06T02:50:00Z',
          state: 'Identified',
          text: 'One queue of the export workers was paused by a deployment. It is running again.',
        },
      ],
    },
    {
      id: 'delivery-outage',
      title: 'Webhooks to European endpoints failed',
      severity: 'outage',
      services: ['delivery', 'dashboard'],
      start: '2025-10-21T13:04:00Z',
      end: '2025-10-21T13:52:00Z',
      updates: [
        {
          at: '2025-10-21T13:52:00Z',
          state: 'Resolved',
          text: 'Deliveries are back to normal. Events from the outage were sent again, in order.',
        },
        {
          at: '2025-10-21T13:31:00Z',
          state: 'Monitoring',
          text: 'Traffic runs through our second network in Frankfurt. The queue is getting shorter.',
        },
        {
          at: '2025-10-21T13:09:00Z',
          state: 'Investigating',
          text: 'Requests to endpoints in Europe time out. Events are kept and will be sent later.',
        },
      ],
    },
    {
      id: 'database-upgrade',
      title: 'Upgrade of the event database',
      severity: 'maintenance',
      services: ['api', 'dashboard'],
      start: '2025-10-05T04:00:00Z',
      end: '2025-10-05T05:10:00Z',
      updates: [
        {
          at: '2025-10-05T05:10:00Z',
          state: 'Resolved',
          text: 'The upgrade is complete. The API accepted events the whole time.',
        },
        {
          at: '2025-10-02T10:00:00Z',
          state: 'Scheduled',
          text: 'On October 5, replays are not available between 04:00 and 05:30 UTC.',
        },
      ],
    },
    {
      id: 'slow-lists',
      title: 'Slow lists of events',
      severity: 'degraded',
      services: ['api', 'dashboard'],
      start: '2025-09-17T08:20:00Z',
      end: '2025-09-17T11:45:00Z',
      updates: [
        {
          at: '2025-09-17T11:45:00Z',
          state: 'Resolved',
          text: 'A missing index was added. Lists load in less than 200 milliseconds again.',
        },
        {
          at: '2025-09-17T08:55:00Z',
          state: 'Identified',
          text: 'Lists that are filtered by endpoint take up to 9 seconds. Receiving events is not affected.',
        },
      ],
    },
    {
      id: 'certificate',
      title: 'Expired certificate of the dashboard',
      severity: 'outage',
      services: ['dashboard'],
      start: '2025-08-29T00:00:00Z',
      end: '2025-08-29T00:26:00Z',
      updates: [
        {
          at: '2025-08-29T00:26:00Z',
          state: 'Resolved',
          text: 'The certificate was renewed. We now get an alert 21 days before one expires.',
        },
        {
          at: '2025-08-29T00:07:00Z',
          state: 'Investigating',
          text: 'Browsers refuse to open the dashboard. The API and deliveries are not affected.',
        },
      ],
    },
  ],
};
