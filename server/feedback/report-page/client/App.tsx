import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

import type { Overview } from '../../report';
import type { PageReport } from '../handler';

import Comments from './Comments';
import { navigate, useFetched, useView, viewQuery, type Fetched, type View } from './data';
import { formatCount, formatPercent } from './format';
import PagesGrid, { follow } from './PagesGrid';
import Weeks from './Weeks';

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

function totalsOf({ pages }: Overview): string {
  const helpful = sum(pages.map((page) => page.helpful));
  const answers = sum(pages.map((page) => page.answers));
  return answers === 0
    ? 'No answers.'
    : `${formatCount(answers)} ${answers === 1 ? 'answer' : 'answers'}, ${formatPercent(helpful / answers)} helpful.`;
}

function Filters({ view, versions }: { view: View; versions: readonly string[] }) {
  // The selected version may have no answers left.
  const known = view.version === '' ? versions : [...new Set([view.version, ...versions])];
  return (
    <Box
      role="search"
      aria-label="Filter answers"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      <TextField
        select
        size="small"
        label="Version"
        value={view.version}
        onChange={({ target }) => navigate({ ...view, version: target.value })}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ minWidth: 140 }}
      >
        <MenuItem value="">All</MenuItem>
        {known.map((version) => (
          <MenuItem key={version} value={version}>
            {version}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="date"
        size="small"
        label="Since"
        value={view.since}
        onChange={({ target }) => navigate({ ...view, since: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {(view.since !== '' || view.version !== '') && (
        <Button onClick={() => navigate({ ...view, since: '', version: '' })}>Clear</Button>
      )}
    </Box>
  );
}

function OverviewView({ view, fetched }: { view: View; fetched: Fetched<Overview> }) {
  const { value, error } = fetched;
  return (
    <>
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      {value && (
        <>
          <Typography role="status">{totalsOf(value)}</Typography>
          {value.weeks.length > 0 && <Weeks weeks={value.weeks} />}
          <PagesGrid pages={value.pages} view={view} />
        </>
      )}
    </>
  );
}

function PageView({ view }: { view: View }) {
  const { value: report, error } = useFetched<PageReport>(`/api/page${viewQuery(view)}`);
  if (!report) {
    return error === undefined ? null : <Alert severity="error">{error}</Alert>;
  }
  const [counts] = report.pages;
  return (
    <>
      {!counts && <Typography role="status">No answers.</Typography>}
      {counts && (
        <Typography>
          {`${formatCount(counts.helpful)} yes, ${formatCount(counts.notHelpful)} no: helpful to ${formatPercent(counts.share)} of those who answered, and to at least ${formatPercent(counts.atLeast)} of all readers (95 %).`}
        </Typography>
      )}
      {report.reasons.length > 0 && (
        <Typography color="text.secondary">
          {report.reasons.map(([reason, count]) => `${reason} ${formatCount(count)}`).join(' · ')}
        </Typography>
      )}
      {report.weeks.length > 0 && <Weeks weeks={report.weeks} />}
      <Comments answers={report.comments} />
    </>
  );
}

/** The report page for maintainers: pages by need, answers by week, and the comments on a page. */
export default function App() {
  const view = useView();
  const { since, version, page } = view;
  const overview = useFetched<Overview>(`/api/overview${viewQuery({ since, version, page: '' })}`);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);

  useEffect(() => {
    document.title = page === '' ? 'Feedback' : `${page} · Feedback`;
    // After navigation, focus moves to the heading of the new view.
    if (shown.current !== page) {
      shown.current = page;
      heading.current?.focus();
      window.scrollTo(0, 0);
    }
  }, [page]);

  return (
    <Container
      component="main"
      sx={{ py: 4, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box component="header" sx={{ display: 'grid', gap: 2 }}>
        {page !== '' && (
          <Link
            href={viewQuery({ ...view, page: '' })}
            onClick={(event) => follow(event, { ...view, page: '' })}
            sx={{ justifySelf: 'start' }}
          >
            All pages
          </Link>
        )}
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h1"
          sx={{ overflowWrap: 'anywhere', outline: 'none' }}
        >
          {page === '' ? 'Feedback' : page}
        </Typography>
        <Filters view={view} versions={overview.value?.versions ?? []} />
      </Box>
      {page === '' ? (
        <OverviewView view={view} fetched={overview} />
      ) : (
        <PageView key={page} view={view} />
      )}
    </Container>
  );
}
