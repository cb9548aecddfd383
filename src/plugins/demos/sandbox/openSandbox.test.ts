import { decompressFromBase64 } from 'lz-string';

import type { Sandbox } from './createSandbox';
import { CODESANDBOX_ENDPOINT, SANDBOX_ORIGINS, STACKBLITZ_ENDPOINT } from './endpoints';

import { openInCodeSandbox, openInStackBlitz } from '.';

const sandbox: Sandbox = {
  title: 'Order "board" <b>',
  description: 'A demo from https://docs.example.com/x/',
  entry: 'src/Order & board.tsx',
  files: {
    'index.html': '<!doctype html>\n<script>a("</script>")</script>',
    'src/Order & board.tsx': 'const a = `${b}`;\n// é 日付 🚢 ????>>>>',
    'src/[id].ts': 'export {};',
  },
};

/** A form that was submitted. */
interface Sent {
  action: string;
  method: string;
  target: string;
  rel: string | null;
  inPage: boolean;
  isSeen: boolean;
  fields: Record<string, string>;
}

let sent: Sent[];

beforeEach(() => {
  sent = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
    this: HTMLFormElement,
  ) {
    const inputs = [...this.querySelectorAll('input')];
    sent.push({
      action: this.action,
      method: this.method,
      target: this.target,
      rel: this.getAttribute('rel'),
      inPage: this.isConnected,
      isSeen: !this.hidden || inputs.some(({ type }) => type !== 'hidden'),
      fields: Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
    });
  });
});
afterEach(() => jest.restoreAllMocks());

const environment = (isActive = true) => ({ document, isActive: () => isActive });

describe.each([
  ['StackBlitz', openInStackBlitz, STACKBLITZ_ENDPOINT],
  ['CodeSandbox', openInCodeSandbox, CODESANDBOX_ENDPOINT],
])('%s', (_name, open, endpoint) => {
  it('opens a new tab without access to this one, and removes the form', () => {
    expect(open(sandbox, environment())).toBe(true);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'post',
      target: '_blank',
      rel: 'noopener',
      inPage: true,
      isSeen: false,
    });
    expect(sent[0]?.action.split('?')[0]).toBe(endpoint);
    expect(document.querySelector('form')).toBeNull();
  });

  it('returns false if the click was too long ago, and sends nothing', () => {
    expect(open(sandbox, environment(false))).toBe(false);
    expect(sent).toEqual([]);
  });

  it('returns false if the browser blocks the tab, and removes the form', () => {
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {
      throw new DOMException('Forms are blocked', 'SecurityError');
    });
    expect(open(sandbox, environment())).toBe(false);
    expect(document.querySelector('form')).toBeNull();
  });

  it("opens a tab if the browser doesn't support user activation", () => {
    expect('userActivation' in navigator).toBe(false);
    expect(open(sandbox)).toBe(true);
  });
});

describe('the StackBlitz request', () => {
  it('contains each file unchanged in a field, and the file to show first', () => {
    openInStackBlitz(sandbox, environment());
    expect(sent[0]?.fields).toEqual({
      'project[title]': sandbox.title,
      'project[description]': sandbox.description,
      'project[template]': 'node',
      'project[files][index.html]': sandbox.files['index.html'],
      'project[files][src/Order & board.tsx]': sandbox.files['src/Order & board.tsx'],
      'project[files][src/%5Bid%5D.ts]': 'export {};',
    });
    expect(new URL(sent[0]?.action ?? '').searchParams.get('file')).toBe(sandbox.entry);
  });
});

describe('the CodeSandbox request', () => {
  const parameters = () => sent[0]?.fields.parameters ?? '';
  const files = () => {
    const base64 = parameters().replaceAll('-', '+').replaceAll('_', '/');
    const json = decompressFromBase64(base64);
    return (JSON.parse(json) as { files: Record<string, { content: string }> }).files;
  };

  it('contains the compressed files in URL-safe characters', () => {
    openInCodeSandbox(sandbox, environment());
    expect(parameters()).toMatch(/^[\w-]+$/);
    Object.entries(sandbox.files).forEach(([path, content]) =>
      expect(files()[path]).toEqual({ content, isBinary: false }),
    );
  });

  it('runs on a VM with a task, and shows the first file', () => {
    openInCodeSandbox(sandbox, environment());
    expect(new URL(sent[0]?.action ?? '').searchParams.get('environment')).toBe('server');
    expect(JSON.parse(files()['.codesandbox/tasks.json']?.content ?? '')).toMatchObject({
      tasks: { dev: { command: 'npm run dev', runAtStart: true } },
    });
    const query = new URLSearchParams(sent[0]?.fields.query);
    expect(query.get('file')).toBe(`/${sandbox.entry}`);
  });
});

it('posts to the origins of the two services', () => {
  expect(SANDBOX_ORIGINS).toEqual(['https://stackblitz.com', 'https://codesandbox.io']);
});
