/** @jest-environment node */
import { explainDialogs, type DialogWindow } from './dialogs';

function open() {
  const told: string[] = [];
  const never = () => {
    throw new Error('The browser’s own function was called.');
  };
  const page: DialogWindow = { alert: never, confirm: never, prompt: never };
  explainDialogs(page, ({ message }) => told.push(message));
  return { page, told };
}

it('alert() is explained, with its text', () => {
  const { page, told } = open();
  expect(page.alert('Saved')).toBeUndefined();
  expect(told).toEqual([
    'alert() opens no dialog here, because the code runs in a sandbox. Show the text on the page, or use console.log(). (The text: Saved)',
  ]);
});

it('confirm() and prompt() are explained, and return what they return in a sandbox', () => {
  const { page, told } = open();
  expect(page.confirm()).toBe(false);
  expect(page.prompt('Name?')).toBeNull();
  expect(told[0]).toMatch(/^confirm\(\) opens no dialog here and returns false, /);
  expect(told[1]).toMatch(/^prompt\(\) opens no dialog here and returns null, .+Name\?\)$/);
});
