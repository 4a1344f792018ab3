import * as React from 'react';
import Box from '@mui/system/Box';

const examples = {
  'pt: 3': { pt: 3 },
  'px: 3': { px: 3 },
  'py: 3': { py: 3 },
  'paddingInlineStart: 3': { paddingInlineStart: 3 },
};

type Example = keyof typeof examples;

export default function SidesAndAxes() {
  const [chosen, setChosen] = React.useState<Example>('pt: 3');

  return (
    <Box component="fieldset" sx={{ maxWidth: 420, m: 0, p: 0, border: 0, color: 'text.primary' }}>
      <legend>Space inside the box</legend>
      <Box sx={{ display: 'grid', gap: 0.5, my: 2 }}>
        {(Object.keys(examples) as Example[]).map((example) => (
          <label key={example}>
            <input
              type="radio"
              name="space"
              checked={example === chosen}
              onChange={() => setChosen(example)}
            />{' '}
            <code>{example}</code>
          </label>
        ))}
      </Box>
      <Box sx={{ bgcolor: 'primary.soft', ...examples[chosen] }}>
        <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', p: 1 }}>
          Delivery note
        </Box>
      </Box>
    </Box>
  );
}
