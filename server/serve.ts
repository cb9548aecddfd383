import http from 'node:http';
import path from 'node:path';

import { staticHandler } from './static';

/** `npm run serve`: the production build on this machine, with the headers that a real host would send. */
const directory = path.resolve(process.argv[2] ?? 'build');
const port = Number(process.env.PORT ?? 4000);

const server = http.createServer(staticHandler(directory));
server.listen(port, () => {
  console.log(`The production build: http://localhost:${port}/x/`);
});

const stop = () => server.close(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
