// Mock of the site config for Docusaurus components under test.
module.exports = {
  __esModule: true,
  default: {
    title: 'MUI X',
    titleDelimiter: '|',
    baseUrl: '/',
    trailingSlash: true,
    future: { experimental_router: 'browser' },
  },
};
