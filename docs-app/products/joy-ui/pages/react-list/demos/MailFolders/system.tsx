import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ListSubheader from '@mui/joy/ListSubheader';
import SvgIcon from '@mui/joy/SvgIcon';

const folders = ['Orders', 'Invoices', 'Complaints'];

export default function MailFolders() {
  const [chosen, setChosen] = React.useState('Orders');
  const [muted, setMuted] = React.useState('');

  return (
    <List variant="outlined" size="lg" sx={{ maxWidth: 320, borderRadius: 'md' }}>
      <ListItem nested>
        <ListSubheader sticky variant="soft" color="primary">
          Mail of the shop
        </ListSubheader>
        <List sx={{ '--ListItem-minHeight': '44px', '--ListItemDecorator-size': '36px' }}>
          {folders.map((folder) => (
            <ListItem
              key={folder}
              slotProps={{
                endAction: { sx: { transform: 'translateY(-50%)', insetInlineEnd: 8 } },
              }}
              endAction={
                <IconButton
                  aria-label={`Mute ${folder}`}
                  aria-pressed={folder === muted}
                  onClick={() => setMuted(folder === muted ? '' : folder)}
                >
                  <SvgIcon fontSize="md">
                    <path d="M12 3a6 6 0 0 0-6 6v5l-2 3h16l-2-3V9a6 6 0 0 0-6-6m-2 16a2 2 0 0 0 4 0" />
                  </SvgIcon>
                </IconButton>
              }
            >
              <ListItemButton
                selected={folder === chosen}
                aria-current={folder === chosen}
                onClick={() => setChosen(folder)}
              >
                <ListItemDecorator sx={{ color: 'text.icon' }}>
                  <SvgIcon>
                    <path d="M3 5h7l2 2h9v12H3z" />
                  </SvgIcon>
                </ListItemDecorator>
                <ListItemContent>{folder}</ListItemContent>
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </ListItem>
    </List>
  );
}
