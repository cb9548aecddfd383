import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { installCopyCode } from '../../copyCode';
import { highlight } from '../../highlight';

import CodeBlock from '.';

let stopCopying: () => void;
beforeEach(() => {
  stopCopying = installCopyCode({
    document,
    writeText: (text) => navigator.clipboard.writeText(text),
    timers: window,
  });
});
afterEach(() => stopCopying());

describe('CodeBlock', () => {
  it('shows highlighted code and copies it as written', async () => {
    const user = userEvent.setup();
    const code = 'const a = <B c="d & e" />;\n\nreturn a < 1;';
    render(<CodeBlock language="tsx" html={highlight(code, 'tsx').html} />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(code);
  });

  it('shows and copies plain code from Docusaurus components', async () => {
    const user = userEvent.setup();
    render(<CodeBlock>{'npm start'}</CodeBlock>);
    expect(screen.getByText('npm start')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('npm start');
  });

  it('highlights the code of a component, as written in the meta string of a fence', async () => {
    render(
      <CodeBlock className="language-js" metastring={'title="a.js" {2}'} showLineNumbers={3}>
        {'const a = 1;\nb();'}
      </CodeBlock>,
    );
    const figure = screen.getByRole('figure');
    expect(figure).toHaveTextContent('a.js');
    expect(figure).toHaveTextContent('const a = 1; b();');
    await waitFor(() => expect(figure.querySelector('.token.keyword')).toHaveTextContent('const'));
    expect(figure.querySelector('mark')).toHaveTextContent('b();');
    expect(figure.querySelectorAll('.code-row')).toHaveLength(2);
  });

  it('shows elements as they are', () => {
    render(
      <CodeBlock>
        a <b>c</b>
      </CodeBlock>,
    );
    expect(screen.getByText('c', { selector: 'b' })).toBeInTheDocument();
  });

  it.each([
    ['short lines', 'a\n'.repeat(99), 0],
    ['short lines with elements', '<b class="token">a</b>\n'.repeat(9), 0],
    ['a long line', 'a'.repeat(101), 1],
  ])('lets readers wrap long lines: %s', (_, html, count) => {
    render(<CodeBlock html={html} />);
    expect(screen.queryAllByRole('checkbox', { name: 'Wrap' })).toHaveLength(count);
  });

  it('is labeled with its title', () => {
    render(<CodeBlock html="a" title="src/App.tsx" />);
    expect(screen.getByRole('figure')).toHaveTextContent('src/App.tsx');
  });

  it('contains both variants of code and file name, selected by CSS, and copies the visible one', async () => {
    const user = userEvent.setup();
    const { container } = render(<CodeBlock html="let a: b" js="let a" title="src/a.tsx" />);
    const texts = (variant: string) =>
      [...container.querySelectorAll(`[data-for-variant=${variant}]`)].map(
        (node) => node.textContent,
      );
    expect(texts('TS')).toEqual(['src/a.tsx', 'let a: b']);
    expect(texts('JS')).toEqual(['src/a.jsx', 'let a']);

    const style = document.createElement('style');
    style.textContent = '[data-for-variant=TS] { display: none }';
    container.append(style);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('let a');
  });

  it('contains one variant if the JavaScript is identical', () => {
    const { container } = render(<CodeBlock html="a" title="a.ts" />);
    expect(container.querySelectorAll('[data-for-variant]')).toHaveLength(0);
  });

  it('reads left to right with its button, and can be scrolled with the keyboard', async () => {
    const user = userEvent.setup();
    const { container } = render(<CodeBlock html="a" />);
    expect(screen.getByRole('figure')).toHaveAttribute('dir', 'ltr');
    const pre = container.querySelector('pre');
    await user.tab();
    expect(pre).toHaveFocus();
  });
});
