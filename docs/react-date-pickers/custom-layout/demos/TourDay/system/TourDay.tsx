import Typography from '@mui/material/Typography';
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
        <Typography
          variant="body2"
          sx={{ px: 3, pb: 2, maxWidth: 320, boxSizing: 'border-box', color: 'text.secondary' }}
        >
          No tours on Mondays. Groups of more than ten: please call.
        </Typography>
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
        sx={{ width: 'fit-content', maxWidth: '100%', mx: 'auto' }}
      />
    </LocalizationProvider>
  );
}
