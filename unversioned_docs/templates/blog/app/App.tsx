import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';

import Layout from './components/Layout';
import About from './pages/About';
import Archive from './pages/Archive';
import Home from './pages/Home';
import NotFound from './pages/NotFound';
import PostPage from './pages/PostPage';
import Search from './pages/Search';
import Tagged from './pages/Tagged';
import { decode } from './routing/decode';

/** A publication. Its addresses are hashes, such as `#/archive`, so that any static host can serve it. */
export default function App() {
  return (
    <Router hook={useHashLocation}>
      <Layout>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/tags/:tag">{({ tag }) => <Tagged slug={decode(tag)} />}</Route>
          <Route path="/posts/:slug/:anchor?">
            {({ slug }) => <PostPage slug={decode(slug)} />}
          </Route>
          <Route path="/archive" component={Archive} />
          <Route path="/search/:query?">
            {({ query }) => <Search query={decode(query ?? '')} />}
          </Route>
          <Route path="/about" component={About} />
          <Route component={NotFound} />
        </Switch>
      </Layout>
    </Router>
  );
}
