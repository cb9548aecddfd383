import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import * as v8 from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { claim, sourced } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import * as v7 from 'mui-x-date-pickers-v7';
import { AdapterDayjs as AdapterDayjsV7 } from 'mui-x-date-pickers-v7/AdapterDayjs';
import { Component, createRef, useState, type ComponentType, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

type Props = Record<string, unknown>;
type Version = 'v7' | 'v8';
type Name =
  | 'DateField'
  | 'DatePicker'
  | 'DateTimePicker'
  | 'MobileDatePicker'
  | 'MobileDateTimePicker'
  | 'MonthCalendar'
  | 'StaticDateTimePicker'
  | 'TimePicker'
  | 'YearCalendar';

/** The components of both majors, without their types, because the claims pass what only one of them has. */
const components = { v7, v8 } as unknown as Record<Version, Record<Name, ComponentType<Props>>>;
const VERSIONS = ['v7', 'v8'] as const;

const morning = dayjs('2025-05-14T10:30');
const when = 'When';

class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message === undefined ? (
      this.props.children
    ) : (
      <p role="alert">{this.state.message}</p>
    );
  }
}

const providers = (children: ReactNode, theme: Partial<Theme> | Theme = createTheme()) => (
  <ThemeProvider theme={theme}>
    <v7.LocalizationProvider dateAdapter={AdapterDayjsV7}>
      <v8.LocalizationProvider dateAdapter={AdapterDayjs}>
        <Caught>{children}</Caught>
      </v8.LocalizationProvider>
    </v7.LocalizationProvider>
  </ThemeProvider>
);

/** Renders a component of a major, and returns the names of the callbacks that were called, with their values. */
async function show(version: Version, name: Name, props: Props = {}, theme?: Theme) {
  const Shown = components[version][name];
  const calls: string[] = [];
  const record = (callback: string) => (value: unknown) => {
    calls.push(dayjs.isDayjs(value) ? `${callback} ${value.format('MM/DD/YYYY HH:mm')}` : callback);
    if (value === null) {
      calls.push(`${calls.pop() ?? ''} null`);
    }
  };
  const rendered = await render(
    providers(
      <Shown
        label={when}
        onChange={record('onChange')}
        {...(name.includes('Picker')
          ? { onAccept: record('onAccept'), onOpen: record('onOpen'), onClose: record('onClose') }
          : {})}
        {...(name.includes('Calendar') ? {} : { onError: record('onError') })}
        {...props}
      />,
      theme,
    ),
  );
  return { ...rendered, calls };
}

const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) {
    throw new Error(`Nothing is ${selector}`);
  }
  return found;
};
const count = (selector: string) => document.querySelectorAll(selector).length;
const input = () => find<HTMLInputElement>('input');
const dialog = page.getByRole('dialog');
const isOpen = () => dialog.query() !== null;
const actions = () =>
  [...document.querySelectorAll('.MuiDialogActions-root button')].map(
    (button) => button.textContent,
  );
const month = page.getByRole('spinbutton', { name: 'Month' });
const press = (role: 'button' | 'gridcell' | 'option', name: string | RegExp) => {
  const element = page.getByRole(role, { name }).element();
  (element as HTMLElement).click();
};
const openPopup = async () => {
  press('button', /^Choose/);
  await expect.poll(isOpen).toBe(true);
};
const startTyping = async (version: Version) => {
  await (version === 'v7' ? page.getByRole('textbox') : month).click();
};
/** Replaces a function of the console, because the statement is about an error. */
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

claim(
  'A field now renders a group with a spin button for each part of the date, so that screen readers announce the day, month and year separately. In v7, this was the option `enableAccessibleFieldDOMStructure`; in v8, it is the default.',
  async () => {
    await show('v8', 'DatePicker');
    await expect.element(page.getByRole('group', { name: when })).toBeVisible();
    expect(page.getByRole('spinbutton').elements()).toHaveLength(3);
    expect(page.getByRole('textbox').query()).toBeNull();
  },
);

claim("The field is a PickersTextField instead of Material UI's `TextField`.", async () => {
  const before = await show('v7', 'DatePicker');
  expect(count('.MuiTextField-root')).toBe(1);
  await before.unmount();
  await show('v8', 'DatePicker');
  expect(count('.MuiPickersTextField-root')).toBe(1);
  expect(count('.MuiTextField-root')).toBe(0);
});

claim(
  'If your application depends on an editable `<input>`, you can upgrade in two steps. Keep the old markup first:',
  async () => {
    await show('v8', 'DatePicker', { enableAccessibleFieldDOMStructure: false });
    await expect.element(page.getByRole('textbox', { name: when })).toBeVisible();
    expect(count('.MuiTextField-root')).toBe(1);
  },
);

claim(
  "To do this for all fields, set the prop in the theme's `defaultProps` of each component, such as `MuiDatePicker` and `MuiDateField`.",
  async () => {
    const defaultProps = { enableAccessibleFieldDOMStructure: false };
    const theme = createTheme({
      components: { MuiDatePicker: { defaultProps }, MuiDateField: { defaultProps } },
    });
    for (const name of ['DatePicker', 'DateField'] as const) {
      const { unmount } = await show('v8', name, {}, theme);
      await expect.element(page.getByRole('textbox', { name: when })).toBeVisible();
      await unmount();
    }
  },
);

sourced('Remove it later, because v9 no longer has this prop.', {
  url: 'https://www.npmjs.com/package/@mui/x-codemod',
  checked: '2026-11-25',
});

claim('With the new markup, a hidden `<input>` holds the formatted value for forms.', async () => {
  await show('v8', 'DatePicker', { defaultValue: morning, name: 'arrival' });
  expect(input().getAttribute('aria-hidden')).toBe('true');
  expect([input().name, input().value]).toEqual(['arrival', '05/14/2025']);
});

claim(
  '`inputRef` | The editable `<input>` | The hidden `<input>`; `focus()` selects the first part',
  async () => {
    for (const version of VERSIONS) {
      const inputRef = createRef<HTMLInputElement>();
      const { unmount } = await show(version, 'DatePicker', { inputRef });
      expect(inputRef.current).toBe(input());
      inputRef.current?.focus();
      await expect
        .poll(() => document.activeElement)
        .toBe(version === 'v7' ? input() : month.element());
      await unmount();
    }
  },
);

claim(
  '`inputProps` | On the editable `<input>` | On the hidden `<input>`: an `aria-label` there is not announced',
  async () => {
    for (const version of VERSIONS) {
      const { unmount } = await show(version, 'DatePicker', {
        label: undefined,
        slotProps: { textField: { inputProps: { 'aria-label': 'Arrival' } } },
      });
      expect(input().getAttribute('aria-label')).toBe('Arrival');
      expect(input().getAttribute('aria-hidden')).toBe(version === 'v7' ? null : 'true');
      await unmount();
    }
  },
);

claim(
  '`placeholder`, `autoComplete`, `inputMode`, `type` | On the `<input>` | On the outer element, without effect',
  async () => {
    const textField = { placeholder: 'Day', autoComplete: 'bday', inputMode: 'none' };
    await show('v8', 'DatePicker', { slotProps: { textField } });
    const root = find('.MuiPickersTextField-root');
    expect(root.getAttribute('placeholder')).toBe('Day');
    expect(root.getAttribute('autocomplete')).toBe('bday');
    expect(root.getAttribute('inputmode')).toBe('none');
    expect(input().hasAttribute('placeholder')).toBe(false);
  },
);

claim(
  '`InputProps`, `helperText`, `error`, `size`, `variant`, `required` | Supported | Supported',
  async () => {
    for (const version of VERSIONS) {
      const { unmount } = await show(version, 'DatePicker', {
        slotProps: {
          textField: {
            InputProps: { id: 'box' },
            helperText: 'Help',
            error: true,
            size: 'small',
            variant: 'filled',
            required: true,
          },
        },
      });
      await expect.element(page.getByText('Help')).toBeVisible();
      expect(count('#box')).toBe(1);
      expect(count('.MuiFormHelperText-root.Mui-error')).toBe(1);
      expect(count('.MuiInputLabel-sizeSmall.MuiInputLabel-filled')).toBe(1);
      expect(input().required).toBe(true);
      await unmount();
    }
  },
);

claim(
  'To change the placeholders, use the locale texts, such as `fieldDayPlaceholder`. To name a field without a `label`, put `aria-label` into `InputProps`.',
  async () => {
    await show('v8', 'DatePicker', {
      label: undefined,
      localeText: { fieldDayPlaceholder: () => 'TT' },
      slotProps: { textField: { InputProps: { 'aria-label': 'Arrival' } } },
    });
    await expect.element(page.getByRole('group', { name: 'Arrival' })).toHaveTextContent('TT');
  },
);

claim(
  "A component in `slots.textField` that renders Material UI's `TextField` throws an error in v8, and TypeScript does not report it.",
  async () => {
    silence();
    await render(providers(<v8.DatePicker slots={{ textField: TextField }} />));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'MUI X: The `sectionListRef` prop has not been initialized by `PickersSectionList`',
      );
  },
);

claim('Tests that look for a text box find none.', async () => {
  const { unmount } = await show('v7', 'DatePicker');
  expect(page.getByRole('textbox', { name: when }).elements()).toHaveLength(1);
  await unmount();
  await show('v8', 'DatePicker');
  expect(page.getByRole('textbox').elements()).toHaveLength(0);
});

claim('Find the parts by their role, and type the digits:', async () => {
  await show('v8', 'DatePicker');
  await month.click();
  await userEvent.keyboard('05142025');
  await expect.poll(() => input().value).toBe('05/14/2025');
});

claim(
  "`getByLabelText('Arrival')` finds two elements: the group and the hidden `<input>`. Use `getByRole('group', { name: 'Arrival' })`.",
  async () => {
    await show('v8', 'DatePicker', { label: 'Arrival' });
    expect(page.getByLabelText('Arrival').elements()).toEqual([
      page.getByRole('group', { name: 'Arrival' }).element(),
      input(),
    ]);
  },
);

claim(
  "To read the value, read the `<input>`: `container.querySelector('input').value` is `'05/14/2025'`, as before.",
  async () => {
    for (const version of VERSIONS) {
      const { unmount } = await show(version, 'DatePicker', { defaultValue: morning });
      expect(input().value).toBe('05/14/2025');
      await unmount();
    }
  },
);

claim(
  '`fireEvent.change` on the hidden `<input>` with the formatted date still works.',
  async () => {
    for (const version of VERSIONS) {
      const { calls, unmount } = await show(version, 'DatePicker');
      Reflect.set(HTMLInputElement.prototype, 'value', '06/01/2025', input());
      input().dispatchEvent(new Event('input', { bubbles: true }));
      await expect.poll(() => calls[0]).toBe('onChange 06/01/2025 00:00');
      await unmount();
    }
  },
);

claim(
  'A component in `slots.field` no longer receives the value and the state of the picker as props.',
  async () => {
    const received: Partial<Record<Version, string[]>> = {};
    for (const version of VERSIONS) {
      const Field = (props: Props) => {
        received[version] = Object.keys(props);
        return null;
      };
      const { unmount } = await show(version, 'DatePicker', { slots: { field: Field } });
      await unmount();
    }
    const gone = (received.v7 ?? []).filter((name) => !received.v8?.includes(name));
    expect(gone).toEqual(
      expect.arrayContaining([
        'value',
        'onChange',
        'format',
        'label',
        'name',
        'timezone',
        'disabled',
        'readOnly',
        'autoFocus',
        'className',
        'sx',
        'InputProps',
        'focused',
        'formatDensity',
        'selectedSections',
        'onSelectedSectionsChange',
        'unstableFieldRef',
        'enableAccessibleFieldDOMStructure',
      ]),
    );
  },
);

claim(
  'The field still receives `id`, `inputRef`, `slots`, `slotProps`, validation props such as `minDate`, and everything that you pass in `slotProps.field`.',
  async () => {
    const received = vi.fn();
    const Field = (props: Props) => {
      received(Object.keys(props));
      return null;
    };
    await show('v8', 'DatePicker', {
      slots: { field: Field },
      slotProps: { field: { id: 'arrival', 'data-own': true } },
      minDate: morning,
    });
    expect(received.mock.calls[0]?.[0]).toEqual(
      expect.arrayContaining(['minDate', 'id', 'inputRef', 'slots', 'slotProps', 'data-own']),
    );
  },
);

function ContextField() {
  const { setValue, setOpen, value, label, fieldFormat, rootClassName, triggerRef } =
    v8.usePickerContext();
  const text = v8.usePickerTranslations();
  return (
    <button
      ref={triggerRef}
      className={rootClassName}
      type="button"
      aria-label={text.openDatePickerDialogue(value ? value.format(fieldFormat) : null)}
      onClick={() => setOpen(true)}
      onDoubleClick={() => setValue(morning)}
    >
      {label}
    </button>
  );
}

claim('`format` | `fieldFormat`', async () => {
  await show('v8', 'DatePicker', { slots: { field: ContextField }, defaultValue: morning });
  await expect
    .element(page.getByRole('button', { name: 'Choose date, selected date is 05/14/2025' }))
    .toHaveTextContent(when);
});

claim(
  '`onChange(value, context)` | `setValue(value, { validationError })`, which closes the popup',
  async () => {
    const { calls } = await show('v8', 'DatePicker', { slots: { field: ContextField } });
    await openPopup();
    find('button[aria-label^="Choose"]').dispatchEvent(
      new MouseEvent('dblclick', { bubbles: true }),
    );
    await expect.poll(isOpen).toBe(false);
    expect(calls).toEqual([
      'onOpen',
      'onChange 05/14/2025 10:30',
      'onAccept 05/14/2025 10:30',
      'onClose',
    ]);
  },
);

claim(
  'Not passed. Fields that are built with `DateField` or its hook read them themselves',
  async () => {
    const OwnField = (props: v8.DateFieldProps) => <v8.DateField {...props} />;
    await show('v8', 'DatePicker', {
      slots: { field: OwnField },
      formatDensity: 'spacious',
      defaultValue: morning,
    });
    expect(input().value).toBe('05 / 14 / 2025');
  },
);

claim(
  "The field hooks return `clearable` and `onClear`, and you render the button. For Material UI's `TextField`, set `enableAccessibleFieldDOMStructure: false`, and don't pass it two of the values that the hook returns:",
  async () => {
    expect('useClearableField' in v8).toBe(false);
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const useField = v8.unstable_useDateField as (props: object) => Record<string, unknown>;
    const ownField = (isLeftOut: boolean) =>
      function OwnField(props: object) {
        const { clearable, onClear, ...response } = useField({
          ...props,
          enableAccessibleFieldDOMStructure: false,
        });
        const { enableAccessibleFieldDOMStructure, openPickerAriaLabel, ...rest } = response;
        expect(enableAccessibleFieldDOMStructure).toBe(false);
        expect(openPickerAriaLabel).toBeTypeOf('string');
        const endAdornment = clearable ? (
          <button type="button" onClick={onClear as () => void}>
            Empty
          </button>
        ) : null;
        return <TextField {...(isLeftOut ? rest : response)} InputProps={{ endAdornment }} />;
      };
    for (const isLeftOut of [true, false]) {
      const { calls, unmount } = await show('v8', 'DatePicker', {
        defaultValue: morning,
        slots: { field: ownField(isLeftOut) },
        slotProps: { field: { clearable: true } },
      });
      await page.getByRole('button', { name: 'Empty' }).click();
      expect(calls).toContain('onChange null');
      const warned = errors.mock.calls.flat().join(' ');
      expect(warned.includes('openPickerAriaLabel')).toBe(!isLeftOut);
      expect(warned.includes('enableAccessibleFieldDOMStructure')).toBe(!isLeftOut);
      await unmount();
    }
  },
);

claim('TypeScript reports it; without TypeScript, the buttons do nothing.', async () => {
  const Bar = ({ onAccept }: { onAccept?: () => void }) => (
    <button type="button" onClick={onAccept}>
      Save
    </button>
  );
  const { calls } = await show('v8', 'MobileDatePicker', { slots: { actionBar: Bar } });
  await openPopup();
  await page.getByRole('button', { name: 'Save' }).click();
  expect(isOpen()).toBe(true);
  expect(calls).toEqual(['onOpen']);
  // @ts-expect-error -- the prop was removed
  const props: v8.PickersActionBarProps = { onAccept: () => undefined };
  expect(props).toHaveProperty('onAccept');
});

function OwnActions({ className }: v8.PickersActionBarProps) {
  const { acceptValueChanges, cancelValueChanges, clearValue, setValueToToday } =
    v8.usePickerActionsContext();
  return (
    <div className={className}>
      <button type="button" onClick={acceptValueChanges}>
        Save
      </button>
      <button type="button" onClick={cancelValueChanges}>
        Back
      </button>
      <button type="button" onClick={clearValue}>
        Empty
      </button>
      <button type="button" onClick={setValueToToday}>
        Now
      </button>
    </div>
  );
}

const act = async (name: string) => {
  const shown = await show('v8', 'MobileDatePicker', {
    defaultValue: morning,
    slots: { actionBar: OwnActions },
  });
  await openPopup();
  press('gridcell', '20');
  await page.getByRole('button', { name }).click();
  await expect.poll(isOpen).toBe(false);
  return shown.calls;
};

claim('`onAccept` | `acceptValueChanges`', async () => {
  expect(await act('Save')).toContain('onAccept 05/20/2025 10:30');
});

claim('`onCancel` | `cancelValueChanges`', async () => {
  const calls = await act('Back');
  expect(calls).toContain('onChange 05/14/2025 10:30');
});

claim('`onClear` | `clearValue`', async () => {
  expect(await act('Empty')).toContain('onAccept null');
});

claim('`onSetToday` | `setValueToToday`', async () => {
  const calls = await act('Now');
  expect(calls.some((call) => call.startsWith(`onAccept ${dayjs().format('MM/DD/YYYY')}`))).toBe(
    true,
  );
});

claim("`'next'` goes to the next step, and `'nextOrAccept'` accepts on the last one.", async () => {
  const { calls } = await show('v8', 'MobileDateTimePicker', {
    defaultValue: morning,
    slotProps: { actionBar: { actions: ['nextOrAccept'] } },
  });
  await openPopup();
  expect(actions()).toEqual(['Next']);
  press('button', /^Next$/);
  await expect.poll(actions).toEqual(['OK']);
  press('button', 'OK');
  await expect.poll(() => calls).toContain('onClose');
});

claim(
  "If you set `actions` on a Mobile Date Time Picker, use `'nextOrAccept'` instead of `'accept'`: the picker no longer goes from the date to the time automatically.",
  async () => {
    await show('v8', 'MobileDateTimePicker', {
      defaultValue: morning,
      slotProps: { actionBar: { actions: ['accept'] } },
    });
    await openPopup();
    press('gridcell', '20');
    await expect.poll(() => input().value).toBe('05/20/2025 10:30 AM');
    expect(count('[role="listbox"]')).toBe(0);
    press('button', 'OK');
    await expect.poll(isOpen).toBe(false);
  },
);

claim(
  'The slots `toolbar`, `tabs`, `layout` and `shortcuts` no longer receive the value, the views or callbacks.',
  async () => {
    const received: Record<string, string[]> = {};
    const slot = (name: string) => (props: Props) => {
      received[name] = Object.keys(props).filter((prop) => !['ref', 'ownerState'].includes(prop));
      return null;
    };
    for (const name of ['toolbar', 'tabs', 'shortcuts', 'layout']) {
      const { unmount } = await show('v8', 'MobileDateTimePicker', {
        open: true,
        slots: { [name]: slot(name) },
      });
      await unmount();
    }
    const props = Object.values(received).flat();
    expect(Object.keys(received)).toHaveLength(4);
    expect(props.filter((name) => /^(value|views?|on[A-Z].*|is[A-Z].*)$/.test(name))).toEqual([]);
  },
);

claim(
  "`setValue` accepts the value and closes the popup. Pass `{ changeImportance: 'set' }` to keep it open.",
  async () => {
    function Own() {
      const { setValue } = v8.usePickerActionsContext();
      return (
        <>
          <button type="button" onClick={() => setValue(morning, { changeImportance: 'set' })}>
            Set
          </button>
          <button type="button" onClick={() => setValue(morning.add(1, 'day'))}>
            Accept
          </button>
        </>
      );
    }
    const { calls } = await show('v8', 'DatePicker', { slots: { shortcuts: Own } });
    await openPopup();
    press('button', 'Set');
    await expect.poll(() => calls).toEqual(['onOpen', 'onChange 05/14/2025 10:30']);
    expect(isOpen()).toBe(true);
    press('button', 'Accept');
    await expect.poll(isOpen).toBe(false);
    expect(calls).toContain('onAccept 05/15/2025 10:30');
  },
);

claim(
  'The argument of a function in `slotProps` no longer contains the props of the picker. Its members are now the same in all slots:',
  async () => {
    const received: Record<string, string[]> = {};
    const names = ['field', 'textField', 'openPickerButton', 'desktopPaper', 'actionBar', 'day'];
    const slotProps = Object.fromEntries(
      names.map((name) => [
        name,
        (ownerState: object) => {
          received[name] = Object.keys(ownerState);
          return {};
        },
      ]),
    );
    await show('v8', 'DatePicker', { open: true, slotProps });
    expect(Object.keys(received).sort()).toEqual([...names].sort());
    for (const members of Object.values(received)) {
      expect(members).toEqual(
        expect.arrayContaining([
          'isPickerValueEmpty',
          'isPickerOpen',
          'isPickerDisabled',
          'isPickerReadOnly',
          'pickerVariant',
          'pickerOrientation',
        ]),
      );
      expect(members).not.toContain('onAccept');
      expect(members).not.toContain('minDate');
    }
    expect(received.day).toContain('isDaySelected');
    expect(received.textField).toContain('isFieldReadOnly');
    expect(received.actionBar).toContain('layoutDirection');
  },
);

claim("The type of `popper` allows a function, but the picker doesn't call it.", async () => {
  let isCalled = false;
  const popper = () => {
    isCalled = true;
    return {};
  };
  await render(providers(<v8.DatePicker open slotProps={{ popper }} />));
  await expect.poll(isOpen).toBe(true);
  expect(isCalled).toBe(false);
});

claim('`inputAdornment` now accepts a function, too.', async () => {
  await show('v8', 'DatePicker', { slotProps: { inputAdornment: () => ({ id: 'adornment' }) } });
  expect(count('#adornment')).toBe(1);
});

claim(
  '`usePickerContext` and `usePickerActionsContext` throw an error outside of a picker.',
  async () => {
    silence();
    const { usePickerContext, usePickerActionsContext } = v8;
    for (const useIt of [usePickerContext, usePickerActionsContext]) {
      const Outside = () => {
        useIt();
        return null;
      };
      const { unmount } = await render(providers(<Outside />));
      await expect.element(page.getByRole('alert')).toHaveTextContent('MUI X');
      await unmount();
    }
  },
);

claim(
  '`usePickerActionsContext` contains only functions, so it never causes a render.',
  async () => {
    const renders = { context: 0, actions: 0 };
    const members: unknown[] = [];
    function WithContext() {
      v8.usePickerContext();
      renders.context += 1;
      return null;
    }
    function WithActions() {
      members.push(...(Object.values(v8.usePickerActionsContext()) as unknown[]));
      renders.actions += 1;
      return null;
    }
    const children = [<WithContext key="context" />, <WithActions key="actions" />];
    const Bar = () => children;
    await show('v8', 'MobileDatePicker', { slots: { actionBar: Bar } });
    await openPopup();
    const before = { ...renders };
    press('gridcell', '20');
    await expect.poll(() => renders.context).toBeGreaterThan(before.context);
    expect(renders.actions).toBe(before.actions);
    expect(new Set(members.map((member) => typeof member))).toEqual(new Set(['function']));
  },
);

claim(
  'The texts for the opening button and for the clock now receive the formatted value instead of the date and the adapter:',
  async () => {
    const openDatePickerDialogue = vi.fn(() => 'Change');
    await show('v8', 'DatePicker', {
      defaultValue: morning,
      localeText: { openDatePickerDialogue },
    });
    await expect.element(page.getByRole('button', { name: 'Change' })).toBeVisible();
    expect(openDatePickerDialogue).toHaveBeenLastCalledWith('May 14, 2025');
  },
);

claim(
  'Add `nextStepButtonLabel`, the label of the new button, to your own translations.',
  async () => {
    await show('v8', 'MobileDateTimePicker', { localeText: { nextStepButtonLabel: 'Weiter' } });
    await openPopup();
    expect(actions()).toContain('Weiter');
  },
);

claim(
  "The new field has its own components, so theme overrides for `MuiTextField` and Material UI's inputs no longer apply to it. Overrides for `MuiInputLabel`, `MuiFormHelperText` and `MuiInputAdornment` still do.",
  async () => {
    const styleOverrides = { root: { letterSpacing: '7px' } };
    const theme = createTheme({
      components: {
        MuiTextField: { defaultProps: { variant: 'filled' } },
        MuiOutlinedInput: { styleOverrides: { root: { wordSpacing: '3px' } } },
        MuiInputLabel: { styleOverrides },
        MuiFormHelperText: { styleOverrides },
        MuiInputAdornment: { styleOverrides },
      },
    });
    await show('v8', 'DatePicker', { slotProps: { textField: { helperText: 'Help' } } }, theme);
    expect(count('.MuiInputLabel-filled')).toBe(0);
    expect(getComputedStyle(find('.MuiPickersInputBase-root')).wordSpacing).not.toBe('3px');
    for (const part of ['InputLabel', 'FormHelperText', 'InputAdornment']) {
      expect(getComputedStyle(find(`.Mui${part}-root`)).letterSpacing).toBe('7px');
    }
  },
);

/** Claims of the table of CSS classes: shows the same component in both majors, and looks for the classes. */
const classChange =
  (name: Name, before: string, after: string | undefined, props: Props = {}) =>
  async () => {
    const shown = await show('v7', name, props);
    expect(count(before)).toBeGreaterThan(0);
    await shown.unmount();
    await show('v8', name, props);
    expect(count(before)).toBe(0);
    if (after !== undefined) {
      expect(count(after)).toBeGreaterThan(0);
    }
  };

claim(
  '`.MuiTextField-root` | `.MuiPickersTextField-root`',
  classChange('DateField', '.MuiTextField-root', '.MuiPickersTextField-root'),
);
claim(
  '`.MuiInputBase-root` | `.MuiPickersInputBase-root`',
  classChange('DateField', '.MuiInputBase-root', '.MuiPickersInputBase-root'),
);
claim(
  '`.MuiOutlinedInput-root` | `.MuiPickersOutlinedInput-root`',
  classChange('DateField', '.MuiOutlinedInput-root', '.MuiPickersOutlinedInput-root'),
);
claim(
  '`.MuiOutlinedInput-notchedOutline` | `.MuiPickersOutlinedInput-notchedOutline`',
  classChange(
    'DateField',
    '.MuiOutlinedInput-notchedOutline',
    '.MuiPickersOutlinedInput-notchedOutline',
  ),
);
claim(
  '`.MuiInputBase-input` | `.MuiPickersInputBase-sectionsContainer`; `.MuiPickersInputBase-input` is hidden',
  classChange('DateField', '.MuiInputBase-input', '.MuiPickersInputBase-sectionsContainer'),
);
claim(
  '`.MuiPickersPopper-root` | `.MuiPickerPopper-root`',
  classChange('DatePicker', '.MuiPickersPopper-root', '.MuiPickerPopper-root', { open: true }),
);
claim(
  '`.MuiPickersPopper-paper` | `.MuiPickerPopper-paper`',
  classChange('DatePicker', '.MuiPickersPopper-paper', '.MuiPickerPopper-paper', { open: true }),
);
claim(
  '`.MuiPickersMonth-root` | Removed: no element around a button',
  classChange('MonthCalendar', '.MuiPickersMonth-root', undefined),
);
claim(
  '`.MuiPickersMonth-monthButton` | `.MuiMonthCalendar-button`',
  classChange('MonthCalendar', '.MuiPickersMonth-monthButton', '.MuiMonthCalendar-button'),
);
claim(
  '`.MuiPickersYear-root` | Removed: no element around a button',
  classChange('YearCalendar', '.MuiPickersYear-root', undefined),
);
claim(
  '`.MuiPickersYear-yearButton` | `.MuiYearCalendar-button`',
  classChange('YearCalendar', '.MuiPickersYear-yearButton', '.MuiYearCalendar-button'),
);

const chooseTime = async (version: Version, name: Name, props: Props = {}) => {
  const shown = await show(version, name, { defaultValue: morning, ...props });
  await openPopup();
  for (const option of ['3 hours', '45 minutes', 'PM']) {
    press('option', option);
    await expect.poll(() => shown.calls.length).toBeGreaterThan(0);
  }
  await expect.poll(() => shown.calls).toContain('onChange 05/14/2025 15:45');
  return shown;
};

claim(
  'Time Picker and Date Time Picker on desktop, last part chosen | The popup closes, `onAccept` is called | The popup stays open until **OK**',
  async () => {
    const before = await chooseTime('v7', 'TimePicker');
    await expect.poll(isOpen).toBe(false);
    expect(before.calls).toContain('onAccept 05/14/2025 15:45');
    await before.unmount();
    const { calls } = await chooseTime('v8', 'TimePicker');
    expect(isOpen()).toBe(true);
    expect(calls.join()).not.toContain('onAccept');
    press('button', 'OK');
    await expect.poll(isOpen).toBe(false);
    expect(calls).toContain('onAccept 05/14/2025 15:45');
  },
);

claim('Buttons in their popup | **OK** | **Cancel**, **OK**', async () => {
  for (const name of ['TimePicker', 'DateTimePicker'] as const) {
    for (const version of VERSIONS) {
      const { unmount } = await show(version, name, { open: true });
      expect(actions()).toEqual(version === 'v7' ? ['OK'] : ['Cancel', 'OK']);
      await unmount();
    }
  }
});

claim(
  'Mobile Date Time Picker after a day is chosen | Goes to the time | Stays until **Next**',
  async () => {
    const props = { open: true, defaultValue: morning };
    const before = await show('v7', 'MobileDateTimePicker', props);
    press('gridcell', '20');
    await expect.poll(() => count('.MuiClock-root')).toBe(1);
    await before.unmount();
    await show('v8', 'MobileDateTimePicker', props);
    press('gridcell', '20');
    await expect.poll(() => input().value).toBe('05/20/2025 10:30 AM');
    expect(count('[role="listbox"]')).toBe(0);
    press('button', /^Next$/);
    await expect.poll(() => count('[role="listbox"]')).toBeGreaterThan(0);
  },
);

claim('Time in a Mobile or Static Date Time Picker | A clock | Lists', async () => {
  for (const props of [
    { name: 'StaticDateTimePicker' },
    { name: 'MobileDateTimePicker', open: true },
  ] as const) {
    const { name, ...rest } = props;
    for (const version of VERSIONS) {
      const { unmount } = await show(version, name, { openTo: 'hours', ...rest });
      expect(count('.MuiClock-root')).toBe(version === 'v7' ? 1 : 0);
      expect(count('.MuiMultiSectionDigitalClock-root')).toBe(version === 'v7' ? 0 : 1);
      await unmount();
    }
  }
});

claim(
  'A tap on the field of a mobile picker | Opens the dialog | Edits the field; a button opens the dialog',
  async () => {
    const before = await show('v7', 'MobileDatePicker');
    await page.getByRole('textbox').click();
    await expect.poll(isOpen).toBe(true);
    await before.unmount();
    await show('v8', 'MobileDatePicker');
    await month.click();
    await userEvent.keyboard('05142025');
    await expect.poll(() => input().value).toBe('05/14/2025');
    expect(isOpen()).toBe(false);
    await openPopup();
  },
);

claim(
  '`onAccept` while the user types a date in a picker | Not called | Called after each `onChange`',
  async () => {
    for (const version of VERSIONS) {
      const { calls, unmount } = await show(version, 'DatePicker', { defaultValue: morning });
      await startTyping(version);
      await userEvent.keyboard('12');
      await expect.poll(() => calls).toContain('onChange 12/14/2025 10:30');
      expect(calls).toEqual(
        version === 'v7'
          ? ['onChange 01/14/2025 10:30', 'onChange 12/14/2025 10:30']
          : [
              'onChange 01/14/2025 10:30',
              'onAccept 01/14/2025 10:30',
              'onChange 12/14/2025 10:30',
              'onAccept 12/14/2025 10:30',
            ],
      );
      await unmount();
    }
  },
);

claim(
  '`onChange` in an empty field after the first digit | Receives an invalid date | Not called until all parts have been started',
  async () => {
    for (const version of VERSIONS) {
      const { calls, unmount } = await show(version, 'DateField');
      await startTyping(version);
      await userEvent.keyboard('0514');
      await expect.poll(() => input().value).toContain('05/14');
      expect(calls).toEqual(version === 'v7' ? ['onChange Invalid Date', 'onError'] : []);
      await userEvent.keyboard('2025');
      await expect.poll(() => calls).toContain('onChange 05/14/2025 00:00');
      await unmount();
    }
  },
);

claim(
  '`onChange` when one part is deleted | Receives an invalid date, with an error | Receives `null`, without an error',
  async () => {
    for (const version of VERSIONS) {
      const { calls, unmount } = await show(version, 'DateField', { defaultValue: morning });
      await startTyping(version);
      await userEvent.keyboard('{Backspace}');
      await expect.poll(() => calls[0]).toMatch(/^onChange/);
      expect(calls).toEqual(
        version === 'v7' ? ['onChange Invalid Date', 'onError'] : ['onChange null'],
      );
      await unmount();
    }
  },
);

const clearButton = () => find<HTMLButtonElement>('.clearButton');
const clearable = { defaultValue: morning, slotProps: { field: { clearable: true } } };

claim('`onAccept` after the clear button | Not called | Receives `null`', async () => {
  for (const version of VERSIONS) {
    const { calls, unmount } = await show(version, 'DatePicker', clearable);
    clearButton().click();
    await expect.poll(() => calls).toContain('onChange null');
    expect(calls.includes('onAccept null')).toBe(version === 'v8');
    await unmount();
  }
});

claim('Clear button of a field | Is a **Tab** stop | Is not a **Tab** stop', async () => {
  for (const version of VERSIONS) {
    const { unmount } = await show(version, 'DatePicker', clearable);
    expect(clearButton().tabIndex).toBe(version === 'v7' ? 0 : -1);
    await unmount();
  }
});

claim(
  '`aria-label` of the time button with `ampm={false}` | Follows the locale: `10:30 AM` | Follows `ampm`: `10:30`',
  async () => {
    for (const version of VERSIONS) {
      const { unmount } = await show(version, 'TimePicker', { defaultValue: morning, ampm: false });
      const label = page.getByRole('button').element().getAttribute('aria-label');
      expect(label).toMatch(version === 'v7' ? /10:30 AM$/ : /10:30$/);
      await unmount();
    }
  },
);

claim(
  "To close the popup after the last part, as in v7, set `closeOnSelect`. The desktop popup then has no buttons; to keep **OK**, set `actions: ['accept']` in `slotProps.actionBar`.",
  async () => {
    const { unmount, calls } = await chooseTime('v8', 'TimePicker', { closeOnSelect: true });
    await expect.poll(isOpen).toBe(false);
    expect(calls).toContain('onAccept 05/14/2025 15:45');
    await unmount();
    const plain = await show('v8', 'DateTimePicker', { closeOnSelect: true, open: true });
    expect(actions()).toEqual([]);
    await plain.unmount();
    await show('v8', 'DateTimePicker', {
      closeOnSelect: true,
      open: true,
      slotProps: { actionBar: { actions: ['accept'] } },
    });
    expect(actions()).toEqual(['OK']);
  },
);

claim(
  'To open the dialog with a tap on the field of a mobile picker, open it yourself with the `open` prop and `onClick` in `slotProps.textField`, and make the field read-only:',
  async () => {
    function ArrivalDate() {
      const [open, setOpen] = useState(false);
      return (
        <v8.MobileDatePicker
          label="Arrival"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          slotProps={{
            field: { readOnly: true },
            textField: { InputLabelProps: { shrink: true }, onClick: () => setOpen(true) },
          }}
        />
      );
    }
    await render(providers(<ArrivalDate />));
    await month.click();
    await expect.poll(isOpen).toBe(true);
    press('gridcell', '20');
    await expect.poll(() => input().value).toMatch(/\/20\//);
    press('button', 'OK');
    await expect.poll(isOpen).toBe(false);
  },
);

claim(
  "`shrink` keeps the label above the field. Otherwise, the label moves during the first tap, and the field doesn't receive the tap.",
  async () => {
    const onClick = vi.fn();
    for (const shrink of [undefined, true]) {
      const { unmount } = await show('v8', 'MobileDatePicker', {
        slotProps: {
          textField: { InputLabelProps: { shrink }, onClick: () => void onClick(shrink) },
        },
      });
      await month.click();
      await expect.poll(() => count('.MuiPickersInputBase-root.Mui-focused')).toBe(1);
      await unmount();
    }
    expect(onClick.mock.calls).toEqual([[true]]);
  },
);

claim(
  'A form that saves in `onAccept` now saves incomplete years such as 202 while the user types. Check `context.validationError` first, or save in `onBlur`.',
  async () => {
    const accepted: [number | undefined, unknown][] = [];
    await show('v8', 'DatePicker', {
      onAccept: (value: Dayjs | null, context: { validationError: unknown }) =>
        accepted.push([value?.year(), context.validationError]),
    });
    await month.click();
    await userEvent.keyboard('05142025');
    await expect.poll(() => accepted.at(-1)).toEqual([2025, null]);
    expect(accepted).toContainEqual([202, 'minDate']);
  },
);

const changelog = {
  url: 'https://github.com/mui/mui-x/blob/master/CHANGELOG.md',
  checked: '2026-11-25',
};
sourced('`LicenseInfo` comes from `@mui/x-license` only.', changelog);
sourced('Range pickers render one field with both dates by default, instead of two.', changelog);
sourced(
  '`useMultiInputDateRangeField`, `useMultiInputTimeRangeField` and `useMultiInputDateTimeRangeField` became `useMultiInputRangeField`.',
  changelog,
);
sourced(
  '`RangeFieldSection` is now `FieldRangeSection`. `BaseMultiInputFieldProps` and `NonEmptyDateRange` were removed.',
  changelog,
);
sourced(
  'The slots no longer receive `rangePosition` and `onRangePositionChange`. Read them from `usePickerRangePositionContext()`, where the setter is `setRangePosition`.',
  changelog,
);
