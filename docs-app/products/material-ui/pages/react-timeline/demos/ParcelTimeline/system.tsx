import * as React from 'react';
import Timeline, { type TimelineProps } from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot, { type TimelineDotProps } from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import HomeIcon from '@mui/icons-material/Home';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';

const events: {
  time: string;
  text: string;
  color: TimelineDotProps['color'];
  icon?: React.ReactNode;
}[] = [
  { time: 'Monday, 16:10', text: 'Packed', color: 'grey' },
  { time: 'Tuesday, 7:30', text: 'In the van', color: 'primary', icon: <LocalShippingIcon /> },
  { time: 'Tuesday, 11:05', text: 'At your door', color: 'success', icon: <HomeIcon /> },
];

const positions = ['right', 'left', 'alternate'] as const;

export default function ParcelTimeline() {
  const [position, setPosition] = React.useState<TimelineProps['position']>('right');

  return (
    <div>
      <RadioGroup
        row
        aria-label="Position"
        value={position}
        onChange={(_, value) => setPosition(value as TimelineProps['position'])}
      >
        {positions.map((name) => (
          <FormControlLabel key={name} value={name} control={<Radio />} label={name} />
        ))}
      </RadioGroup>
      <Timeline aria-label="The way of your parcel" position={position} sx={{ px: 0 }}>
        {events.map(({ time, text, color, icon }, index) => (
          <TimelineItem key={time}>
            <TimelineOppositeContent color="text.secondary">{time}</TimelineOppositeContent>
            <TimelineSeparator>
              <TimelineDot color={color} variant={icon ? 'filled' : 'outlined'}>
                {icon}
              </TimelineDot>
              {index < events.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{text}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </div>
  );
}
