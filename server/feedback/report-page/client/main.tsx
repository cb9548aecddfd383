import './style.css';

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';

import App from './App';
import { nonce } from './nonce';
import { theme } from './theme';

const cache = createCache({ key: 'css', nonce, prepend: true });
const root = document.getElementById('root');

if (root) {
  createRoot(root).render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <App />
      </ThemeProvider>
    </CacheProvider>,
  );
}
