import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import App from './App';
import Header from './components/Header';
import Planner from './components/Planner';

// jsdom has no layout to draw in.
vi.mock('./components/FiringChart', () => ({ default: () => null }));

const status = (section: HTMLElement) => within(section).getByRole('status');

afterEach(() => {
  window.location.hash = '';
});

describe('page', () => {
  it('has one main heading, landmarks with names, targets for its links, and closed questions', () => {
    const { container } = render(<App />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Sections' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Footer' })).toBeInTheDocument();

    const targets = [...container.querySelectorAll('a[href^="#"]')].map(
      (link) => link.getAttribute('href')?.slice(1) ?? '',
    );
    expect(targets.length).toBeGreaterThan(8);
    expect(targets.filter((id) => document.getElementById(id) === null)).toEqual([]);

    const details = [...container.querySelectorAll('details')];
    expect(details.map(({ open }) => open)).toEqual(Array(6).fill(false));
  });

  it('moves to the section in the address', () => {
    window.location.hash = '#pricing';
    // jsdom has no layout, and no scrolling.
    const scrollIntoView = vi.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    render(<App />);
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(document.getElementById('pricing')).toHaveFocus();
  });

  it('starts with a link to the content', async () => {
    render(<Header />);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  });

  it('closes the phone menu with Escape and on a link', async () => {
    render(<Header />);
    const button = screen.getByRole('button', { name: 'Sections' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'One night' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    await userEvent.click(button);
    const navigation = screen.getByRole('navigation', { name: 'Sections' });
    await userEvent.click(within(navigation).getByRole('link', { name: 'Pricing' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('planner', () => {
  const planner = () => screen.getByRole('region', { name: 'Plan tonight’s firing' });

  it('shows when a firing ends and what it costs', async () => {
    render(<Planner />);
    expect(planner()).toHaveTextContent('Cone 6 is down4:08 AMtomorrow, after 9 h 28 min');
    await userEvent.click(within(planner()).getByRole('button', { name: 'Stoneware' }));
    expect(planner()).toHaveTextContent('Cone 10 is down4:35 AM');
    await userEvent.click(within(planner()).getByRole('button', { name: '°C' }));
    expect(planner()).toHaveTextContent('below 93 °C');
  });

  it('keeps a choice that is clicked again', async () => {
    render(<Planner />);
    const glaze = within(planner()).getByRole('button', { name: 'Glaze' });
    await userEvent.click(glaze);
    expect(glaze).toHaveAttribute('aria-pressed', 'true');
  });

  it('tells what worn elements do', async () => {
    render(<Planner />);
    expect(status(planner())).toHaveTextContent('Spyhole would stay quiet');
    const wear = within(planner()).getByRole('slider', { name: /Power lost/ });
    wear.focus();
    await userEvent.keyboard('{PageUp}{End}');
    expect(wear).toHaveAttribute('aria-valuetext', '40%');
    expect(status(planner())).toHaveTextContent(
      'this firing takes 5 h 23 min longer than with new ones',
    );
    await userEvent.click(within(planner()).getByRole('button', { name: '3 cu ft' }));
    expect(status(planner())).toHaveTextContent('the kiln stops climbing before cone 6');
    expect(planner()).toHaveTextContent('Cone 6 is downNever');
  });
});
