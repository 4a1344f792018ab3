import { styled } from '@mui/material/styles';
import { useInterfaceLang, useTranslate } from '../i18n/index.ts';

export interface TaskMarkProps {
  /** Whether the task is done. */
  checked?: boolean;
}

/** Renders the read-only checkbox of a task list item. */
export function TaskMark({ checked = false }: TaskMarkProps) {
  const translate = useTranslate();
  return (
    <TaskInput
      type="checkbox"
      checked={checked}
      disabled
      readOnly
      aria-label={translate(checked ? 'prose.taskDone' : 'prose.taskOpen')}
      lang={useInterfaceLang()}
    />
  );
}

const TaskInput = styled('input')(({ theme }) => ({
  marginInlineEnd: theme.spacing(1),
  '.contains-task-list:has(&)': { paddingInlineStart: theme.spacing(0.5), listStyle: 'none' },
}));
