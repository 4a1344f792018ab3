import { useInterfaceLang, useTranslate } from '../i18n/index.ts';

export interface TaskMarkProps {
  /** Whether the task is done. */
  checked?: boolean;
}

/** Renders the checkbox of a task list item, which shows a state and cannot change. */
export function TaskMark({ checked = false }: TaskMarkProps) {
  const translate = useTranslate();
  return (
    <input
      type="checkbox"
      checked={checked}
      disabled
      readOnly
      aria-label={translate(checked ? 'prose.taskDone' : 'prose.taskOpen')}
      lang={useInterfaceLang()}
    />
  );
}
