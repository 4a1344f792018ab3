import * as React from 'react';
import MoodIcon from '@mui/icons-material/Mood';
import MoodBadIcon from '@mui/icons-material/MoodBad';
import SentimentNeutralIcon from '@mui/icons-material/SentimentNeutral';
import Rating, { type IconContainerProps } from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const moods = [
  { text: 'Too much to do', icon: <MoodBadIcon fontSize="inherit" /> },
  { text: 'Just right', icon: <SentimentNeutralIcon fontSize="inherit" /> },
  { text: 'Room for more', icon: <MoodIcon fontSize="inherit" /> },
];

function MoodContainer({ value, ...other }: IconContainerProps) {
  return <span {...other}>{moods[value - 1]?.icon}</span>;
}

export default function MoodRating() {
  const [mood, setMood] = React.useState<number | null>(2);
  const labelId = React.useId();

  return (
    <div>
      <Typography id={labelId}>Your week in the workshop</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby={labelId}
        name="mood"
        max={moods.length}
        value={mood}
        onChange={(_event, chosen) => setMood(chosen)}
        IconContainerComponent={MoodContainer}
        getLabelText={(value) => moods[value - 1]?.text ?? 'No answer'}
        emptyLabelText="No answer"
        highlightSelectedOnly
        sx={{
          fontSize: 40,
          '& .MuiRating-iconFilled': { color: 'primary.main' },
          '& .MuiRating-iconEmpty': { color: 'action.active' },
        }}
      />
      <Typography role="status">{mood ? moods[mood - 1]?.text : 'No answer'}</Typography>
    </div>
  );
}
