import config from './playwright.config';
const [first] = Array.isArray(config.webServer) ? config.webServer : [];
export default { ...config, retries: 0, webServer: first ? [first] : [] };
