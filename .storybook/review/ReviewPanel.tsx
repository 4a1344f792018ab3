import * as React from 'react';
import { DownloadIcon, UploadIcon } from '@storybook/icons';
import { Button, Link } from 'storybook/internal/components';
import { useParameter, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { CommentForm, type CommentDraft } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import {
  commentKey,
  importComments,
  linkToStory,
  mergeComments,
  writeComments,
  type Comment,
} from './comments.ts';
import { useAuthor, useComments } from './useComments.ts';

interface Design {
  /** URL of the design file of the story. */
  url?: string;
}

/** Collects comments on stories, and exports and imports them with links to the exact state. */
export function ReviewPanel() {
  const { storyId = '' } = useStorybookState();
  const { url } = useParameter<Design>('design', {});
  const [comments, save] = useComments();
  const [author, saveAuthor] = useAuthor();
  const storyComments = comments.filter((comment) => comment.storyId === storyId);
  const add = (draft: CommentDraft) => {
    const link = linkToStory(window.location.href, storyId);
    saveAuthor(draft.author);
    save([...comments, { storyId, link, ...draft, date: new Date().toISOString() }]);
  };
  const replace = (old: Comment, next: Comment) =>
    save(comments.map((comment) => (comment === old ? next : comment)));
  return (
    <div style={{ padding: 16, display: 'grid', gap: 16, fontSize: 13, maxWidth: 640 }}>
      {url !== undefined && (
        <Link href={url} target="_blank" rel="noopener noreferrer">
          Design of this story
        </Link>
      )}
      <CommentForm
        key={storyId}
        draft={{ text: '', author, severity: 'note' }}
        label="Comment on this story in its current state"
        submitLabel="Add"
        onSubmit={add}
      />
      <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
        {storyComments.map((comment) => (
          <li key={commentKey(comment)}>
            <CommentItem
              comment={comment}
              onChange={(next) => replace(comment, next)}
              onRemove={() => save(comments.filter((one) => one !== comment))}
            />
          </li>
        ))}
      </ul>
      <Exchange comments={comments} onImport={save} />
    </div>
  );
}

interface ExchangeProps {
  comments: readonly Comment[];
  onImport: (comments: readonly Comment[]) => void;
}

/** Renders the buttons that export all comments and import comments of other reviewers. */
function Exchange({ comments, onImport }: ExchangeProps) {
  const api = useStorybookApi();
  const input = React.useRef<HTMLInputElement>(null);
  const notify = (headline: string) =>
    api.addNotification({ id: 'vitrine/review', duration: 4000, content: { headline } });
  const handleExport = () => {
    download(writeComments(comments));
    notify(`Exported comments: ${comments.length}`);
  };
  const handleFile = async ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => {
    const imported = importComments((await currentTarget.files?.[0]?.text()) ?? '');
    // Without this, choosing the same file again would fire no `change` event.
    currentTarget.value = '';
    if (!imported) return notify('The file has no comments. Choose a file that was exported here.');
    const merged = mergeComments(comments, imported);
    onImport(merged);
    notify(`Imported comments: ${merged.length - comments.length} new`);
  };
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button
        ariaLabel={false}
        variant="outline"
        disabled={comments.length === 0}
        onClick={handleExport}
      >
        <DownloadIcon /> Export comments ({comments.length})
      </Button>
      <Button ariaLabel={false} variant="outline" onClick={() => input.current?.click()}>
        <UploadIcon /> Import comments
      </Button>
      <input
        ref={input}
        type="file"
        accept=".md,.json"
        hidden
        aria-label="File with comments"
        onChange={(event) => void handleFile(event)}
      />
    </div>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  link.download = 'review.md';
  link.click();
  URL.revokeObjectURL(link.href);
}
