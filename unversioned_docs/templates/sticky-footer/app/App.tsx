import { useEffect, useMemo, useRef } from 'react';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';

import PageLayout from './components/PageLayout';
import { REPORT } from './data/report';
import { createServer } from './data/server';
import StatusPage from './pages/StatusPage';
import SubscribePage from './pages/SubscribePage';

/** Moves the focus to the heading of a page that the reader has opened from another page of the application. */
function useFocusedHeading() {
  const [location] = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current !== location) {
      shown.current = location;
      document.querySelector<HTMLElement>('main h1')?.focus();
    }
  }, [location]);
}

function Pages() {
  const server = useMemo(() => createServer(), []);
  useFocusedHeading();
  return (
    <PageLayout server={server}>
      <Switch>
        <Route path="/">
          <StatusPage report={REPORT} />
        </Route>
        <Route path="/subscribe">
          <SubscribePage server={server} services={REPORT.services} />
        </Route>
        <Route>
          <Redirect to="/" replace />
        </Route>
      </Switch>
    </PageLayout>
  );
}

/** The status page of Tidewire, a service that delivers webhooks. */
export default function App() {
  return (
    <Router hook={useHashLocation}>
      <Pages />
    </Router>
  );
}
