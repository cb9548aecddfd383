import { fakeStorage } from '@site/scripts/jest/feedback';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { currentPage } from '../client/current';
import { createFeedback } from '../client/feedback';
import { createQueue } from '../client/queue';
import type { Outcome, Submission } from '../types';

import FeedbackForm from './FeedbackForm';

jest.mock(
  '@portal/feedback',
  () => ({
    __esModule: true,
    default: { endpoint: '/feedback', issue: 'https://acme.example/new?t={title}&u={url}' },
  }),
  { virtual: true },
);

const PAGE = { page: '/x/react-charts', version: '8.12.1' };
const SECTIONS = [
  { id: 'bars', value: 'Draw <code>bars</code> &amp; lines' },
  { id: 'see-also', value: 'See also' },
];

/** Renders the form of a page whose reader has opened it. */
function open(how: 'Yes' | 'No' | 'section', kept?: object) {
  const storage = fakeStorage(
    kept ? { 'feedback-/x/react-charts-8.12.1': JSON.stringify(kept) } : {},
  );
  let outcome: Outcome = 'accepted';
  const deliver = jest.fn((_submission: Submission) => Promise.resolve(outcome));
  const feedback = createFeedback(PAGE, {
    storage: () => storage,
    queue: createQueue(() => storage),
    describe: () => ({ ...PAGE, locale: 'en', codeVariant: 'TS', codeStyling: 'MUI System' }),
    deliver,
  });
  feedback.load();
  currentPage.set({ ...PAGE, feedback, title: 'Charts', sections: SECTIONS });
  const restoreFocus = jest.fn();
  render(<FeedbackForm />);
  act(() => {
    if (how === 'section') {
      feedback.comment('bars', restoreFocus);
    } else {
      feedback.choose(how === 'Yes' ? 1 : 0, restoreFocus);
    }
  });
  return {
    user: userEvent.setup(),
    feedback,
    restoreFocus,
    deliver,
    sent: () =>
      deliver.mock.calls.map(([{ rating, reasons, comment, section }]) => ({
        rating,
        reasons,
        comment,
        section,
      })),
    form: () => screen.queryByRole('form'),
    comment: () => screen.getByRole('textbox', { name: 'Comment (optional)' }),
    about: () => screen.getByRole('combobox', { name: 'About' }),
    box: (name: string) => screen.getByRole('checkbox', { name }),
    button: (name: string) => screen.getByRole('button', { name }),
    serverFails: (how_: Outcome = 'failed') => {
      outcome = how_;
    },
  };
}

afterEach(() => act(() => currentPage.set(undefined)));

describe('the form', () => {
  it("isn't rendered until it is opened", () => {
    const { container } = render(<FeedbackForm />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    ['Yes', 'What helped?', 4],
    ['No', 'What got in the way?', 6],
  ] as const)('offers reasons for %s, and focuses the first one', (answer, legend, count) => {
    open(answer);
    const boxes = within(screen.getByRole('group', { name: legend })).getAllByRole('checkbox');
    expect(boxes).toHaveLength(count);
    expect(boxes[0]).toHaveFocus();
  });

  it('sends the reasons, comment and section, and returns the focus', async () => {
    const { user, form, box, comment, about, button, sent, restoreFocus } = open('No');
    await user.click(box('Out of date'));
    await user.click(box('Something is wrong'));
    await user.click(box('Something is missing'));
    await user.click(box('Something is missing'));
    await user.type(comment(), 'Nothing about <b>zoom');
    await user.selectOptions(about(), 'bars');
    await user.click(button('Submit'));
    expect(sent()).toEqual([
      {
        rating: 0,
        reasons: ['wrong', 'outdated'],
        comment: 'Nothing about <b>zoom',
        section: 'bars',
      },
    ]);
    expect(form()).not.toBeInTheDocument();
    expect(restoreFocus).toHaveBeenCalledTimes(1);
  });

  it.each(['ctrlKey', 'metaKey'])(
    'is submitted with %s+Enter, but not with Shift+Enter',
    (modifier) => {
      const { comment, deliver } = open('Yes');
      fireEvent.keyDown(comment(), { key: 'Enter', [modifier]: true, shiftKey: true });
      fireEvent.keyDown(comment(), { key: 'Enter' });
      expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
      fireEvent.keyDown(comment(), { key: 'Enter', [modifier]: true });
      return act(async () => {
        await Promise.resolve();
        await Promise.resolve();
        expect(deliver).toHaveBeenCalledTimes(1);
      });
    },
  );

  it('shows an error and keeps the typed comment when the request fails', async () => {
    const { user, box, comment, button, serverFails } = open('Yes');
    serverFails();
    await user.click(box('The examples'));
    await user.type(comment(), 'Good');
    await user.click(button('Submit'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Couldn't submit feedback\. Please try again later\.$/,
    );
    expect(comment()).toHaveValue('Good');
    expect(box('The examples')).toBeChecked();
    serverFails('accepted');
    await user.click(button('Submit'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends only the rating on Cancel', async () => {
    const { user, form, comment, button, sent, restoreFocus } = open('Yes');
    await user.type(comment(), 'Never mind');
    await user.click(button('Cancel'));
    expect(form()).not.toBeInTheDocument();
    expect(sent()).toEqual([{ rating: 1, reasons: [], comment: '', section: null }]);
    expect(restoreFocus).toHaveBeenCalledTimes(1);
  });

  it('keeps the typed comment when the reader changes the rating', async () => {
    const { user, feedback, box, comment, button, sent } = open('Yes');
    await user.click(box('Easy to find'));
    await user.type(comment(), 'Hm');
    act(() => feedback.choose(0, () => {}));
    expect(comment()).toHaveValue('Hm');
    await user.click(box('Hard to understand'));
    act(() => feedback.choose(1, () => {}));
    expect(box('Easy to find')).toBeChecked();
    await user.click(button('Submit'));
    expect(sent()).toEqual([{ rating: 1, reasons: ['quick'], comment: 'Hm', section: null }]);
  });

  it('shows a counter near the limit, and rejects a comment beyond it', async () => {
    const { user, comment, button, deliver } = open('Yes');
    fireEvent.change(comment(), { target: { value: '🙂'.repeat(1799) } });
    expect(screen.queryByText(/of 2000 characters/)).not.toBeInTheDocument();
    fireEvent.change(comment(), { target: { value: '🙂'.repeat(1800) } });
    expect(comment()).toHaveAccessibleDescription('1800 of 2000 characters');
    fireEvent.change(comment(), { target: { value: '🙂'.repeat(2001) } });
    expect(comment()).toBeInvalid();
    await user.click(button('Submit'));
    expect(deliver).not.toHaveBeenCalled();
    expect(comment()).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('2001 of 2000 characters');
    fireEvent.change(comment(), { target: { value: '🙂'.repeat(2000) } });
    await user.click(button('Submit'));
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('shows the answer from an earlier visit', () => {
    const kept = { rating: 1, reasons: ['clear'], comment: 'Nice', section: 'see-also' };
    const { box, comment, about } = open('Yes', kept);
    expect(box('Easy to understand')).toBeChecked();
    expect(comment()).toHaveValue('Nice');
    expect(about()).toHaveValue('see-also');
  });

  it('hides a section that no longer exists', () => {
    const kept = { rating: 1, reasons: [], comment: '', section: 'gone' };
    const { about } = open('Yes', kept);
    expect(about()).toHaveDisplayValue('The whole page');
  });

  it('links to an issue with the page filled in', async () => {
    const { user, about } = open('No');
    const link = () => screen.getByRole('link', { name: 'Open an issue' });
    expect(link()).toHaveAttribute(
      'href',
      'https://acme.example/new?t=Charts&u=http%3A%2F%2Flocalhost%2F',
    );
    await user.selectOptions(about(), 'See also');
    expect(link()).toHaveAttribute('href', expect.stringContaining('%2F%23see-also'));
    expect(link()).toHaveAttribute('rel', 'noopener');
  });
});

describe('for a section', () => {
  it('is a dialog about the section that asks for the rating first', async () => {
    const { user, about, button, deliver, sent, restoreFocus } = open('section');
    expect(screen.getByRole('dialog', { name: 'Comment on this section' })).toBeVisible();
    expect(about()).toHaveDisplayValue('Draw bars & lines');
    expect(screen.getByRole('group', { name: 'Was this section helpful?' })).toBeVisible();
    expect(button('Yes')).toHaveFocus();
    await user.click(button('Submit'));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose Yes or No.');
    expect(deliver).not.toHaveBeenCalled();
    await user.click(button('No'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(button('No')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Submit'));
    expect(sent()).toEqual([{ rating: 0, reasons: [], comment: '', section: 'bars' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(restoreFocus).toHaveBeenCalledTimes(1);
  });

  it('has the comment on that section, not the one on the page, and keeps both', async () => {
    const { user, comment, button, feedback, restoreFocus, sent } = open('Yes');
    await user.type(comment(), 'About the page');
    // The form for the page is still open, and not submitted.
    act(() => feedback.comment('bars', restoreFocus));
    expect(comment()).toHaveValue('');
    await user.click(button('No'));
    await user.type(comment(), 'About bars');
    await user.click(button('Submit'));
    expect(sent().at(-1)).toMatchObject({ rating: 0, comment: 'About bars', section: 'bars' });

    act(() => feedback.choose(1, restoreFocus));
    expect(comment()).toHaveValue('About the page');
    await user.click(button('Submit'));
    expect(sent().at(-1)).toMatchObject({ rating: 1, comment: 'About the page', section: null });
    act(() => feedback.comment('bars', restoreFocus));
    expect(comment()).toHaveValue('About bars');
    expect(button('No')).toHaveAttribute('aria-pressed', 'true');
    act(() => feedback.comment('see-also', restoreFocus));
    expect(comment()).toHaveValue('');
    expect(button('No')).toHaveAttribute('aria-pressed', 'false');
  });

  it('stays about that section', () => {
    const { about } = open('section');
    expect(about()).toBeDisabled();
  });

  it('closes on Escape without a request', async () => {
    const { user, deliver, restoreFocus } = open('section');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(deliver).not.toHaveBeenCalled();
    expect(restoreFocus).toHaveBeenCalledTimes(1);
  });
});
