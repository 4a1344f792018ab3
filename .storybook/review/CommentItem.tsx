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

/** Renders a comment with a link to the story state, an edit button and a remove button. */
export function CommentItem({ comment, isOrphan, onChange, onRemove }: CommentItemProps) {
  const [draft, setDraft] = useDraft(commentKey(comment));
  const { text, link, date, edited, author = '', severity = 'note' } = comment;
  const save = (saved: CommentDraft) => {
    onChange({ ...comment, ...saved, edited: new Date().toISOString() });
    setDraft(undefined);
  };
  if (draft) {
    return (
      <CommentForm
        draft={draft}
        onChange={setDraft}
        label="Comment"
        submitLabel="Save"
        onSubmit={save}
        onCancel={() => setDraft(undefined)}
      />
    );
  }
  return (
    <div style={{ display: 'flex', alignItems: 'start', gap: 8 }}>
      <div style={{ flex: 1 }}>
        <SeverityBadge severity={severity} /> {author !== '' && <strong>{author} </strong>}
        <Link href={link}>{date.slice(0, 10)}</Link>
        {edited !== undefined && ' (edited)'}
        {isOrphan && ` on the removed story ${comment.storyId}`}
        <p style={{ margin: '4px 0 0', whiteSpace: 'pre-wrap' }}>{text}</p>
      </div>
      <Button
        variant="ghost"
        padding="small"
        ariaLabel={`Edit: ${text}`}
        onClick={() => setDraft({ text, author, severity })}
      >
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
