import { applies, COMPONENTS, VIEWS, type Choices, type View } from './choices';

/** The props that choices lead to. Everything that has its default is left out. */
export interface PickerProps {
  label?: string;
  timezone?: string;
  views?: View[];
  ampm?: boolean;
  minutesStep?: number;
  disabled?: boolean;
  readOnly?: boolean;
  disablePast?: boolean;
  disableFuture?: boolean;
  displayWeekNumber?: boolean;
  showDaysOutsideCurrentMonth?: boolean;
  size?: 'small';
  clearable?: boolean;
  slotProps?: { field?: { clearable: true }; textField?: { size: 'small' } };
}

const LABELS = { date: 'Day of arrival', dateTime: 'Arrival', time: 'Time of arrival' } as const;

export function propsOf(choices: Choices): PickerProps {
  const { kind, isPicker, hasField } = COMPONENTS[choices.component];
  const has = (flag: Choices['flags'][number]) =>
    choices.flags.includes(flag) && applies(flag, choices);
  const isSmall = choices.size === 'small' && applies('size', choices);
  const isStatic = isPicker && choices.variant === 'static';
  const all: readonly View[] = VIEWS[kind];
  const views = all.filter((view) => choices.views.includes(view));

  const props: PickerProps = {};
  if (hasField && !isStatic) {
    props.label = LABELS[kind];
  }
  if (choices.timezone !== 'default' && applies('timezone', choices)) {
    props.timezone = choices.timezone;
  }
  if (views.length > 0 && applies('views', choices)) {
    props.views = views;
  }
  if (choices.clock !== 'locale' && applies('clock', choices)) {
    props.ampm = choices.clock === '12';
  }
  if (choices.minutesStep !== '1' && applies('minutesStep', choices)) {
    props.minutesStep = Number(choices.minutesStep);
  }
  if (choices.state !== 'enabled') {
    props[choices.state] = true;
  }
  for (const flag of [
    'disablePast',
    'disableFuture',
    'displayWeekNumber',
    'showDaysOutsideCurrentMonth',
  ] as const) {
    if (has(flag)) {
      props[flag] = true;
    }
  }
  if (isPicker) {
    const slotProps: PickerProps['slotProps'] = {
      ...(has('clearable') ? { field: { clearable: true } } : {}),
      ...(isSmall ? { textField: { size: 'small' } } : {}),
    };
    if (Object.keys(slotProps).length > 0) {
      props.slotProps = slotProps;
    }
  } else {
    if (has('clearable')) {
      props.clearable = true;
    }
    if (isSmall) {
      props.size = 'small';
    }
  }
  return props;
}
