import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';

import Footer from './components/Footer';
import Header from './components/Header';
import Hero from './components/Hero';
import Install from './components/Install';
import Newsletter from './components/Newsletter';
import Night from './components/Night';
import Planner from './components/Planner';
import Pricing from './components/Pricing';
import Questions from './components/Questions';
import Quotes from './components/Quotes';
import Wear from './components/Wear';
import { useInitialHash } from './hooks/useInitialHash';
import { colors } from './styles';

const scrolling = (
  <GlobalStyles
    styles={{
      '@media (prefers-reduced-motion: no-preference)': { html: { scrollBehavior: 'smooth' } },
    }}
  />
);

/** The page of a product: a monitor for pottery kilns. */
export default function App() {
  useInitialHash();
  return (
    <Box
      id="top"
      sx={(theme) => ({
        bgcolor: 'background.default',
        color: 'text.primary',
        '& ::selection': {
          backgroundColor: colors(theme).primary.main,
          color: colors(theme).primary.contrastText,
        },
      })}
    >
      {scrolling}
      <Header />
      <main id="content" tabIndex={-1} style={{ outline: 'none' }}>
        <Hero />
        <Night />
        <Wear />
        <Install />
        <Planner />
        <Quotes />
        <Pricing />
        <Questions />
        <Newsletter />
      </main>
      <Footer />
    </Box>
  );
}
