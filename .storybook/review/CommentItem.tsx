import * as React from 'react';
import { EditIcon, TrashIcon } from '@storybook/icons';
import { Badge, Button, Link } from 'storybook/internal/components';
import { CommentForm, type CommentDraft } from './CommentForm.tsx';
import type { Comment, Severity } from './comments.ts';

const STATUSES = { note: 'neutral', minor: 'warning', major: 'negative' } as const;

export interface CommentItemProps {
  comment: Comment;
  onChange: (comment: Comment) => void;
  onRemove: () => void;
}

/** Renders a comment with a link to the story state, an edit button and a remove button. */
export function CommentItem({ comment, onChange, onRemove }: CommentItemProps) {
  const [isEdited, setEdited] = React.useState(false);
  const { text, link, date, edited, author = '', severity = 'note' } = comment;
  const save = (draft: CommentDraft) => {
    onChange({ ...comment, ...draft, edited: new Date().toISOString() });
    setEdited(false);
  };
  if (isEdited) {
    return (
      <CommentForm
        draft={{ text, author, severity }}
        label="Comment"
        submitLabel="Save"
        onSubmit={save}
        onCancel={() => setEdited(false)}
      />
    );
  }
  return (
    <div style={{ display: 'flex', alignItems: 'start', gap: 8 }}>
      <div style={{ flex: 1 }}>
        <SeverityBadge severity={severity} /> {author !== '' && <strong>{author} </strong>}
        <Link href={link}>{date.slice(0, 10)}</Link>
        {edited !== undefined && ' (edited)'}
        <p style={{ margin: '4px 0 0', whiteSpace: 'pre-wrap' }}>{text}</p>
      </div>
      <Button
        variant="ghost"
        padding="small"
        ariaLabel={`Edit: ${text}`}
        onClick={() => setEdited(true)}
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
