import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';

export default function NestedStacks() {
  const [tasks, setTasks] = React.useState(['Draw the plan', 'Order the wood', 'Paint the door']);
  const [message, setMessage] = React.useState('Three tasks, the most urgent first.');

  function handleMoveUp(index: number) {
    const task = tasks[index] ?? '';
    const above = tasks[index - 1];
    if (above === undefined) {
      setMessage(`${task} is already first.`);
      return;
    }
    setTasks(tasks.map((name) => (name === task ? above : name === above ? task : name)));
    setMessage(`${task} is now number ${index}.`);
  }

  return (
    <Stack spacing={2}>
      <Stack component="ol" role="list" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tasks.map((task, index) => (
          <Paper key={task} component="li" variant="outlined" sx={{ px: 2, py: 1 }}>
            <Stack
              direction="row"
              spacing={2}
              sx={{ alignItems: 'center', justifyContent: 'space-between' }}
            >
              <Typography>{task}</Typography>
              <IconButton aria-label={`Move up: ${task}`} onClick={() => handleMoveUp(index)}>
                <ArrowUpwardIcon />
              </IconButton>
            </Stack>
          </Paper>
        ))}
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
