import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

import './TourDay.css';

function LayoutWithNote(props: PickersLayoutProps<Dayjs | null>) {
  const { toolbar, shortcuts, content, actionBar, ownerState } = usePickerLayout(props);

  return (
    <PickersLayoutRoot
      ownerState={ownerState}
      className={`${pickersLayoutClasses.root} ${props.className ?? ''}`}
      sx={props.sx}
    >
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper
        ownerState={ownerState}
        className={pickersLayoutClasses.contentWrapper}
      >
        {content}
        <p className="tour-note">No tours on Mondays. Groups of more than ten: please call.</p>
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function TourDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-04-11')}
        shouldDisableDate={(day) => day.day() === 1}
        slots={{ layout: LayoutWithNote }}
        className="tour"
      />
    </LocalizationProvider>
  );
}
