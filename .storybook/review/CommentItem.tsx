import * as React from 'react';
import { EditIcon, TrashIcon } from '@storybook/icons';
import { Badge, Button, Link } from 'storybook/internal/components';
import { CommentForm, type CommentDraft } from './CommentForm.tsx';
import { commentKey, type Comment, type Severity } from './comments.ts';
import { useDraft } from './reviewStores.ts';

const STATUSES = { note: 'neutral', minor: 'warning', major: 'negative' } as const;

export interface CommentItemProps {
  comment: Comment;
  /** Whether the story of the comment was removed. */
  isOrphan: boolean;
  onChange: (comment: Comment) => void;
  onRemove: () => void;
}

/** Renders a comment, or the form that edits it. Moves the focus when the user switches them. */
export function CommentItem({ comment, isOrphan, onChange, onRemove }: CommentItemProps) {
  const [draft, setDraft] = useDraft(commentKey(comment));
  const item = React.useRef<HTMLDivElement>(null);
  const hasSwitched = React.useRef(false);
  const { text, author = '', severity = 'note' } = comment;
  const isEdited = draft !== undefined;
  React.useEffect(() => {
    // Selecting the panel renders a form, too, but must not move the focus.
    if (hasSwitched.current) focusFirst(item.current);
    hasSwitched.current = false;
  }, [isEdited]);
  const switchTo = (next: CommentDraft | undefined) => {
    hasSwitched.current = true;
    setDraft(next);
  };
  const save = (saved: CommentDraft) => {
    onChange({ ...comment, ...saved, edited: new Date().toISOString() });
    switchTo(undefined);
  };
  return (
    <div ref={item}>
      {draft ? (
        <CommentForm
          draft={draft}
          onChange={setDraft}
          label="Comment"
          submitLabel="Save"
          onSubmit={save}
          onCancel={() => switchTo(undefined)}
        />
      ) : (
        <CommentText
          comment={comment}
          isOrphan={isOrphan}
          onEdit={() => switchTo({ text, author, severity })}
          onRemove={onRemove}
        />
      )}
    </div>
  );
}

/** Focuses the text field of an edited comment, or the edit button of another comment. */
export function focusFirst(item: Element | null): void {
  item?.querySelector<HTMLElement>('textarea, button')?.focus();
}

interface CommentTextProps extends Pick<CommentItemProps, 'comment' | 'isOrphan' | 'onRemove'> {
  onEdit: () => void;
}

/** Renders a comment with a link to the story state, an edit button and a remove button. */
function CommentText({ comment, isOrphan, onEdit, onRemove }: CommentTextProps) {
  const { storyId, text, link, date, edited, author = '', severity = 'note' } = comment;
  return (
    <div style={{ display: 'flex', alignItems: 'start', gap: 8 }}>
      <div style={{ flex: 1 }}>
        <SeverityBadge severity={severity} /> {author !== '' && <strong>{author} </strong>}
        <Link href={link}>{date.slice(0, 10)}</Link>
        {edited !== undefined && ' (edited)'}
        {isOrphan && ` on the removed story ${storyId}`}
        <p style={{ margin: '4px 0 0', whiteSpace: 'pre-wrap' }}>{text}</p>
      </div>
      <Button variant="ghost" padding="small" ariaLabel={`Edit: ${text}`} onClick={onEdit}>
        <EditIcon />
      </Button>
      <Button variant="ghost" padding="small" ariaLabel={`Remove: ${text}`} onClick={onRemove}>
        <TrashIcon />
      </Button>
    </div>
  );
}

function SeverityBadge({ severity }: { severity: Severity }) {
  return (
    <Badge compact status={STATUSES[severity]}>
      {severity}
    </Badge>
  );
}
