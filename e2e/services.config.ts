import { createConfig } from '../docusaurus.config';
import * as settings from '../portal.config';
import { folderConfig } from '../scripts/build/folder';

/* A site with third-party services. Their hosts do not exist. */

export default () =>
  folderConfig({
    settings,
    createConfig,
    folder: 'e2e/fixtures/services',
    options: {
      analytics: {
        googleTag: {
          id: 'G-TEST',
          scriptOrigin: 'https://tag.example',
          collectOrigins: ['https://collect.example'],
        },
        adDisplayRatio: 1,
        webVitalsRatio: 1,
      },
      docs: { editUrl: 'https://github.com/acme/docs/edit/main' },
      consent: { page: '/x/privacy/' },
      sponsors: {
        sponsors: [
          {
            name: 'Acme Pumps',
            description: 'Pumps for wells and cellars',
            link: 'https://acme.example/?from=docs',
            image: { src: '/img/logo.svg', srcDark: '/img/favicon.svg', width: 40, height: 40 },
          },
          {
            name: 'Tern & Daughters',
            link: 'https://tern.example/',
            image: { src: '/img/logo.svg', width: 120, height: 32 },
          },
        ],
      },
      ads: {
        network: {
          name: 'double',
          json: {
            endpoint: 'https://json.ads.example/serve.json',
            hosts: ['https://images.ads.example'],
          },
          script: {
            src: 'https://script.ads.example/ad.js?placement=docs',
            id: '_double_js',
            element: '#double-ad',
            images: ['https://images.ads.example'],
          },
        },
      },
      feedback: { endpoint: 'https://feedback.example/answers' },
      iconFonts: {
        service: {
          styleSheet: 'https://icons.example/icon?family=Material+Icons',
          fonts: ['https://icon-files.example'],
        },
      },
    },
  });
