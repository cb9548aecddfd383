// The site that Docusaurus' components are in, under test.
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
