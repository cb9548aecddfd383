import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import type { DateView, TimeView } from '@mui/x-date-pickers/models';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

import type { Choices, View } from './choices';
import { propsOf } from './props';

const PICKERS = {
  DatePicker: {
    responsive: DatePicker,
    desktop: DesktopDatePicker,
    mobile: MobileDatePicker,
    static: StaticDatePicker,
  },
  DateTimePicker: {
    responsive: DateTimePicker,
    desktop: DesktopDateTimePicker,
    mobile: MobileDateTimePicker,
    static: StaticDateTimePicker,
  },
  TimePicker: {
    responsive: TimePicker,
    desktop: DesktopTimePicker,
    mobile: MobileTimePicker,
    static: StaticTimePicker,
  },
};

const isDateView = (view: View): view is DateView => ['year', 'month', 'day'].includes(view);
const isTimeView = (view: View): view is TimeView => !isDateView(view);
const isShortView = (view: View): view is Exclude<View, 'seconds'> => view !== 'seconds';

/** The chosen component. Expects a provider around it. */
export default function Preview({ choices }: { choices: Choices }) {
  const adapter = usePickerAdapter();
  const { component, variant } = choices;
  const { views, slotProps, ...props } = propsOf(choices);
  const given: unknown =
    choices.value === 'filled'
      ? adapter.date('2025-07-18T14:30', props.timezone ?? 'default')
      : null;
  const defaultValue = given ?? undefined;

  switch (component) {
    case 'DatePicker': {
      const Picker = PICKERS.DatePicker[variant];
      return (
        <Picker
          slotProps={slotProps}
          defaultValue={defaultValue}
          views={views?.filter(isDateView)}
          {...props}
        />
      );
    }
    case 'DateTimePicker': {
      const Picker = PICKERS.DateTimePicker[variant];
      return (
        <Picker
          slotProps={slotProps}
          defaultValue={defaultValue}
          views={views?.filter(isShortView)}
          {...props}
        />
      );
    }
    case 'TimePicker': {
      const Picker = PICKERS.TimePicker[variant];
      return (
        <Picker
          slotProps={slotProps}
          defaultValue={defaultValue}
          views={views?.filter(isTimeView)}
          {...props}
        />
      );
    }
    case 'DateField':
      return <DateField defaultValue={defaultValue} {...props} />;
    case 'DateTimeField':
      return <DateTimeField defaultValue={defaultValue} {...props} />;
    case 'TimeField':
      return <TimeField defaultValue={defaultValue} {...props} />;
    case 'DateCalendar':
      return (
        <DateCalendar defaultValue={defaultValue} views={views?.filter(isDateView)} {...props} />
      );
    case 'TimeClock':
      return <TimeClock defaultValue={defaultValue} {...props} />;
    case 'MultiSectionDigitalClock':
      return <MultiSectionDigitalClock defaultValue={defaultValue} {...props} />;
    case 'DigitalClock':
      return <DigitalClock defaultValue={defaultValue} {...props} />;
  }
}
