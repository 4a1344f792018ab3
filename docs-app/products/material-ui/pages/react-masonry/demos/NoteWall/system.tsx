import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

const notes = [
  'The lamp came in one piece, well wrapped, and on the day that we had agreed on.',
  'Good chairs.',
  'We have had the table for a year now. Two children and a dog could not harm it.',
  'The man who brought it carried it up to the fourth floor.',
  'Twice repaired, never paid for it.',
  'Nice paper.',
];

export default function NoteWall() {
  const [isSequential, setIsSequential] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch checked={isSequential} onChange={(_, checked) => setIsSequential(checked)} />
        }
        label="In the order of rows"
        sx={{ mb: 2 }}
      />
      <Masonry
        columns={{ xs: 2, sm: 3 }}
        spacing={{ xs: 1, sm: 2 }}
        sequential={isSequential}
        defaultColumns={3}
        defaultHeight={260}
        defaultSpacing={2}
        sx={{ maxWidth: 520 }}
      >
        {notes.map((text, index) => (
          <Paper key={text} variant="outlined" sx={{ p: 1.5, typography: 'body2' }}>
            <strong>{index + 1}.</strong> {text}
          </Paper>
        ))}
      </Masonry>
    </div>
  );
}
