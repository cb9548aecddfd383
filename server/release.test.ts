/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import disk from 'node:fs/promises';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';

import { replaceFolder } from '../scripts/build/replace';
import { temporaryFolder, writeFiles } from '../scripts/jest/files';
import { until } from '../scripts/jest/until';

import { previousFolder, readRelease } from './release';
import { openSite, type Site } from './static';

/** More than what the system stores for a connection whose client doesn't read. */
const LARGE_BYTES = 32 * 1024 * 1024;

const temporary = temporaryFolder();
const build = () => path.join(temporary(), 'build');

let site: Site;
let server: http.Server;
let origin: string;
let log: string[];

/** Writes a release whose pages load a script with its name in a hash. */
function writeRelease(name: string, folder = build()): void {
  writeFiles(folder, {
    'x/index.html': `<script src="/assets/${name}.js"></script>`,
    'x/other/index.html': `<script src="/assets/${name}.js"></script>`,
    [`x/only-${name}/index.html`]: name,
    [`assets/${name}.js`]: `run("${name}")`,
    'large.zip': '',
    _redirects: `/x/${name}/* /x/:splat 302\n`,
    '404.html': `missing in ${name}`,
    _headers: `/*\n  X-Release: ${name}\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
  });
  // Takes no space on the disk.
  fs.truncateSync(path.join(folder, 'large.zip'), LARGE_BYTES);
}

const writing = (content: string | Buffer) => (file: string) => fs.writeFileSync(file, content);

/** Serves the build as it is now. */
async function serve(): Promise<void> {
  log = [];
  site = openSite({ directory: build(), log: (line) => log.push(line) });
  server = http.createServer(site.handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  writeRelease('a');
  await serve();
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function get(pathname: string) {
  const response = await fetch(origin + pathname, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const statusOf = async (pathname: string) => (await get(pathname)).status;

/** Requests a file and reads only the start of it. */
function readSlowly(pathname: string): Promise<net.Socket> {
  const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  return new Promise((resolve, reject) => {
    socket.on('error', reject).once('data', () => resolve(socket.pause()));
  });
}

/** Reads the rest. Resolves to the number of all bytes, with the headers, when the server has ended the connection. */
function readRest(socket: net.Socket): Promise<number> {
  return new Promise((resolve) => {
    socket.on('close', () => resolve(socket.bytesRead)).resume();
  });
}

describe('a file of the build', () => {
  const page = () => path.join(build(), 'x/index.html');

  it('that has been removed is missing, and the others are still there', async () => {
    fs.rmSync(page());
    const { status, headers, text } = await get('/x/');
    expect([status, headers.get('cache-control'), text]).toEqual([404, 'no-store', 'missing in a']);
    expect(await statusOf('/x/other/')).toBe(200);
  });

  it.each<[what: string, change: () => void, text: string]>([
    ['has been truncated', () => fs.truncateSync(page(), 7), '<script'],
    ['has been emptied', () => fs.truncateSync(page()), ''],
    ['has been extended', () => fs.appendFileSync(page(), '<p>'), '</script><p>'],
    [
      'has been replaced',
      () => {
        fs.writeFileSync(`${page()}.new`, 'new');
        fs.renameSync(`${page()}.new`, page());
      },
      'new',
    ],
  ])('that %s is sent as it is now, with its length', async (_what, change, expected) => {
    const before = await get('/x/');
    change();
    const { status, headers, text } = await get('/x/');
    expect([status, text.endsWith(expected)]).toEqual([200, true]);
    expect(Number(headers.get('content-length'))).toBe(text.length);
    expect(headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  it('that is truncated while it is sent ends the connection', async () => {
    const socket = await readSlowly('/large.zip');
    fs.truncateSync(path.join(build(), 'large.zip'), 100);
    expect(await readRest(socket)).toBeLessThan(LARGE_BYTES);
    await until(() => log.length > 0);
    expect(log).toEqual([expect.stringContaining('/large.zip was changed after')]);
    expect(await statusOf('/x/')).toBe(200);
  });

  it.each<[what: string, make: () => void]>([
    ['a folder', () => fs.mkdirSync(page())],
    ['a link out of the build', () => fs.symlinkSync('/etc/passwd', page())],
    ['a link to itself', () => fs.symlinkSync('index.html', page())],
    ['a link to nothing', () => fs.symlinkSync('none.html', page())],
    ['a link to another page', () => fs.symlinkSync('other/index.html', page())],
    ['a pipe', () => execFileSync('mkfifo', [page()])],
    ['a device', () => execFileSync('mknod', [page(), 'c', '1', '5'])],
  ])('that has become %s is missing', async (_what, make) => {
    fs.rmSync(page());
    make();
    expect(await statusOf('/x/')).toBe(404);
    expect(await statusOf('/x/other/')).toBe(200);
  });

  it.each(['EACCES', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM'])(
    'that cannot be opened because of %s is answered with 503, until it can',
    async (code) => {
      const fault = jest
        .spyOn(disk, 'open')
        .mockRejectedValue(Object.assign(new Error(`${code}: x/index.html`), { code }));
      const { status, headers } = await get('/x/');
      expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
        503,
        'no-store',
        '5',
      ]);
      expect(log).toEqual([`${code}: x/index.html`]);
      fault.mockRestore();
      expect(await statusOf('/x/')).toBe(200);
    },
  );

  it('that is the 404 page may be removed', async () => {
    await get('/x/');
    fs.rmSync(path.join(build(), '404.html'));
    const { status, text } = await get('/x/none/');
    expect([status, text]).toEqual([404, 'missing in a']);
  });

  it('on a slow disk delays no other file', async () => {
    const { open } = disk;
    let isRead = (): void => undefined;
    const slow = new Promise<void>((resolve) => (isRead = resolve));
    jest.spyOn(disk, 'open').mockImplementation(async (...args) => {
      if (String(args[0]) === page()) {
        await slow;
      }
      return open(...args);
    });
    const waiting = get('/x/');
    expect(await statusOf('/x/other/')).toBe(200);
    isRead();
    expect((await waiting).status).toBe(200);
  });

  it('that is replaced while it is sent ends the connection, and is never mixed', async () => {
    const socket = await readSlowly('/large.zip');
    writeFiles(temporary(), { other: '' });
    fs.truncateSync(path.join(temporary(), 'other'), LARGE_BYTES);
    fs.renameSync(path.join(temporary(), 'other'), path.join(build(), 'large.zip'));
    expect(await readRest(socket)).toBeLessThan(LARGE_BYTES);
  });

  it('needs no descriptor while its readers are slow', async () => {
    const sockets = await Promise.all(Array.from({ length: 50 }, () => readSlowly('/large.zip')));
    const isOpen = (descriptor: string) => {
      try {
        return fs.readlinkSync(`/proc/self/fd/${descriptor}`).endsWith('large.zip');
      } catch {
        return false;
      }
    };
    // Until the system stores no more of it.
    await until(() => !fs.readdirSync('/proc/self/fd').some(isOpen));
    expect(await statusOf('/x/')).toBe(200);
    sockets.forEach((socket) => socket.destroy());
  });
});

describe('links in a build', () => {
  it('are not followed', async () => {
    writeFiles(temporary(), { 'secret/index.html': 'secret' });
    fs.symlinkSync(path.join(temporary(), 'secret'), path.join(build(), 'linked'));
    fs.symlinkSync(path.join(temporary(), 'secret/index.html'), path.join(build(), 'linked.html'));
    await site.refresh(true);
    expect(await statusOf('/linked/')).toBe(404);
    expect(await statusOf('/linked.html')).toBe(404);
  });
});

describe('a new release', () => {
  const prepare = (name: string) => {
    const folder = path.join(temporary(), name);
    writeRelease(name, folder);
    return folder;
  };

  it('is switched to as a whole, without a failed request, and open pages still find their scripts', async () => {
    const folder = prepare('b');
    let isOver = false;
    const loads: string[] = [];
    const read = async () => {
      while (!isOver) {
        const { status, headers, text } = await get('/x/');
        const [, script = ''] = /src="([^"]+)"/.exec(text) ?? [];
        // A tab that was opened before the switch goes on after it.
        await new Promise((resolve) => setTimeout(resolve, 1));
        loads.push([status, headers.get('x-release'), script, await statusOf(script)].join(' '));
      }
    };
    const readers = Array.from({ length: 10 }, read);
    await until(() => loads.length > 50);
    await replaceFolder(build(), folder);
    const before = loads.length;
    await until(() => loads.length > before + 50);
    await site.refresh();
    const after = loads.length;
    await until(() => loads.length > after + 50);
    isOver = true;
    await Promise.all(readers);
    expect([...new Set(loads)].sort()).toEqual([
      '200 a /assets/a.js 200',
      '200 b /assets/b.js 200',
    ]);
    expect(loads.at(-1)).toContain('200 b');
    expect(await statusOf('/assets/a.js')).toBe(200);
  });

  it('has its own pages, headers, redirects and 404 page, and none of the one before', async () => {
    await replaceFolder(build(), prepare('b'));
    expect(await statusOf('/x/only-b/')).toBe(200);
    expect(await statusOf('/x/only-a/')).toBe(404);
    expect(await statusOf('/x/a/')).toBe(404);
    const moved = await get('/x/b/');
    // Otherwise, browsers would keep it when the folder has become a real one.
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/x/']);
    const { text, headers } = await get('/x/none/');
    expect([text, headers.get('x-release')]).toEqual(['missing in b', 'b']);
  });

  it('may also be a link that leads to another folder', async () => {
    fs.renameSync(build(), path.join(temporary(), 'first'));
    fs.symlinkSync('first', build());
    await site.refresh(true);
    const socket = await readSlowly('/large.zip');
    prepare('b');
    fs.symlinkSync('b', `${build()}.new`);
    fs.renameSync(`${build()}.new`, build());
    // Nothing has told the server yet.
    expect((await get('/x/')).headers.get('x-release')).toBe('a');
    await site.refresh();
    expect((await get('/x/')).headers.get('x-release')).toBe('b');
    expect(await statusOf('/assets/a.js')).toBe(200);
    expect(await readRest(socket)).toBeGreaterThan(LARGE_BYTES);
  });

  it('that was written into the same folder is noticed when all of it is there', async () => {
    await get('/x/');
    fs.rmSync(path.join(build(), '_headers'));
    writeFiles(build(), { 'x/late/index.html': 'late' });
    expect(await statusOf('/x/late/')).toBe(404);
    writeFiles(build(), { _headers: '/*\n  X-Release: c\n' });
    await site.refresh();
    expect((await get('/x/late/')).headers.get('x-release')).toBe('c');
  });

  it('is not used as long as it is incomplete', async () => {
    const folder = prepare('b');
    fs.rmSync(path.join(folder, '404.html'));
    await replaceFolder(build(), folder);
    await site.refresh();
    expect((await get('/x/')).headers.get('x-release')).toBe('a');
    expect(log).toContainEqual(expect.stringContaining('404.html is missing'));
    writeFiles(build(), { '404.html': '' });
    await site.refresh();
    expect((await get('/x/')).headers.get('x-release')).toBe('b');
  });

  it.each<[what: string, name: string, spoil: (file: string) => void]>([
    ['a pipe for headers', '_headers', (file) => execFileSync('mkfifo', [file])],
    ['a folder for headers', '_headers', (file) => fs.mkdirSync(file)],
    ['headers with a character that HTTP lacks', '_headers', writing('/*\n  X-A: 世\n')],
    ['headers with a control character', '_headers', writing('/*\n  X-A: a\u0000\n')],
    ['headers with a byte order mark', '_headers', writing('\ufeff/*\n  X-A: a\n')],
    ['headers without a path', '_headers', writing('  X-A: a\n')],
    ['headers that are binary', '_headers', writing(Buffer.from([0xff, 0xfe, 0, 10, 32]))],
    ['a redirect to what is no address', '_redirects', writing('/x/b/* /世/:splat 302\n')],
    ['a redirect to another host', '_redirects', writing('/x/b/* https://a.test/:splat 302\n')],
    ['a pipe for redirects', '_redirects', (file) => execFileSync('mkfifo', [file])],
    ['a pipe for the 404 page', '404.html', (file) => execFileSync('mkfifo', [file])],
    ['a folder for the 404 page', '404.html', (file) => fs.mkdirSync(file)],
  ])('is not used if it has %s, which is logged once', async (_what, name, spoil) => {
    const folder = prepare('b');
    fs.rmSync(path.join(folder, name));
    spoil(path.join(folder, name));
    await replaceFolder(build(), folder);
    await site.refresh();
    await site.refresh();
    await site.refresh(true);
    const { status, headers, text } = await get('/x/');
    expect([status, headers.get('x-release')]).toEqual([200, 'a']);
    expect(text).toContain('/assets/a.js');
    expect(log).toHaveLength(1);
    await replaceFolder(build(), prepare('c'));
    await site.refresh();
    expect((await get('/x/')).headers.get('x-release')).toBe('c');
  });

  it('may take the place of one whose files are just being listed', async () => {
    jest.spyOn(disk, 'readdir').mockImplementationOnce(async () => {
      await replaceFolder(build(), prepare('b'));
      throw Object.assign(new Error('ENOENT: x'), { code: 'ENOENT' });
    });
    const { contents } = readRelease(build());
    expect((await contents()).files).toContain('/x/only-a/index.html');
    expect(fs.existsSync(previousFolder(build()))).toBe(true);
  });

  it('is not used if a folder of it cannot be read', async () => {
    const fault = jest
      .spyOn(disk, 'readdir')
      .mockRejectedValue(Object.assign(new Error('EACCES: x'), { code: 'EACCES' }));
    await replaceFolder(build(), prepare('b'));
    await site.refresh();
    expect((await get('/x/')).headers.get('x-release')).toBe('a');
    fault.mockRestore();
    await site.refresh();
    expect((await get('/x/')).headers.get('x-release')).toBe('b');
  });

  it('is found after a time without any', async () => {
    fs.rmSync(build(), { recursive: true });
    const { status, headers } = await get('/x/');
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
    writeRelease('b');
    expect(await statusOf('/x/only-b/')).toBe(200);
  });

  it('has the scripts of the one before after a restart, too', async () => {
    await replaceFolder(build(), prepare('b'));
    await replaceFolder(build(), prepare('c'));
    expect(fs.readdirSync(temporary()).sort()).toEqual([
      'build',
      path.basename(previousFolder('build')),
    ]);
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
    await serve();
    expect(
      await Promise.all(['c', 'b', 'a'].map((name) => statusOf(`/assets/${name}.js`))),
    ).toEqual([200, 200, 404]);
    expect(await statusOf('/x/only-b/')).toBe(404);
  });

  it('needs no previous one, which may be removed', async () => {
    await replaceFolder(build(), prepare('b'));
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
    await serve();
    fs.rmSync(previousFolder(build()), { recursive: true });
    expect([await statusOf('/assets/none.js'), log]).toEqual([404, []]);
  });
});
