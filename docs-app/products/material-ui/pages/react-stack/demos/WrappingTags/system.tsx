import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';

const allTags = ['Vegetarian', 'Quick', 'Gluten free', 'Under 5 €', 'Freezes well', 'For two'];

export default function WrappingTags() {
  const [tags, setTags] = React.useState(allTags);
  const resetRef = React.useRef<HTMLButtonElement>(null);

  function handleRemove(tag: string) {
    setTags((previous) => previous.filter((other) => other !== tag));
    resetRef.current?.focus();
  }

  return (
    <Stack spacing={2} sx={{ maxWidth: 360, alignItems: 'flex-start' }}>
      <Stack
        component="ul"
        role="list"
        aria-label="Filters"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
      >
        {tags.map((tag) => (
          <Paper
            key={tag}
            component="li"
            variant="outlined"
            sx={{ display: 'flex', alignItems: 'center', paddingInlineStart: 1.5 }}
          >
            {tag}
            <IconButton size="small" aria-label={`Remove ${tag}`} onClick={() => handleRemove(tag)}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </Paper>
        ))}
      </Stack>
      <Button ref={resetRef} variant="outlined" onClick={() => setTags(allTags)}>
        Show all filters
      </Button>
      <Typography role="status">{tags.length} filters</Typography>
    </Stack>
  );
}
