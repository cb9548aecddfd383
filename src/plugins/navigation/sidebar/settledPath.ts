import { createContext } from 'react';

/**
 * The path of the sidebar entry for which groups have been opened and closed. It is that of an earlier page while groups
 * wait for the reader to leave the sidebar.
 */
export const SettledPathContext = createContext('');
