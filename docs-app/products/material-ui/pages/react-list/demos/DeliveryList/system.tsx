import * as React from 'react';
import DoneIcon from '@mui/icons-material/Done';
import UndoIcon from '@mui/icons-material/Undo';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const stops = [
  { name: 'Ada Okoye', street: '4 Mill Lane', note: 'Ring twice, the bell is weak.' },
  { name: 'Ben Kowalski', street: '19 Harbor Road', note: 'Leave it with the baker.' },
];

export default function DeliveryList() {
  const [done, setDone] = React.useState<string[]>([]);

  function toggle(name: string) {
    setDone(done.includes(name) ? done.filter((other) => other !== name) : [...done, name]);
  }

  return (
    <List aria-label="Stops of this tour" sx={{ maxWidth: 400 }}>
      {stops.map(({ name, street, note }) => {
        const isDone = done.includes(name);
        const Icon = isDone ? UndoIcon : DoneIcon;
        return (
          <ListItem
            key={name}
            alignItems="flex-start"
            divider
            disableGutters
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={isDone ? `Undo ${name}` : `${name} is done`}
                onClick={() => toggle(name)}
              >
                <Icon />
              </IconButton>
            }
          >
            <ListItemAvatar>
              <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
                {name.slice(0, 1)}
              </Avatar>
            </ListItemAvatar>
            <ListItemText
              primary={`${name}, ${street}`}
              secondary={isDone ? 'Delivered' : note}
              primaryTypographyProps={{ fontWeight: 'fontWeightMedium' }}
              secondaryTypographyProps={{ role: 'status', component: 'div' }}
            />
          </ListItem>
        );
      })}
    </List>
  );
}
