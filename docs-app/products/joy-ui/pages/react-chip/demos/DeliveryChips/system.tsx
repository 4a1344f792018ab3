import * as React from 'react';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const days = ['Monday', 'Wednesday', 'Friday'];

export default function DeliveryChips() {
  const [day, setDay] = React.useState('Monday');

  return (
    <FormControl>
      <FormLabel>Day of delivery</FormLabel>
      <RadioGroup
        name="day"
        orientation="horizontal"
        value={day}
        onChange={(event) => setDay(event.target.value)}
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {days.map((each) => {
          const isChosen = each === day;
          return (
            <Chip key={each} size="lg" variant="plain" color={isChosen ? 'primary' : 'neutral'}>
              <Radio
                disableIcon
                overlay
                variant={isChosen ? 'solid' : 'outlined'}
                color={isChosen ? 'primary' : 'neutral'}
                label={each}
                value={each}
              />
            </Chip>
          );
        })}
      </RadioGroup>
    </FormControl>
  );
}
