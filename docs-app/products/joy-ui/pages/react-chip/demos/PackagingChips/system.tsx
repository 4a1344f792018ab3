import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const options = ['Bubble wrap', 'Corner guards', 'Wooden crate'];

export default function PackagingChips() {
  const [chosen, setChosen] = React.useState(['Bubble wrap']);

  function toggle(option: string) {
    setChosen(options.filter((each) => chosen.includes(each) !== (each === option)));
  }

  return (
    <Stack role="group" aria-label="Packaging" spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {options.map((option) => {
          const isChosen = chosen.includes(option);
          return (
            <Chip key={option} size="lg" variant="plain" color={isChosen ? 'primary' : 'neutral'}>
              <Checkbox
                disableIcon
                overlay
                variant={isChosen ? 'solid' : 'outlined'}
                color={isChosen ? 'primary' : 'neutral'}
                label={option}
                checked={isChosen}
                onChange={() => toggle(option)}
              />
            </Chip>
          );
        })}
      </Stack>
      <Typography role="status">{chosen.join(', ') || 'No packaging'}</Typography>
    </Stack>
  );
}
