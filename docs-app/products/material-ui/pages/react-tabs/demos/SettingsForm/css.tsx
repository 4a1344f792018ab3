import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import './SettingsForm.css';

export default function SettingsForm() {
  const [current, setCurrent] = React.useState('general');
  const [message, setMessage] = React.useState('Nothing saved yet.');
  const id = React.useId();

  function handleSubmit(event: React.SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const digest = data.has('digest') ? 'weekly summary' : 'no summary';
    setMessage(`Saved ${String(data.get('workspace'))} with ${digest}.`);
  }

  function panelProps(value: string) {
    return {
      role: 'tabpanel',
      id: `${id}-panel-${value}`,
      'aria-labelledby': `${id}-tab-${value}`,
      hidden: value !== current,
      className: 'SettingsForm-panel',
    };
  }

  function tabProps(value: string) {
    return { value, id: `${id}-tab-${value}`, 'aria-controls': `${id}-panel-${value}` };
  }

  return (
    <form onSubmit={handleSubmit}>
      <Tabs
        value={current}
        onChange={(_event, value: string) => setCurrent(value)}
        aria-label="Workspace settings"
      >
        <Tab label="General" {...tabProps('general')} />
        <Tab label="Messages" {...tabProps('messages')} />
      </Tabs>
      <div {...panelProps('general')}>
        <TextField fullWidth name="workspace" label="Workspace name" defaultValue="Northwind" />
      </div>
      <div {...panelProps('messages')}>
        <FormControlLabel
          control={<Checkbox name="digest" />}
          label="Send me a summary every week"
        />
      </div>
      <div className="SettingsForm-actions">
        <Button type="submit" variant="contained">
          Save settings
        </Button>
        <Typography role="status">{message}</Typography>
      </div>
    </form>
  );
}
