import { useEffect, useMemo, useState } from 'react';
import { Route, Router, Switch } from 'wouter';

import BenchPage from './bench/BenchPage';
import AppShell from './components/AppShell';
import NotFound from './components/NotFound';
import type { Server } from './data/server';
import { createJobStore } from './data/store';
import JobFormPage from './job/JobFormPage';
import JobPage from './job/JobPage';
import ListPage from './list/ListPage';
import { useHashPath } from './routing/hashLocation';
import { DeskContext } from './state/deskContext';

export interface RepairDeskProps {
  server: Server;
}

/** The application with a given server. Tests use it to control latency, failures and the time. */
export default function RepairDesk({ server }: RepairDeskProps) {
  const [store] = useState(() => createJobStore(server));
  const desk = useMemo(() => ({ server, store }), [server, store]);

  useEffect(() => {
    const controller = new AbortController();
    // It rejects only if this component is gone.
    store.load(controller.signal).catch(() => undefined);
    return () => controller.abort();
  }, [store]);

  return (
    <DeskContext value={desk}>
      <Router hook={useHashPath}>
        <AppShell>
          <Switch>
            <Route path="/">
              <ListPage />
            </Route>
            <Route path="/jobs/new">
              <JobFormPage />
            </Route>
            <Route path="/jobs/:id">{({ id }) => <JobPage key={id} id={Number(id)} />}</Route>
            <Route path="/jobs/:id/edit">
              {({ id }) => <JobFormPage key={id} id={Number(id)} />}
            </Route>
            <Route path="/bench">
              <BenchPage />
            </Route>
            <Route>
              <NotFound title="Page not found">
                There is nothing at this address. It may have been mistyped.
              </NotFound>
            </Route>
          </Switch>
        </AppShell>
      </Router>
    </DeskContext>
  );
}
