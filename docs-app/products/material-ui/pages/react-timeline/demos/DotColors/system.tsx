import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const states = [
  { text: 'Ordered', color: 'grey' },
  { text: 'Paid', color: 'primary' },
  { text: 'Delivered', color: 'success' },
] as const;

export default function DotColors() {
  return (
    <Timeline
      aria-label="States of the order"
      sx={{ [`& .${timelineItemClasses.root}::before`]: { flex: 0, p: 0 } }}
    >
      {states.map(({ text, color }, index) => (
        <TimelineItem key={text}>
          <TimelineSeparator>
            <TimelineDot color={color} variant={index === 0 ? 'outlined' : 'filled'} />
            {index < states.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
