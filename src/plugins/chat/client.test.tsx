import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { useChat, type ChatDemo, type ChatResult } from './client';

/** The global data of the chat plugin. */
let mockData: unknown;

jest.mock(
  '@docusaurus/useGlobalData',
  () => ({ usePluginData: (name: string) => (name === 'portal-chat' ? mockData : undefined) }),
  { virtual: true },
);

const demo: ChatDemo = {
  name: 'Order board',
  description: 'Sorting',
  files: [{ name: 'OrderBoard.tsx', code: '' }],
  dependencies: {},
};

function Toolbar() {
  const chat = useChat();
  const [result, setResult] = useState<ChatResult>();
  return (
    <>
      {chat && (
        <button type="button" onClick={() => void chat.open(demo).then(setResult)}>
          Edit in Chat
        </button>
      )}
      <p role="status">{JSON.stringify(result)}</p>
    </>
  );
}

afterEach(() => jest.restoreAllMocks());

test.each([undefined, null, {}, { endpoint: 1 }])('renders nothing with data %j', (data) => {
  mockData = data;
  render(<Toolbar />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('sends the demo to the endpoint and opens a tab on click', async () => {
  mockData = { endpoint: 'https://chat.example/open' };
  const answer = { ok: true, json: () => Promise.resolve({ nextUrl: 'https://chat.example/1' }) };
  const fetch = jest.fn().mockResolvedValue(answer);
  Object.assign(window, { fetch });
  const tab = { opener: window };
  const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);

  render(<Toolbar />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit in Chat' }));
  expect(await screen.findByText('{"ok":true}')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledWith('https://chat.example/open', expect.anything());
  expect(open).toHaveBeenCalledWith('https://chat.example/1', '_blank');
  expect(tab.opener).toBeNull();
});

test('shows a message on failure', async () => {
  mockData = { endpoint: 'https://chat.example/open' };
  Object.assign(window, { fetch: jest.fn().mockRejectedValue(new TypeError('Failed to fetch')) });
  render(<Toolbar />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit in Chat' }));
  expect(await screen.findByText(/Failed to open MUI Chat/)).toBeInTheDocument();
});
